import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Note, shape, Text, Type, Nothing, OneOf } from '#contract/kit/schema.ts'
import { CaptchaKey } from './captcha.ts'

/** Password reset by SMS, and change of a known password. */
const Mobile = Text(32)
const Uuid = Text(64)

export const validPhone = route({
  method: 'POST',
  path: '/sysrest/api/basic/validPhone',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Start a password reset by checking the captcha; the reply does not reveal whether the number is in use',
  input: shape({ verifyCode: Text(16), validCodeKey: CaptchaKey, mobile: Mobile }),
  reply: Type.String({ description: 'key of this reset, bound to the number' }),
})

const sending = {
  path: '/sysrest/api/basic/sendValidMsgCode',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Send a password reset code, limited to one a minute and by a daily quota for the number',
  input: shape({ mobile: Mobile, uuid: Uuid }),
  reply: Done,
} as const
export const sendValidMsgCode = route({ method: 'POST', ...sending })
export const sendValidMsgCodeByAddress = route({ method: 'GET', writes: true, ...sending })

export const updateTenantPasswd = route({
  method: 'POST',
  path: '/sysrest/api/user/updateTenantPasswd',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Set a new password with the SMS code; ends all sessions of the person',
  input: shape({ newPassWD: Text(2048), mobile: Mobile, key: Text(64), uuid: Uuid, msgCode: Note(16) }),
  reply: Done,
})

export const changePasswd = route({
  method: 'POST',
  path: '/sysrest/api/user/changePasswd',
  access: 'session',
  withInitialPassword: true,
  steps: true,
  rateLimit: 'login',
  summary:
    "Change the caller's password; both passwords are encrypted under the same key. Ends all other sessions of the person.",
  input: shape({ oldPassWD: Text(2048), newPassWD: Text(2048), key: Text(64) }),
  reply: Done,
})

export const passwordRefusals = {
  'password.form': [
    2140,
    '密码须为{least}-{max}位，不含空格和中文，且至少包含数字、字母、符号中的两种',
    'Use {least}–{max} characters, no spaces, with at least two of: digits, letters, symbols.',
  ],
  'password.level': [2141, '密码安全等级较低，请重新输入', "This password isn't strong enough. Choose another one."],
  'password.common': [
    2142,
    '该密码过于常见，容易被猜到，请重新输入',
    'This password is too common. Choose another one.',
  ],
  'password.same': [2143, '新密码不能与当前密码相同', "Your new password can't be the same as the current one."],
} as const satisfies Refusals

export const passwdStrategy = route({
  method: 'GET',
  path: '/sysrest/api/user/passwdStrategy',
  access: 'public',
  summary: 'Get the password policy of the tenant',
  input: Nothing,
  reply: shape({ enable: OneOf(['0', '1']), length: Type.Integer(), level: Type.Integer(), max: Type.Integer() }),
})
