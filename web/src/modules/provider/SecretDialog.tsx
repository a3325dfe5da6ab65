import { useTranslation } from 'react-i18next'
import type { NewSecret } from '#contract/provider/provider.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import css from './Applications.module.css'

interface SecretDialogProps {
  readonly secret: NewSecret
  readonly onClose: () => void
}

/** Client secret, shown once; the dialog stays open until the person confirms having saved it. */
export function SecretDialog({ secret: { clientId, secret }, onClose }: SecretDialogProps) {
  const { t } = useTranslation()
  const copied = (text: string) => (
    <span className={css['description']}>
      <code className={css['secret']}>{text}</code>
      <CopyButton text={text} />
    </span>
  )
  const saved = (
    <Button variant="solid" data-first onClick={onClose}>
      {t('provider.admin.saved')}
    </Button>
  )
  return (
    <Dialog title={t('provider.admin.secretTitle')} width={600} stays onClose={onClose} foot={saved}>
      <div className={css['body']}>
        <Alert tone="warn" title={t('provider.admin.secretText')} />
        <dl className={css['secrets']}>
          <dt>{t('provider.admin.clientId')}</dt>
          <dd>{copied(clientId)}</dd>
          <dt>{t('provider.admin.secret')}</dt>
          <dd>{copied(secret)}</dd>
        </dl>
      </div>
    </Dialog>
  )
}
