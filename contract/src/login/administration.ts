import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Login help by operators. Not for themselves, nor for people with more administrative permissions. */
const managed = { access: 'org.manage', entrances: ['operator'], input: shape({ userId: Id }) } as const

export const LoginState = shape({
  isLocked: Type.Boolean({ description: 'after too many wrong passwords; unlocks automatically' }),
  hasInitialPassword: Type.Boolean({ description: 'has to choose a password of their own first' }),
  hasMobile: Type.Boolean(),
  canSend: Type.Boolean({ description: 'whether messages are sent at all' }),
})
export type LoginState = Static<typeof LoginState>

export const getLoginState = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/person/loginState',
  summary: 'Whether the person of an account is held back from logging in.',
  reply: LoginState,
})
export const unlockLogin = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/person/unlockLogin',
  summary: 'Forgets the wrong passwords of a person, who may try again at once.',
  reply: Done,
})
export const sendPasswordReset = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/person/sendPasswordReset',
  steps: true,
  summary: 'Sends a person the address at which they set a new password by SMS: five times a day at most.',
  reply: Done,
})
export const issueInitialPassword = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/person/issueInitialPassword',
  steps: true,
  summary: 'Gives a person a password to begin with, which is shown once and has to be replaced; their sessions end.',
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
    '今日已向该用户发送 {most} 次，请明日再试',
    'This person has been sent {most} messages today. Please try again tomorrow.',
  ],
} as const satisfies Refusals
