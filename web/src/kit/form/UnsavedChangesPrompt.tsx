import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { bearer } from '#web/kit/client/session.ts'
import { confirm } from '#web/kit/overlay/toast.ts'
import { isAnythingUnsaved, useIsAnythingUnsaved } from './unsaved.ts'

/** Asks anyone who leaves a page with something unsaved. It stands once in the frame of all pages: a router knows one blocker. */
export function UnsavedChangesPrompt() {
  return useIsAnythingUnsaved() ? <Blocker /> : null
}

function Blocker() {
  const { t } = useTranslation()
  const [owner] = useState(bearer)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAnythingUnsaved() && bearer() === owner && nextLocation.pathname !== currentLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const confirmation = {
      title: t('common.unsaved.title'),
      text: t('common.unsaved.text'),
      ok: t('common.unsaved.leave'),
      cancel: t('common.unsaved.stay'),
      danger: true,
    }
    void confirm(confirmation).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()))
  }, [blocker, t])
  return null
}
