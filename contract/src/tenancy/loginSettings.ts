import { defineSettings } from '#contract/kit/settings.ts'
import { List, Note, OneOf, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

/** Path of this site or http(s) URL; can be empty. The server validates it further. */
const Address = Type.String({ maxLength: 500, pattern: '^(https?://[^\\s\\\\]+|/(?![/\\\\])[^\\s\\\\]*)?$' })
const Between = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum })

/** Certificate authority with the driver download of its U-keys: an https URL, or a path of this site. */
const Driver = shape({
  caCode: Note(64),
  caName: Text(100),
  downloadUrl: Type.String({ maxLength: 500, pattern: '^(https://[^\\s\\\\]+|/(?![/\\\\])[^\\s\\\\]*)$' }),
})
export type Driver = Static<typeof Driver>

/** Login settings of a tenant, named by their stored codes; the bounds are defined only here. */
export const LoginSettings = shape({
  accountLogin: Type.Boolean(),
  smsLogin: Type.Boolean(),
  caLogin: Type.Boolean(),
  qrLogin: Type.Boolean(),
  accountLoginValidType: { ...OneOf(['0', '2']), description: '0 picture captcha, 2 slider captcha' },
  loginCipher: OneOf(['sm2', 'rsa']),
  smsLoginBy: OneOf(['mobile', 'account']),
  smsPerDay: Between(1, 50),
  qrLoginSeconds: Between(60, 600),
  caReminder: Type.Boolean(),
  caInfos: List(Driver, 20),
  PUR_LOGIN_URL: Address,
  SUP_LOGIN_URL: Address,
  userRegUrl: Address,
  isLoginHome: { ...Type.Boolean(), description: 'visitors see the login page as home page' },
  loginButton: { ...Type.Boolean(), description: 'login buttons on the home page of visitors' },
  isShowPwdErrInfo: { ...Type.Boolean(), description: 'shows the attempts left after a wrong password' },
  isHideTopDept: { ...Type.Boolean(), description: 'omits the top department from department paths' },
  passwordStrategy: Type.Boolean(),
  passwordLength: Between(8, 20),
  passwordMax: Between(16, 64),
  passwordLevel: Between(2, 4),
  secondFactor: OneOf(['optional', 'required']),
  oneSession: Type.Boolean(),
  sessionIdleMinutes: Between(5, 24 * 60),
  sessionHours: Between(1, 7 * 24),
  isOpenTrial: Type.Boolean(),
  trialDays: Between(1, 365),
  trialRole: { ...Note(64), description: 'code of a role' },
})
export type LoginSettings = Static<typeof LoginSettings>

/** Defaults of settings that a tenant has not set. */
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
  passwordMax: 16,
  passwordLevel: 2,
  secondFactor: 'optional',
  oneSession: false,
  sessionIdleMinutes: 120,
  sessionHours: 12,
  isOpenTrial: false,
  trialDays: 14,
  trialRole: 'buyer',
}

/** Login settings included in the public portal settings. */
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
