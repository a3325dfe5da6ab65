import type { LoginSettings } from '#contract/tenancy/loginSettings.ts'

/** Sections of the form of login settings; each name is also the id of its element. */
export const loginSections = ['methods', 'ca', 'addresses', 'password', 'session', 'trial'] as const
export type LoginSection = (typeof loginSections)[number]

/** Section of each setting, to mark those with errors. */
export const sectionOfSetting: Readonly<Record<keyof LoginSettings, LoginSection>> = {
  accountLogin: 'methods',
  smsLogin: 'methods',
  caLogin: 'methods',
  qrLogin: 'methods',
  accountLoginValidType: 'methods',
  loginCipher: 'methods',
  smsLoginBy: 'methods',
  smsPerDay: 'methods',
  qrLoginSeconds: 'methods',
  caReminder: 'ca',
  caInfos: 'ca',
  isLoginHome: 'addresses',
  loginButton: 'addresses',
  PUR_LOGIN_URL: 'addresses',
  SUP_LOGIN_URL: 'addresses',
  userRegUrl: 'addresses',
  passwordStrategy: 'password',
  isShowPwdErrInfo: 'password',
  passwordLength: 'password',
  passwordMax: 'password',
  passwordLevel: 'password',
  oneSession: 'session',
  isHideTopDept: 'session',
  sessionIdleMinutes: 'session',
  sessionHours: 'session',
  secondFactor: 'session',
  isOpenTrial: 'trial',
  trialDays: 'trial',
  trialRole: 'trial',
}
