import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { SigningAlgorithm } from './signingKeys.ts'

/** What an application may get to know of a person, beside their number. */
export const Knowledge = OneOf(['profile', 'email', 'department'])
export type Knowledge = Static<typeof Knowledge>

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
