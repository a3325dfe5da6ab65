import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Done,
  Id,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

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
  deptPermssion: List(Type.String()),
  menuOptionsList: List(
    shape({ url: Type.String(), routeName: Type.String(), permName: Type.String(), enName: Type.String() }),
  ),
})
export type PortalEnablement = Static<typeof PortalEnablement>

const ConfigValue = shape({ code: Type.String(), val: Type.String(), id: Maybe(Id) })

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
/** Configuration that anybody may read, because the first page needs it. Everything else stays inside. */
export const openConfigs = [
  'isHuarun',
  'isApply',
  'isShowFirstMenu',
  'quotationRuleConf',
  'SUP_LOGIN_URL',
  'PUR_LOGIN_URL',
  'loginButton',
  'landOnFirstPermission',
  'caReminder',
] as const
/** Those that the login settings hold count for the whole tenant alone. */
const departmentConfigs = ['isApply', 'isShowFirstMenu', 'quotationRuleConf', 'landOnFirstPermission'] as const

export const qryConfByItemCode = route({
  method: 'GET',
  path: '/busiconfigrest/api/conf/qryConfByItemCode',
  access: 'public',
  summary:
    "One configuration value: the department's own where dept_code names one that has set it, else the tenant's.",
  input: shape({ code: Text(64), tenant_id: Optional(Id), dept_code: Optional(Text(64)) }),
  reply: ConfigValue,
})
export const qryConfByItemCodes = route({
  method: 'POST',
  path: '/busiconfigrest/api/conf/qryConfByItemCodes',
  access: 'public',
  reads: true,
  summary: 'Several configuration values of the tenant.',
  input: shape({ codeList: List(Text(64), 50), tenantId: Optional(Id) }),
  reply: List(ConfigValue),
})
export const getConfByType = route({
  method: 'POST',
  path: '/busiconfigrest/api/conf/getConfByType',
  access: 'public',
  reads: true,
  summary: 'Several configuration values of the tenant that say what its home shows.',
  input: shape({ codes: List(Text(64), 50) }),
  reply: List(ConfigValue),
})

export const setDepartmentConf = route({
  method: 'POST',
  path: '/busiconfigrest/api/conf/setDepartmentConf',
  access: 'portal.configure',
  summary: "Sets what a department has for itself; without a value the tenant's counts again.",
  input: shape({ code: OneOf(departmentConfigs), dept_code: Text(64), val: Maybe(Note(500)) }),
  reply: Done,
})

export const tenancyRefusals = {
  'login.noPurchaserUrl': [2001, '暂未配置采购人登录地址！', 'No buyer sign-in URL has been set up.'],
  'login.noSupplierUrl': [2002, '暂未配置供应商登录地址！', 'No supplier sign-in URL has been set up.'],
} as const satisfies Refusals
