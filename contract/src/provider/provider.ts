import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { SigningAlgorithm } from './signingKeys.ts'

/** OpenID Connect scopes that an application can request besides `openid`. */
export const Knowledge = OneOf(['profile', 'email', 'department'])
export type Knowledge = Static<typeof Knowledge>

const Addresses = List(Text(500), 20)

export const ApplicationDraft = shape({
  name: Text(40),
  enName: Text(60),
  redirects: { ...Addresses, minItems: 1, description: 'redirect URIs, matched exactly' },
  logouts: { ...Addresses, description: 'post-logout redirect URIs, matched exactly' },
  scopes: List(Knowledge, 3),
  alg: SigningAlgorithm,
  isOwn: Type.Boolean({ description: 'first-party application of the tenant: users are not asked for consent' }),
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
  summary: 'List the applications that use this platform as OpenID Connect provider',
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
  summary: 'Register an application; returns its client secret',
  input: ApplicationDraft,
  reply: NewSecret,
  secretReply: true,
})
export const editApplication = route({
  method: 'POST',
  path: '/sysrest/api/application/edit',
  access: 'sso.provide',
  summary: 'Update an application; `version` is the version read',
  input: shape({ id: Id, version: Type.Integer(), ...ApplicationDraft.properties }),
  reply: Application,
})
export const switchApplication = route({
  method: 'POST',
  path: '/sysrest/api/application/switch',
  access: 'sso.provide',
  summary: 'Disable an application, which invalidates its tokens immediately, or enable it',
  input: shape({ id: Id, isActive: Type.Boolean() }),
  reply: Application,
})
export const renewSecret = route({
  method: 'POST',
  path: '/sysrest/api/application/renewSecret',
  access: 'sso.provide',
  summary: 'Replace the client secret of an application; the previous one becomes invalid',
  input: shape({ id: Id }),
  reply: NewSecret,
  secretReply: true,
})
