import { route } from '#contract/kit/route.ts'
import { Id, List, Nothing, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'
import { PortalMenuEntry } from './portalMenu.ts'

/** '1' on, '0' off, as the specification writes switches. */
const Switch = OneOf(['0', '1'])

/** A tenant's portal settings (specification, section 3). Urls are same-site paths or https. */
export const PortalSettings = shape({
  isEnable: Switch,
  tenantId: Id,
  deptCode: Type.String(),
  bizDeptCode: Type.String(),
  domain: Type.String(),
  webTitle: Type.String(),
  shortName: Type.String(),
  tagline: Type.String({
    description: "the tenant's own; where it is empty the page says the product's in the reader's language",
  }),
  themeColor: Type.String({ description: '#rrggbb, or the words red and blue' }),
  favicon: Type.String(),
  loginLogoUrl: Type.String(),
  loginBackgroundUrl: Type.String(),
  portalLogoUrl: Type.String(),
  footerContent: Type.String(),
  welcomeWords: Type.String(),
  welcomeWordsEn: Type.String({ description: 'on English pages; empty: the page welcomes in words of its own' }),
  serviceTel: Type.String(),
  isDisplayServiceTel: Switch,
  accountLogin: Switch,
  smsLogin: Switch,
  caLogin: Switch,
  tenantLogin: Switch,
  qrLogin: Switch,
  smsLoginBy: Type.Union([Type.Literal('mobile'), Type.Literal('account')], {
    description: 'whether a code is sent to the number that is typed, or to the one of the account whose password is',
  }),
  isOpenTrial: Switch,
  accountLoginValidType: Type.Union([Type.Literal('0'), Type.Literal('2')], {
    description: '0 picture code, 2 slider',
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

/** What the portal needs before its first render. */
export const PortalEnablement = shape({
  tenantId: Id,
  deptId: Id,
  deptCode: Type.String(),
  token: Type.String({ description: "a token of type 'client': it identifies the visit, not a person" }),
  isShowCount: Switch,
  isEnable: Switch,
  supplierEnable: Switch,
  deptEnable: Switch,
  purLoginUrl: Type.String(),
  supLoginUrl: Type.String(),
  portalSettingsInfo: PortalSettings,
  deptPermssion: List(Type.String({ description: 'the ids of what is in the menu' })),
  menuOptionsList: List(PortalMenuEntry),
})
export type PortalEnablement = Static<typeof PortalEnablement>

export const queryByDomain = route({
  method: 'GET',
  path: '/portalent/api/portalSettings/queryByDomain',
  access: 'public',
  lags: true,
  summary: 'The portal settings of the tenant that this host name belongs to.',
  input: Nothing,
  reply: PortalSettings,
})
export const checkEnable = route({
  method: 'GET',
  path: '/portalent/api/portalEnt/checkEnable',
  access: 'public',
  lags: true,
  summary: 'Whether the portal is open, with its settings and menu.',
  input: Nothing,
  reply: PortalEnablement,
})
export const queryLoginUrl = route({
  method: 'GET',
  path: '/portalent/api/portalEnt/queryLoginUrl',
  access: 'public',
  lags: true,
  summary: 'The address of an entrance: PUR_LOGIN_URL or SUP_LOGIN_URL.',
  input: shape({ code: OneOf(['PUR_LOGIN_URL', 'SUP_LOGIN_URL']) }),
  reply: shape({ data: Type.String() }),
})
