import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { usePortal } from '#web/kit/portal.ts'
import { Trace } from '#web/kit/Trace.tsx'

interface FailureDialogProps {
  /** The server's sentence, where there is one. */
  readonly reason: string
  readonly trace: string
}

/** Nobody was let in: why, and the purchasers' own way in. */
export function FailureDialog({ reason, trace }: FailureDialogProps) {
  const { t } = useTranslation()
  const { purLoginUrl } = usePortal()
  const isOurs = purLoginUrl === '' || purLoginUrl.startsWith('/')
  return (
    <Dialog
      stays
      width={400}
      title={t('sso.failed')}
      onClose={() => undefined}
      foot={
        isOurs ? (
          <ButtonLink look="solid" replace to={purLoginUrl || '/login'} data-first>
            {t('sso.toPurchaser')}
          </ButtonLink>
        ) : (
          <ButtonLink look="solid" to={purLoginUrl} reloadDocument data-first>
            {t('sso.toPurchaser')}
          </ButtonLink>
        )
      }
    >
      <p>{reason === '' || reason === t('sso.failed') ? t('sso.failedReason') : reason}</p>
      {trace !== '' && <Trace trace={trace} />}
    </Dialog>
  )
}
