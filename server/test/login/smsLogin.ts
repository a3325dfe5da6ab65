import type { StoredSettings } from '#contract/settings.ts'
import * as contract from '#contract/login/sms.ts'
import { as, aTenant, type TestTenant } from '#test/app.ts'
import { solvedCaptcha } from '#test/sms.ts'

export const open = (settings: StoredSettings = {}) => aTenant({ smsLogin: '1', ...settings })
export const mobile = '13800001234'
export const unknownMobile = '13900009999'

export const requested = (tenant: TestTenant, number = mobile) =>
  as(tenant, contract.validLoginMobile, { mobile: number, ...solvedCaptcha() })
export const sent = async (tenant: TestTenant, number = mobile) => {
  const uuid = await requested(tenant, number)
  await as(tenant, contract.sendLoginMsg, { uuid })
  return uuid
}
