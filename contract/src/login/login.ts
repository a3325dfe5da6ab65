import { Entrance } from '#contract/kit/entrance.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, List, Note, Nothing, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { CaptchaKey } from './captcha.ts'

/** Kind of the typed name: job number (account) or mobile number. */
export const LoginNameKind = OneOf(['jobNo', 'mobile'])

/** Switch that a caller sends as `true`, `1` or `'1'`; its value is ignored. */
const IgnoredSwitch = Type.Unsafe<boolean | number | string>({ type: ['boolean', 'number', 'string'], maxLength: 16 })

/**
 * Login request (specification, section 3). `passwd` is ciphertext under the one-time key named `key` (hex C1C3C2 for
 * SM2, base64 for RSA-OAEP with SHA-256). Switches that a caller might set are accepted but ignored.
 */
export const LoginRequest = shape({
  userCode: Text(64),
  passwd: Text(2048),
  key: Text(64),
  entrance: Optional(Entrance),
  verifyCode: Optional(Note(16)),
  verifyKey: Optional(CaptchaKey),
  loginWaychoice: Optional(LoginNameKind),
  uuid: Optional(Note(64)),
  mobileCode: Optional(Note(16)),
  isShowPwdErrInfo: Optional(IgnoredSwitch),
  isHideTopDept: Optional(IgnoredSwitch),
  flag: Optional(IgnoredSwitch),
  deptId: Optional(Id),
  tenantId: Optional(Id),
  chenckMoveid: Optional(Note(64)),
  xWidth: Optional(Type.Number()),
  track: Optional(
    Type.Array(Type.Array(Type.Number(), { minItems: 3, maxItems: 3 }), {
      maxItems: 2000,
      description: 'path of the drag: x, y, milliseconds',
    }),
  ),
  skipVerifyCode: Optional(IgnoredSwitch),
})
export type LoginRequest = Static<typeof LoginRequest>

export const LoginResult = shape({
  authToken: Type.String(),
  shopLogoUrl: Type.String(),
  footerContent: Type.String(),
  mobile: Type.String({ description: 'masked' }),
  email: Type.String(),
  userName: Type.String(),
  IsEnable: OneOf(['0', '1']),
  isNeedUserInformation: OneOf(['0', '1']),
  changePwd: Type.Boolean(),
  permissionList: List(shape({ url: Type.String(), params: Type.String() })),
})
export type LoginResult = Static<typeof LoginResult>

/** Account to choose from, of a person with several. */
export const AccountChoice = shape({
  userCode: Type.String(),
  userId: Id,
  fullDeptName: Type.String(),
  undoCount: Type.Integer(),
  deptId: Id,
  tenantId: Id,
})
export type AccountChoice = Static<typeof AccountChoice>

export const publicKey = route({
  method: 'GET',
  path: '/sysrest/api/encrypt/publicKey',
  access: 'public',
  steps: true,
  writes: true,
  rateLimit: 'captcha',
  summary:
    "Create a one-time public key for a password; RSA if the key name contains 'rsa', otherwise SM2. The header opUser (account, URL-encoded) binds it to one account.",
  input: Nothing,
  reply: shape({ publicKey: Type.String({ description: 'SM2: hex point; RSA: base64 SPKI' }), key: Type.String() }),
})
export const checkJobNoMobile = route({
  method: 'POST',
  path: '/sysrest/api/user/checkJobNoMobile',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary:
    "Get the interpretation of the login name after checking captcha and password: a login method, or 'choose' if both match",
  input: LoginRequest,
  reply: OneOf(['choose', 'jobNo', 'mobile']),
})
export const checkUserNumByMobileBeforeLogin = route({
  method: 'POST',
  path: '/sysrest/api/user/checkUserNumByMobileBeforeLogin',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Check name and password; code 0: one account; code 1: several, listed in data.userList',
  input: LoginRequest,
  reply: Done,
})
export const login = route({
  method: 'POST',
  path: '/sysrest/api/user/login',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Open a session',
  input: LoginRequest,
  reply: LoginResult,
})
export const afterCheckLogin = route({
  method: 'POST',
  path: '/sysrest/api/user/afterCheckLogin',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Open a session with the selected account',
  input: shape({ key: Text(64), userCode: Text(64) }),
  reply: LoginResult,
})
