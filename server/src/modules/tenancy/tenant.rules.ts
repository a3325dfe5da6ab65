import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import { isPageAddress } from '#contract/kit/sameSite.ts'
import { storedAs } from '#contract/kit/settings.ts'
import type { SettingCode, Settings } from '#contract/settings.ts'
import { graceDays, type TenantStatus } from '#contract/tenancy/packages.ts'
import { PortalSettings } from '#contract/tenancy/tenancy.ts'

/** How a tenant is served: after its term it can still be read for some days. */
export type Service = 'open' | 'readOnly' | 'suspended'

export function serviceOf(
  { status, expires_on: last }: { readonly status: TenantStatus; readonly expires_on: string | null },
  now: Date,
): Service {
  if (status !== 'open') return 'suspended'
  const today = dayOf(now)
  if (last === null || today <= last) return 'open'
  return today <= dayAfter(last, graceDays) ? 'readOnly' : 'suspended'
}

const facts = ['tenantId', 'domain', 'deptCode', 'bizDeptCode'] as const
type PortalCode = Exclude<keyof PortalSettings, (typeof facts)[number]> & SettingCode

/** Settings that the portal publishes. */
export const portalCodes = Object.keys(PortalSettings.properties).filter(
  (name) => !facts.some((fact) => fact === name),
) as PortalCode[]

/** Settings on which the published ones depend. */
export const presentedCodes = [...portalCodes, 'customerServiceUrl'] as const

/** Entrances with a configurable URL; the default is this product's login. */
export const entranceCodes = ['PUR_LOGIN_URL', 'SUP_LOGIN_URL'] as const
export type EntranceCode = (typeof entranceCodes)[number]

/** URL of an entrance; empty if removed, or if it would be an open redirect. */
export const entranceAddress = (address: string): string => (isPageAddress(address) ? address : '')

/** Published settings of a tenant: texts, and switches as `1` and `0`. */
export const presentPortal = (
  tenantId: string,
  domain: string,
  deptCode: string,
  settings: Pick<Settings, PortalCode | 'customerServiceUrl'>,
): PortalSettings => ({
  ...(Object.fromEntries(portalCodes.map((code) => [code, storedAs(settings[code])])) as Omit<
    PortalSettings,
    (typeof facts)[number]
  >),
  // Hides the button if it has no address.
  isShowCustomerService: settings.isShowCustomerService && settings.customerServiceUrl !== '' ? '1' : '0',
  tenantId,
  domain,
  deptCode,
  bizDeptCode: deptCode,
})
