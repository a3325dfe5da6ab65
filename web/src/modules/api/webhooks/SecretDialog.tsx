import { useTranslation } from 'react-i18next'
import type { NewWebhook } from '#contract/api/webhooks.ts'
import { ShownOnce } from '../ShownOnce.tsx'

interface SecretDialogProps {
  readonly created: NewWebhook
  readonly onClose: () => void
}

/** Secret that signs what is sent to a webhook, shown once. */
export function SecretDialog({ created: { name, secret }, onClose }: SecretDialogProps) {
  const { t } = useTranslation()
  return (
    <ShownOnce
      title={t('webhooks.secretTitle', { name })}
      note={t('webhooks.secretText')}
      secret={secret}
      onClose={onClose}
    />
  )
}
