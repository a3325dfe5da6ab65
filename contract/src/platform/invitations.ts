import { route } from '#contract/kit/route.ts'
import { Done, Id, Instant, shape, Text, Type } from '#contract/kit/schema.ts'
import { LoginResult } from '#contract/login/login.ts'

export const inviteStaff = route({
  method: 'POST',
  path: '/sysrest/api/invitation/send',
  access: 'org.manage',
  entrances: ['operator'],
  summary: 'Mail a person who has never signed in a link to set a password; earlier links end',
  input: shape({ userId: Id }),
  reply: Done,
})

const Token = Type.String({ pattern: '^[0-9a-f]{64}$' })
const open = { method: 'POST', access: 'public', rateLimit: 'login' } as const
export const readInvitation = route({
  ...open,
  reads: true,
  path: '/sysrest/api/invitation/read',
  summary: 'Get the company and the account of an invitation by its token',
  input: shape({ token: Token }),
  reply: shape({
    companyName: Type.String(),
    userCode: Type.String(),
    userName: Type.String(),
    expiresAt: Instant,
  }),
})
export const acceptInvitation = route({
  ...open,
  steps: true,
  path: '/sysrest/api/invitation/accept',
  summary: 'Set the password of an invited account; its token is used up, and a session opens',
  input: shape({ token: Token, newPassWD: Text(2048), key: Text(64) }),
  reply: LoginResult,
})
