import { isPageAddress } from '#contract/kit/sameSite.ts'
import { storedAs, portalLoginSettings, parseSetting } from '#contract/tenancy/loginSettings.ts'
import type { PortalSettings } from '#contract/tenancy/tenancy.ts'

type LoginSettingName = (typeof portalLoginSettings)[number]
type VisibleSettings = Omit<PortalSettings, 'tenantId' | 'domain' | 'deptCode' | 'bizDeptCode'>

/** Portal defaults (specification, section 3). */
const defaults: Omit<VisibleSettings, LoginSettingName> = {
  isEnable: '1',
  webTitle: '企业采购',
  shortName: '百采',
  tagline: '',
  themeColor: 'red',
  favicon: '',
  loginLogoUrl: '',
  loginBackgroundUrl: '',
  portalLogoUrl: '',
  footerContent: '',
  welcomeWords: '欢迎使用百采',
  serviceTel: '400-800-0000',
  isDisplayServiceTel: '1',
  tenantLogin: '0',
  isWaterMark: '0',
  isShowCustomerService: '0',
  isShowBatchOrder: '0',
  isShowAllcatalog: '1',
  isHomeAnnouncementArea: '0',
  isAnnouncementArea: '0',
  isHuarun: '0',
}

/** Entrances with a configurable URL; the default is this product's login. */
export const entranceCodes = ['PUR_LOGIN_URL', 'SUP_LOGIN_URL'] as const
export type EntranceCode = (typeof entranceCodes)[number]

/** Entrance URL of a stored value; empty where it was removed, or where it is no allowed URL (open redirect). */
export function entranceAddress(code: EntranceCode, stored: string | undefined): string {
  const address = parseSetting(code, stored)
  return isPageAddress(address) ? address : ''
}

const isOneOf = (value: string | undefined): value is '0' | '1' => value === '0' || value === '1'

/** Tenant settings over the defaults; a switch that is neither '0' nor '1' counts as unset. */
export function portalSettings(
  tenantId: string,
  domain: string,
  stored: Readonly<Record<string, string>>,
): PortalSettings {
  const settings: Record<string, string> = { ...defaults }
  for (const [name, value] of Object.entries(stored)) {
    if (!(name in defaults)) continue
    const isSwitch = isOneOf(settings[name])
    if (!isSwitch || isOneOf(value)) settings[name] = value
  }
  for (const name of portalLoginSettings) settings[name] = storedAs(parseSetting(name, stored[name]))
  return { ...(settings as VisibleSettings), tenantId, domain, deptCode: '001', bizDeptCode: '001' }
}
