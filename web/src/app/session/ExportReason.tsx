import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportReasonBy } from '#web/kit/client/exportReason.ts'
import { ReasonDialog } from '#web/kit/overlay/ReasonDialog.tsx'

/** Dialog in which a person states why they export sensitive data; their download waits for it. */
export function ExportReason() {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState<(reason: string | null) => void>()
  useEffect(
    () =>
      exportReasonBy(async () => {
        const { promise, resolve } = Promise.withResolvers<string | null>()
        setAnswer(() => resolve)
        return promise
      }),
    [],
  )
  if (!answer) return null
  const end = (reason: string | null) => {
    answer(reason)
    setAnswer(undefined)
  }
  return (
    <ReasonDialog
      title={t('common.exportReason.title')}
      text={t('common.exportReason.text')}
      ok={t('common.exportReason.ok')}
      busy={false}
      onClose={() => end(null)}
      onReason={end}
    />
  )
}
