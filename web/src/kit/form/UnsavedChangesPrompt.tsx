import { use, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HistoryContext } from '#web/kit/client/navigation.ts'
import { accountOfTab } from '#web/kit/client/session/session.ts'
import { confirm } from '#web/kit/overlay/toast.ts'
import { hasSavers, isAnythingUnsaved, saveBeforeLeaving, useIsAnythingUnsaved } from './unsaved.ts'

/**
 * Prompt for unsaved changes on navigation. Rendered once in the application frame, because the history supports one
 * blocker.
 */
export function UnsavedChangesPrompt() {
  return useIsAnythingUnsaved() ? <Blocker /> : null
}

function Blocker() {
  const { t } = useTranslation()
  const history = use(HistoryContext)
  const [owner] = useState(accountOfTab)
  useEffect(
    () =>
      history?.block(() => {
        if (!isAnythingUnsaved() || accountOfTab() !== owner) return undefined
        const ask = () =>
          confirm({
            title: t('common.unsaved.title'),
            text: t('common.unsaved.text'),
            ok: t('common.unsaved.leave'),
            cancel: t('common.unsaved.stay'),
            danger: true,
          })
        return hasSavers() ? saveBeforeLeaving().then((isSaved) => isSaved || ask()) : ask()
      }),
    [history, owner, t],
  )
  return null
}
