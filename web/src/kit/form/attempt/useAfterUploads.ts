import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRendered } from '../autosave/useRendered.ts'
import type { FormNotice } from './notice.ts'

const formOf = (id: string) => document.getElementById(id)
const isUploading = (id: string) => formOf(id)?.querySelector('[data-uploading]') != null

/**
 * Waits until no file of a form is on its way any more. Answers whether the form can go on: it is still there, and
 * every file has arrived.
 */
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
 * Puts an attempt to send a form off while its files are on their way, and makes it once they have arrived; not where
 * one failed, or the form is closed. The returned function answers whether the attempt is put off.
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
    // The value of the field follows the end of the upload.
    await rendered()
    attempt()
  }
  return (attempt: () => void): boolean => {
    if (!isWaiting.current && isUploading(id)) void wait(attempt)
    return isWaiting.current
  }
}
