import { Entrance } from '#contract/kit/entrance.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, List, Note, Nothing, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

/** How the typed name is read: as a job number (account) or as a mobile number. */
export const LoginNameKind = OneOf(['jobNo', 'mobile'])

/**
 * The login request of the specification, section 3. `passwd` is ciphertext under the one-time key named `key` (hex
 * C1C3C2 for SM2, base64 for RSA-OAEP with SHA-256). Switches that a caller might try to set are taken and not
 * believed.
 */
export const LoginRequest = shape({
  userCode: Text(64),
  passwd: Text(2048),
  key: Text(64),
  entrance: Optional(Entrance),
  verifyCode: Optional(Note(16)),
  verifyKey: Optional(Note(32)),
  loginWaychoice: Optional(LoginNameKind),
  uuid: Optional(Note(64)),
  mobileCode: Optional(Note(16)),
  isShowPwdErrInfo: Optional(Note(8)),
  isHideTopDept: Optional(Note(8)),
  flag: Optional(Note(16)),
  deptId: Optional(Id),
  tenantId: Optional(Id),
  chenckMoveid: Optional(Note(64)),
  xWidth: Optional(Type.Number()),
  track: Optional(
    Type.Array(Type.Array(Type.Number(), { minItems: 3, maxItems: 3 }), {
      maxItems: 2000,
      description: 'the way of the drag: x, y, milliseconds',
    }),
  ),
  skipVerifyCode: Optional(Type.Boolean()),
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

/** One of several accounts that the same person can go on with. */
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
    "A one-time public key for a password; a key name with 'rsa' in it means RSA, else SM2. With a header opUser (the account, URL-encoded) it is for that account alone.",
  input: Nothing,
  reply: shape({ publicKey: Type.String({ description: 'SM2: hex point; RSA: base64 SPKI' }), key: Type.String() }),
})
export const verifyCode = route({
  method: 'GET',
  path: '/sysrest/api/encrypt/verifyCode',
  access: 'public',
  steps: true,
  writes: true,
  rateLimit: 'captcha',
  summary: 'A picture code, bound to the key that asked for it.',
  input: shape({ key: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) }),
  reply: shape({ image: Type.String({ description: 'data:image/jpeg;base64,…' }) }),
})
export const getImageVerifyCode = route({
  method: 'GET',
  path: '/sysrest/api/perm/getImageVerifyCode',
  access: 'public',
  steps: true,
  writes: true,
  rateLimit: 'captcha',
  summary:
    'A jigsaw puzzle: the picture with a hole (400×200), the piece (50×50) and its height. Solved once, within five minutes.',
  input: Nothing,
  reply: shape({
    yHeight: Type.Integer(),
    bigImage: Type.String({ description: 'data:image/…' }),
    smallImage: Type.String({ description: 'data:image/…' }),
    chenckMoveid: Type.String(),
  }),
})
export const passwdStrategy = route({
  method: 'GET',
  path: '/sysrest/api/user/passwdStrategy',
  access: 'public',
  summary: 'What the tenant asks of a password.',
  input: Nothing,
  reply: shape({ enable: OneOf(['0', '1']), length: Type.Integer(), level: Type.Integer(), most: Type.Integer() }),
})
export const checkJobNoMobile = route({
  method: 'POST',
  path: '/sysrest/api/user/checkJobNoMobile',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: "How the typed name is read: a way, or 'choose' where both fit. Checks code and password first.",
  input: LoginRequest,
  reply: OneOf(['choose', 'jobNo', 'mobile']),
})
export const checkUserNumByMobileBeforeLogin = route({
  method: 'POST',
  path: '/sysrest/api/user/checkUserNumByMobileBeforeLogin',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Code 0: one account. Code 1: several, listed in data.userList.',
  input: LoginRequest,
  reply: Done,
})
export const login = route({
  method: 'POST',
  path: '/sysrest/api/user/login',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Opens a session.',
  input: LoginRequest,
  reply: LoginResult,
})
export const afterCheckLogin = route({
  method: 'POST',
  path: '/sysrest/api/user/afterCheckLogin',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Opens a session with the account that was chosen out of several.',
  input: shape({ key: Text(64), userCode: Text(64) }),
  reply: LoginResult,
})
export const loginRefusals = {
  'login.several': [1, '请选择要登录的账号', 'Choose an account to sign in with.'],
  'login.wrong': [2101, '用户名或密码错误', 'Incorrect username or password.'],
  'login.wrongLeft': [
    2118,
    '用户名或密码错误，还可尝试 {left} 次',
    'Incorrect username or password. {left} attempts left.',
  ],
  'login.wrongLast': [
    2119,
    '用户名或密码错误，请 {minutes} 分钟后再试',
    'Incorrect username or password. Try again in {minutes} minutes.',
  ],
  'login.captcha': [2102, '图形验证码错误', 'Incorrect verification code.'],
  'login.keyGone': [2103, '登录页面已过期，请重试', 'This sign-in page has expired. Please try again.'],
  'login.locked': [
    2104,
    '登录失败次数过多，请 {minutes} 分钟后再试',
    'Too many failed sign-ins. Try again in {minutes} minutes.',
  ],
  'login.wrongEntrance': [
    2105,
    '抱歉，登录失败，您没有该系统的权限，请重新选择入口',
    'Sorry, login failed, you have no permission for this system, choose entrance again',
  ],
  'login.expired': [2107, '该账号已过期，请联系平台运营', 'This account has expired. Contact the platform operator.'],
  'login.slider': [2116, '拼图验证未通过，请重试', "The puzzle wasn't solved. Please try again."],
  'login.wayOff': [2117, '暂不支持该登录方式', "This sign-in method isn't available."],
  'qr.expired': [2121, '二维码已失效', 'This QR code has expired.'],
  'qr.used': [
    2122,
    '该二维码已被使用，请刷新后重新扫描',
    'This QR code has already been used. Refresh it and scan again.',
  ],
  'qr.refused': [2123, '您已在手机上取消登录', 'Sign-in was cancelled on your phone.'],
  'qr.waiting': [2124, '请先在手机上确认登录', 'Confirm the sign-in on your phone first.'],
  'qr.stranger': [2125, '请在显示该二维码的浏览器中登录', 'Continue in the browser that shows this QR code.'],
  'login.weak': [2108, '您的登录密码安全系数太低，需要重置密码！', 'Your password is too weak. You need to reset it.'],
  'login.factorWrong': [2111, '验证码错误，请重新输入', 'Incorrect code. Please try again.'],
  'factor.last': [
    2112,
    '您的账号必须启用二次验证，最后一种验证方式不能移除',
    "Your account requires two-step verification, so the last method can't be removed.",
  ],
  'passkey.refused': [2113, '通行密钥验证失败，请重试', 'Passkey verification failed. Please try again.'],
  'passkey.known': [2114, '该通行密钥已添加', 'This passkey has already been added.'],
  'password.wrong': [2115, '当前密码错误', 'Incorrect current password.'],
  'login.secondFactor': [2109, '请完成二次验证', 'Complete two-step verification.'],
  'login.factorMissing': [2110, '登录前请先设置二次验证', 'Set up two-step verification before signing in.'],
  'login.disabled': [2106, '该账号已停用，请联系单位管理员', 'This account is disabled. Contact your administrator.'],
} as const satisfies Refusals
