import { listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, Instant, List, Maybe, Nothing, OneOf, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

/** Self-service: own accounts, sessions and logins. */
export const SessionMethod = OneOf(['password', 'sms', 'qr', 'ca', 'sso', 'passkey', 'switch', 'impersonation'])
export type SessionMethod = Static<typeof SessionMethod>

const Browser = {
  device: Type.String({ description: 'browser and system; empty if unknown' }),
  ip: Type.String(),
  method: SessionMethod,
}

export const OpenSession = shape({
  id: Id,
  userCode: Type.String(),
  ...Browser,
  isStrong: Type.Boolean({ description: 'authenticated with a second factor' }),
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
  reason: Type.String({ description: "message of the refusal in the caller's language" }),
})
export type LoginRecord = Static<typeof LoginRecord>

export const mySessions = route({
  method: 'GET',
  path: '/sysrest/api/session/mine',
  access: 'session',
  inImpersonation: false,
  summary: "List the open sessions of all accounts of the caller's person",
  input: Nothing,
  reply: List(OpenSession, 100),
})
export const endMySession = route({
  method: 'POST',
  path: '/sysrest/api/session/end',
  access: 'session',
  summary: "End one of the caller's sessions",
  input: shape({ id: Id }),
  reply: Done,
})
export const endMyOtherSessions = route({
  method: 'POST',
  path: '/sysrest/api/session/endOthers',
  access: 'session',
  summary: "End all of the caller's sessions except the current one",
  input: Nothing,
  reply: shape({ ended: Type.Integer() }),
})
export const endSessionsOf = route({
  method: 'POST',
  path: '/sysrest/api/session/endOf',
  access: 'org.manage',
  summary: 'End all sessions of an account',
  input: shape({ userId: Id }),
  reply: shape({ ended: Type.Integer() }),
})
export const myLogins = listRoute({
  path: '/sysrest/api/session/history',
  access: 'session',
  inImpersonation: false,
  summary: "List the successful and failed logins of the caller's person, newest first",
  filters: {},
  record: LoginRecord,
})
export const qryUserByUserId = route({
  method: 'GET',
  path: '/sysrest/api/basic/qryUserByUserId',
  access: 'session',
  summary: "Get the caller's name and mobile number",
  input: Nothing,
  reply: shape({ userName: Type.String(), mobile: Type.String({ description: 'masked' }) }),
})
export const getUndoCountByUserCodes = route({
  method: 'GET',
  path: '/sysrest/api/user/getUndoCountByUserCodes',
  access: 'session',
  summary: "Count the to-dos of each of the caller's accounts; other accounts are ignored",
  input: shape({ userCodes: Text(2000) }),
  reply: List(shape({ usercode: Type.String(), countNum: Type.Integer() }), 50),
})
