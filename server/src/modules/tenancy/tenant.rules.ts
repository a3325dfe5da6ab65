import type { PortalSettings } from '#contract/tenancy.ts'

/** What a portal shows where its tenant has said nothing (specification, section 3). */
const defaults: Omit<PortalSettings, 'tenantId' | 'domain' | 'deptCode' | 'bizDeptCode'> = {
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
  accountLogin: '1',
  smsLogin: '0',
  caLogin: '0',
  tenantLogin: '0',
  qrLogin: '1',
  smsLoginBy: 'mobile',
  isOpenTrial: '0',
  accountLoginValidType: '0',
  userRegUrl: '',
  isWaterMark: '0',
  isShowCustomerService: '0',
  isShowBatchOrder: '0',
  isShowAllcatalog: '1',
  isLoginHome: '0',
  isHomeAnnouncementArea: '0',
  isAnnouncementArea: '0',
  isHuarun: '0',
}

const isOneOf = (value: string | undefined): value is '0' | '1' => value === '0' || value === '1'

/** A tenant's settings over the defaults; a switch that is neither '0' nor '1' counts as not set. */
export function portalSettings(
  tenantId: string,
  domain: string,
  stored: Readonly<Record<string, string>>,
): PortalSettings {
  const settings: Record<string, string> = { ...defaults }
  for (const [name, value] of Object.entries(stored)) {
    if (!(name in defaults)) continue
    const isSwitch = isOneOf(settings[name])
    const isAllowed = !isSwitch || isOneOf(value)
    if (isAllowed && (name !== 'smsLoginBy' || value === 'account')) settings[name] = value
  }
  return { ...(settings as typeof defaults), tenantId, domain, deptCode: '001', bizDeptCode: '001' }
}
