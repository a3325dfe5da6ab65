import { listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, Instant, List, Maybe, Nothing, OneOf, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

/** Self-service: own accounts, sessions and logins. */
export const SessionMethod = OneOf(['password', 'sms', 'qr', 'ca', 'sso', 'passkey', 'switch'])
export type SessionMethod = Static<typeof SessionMethod>

const Browser = {
  device: Type.String({ description: 'browser and system; empty where it did not say' }),
  ip: Type.String(),
  method: SessionMethod,
}

export const OpenSession = shape({
  id: Id,
  userCode: Type.String(),
  ...Browser,
  isStrong: Type.Boolean({ description: 'a second factor was shown' }),
  isThis: Type.Boolean(),
  openedAt: Instant,
  lastSeenAt: Instant,
})
export type OpenSession = Static<typeof OpenSession>

export const LoginRecord = shape({
  id: Id,
  userCode: Maybe(Type.String()),
  at: Instant,
  ...Browser,
  result: Type.String({ description: 'ok, or the name of the refusal' }),
  reason: Type.String({ description: 'the refusal in the language of the caller' }),
})
export type LoginRecord = Static<typeof LoginRecord>

export const mySessions = route({
  method: 'GET',
  path: '/sysrest/api/session/mine',
  access: 'session',
  summary: 'The open sessions of all accounts of the person who asks.',
  input: Nothing,
  reply: List(OpenSession, 100),
})
export const endMySession = route({
  method: 'POST',
  path: '/sysrest/api/session/end',
  access: 'session',
  summary: 'Ends one of one’s own sessions.',
  input: shape({ id: Id }),
  reply: Done,
})
export const endMyOtherSessions = route({
  method: 'POST',
  path: '/sysrest/api/session/endOthers',
  access: 'session',
  summary: 'Ends all of one’s own sessions but this one.',
  input: Nothing,
  reply: shape({ ended: Type.Integer() }),
})
export const endSessionsOf = route({
  method: 'POST',
  path: '/sysrest/api/session/endOf',
  access: 'org.manage',
  summary: 'Ends all sessions of an account.',
  input: shape({ userId: Id }),
  reply: shape({ ended: Type.Integer() }),
})
export const myLogins = listRoute({
  path: '/sysrest/api/session/history',
  access: 'session',
  summary: 'How the person who asks has come in, and how somebody has tried to; the newest first.',
  filters: {},
  record: LoginRecord,
})
export const qryUserByUserId = route({
  method: 'GET',
  path: '/sysrest/api/basic/qryUserByUserId',
  access: 'session',
  summary: "One's own name and number.",
  input: Nothing,
  reply: shape({ userName: Type.String(), mobile: Type.String({ description: 'masked' }) }),
})
export const getUndoCountByUserCodes = route({
  method: 'GET',
  path: '/sysrest/api/user/getUndoCountByUserCodes',
  access: 'session',
  summary: "How much waits in each of one's own accounts; others are left out.",
  input: shape({ userCodes: Text(2000) }),
  reply: List(shape({ usercode: Type.String(), countNum: Type.Integer() }), 50),
})
