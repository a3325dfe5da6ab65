import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Instant, Nothing, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

/** Viewing as somebody else: an operator sees what a person sees, for a limited time, and changes nothing. */
export const impersonationMinutes = 30

/** Operator behind a session, as its pages show them. */
export const ViewedBy = shape({ userName: Type.String(), until: Instant })
export type ViewedBy = Static<typeof ViewedBy>

const Token = shape({ authToken: Type.String() })
export const impersonate = route({
  method: 'POST',
  path: '/sysrest/api/person/impersonate',
  access: 'person.impersonate',
  entrances: ['operator'],
  byKey: false,
  secretReply: true,
  summary: 'Open a session that views as another person for up to 30 minutes; the person is told with the reason',
  input: shape({ userId: Id, reason: Text(200) }),
  reply: Token,
})
export const endImpersonation = route({
  method: 'POST',
  path: '/sysrest/api/person/endImpersonation',
  access: 'session',
  inImpersonation: true,
  secretReply: true,
  summary: "Stop viewing as another person; returns to the operator's own session",
  input: Nothing,
  reply: Token,
})

export const impersonationRefusals = {
  'impersonation.upward': [
    47611,
    '对方拥有管理、付款等敏感权限，或您没有的运营权限，不能代入',
    'This person administers access or payments, or has operator permissions that you do not have.',
  ],
  'impersonation.unusable': [47612, '该账号当前不可用，不能代入', 'This account cannot be used at present.'],
  'impersonation.entrance': [47613, '只能代入采购人和运营人员的账号', 'You can view as buyers and operators only.'],
  'impersonation.none': [47614, '您没有代入他人', 'You are not viewing as another person.'],
} as const satisfies Refusals
