import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { defineSettings } from '#contract/kit/settings.ts'
import { List, Note, Nothing, OneOf, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

/**
 * A page of this site, or of another one; empty where there is none. What is not one by these letters alone is the
 * server's to refuse.
 */
const Address = Type.String({ maxLength: 500, pattern: '^(https?://[^\\s\\\\]+|/(?![/\\\\])[^\\s\\\\]*)?$' })
const Between = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum })

/** An issuer of certificates, and where the driver of its U-keys is fetched: by https, or from this site. */
const Driver = shape({
  caCode: Note(64),
  caName: Text(100),
  downloadUrl: Type.String({ maxLength: 500, pattern: '^(https://[^\\s\\\\]+|/(?![/\\\\])[^\\s\\\\]*)$' }),
})
export type Driver = Static<typeof Driver>

/**
 * How a tenant's people log in, each setting by the name under which it is kept. The bounds stand here and nowhere
 * else.
 */
export const LoginSettings = shape({
  accountLogin: Type.Boolean(),
  smsLogin: Type.Boolean(),
  caLogin: Type.Boolean(),
  qrLogin: Type.Boolean(),
  accountLoginValidType: { ...OneOf(['0', '2']), description: '0 picture code, 2 slider' },
  loginCipher: OneOf(['sm2', 'rsa']),
  smsLoginBy: OneOf(['mobile', 'account']),
  smsPerDay: Between(1, 50),
  qrLoginSeconds: Between(60, 600),
  caReminder: Type.Boolean(),
  caInfos: List(Driver, 20),
  PUR_LOGIN_URL: Address,
  SUP_LOGIN_URL: Address,
  userRegUrl: Address,
  isLoginHome: { ...Type.Boolean(), description: 'the login is the home of visitors' },
  loginButton: { ...Type.Boolean(), description: 'the home of visitors has buttons to log in' },
  isShowPwdErrInfo: { ...Type.Boolean(), description: 'shows the attempts left after a wrong password' },
  isHideTopDept: { ...Type.Boolean(), description: 'the top department is left out of the path of a department' },
  passwordStrategy: Type.Boolean(),
  passwordLength: Between(8, 20),
  passwordMost: Between(16, 64),
  passwordLevel: Between(2, 4),
  secondFactor: OneOf(['optional', 'required']),
  oneSession: Type.Boolean(),
  sessionIdleMinutes: Between(5, 24 * 60),
  sessionHours: Between(1, 7 * 24),
  isOpenTrial: Type.Boolean(),
  trialDays: Between(1, 365),
  trialRole: { ...Note(64), description: 'the code of a role' },
})
export type LoginSettings = Static<typeof LoginSettings>

/** What counts where a tenant has set nothing. */
export const defaultLoginSettings: LoginSettings = {
  accountLogin: true,
  smsLogin: false,
  caLogin: false,
  qrLogin: true,
  accountLoginValidType: '0',
  loginCipher: 'sm2',
  smsLoginBy: 'mobile',
  smsPerDay: 10,
  qrLoginSeconds: 300,
  caReminder: false,
  caInfos: [],
  PUR_LOGIN_URL: '/login',
  SUP_LOGIN_URL: '/login?entrance=supplier',
  userRegUrl: '',
  isLoginHome: false,
  loginButton: false,
  isShowPwdErrInfo: false,
  isHideTopDept: false,
  passwordStrategy: true,
  passwordLength: 8,
  passwordMost: 16,
  passwordLevel: 2,
  secondFactor: 'optional',
  oneSession: false,
  sessionIdleMinutes: 120,
  sessionHours: 12,
  isOpenTrial: false,
  trialDays: 14,
  trialRole: 'buyer',
}

/** Those that everybody reads, with what the portal shows. */
export const portalLoginSettings = [
  'accountLogin',
  'smsLogin',
  'caLogin',
  'qrLogin',
  'accountLoginValidType',
  'smsLoginBy',
  'userRegUrl',
  'isLoginHome',
  'isOpenTrial',
] as const satisfies readonly (keyof LoginSettings)[]

export const loginSettings = defineSettings(LoginSettings, defaultLoginSettings)

interface Limits {
  readonly minimum?: number
  readonly maximum?: number
}
export const limitsOf = (name: keyof LoginSettings): Limits => LoginSettings.properties[name] as Limits

const Read = shape({
  version: Type.Integer(),
  settings: LoginSettings,
  canSendSms: Type.Boolean(),
  trialRoles: List(shape({ code: Type.String(), name: Type.String(), enName: Type.String() }), 200),
})
export type ReadLoginSettings = Static<typeof Read>

export const getLoginSettings = route({
  method: 'GET',
  path: '/portalent/api/loginSettings/get',
  access: 'portal.configure',
  summary: 'How the people of the tenant log in, and the roles that an account for trying the product can have.',
  input: Nothing,
  reply: Read,
})
export const saveLoginSettings = route({
  method: 'POST',
  path: '/portalent/api/loginSettings/save',
  access: 'portal.configure',
  summary: 'Sets how the people of the tenant log in; `version` is the one that was read.',
  input: shape({ version: Type.Integer(), ...LoginSettings.properties }),
  reply: Read,
})

export const loginSettingsRefusals = {
  'loginSettings.noWayIn': [
    2011,
    '至少保留一种平台运营可用的登录方式：账号登录；已配置短信网关且运营人员留有手机号的短信登录；运营人员已绑定有效证书的 CA 登录；已成功登录过的单点登录入口',
    'At least one sign-in method must stay available to operators: password; SMS, if a gateway is set up and an operator has a mobile number; certificate, if an operator has a valid one; or an SSO connection that has already been used to sign in.',
  ],
  'loginSettings.lengths': [
    2012,
    '密码最小长度（{least}）不能大于最大长度（{most}）',
    "Minimum length ({least}) can't exceed maximum length ({most}).",
  ],
  'loginSettings.trialRole': [
    2013,
    '试用角色“{role}”不存在，或包含试用账号不可使用的权限（如后台管理、审批、查看全部门订单）',
    "Trial role “{role}” doesn't exist, or grants permissions that trial accounts can't have, such as administration, approvals or orders of all departments.",
  ],
} as const satisfies Refusals
