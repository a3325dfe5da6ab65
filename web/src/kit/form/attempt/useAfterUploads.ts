import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRendered } from '../autosave/useRendered.ts'
import type { FormNotice } from './notice.ts'

const formOf = (id: string) => document.getElementById(id)
const isUploading = (id: string) => formOf(id)?.querySelector('[data-uploading]') != null

/** Waits for pending uploads of a form. Resolves to true if the form still exists and all files have arrived. */
function uploadsSettled(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = () => {
      if (isUploading(id)) return
      observer.disconnect()
      const form = formOf(id)
      resolve(form !== null && form.querySelector('[data-failed]') === null)
    }
    const observer = new MutationObserver(settle)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-uploading'] })
    settle()
  })
}

/**
 * Defers submission while files are uploading and repeats it afterwards; not if an upload failed or the form was
 * closed. The returned function returns whether the submission is deferred.
 */
export function useAfterUploads(id: string, setNotice: (notice: FormNotice | undefined) => void) {
  const { t } = useTranslation()
  const rendered = useRendered()
  const isWaiting = useRef(false)
  const wait = async (attempt: () => void) => {
    isWaiting.current = true
    setNotice({ tone: 'warn', title: t('common.upload.busy') })
    const isComplete = await uploadsSettled(id)
    isWaiting.current = false
    setNotice(undefined)
    if (!isComplete) return
    // The field's value changes after the upload ends, so a render is needed first.
    await rendered()
    attempt()
  }
  return (attempt: () => void): boolean => {
    if (!isWaiting.current && isUploading(id)) void wait(attempt)
    return isWaiting.current
  }
}
