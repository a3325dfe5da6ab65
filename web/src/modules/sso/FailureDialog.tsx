import { useTranslation } from 'react-i18next'
import { isPageAddress, sameSitePath } from '#contract/kit/sameSite.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { usePortal } from '#web/kit/client/portal.ts'
import { TraceId } from '#web/kit/ui/TraceId.tsx'

interface FailureDialogProps {
  /** Message of the server, if any. */
  readonly reason: string
  readonly trace: string
  /** Entrance of the failed sign-on. */
  readonly entrance: 'purchaser' | 'supplier'
}

/** Login of this site, the default if the tenant has set no address. */
const own = { purchaser: '/login', supplier: '/login?entrance=supplier' } as const

/** Denied sign-on: the reason, and a link to the login of the entrance. */
export function FailureDialog({ reason, trace, entrance }: FailureDialogProps) {
  const { t } = useTranslation()
  const { purLoginUrl, supLoginUrl } = usePortal()
  const set = entrance === 'purchaser' ? purLoginUrl : supLoginUrl
  const address = isPageAddress(set) ? set : own[entrance]
  const isOurs = sameSitePath(address) !== undefined
  const label = t(`sso.to.${entrance}`)
  return (
    <Dialog
      stays
      width={400}
      title={t('login.sso.failed')}
      onClose={() => undefined}
      foot={
        isOurs ? (
          <ButtonLink variant="solid" replace to={address} data-first>
            {label}
          </ButtonLink>
        ) : (
          <ButtonLink variant="solid" to={address} reloadDocument data-first>
            {label}
          </ButtonLink>
        )
      }
    >
      <p>{reason === '' || reason === t('login.sso.failed') ? t(`login.sso.failedAt.${entrance}`) : reason}</p>
      {trace !== '' && <TraceId trace={trace} />}
    </Dialog>
  )
}
