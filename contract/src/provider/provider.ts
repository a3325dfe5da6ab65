import type { Refusals } from '#contract/kit/refusals.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Nothing,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

/** What an application may get to know of a person, beside their number. */
export const Knowledge = OneOf(['profile', 'email', 'department'])
export type Knowledge = Static<typeof Knowledge>
export const SigningAlgorithm = OneOf(['RS256', 'ES256'])
export type SigningAlgorithm = Static<typeof SigningAlgorithm>

const Addresses = List(Text(500), 20)

export const ApplicationDraft = shape({
  name: Text(40),
  enName: Text(60),
  redirects: { ...Addresses, minItems: 1, description: 'where people are sent back to: exactly these' },
  logouts: { ...Addresses, description: 'where people may be sent after logging out: exactly these' },
  scopes: List(Knowledge, 3),
  alg: SigningAlgorithm,
  isOwn: Type.Boolean({ description: "the tenant's own: its people are not asked whether it may know them" }),
})
export type ApplicationDraft = Static<typeof ApplicationDraft>

export const Application = shape({
  ...ApplicationDraft.properties,
  id: Id,
  version: Type.Integer(),
  clientId: Type.String(),
  secretAt: Instant,
  isActive: Type.Boolean(),
  createdAt: Instant,
})
export type Application = Static<typeof Application>

/** The secret is returned only once. */
export const NewSecret = shape({ id: Id, clientId: Type.String(), secret: Type.String() })
export type NewSecret = Static<typeof NewSecret>

export const listApplications = listRoute({
  path: '/sysrest/api/application/list',
  access: 'sso.provide',
  summary: 'The applications whose people log in here.',
  filters: { keyword: Optional(Note(100)) },
  sort: ['name', 'createdAt'],
  record: Application,
})
export const exportApplications = exportRoute(listApplications, {
  path: '/sysrest/api/application/export',
  columns: ['name', 'enName', 'clientId', 'redirects', 'scopes', 'alg', 'isOwn', 'isActive', 'createdAt'],
})
export const createApplication = route({
  method: 'POST',
  path: '/sysrest/api/application/create',
  access: 'sso.provide',
  summary: 'Lets another application have its people log in here; answers its secret.',
  input: ApplicationDraft,
  reply: NewSecret,
  secretReply: true,
})
export const editApplication = route({
  method: 'POST',
  path: '/sysrest/api/application/edit',
  access: 'sso.provide',
  summary: 'Changes an application; `version` is the one that was read.',
  input: shape({ id: Id, version: Type.Integer(), ...ApplicationDraft.properties }),
  reply: Application,
})
export const switchApplication = route({
  method: 'POST',
  path: '/sysrest/api/application/switch',
  access: 'sso.provide',
  summary: 'Switches an application off, whose tokens then open nothing at once, or on again.',
  input: shape({ id: Id, isActive: Type.Boolean() }),
  reply: Application,
})
export const renewSecret = route({
  method: 'POST',
  path: '/sysrest/api/application/renewSecret',
  access: 'sso.provide',
  summary: 'Gives an application a new secret; the old one counts no more.',
  input: shape({ id: Id }),
  reply: NewSecret,
  secretReply: true,
})

export const SigningKey = shape({
  kid: Type.String(),
  alg: SigningAlgorithm,
  madeAt: Instant,
  replacedAt: Maybe(Instant),
  goneAt: Maybe(Instant),
})
export type SigningKey = Static<typeof SigningKey>

export const getIssuer = route({
  method: 'GET',
  path: '/sysrest/api/application/issuer',
  access: 'sso.provide',
  steps: true,
  summary: 'Registration data of this issuer for applications, and its signing keys.',
  input: Nothing,
  reply: shape({
    issuer: Type.String(),
    discovery: Type.String(),
    days: Type.Integer({ description: 'after so many a key is replaced by itself' }),
    keys: List(SigningKey),
  }),
})
export const rotateKeys = route({
  method: 'POST',
  path: '/sysrest/api/application/rotateKeys',
  access: 'sso.provide',
  steps: true,
  summary:
    'Replaces the signing keys now; the old ones are still published as long as something signed by them is believed.',
  input: Nothing,
  reply: Done,
})

const Uid = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' })

/** What somebody is asked when an application wants to know who they are. */
export const LoginInteraction = shape({
  name: Type.String(),
  enName: Type.String(),
  site: Type.String({ description: 'where they are sent back to' }),
  scopes: List(Knowledge),
  isOwn: Type.Boolean(),
  asks: Type.Boolean({ description: 'false: they need not be asked' }),
  again: Type.Boolean({ description: 'true: they have to log in anew first' }),
})
export type LoginInteraction = Static<typeof LoginInteraction>

export const getInteraction = route({
  method: 'GET',
  path: '/sysrest/api/oidc/question',
  access: 'session',
  steps: true,
  summary: 'Which application asks who somebody is, and what it is going to know.',
  input: shape({ uid: Uid }),
  reply: LoginInteraction,
})
export const answerInteraction = route({
  method: 'POST',
  path: '/sysrest/api/oidc/answer',
  access: 'session',
  steps: true,
  rateLimit: 'login',
  summary: 'Tells the application who somebody is, or that they would rather not; answers where the browser goes on.',
  input: shape({ uid: Uid, agreed: Type.Boolean() }),
  reply: shape({ url: Type.String() }),
})
export const confirmLogout = route({
  method: 'POST',
  path: '/sysrest/api/oidc/leave',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Logs out because an application asked for it; answers where the browser goes on.',
  input: shape({ key: Text(64) }),
  reply: shape({ url: Type.String() }),
})

export const providerRefusals = {
  'provider.requestGone': [
    2450,
    '本次登录请求已失效，请返回应用重新登录',
    'This sign-in request has expired. Go back to the app and sign in again.',
  ],
  'provider.applicationOff': [2451, '该应用未接入或已停用', "This app isn't connected or has been disabled."],
  'provider.loginAgain': [2452, '请重新登录以确认是您本人', "Sign in again to confirm it's you."],
  'provider.badAddress': [2454, '地址不符合要求：{address}', 'Invalid URL: {address}'],
  'provider.sameAddress': [2455, '地址重复：{address}', 'Duplicate URL: {address}'],
  'provider.justRotated': [
    2456,
    '密钥刚刚更换过，请稍后再试',
    'The signing key was just rotated. Please try again later.',
  ],
  'provider.leaveGone': [2457, '本次退出请求已失效', 'This sign-out request has expired.'],
} as const satisfies Refusals
