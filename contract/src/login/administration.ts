import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Login help by operators. Not for themselves, nor for people with more administrative permissions. */
const managed = { access: 'org.manage', entrances: ['operator'], input: shape({ userId: Id }) } as const

export const LoginState = shape({
  isLocked: Type.Boolean({ description: 'locked after too many wrong passwords; unlocks automatically' }),
  hasInitialPassword: Type.Boolean({ description: 'must replace an initial password' }),
  hasMobile: Type.Boolean(),
  canSend: Type.Boolean({ description: 'the tenant can send messages' }),
})
export type LoginState = Static<typeof LoginState>

export const getLoginState = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/person/loginState',
  summary: "Get the login restrictions of an account's person",
  reply: LoginState,
})
export const unlockLogin = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/person/unlockLogin',
  summary: 'Unlock a person after too many wrong passwords',
  reply: Done,
})
export const sendPasswordReset = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/person/sendPasswordReset',
  steps: true,
  summary: 'Send a person the address of the password reset by SMS, at most five times a day',
  reply: Done,
})
export const issueInitialPassword = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/person/issueInitialPassword',
  steps: true,
  summary:
    "Reset a person's password to an initial one, which is returned once and must be replaced; ends their sessions",
  reply: shape({ password: Type.String() }),
})

export const administrationRefusals = {
  'reset.noMobile': [
    2161,
    '该用户未登记手机号码，请改用初始密码',
    'This person has no mobile number. Issue an initial password instead.',
  ],
  'reset.tooOften': [
    2162,
    '今日已向该用户发送 {max} 次，请明日再试',
    'This person has been sent {max} messages today. Please try again tomorrow.',
  ],
} as const satisfies Refusals
