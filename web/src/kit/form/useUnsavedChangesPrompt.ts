import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { confirm } from '#web/kit/overlay/toast.ts'
import { bearer } from '#web/kit/client/session.ts'

/**
 * Asks whoever leaves a page with something unsaved. The answered function lets go where it has been saved and the page itself goes on.
 * Whose session is over is not held: nothing could be saved any more.
 */
export function useUnsavedChangesPrompt(isUnsaved: boolean): () => void {
  const { t } = useTranslation()
  const [owner] = useState(bearer)
  const isFree = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isFree.current && bearer() === owner && nextLocation.pathname !== currentLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = {
      title: t('common.unsaved.title'),
      text: t('common.unsaved.text'),
      ok: t('common.unsaved.leave'),
      cancel: t('common.unsaved.stay'),
      danger: true,
    }
    void confirm(question).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()))
  }, [blocker, t])
  useEffect(() => {
    if (!isUnsaved) return
    const hold = (event: BeforeUnloadEvent) => {
      if (!isFree.current && bearer() === owner) event.preventDefault()
    }
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [isUnsaved, owner])
  return () => void (isFree.current = true)
}
