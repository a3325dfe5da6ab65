import { isPageAddress } from '#contract/kit/sameSite.ts'
import { onlineRedirect } from '#contract/portal/customerService.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { refuse } from '#kit/refusal.ts'
import { readSettings } from '#modules/tenancy/index.ts'

export function customerServiceRoutes(app: App) {
  serve(app, onlineRedirect, async ({ db }) => {
    const { isShowCustomerService, customerServiceUrl: data } = await readSettings(
      db,
      'isShowCustomerService',
      'customerServiceUrl',
    )
    return isShowCustomerService && isPageAddress(data) ? { data } : refuse('customerService.none')
  })
}
