import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Note, shape, Text, Type } from '#contract/kit/schema.ts'

/**
 * Own mobile number and mail address. Changes need the key of a reauthentication (`factor/prove`) of the same session;
 * a new number is also verified by an SMS code.
 */
const Key = Text(64)
const Uuid = Text(64)

export const askNewMobile = route({
  method: 'POST',
  path: '/sysrest/api/user/askNewMobile',
  access: 'session',
  rateLimit: 'login',
  summary: "Start the change of the caller's mobile number; the reply does not reveal whether the number is in use",
  input: shape({ key: Key, mobile: Text(32) }),
  reply: Type.String({ description: 'key of this change, bound to the number and the session' }),
})
export const sendNewMobileMsg = route({
  method: 'POST',
  path: '/sysrest/api/user/sendNewMobileMsg',
  access: 'session',
  steps: true,
  rateLimit: 'login',
  summary: 'Send a code to the new number, limited to one a minute and by a daily quota for number and person',
  input: shape({ uuid: Uuid }),
  reply: Done,
})
export const changeMobile = route({
  method: 'POST',
  path: '/sysrest/api/user/changeMobile',
  access: 'session',
  steps: true,
  rateLimit: 'login',
  summary:
    "Change the caller's mobile number with the code sent to the new one; ends all other sessions of the person and notifies the previous number",
  input: shape({ uuid: Uuid, msgCode: Note(16) }),
  reply: Done,
})
export const changeEmail = route({
  method: 'POST',
  path: '/sysrest/api/user/changeEmail',
  access: 'session',
  rateLimit: 'login',
  summary: "Change the caller's e-mail address",
  input: shape({ key: Key, email: Text(200) }),
  reply: Done,
})

export const contactRefusals = {
  'mobile.same': [2144, '新手机号码不能与当前号码相同', 'This is already your mobile number.'],
  'person.mobileTaken': [
    2145,
    '该手机号码已被其他用户使用，请更换号码或联系单位管理员',
    'Another user already has this mobile number. Use a different one or contact your administrator.',
  ],
  'email.same': [2147, '新邮箱不能与当前邮箱相同', 'This is already your email address.'],
} as const satisfies Refusals
