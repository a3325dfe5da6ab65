import { route } from '#contract/kit/route.ts'
import { Id, List, Nothing, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'
import { PortalMenuEntry } from './portalMenu.ts'

/** Switch of the specification: '1' on, '0' off. */
const Switch = OneOf(['0', '1'])

/** Portal settings of a tenant (specification, section 3). URLs are same-site paths or https. */
export const PortalSettings = shape({
  isEnable: Switch,
  tenantId: Id,
  deptCode: Type.String(),
  bizDeptCode: Type.String(),
  domain: Type.String(),
  webTitle: Type.String(),
  shortName: Type.String(),
  shortNameEn: Type.String({ description: 'on English pages; empty: shortName' }),
  tagline: Type.String({
    description: "empty: the product's default in the language of the page",
  }),
  themeColor: Type.String({ description: '#rrggbb, red or blue' }),
  favicon: Type.String(),
  loginLogoUrl: Type.String(),
  loginBackgroundUrl: Type.String(),
  portalLogoUrl: Type.String(),
  footerContent: Type.String(),
  welcomeWords: Type.String(),
  welcomeWordsEn: Type.String({ description: 'on English pages; empty: the default greeting' }),
  serviceTel: Type.String(),
  isDisplayServiceTel: Switch,
  accountLogin: Switch,
  smsLogin: Switch,
  caLogin: Switch,
  tenantLogin: Switch,
  qrLogin: Switch,
  smsLoginBy: Type.Union([Type.Literal('mobile'), Type.Literal('account')], {
    description:
      'recipient of the SMS code: the typed number, or the number of the account after its password was checked',
  }),
  isOpenTrial: Switch,
  accountLoginValidType: Type.Union([Type.Literal('0'), Type.Literal('2')], {
    description: '0 picture captcha, 2 slider captcha',
  }),
  userRegUrl: Type.String(),
  isWaterMark: Switch,
  isShowCustomerService: Switch,
  isShowBatchOrder: Switch,
  isShowAllcatalog: Switch,
  isLoginHome: Switch,
  isHomeAnnouncementArea: Switch,
  isAnnouncementArea: Switch,
  isShowPageViews: Switch,
  isApply: Switch,
  isHuarun: Switch,
})
export type PortalSettings = Static<typeof PortalSettings>

/** Data that the portal needs before its first render. */
export const PortalEnablement = shape({
  tenantId: Id,
  isSandbox: Switch,
  deptId: Id,
  deptCode: Type.String(),
  token: Type.String({ description: "token of type 'client', which identifies the visit, not a person" }),
  isShowCount: Switch,
  isEnable: Switch,
  supplierEnable: Switch,
  deptEnable: Switch,
  purLoginUrl: Type.String(),
  supLoginUrl: Type.String(),
  portalSettingsInfo: PortalSettings,
  deptPermssion: List(Type.String({ description: 'permission id of a navigation entry' })),
  menuOptionsList: List(PortalMenuEntry),
})
export type PortalEnablement = Static<typeof PortalEnablement>

export const queryByDomain = route({
  method: 'GET',
  path: '/portalent/api/portalSettings/queryByDomain',
  access: 'public',
  lags: true,
  summary: 'Get the portal settings of the tenant with this host name',
  input: Nothing,
  reply: PortalSettings,
})
export const checkEnable = route({
  method: 'GET',
  path: '/portalent/api/portalEnt/checkEnable',
  access: 'public',
  lags: true,
  summary: 'Get whether the portal is on, with its settings and navigation',
  input: Nothing,
  reply: PortalEnablement,
})
export const queryLoginUrl = route({
  method: 'GET',
  path: '/portalent/api/portalEnt/queryLoginUrl',
  access: 'public',
  lags: true,
  summary: 'Get the address of an entrance: PUR_LOGIN_URL or SUP_LOGIN_URL',
  input: shape({ code: OneOf(['PUR_LOGIN_URL', 'SUP_LOGIN_URL']) }),
  reply: shape({ data: Type.String() }),
})
