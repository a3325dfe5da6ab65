import { isPageAddress } from '#contract/kit/sameSite.ts'
import { onlineRedirect } from '#contract/portal/customerService.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { usePortal } from '#web/kit/client/portal.ts'

/** Opens the tenant's online customer service in a new window; undefined if the tenant has none. */
export function useCustomerService() {
  const redirect = useWrite(onlineRedirect)
  if (usePortal().portalSettingsInfo.isShowCustomerService !== '1') return undefined
  const onSuccess = ({ data }: { readonly data: string }) => {
    if (isPageAddress(data)) window.open(data, '_blank', 'noopener')
  }
  return { isBusy: redirect.isPending, open: () => redirect.mutate({}, { onSuccess }) }
}
