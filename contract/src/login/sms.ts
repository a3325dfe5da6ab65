import { Entrance } from '#contract/kit/entrance.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Note, Optional, shape, Text, Type } from '#contract/kit/schema.ts'
import { CaptchaKey } from './captcha.ts'
import { LoginResult } from './login.ts'

/**
 * SMS login: a captcha, or name and password, comes first; then a code is sent, which opens the session. The
 * specification prescribes GET, which puts secrets into addresses, so the calls are also served by POST; the product's
 * pages use POST.
 */
const Uuid = Text(64)
const Mobile = Text(32)
const NewUuid = Type.String({ description: 'key of this login, required by the following calls' })
/** Captcha code with its key. */
export const Picture = { validCode: Text(16), validCodeKey: CaptchaKey }

const byName = {
  path: '/sysrest/api/user/validLoginTel',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: "Check name and password before a code is sent to the person's number",
  input: shape({ userName: Text(64), pwd: Text(2048), key: Text(64) }),
  reply: NewUuid,
} as const
export const validLoginTel = route({ method: 'POST', ...byName })
export const validLoginTelByAddress = route({ method: 'GET', writes: true, ...byName })

const byMobile = {
  path: '/sysrest/api/basic/validLoginTel',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Check the captcha before a code is sent; the reply does not reveal whether the number is in use',
  input: shape({ mobile: Mobile, ...Picture }),
  reply: NewUuid,
} as const
export const validLoginMobile = route({ method: 'POST', ...byMobile })
export const validLoginMobileByAddress = route({ method: 'GET', writes: true, ...byMobile })

const sending = {
  path: '/sysrest/api/basic/sendLoginMsg',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Send a login code, limited to one a minute and by a daily quota for the number',
  input: shape({ uuid: Uuid }),
  reply: Done,
} as const
export const sendLoginMsg = route({ method: 'POST', ...sending })
export const sendLoginMsgByAddress = route({ method: 'GET', writes: true, ...sending })

export const mobileLogin = route({
  method: 'POST',
  path: '/sysrest/api/user/mobileLogin',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Open a session with the SMS code; code 1: several accounts, listed in data.userList',
  input: shape({ uuid: Uuid, msgCode: Note(16), entrance: Optional(Entrance) }),
  reply: LoginResult,
})

export const smsRefusals = {
  'mobile.format': [2130, '手机号码格式错误', 'Enter a valid mobile number.'],
  'sms.codeWrong': [2131, '短信验证码错误', 'Incorrect SMS code.'],
  'sms.notSent': [2132, '请先获取验证码', 'Get a code first.'],
  'sms.codeGone': [2133, '短信验证码已失效，请重新获取', 'This SMS code has expired. Get a new one.'],
  'sms.tooSoon': [
    2134,
    '短信发送过于频繁，请 {seconds} 秒后再试',
    'Too many requests. Try again in {seconds} seconds.',
  ],
  'sms.tooMany': [
    2135,
    '获取短信验证码的次数已达今日上限，请明天再试',
    "You've reached today's SMS code limit. Try again tomorrow.",
  ],
  'sms.off': [2136, '短信服务暂未开通，请联系平台运营', "SMS isn't available. Contact the platform operator."],
  'sms.failed': [2137, '短信发送失败，请稍后再试', "The SMS couldn't be sent. Please try again later."],
  'sms.noMobile': [
    2138,
    '未找到您的手机号码信息，请联系单位管理员完善个人信息后再登录！',
    'Your account has no mobile number. Ask your administrator to add it, then sign in again.',
  ],
  'sms.uuidGone': [2139, '验证已失效，请重新获取验证码', 'This verification has expired. Get a new code.'],
} as const satisfies Refusals
