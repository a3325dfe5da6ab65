import { useTranslation } from 'react-i18next'
import { isPageAddress } from '#contract/kit/sameSite.ts'
import { onlineRedirect } from '#contract/portal/customerService.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { usePortal } from '#web/kit/client/portal.ts'

/** Opens the tenant's online customer service in a window of its own. */
export function CustomerService() {
  const { t } = useTranslation()
  const ask = useWrite(onlineRedirect)
  if (usePortal().portalSettingsInfo.isShowCustomerService !== '1') return null
  const open = ({ data }: { readonly data: string }) => {
    if (isPageAddress(data)) window.open(data, '_blank', 'noopener')
  }
  return (
    <button type="button" aria-busy={ask.isPending} onClick={() => ask.mutate({}, { onSuccess: open })}>
      {t('shell.customerService')}
    </button>
  )
}
