import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Note, OneOf, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Secret } from './ssoEntries.ts'

export const AppKind = OneOf(['mall', 'fl', 'fw', 'gld', 'app'])
export type AppKind = Static<typeof AppKind>

/** Application that users can jump to. */
export const AppDraft = shape({
  code: Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' }),
  name: Text(60),
  enName: Note(60),
  kind: AppKind,
  address: Type.String({ maxLength: 500, pattern: '^https?://[^\\s]{1,490}$' }),
  digest: OneOf(['sm3', 'sha256']),
  bareDigest: Type.Boolean(),
})
export type AppDraft = Static<typeof AppDraft>

export const App = shape({
  ...AppDraft.properties,
  id: Id,
  version: Type.Integer(),
  isEnabled: Type.Boolean(),
  hasSecret: Type.Boolean(),
})
export type App = Static<typeof App>

export const listApps = listRoute({
  path: '/sysrest/api/ssoApp/list',
  access: 'sso.configure',
  summary: 'List the applications that users can jump to',
  filters: {},
  sort: ['code', 'name'],
  record: App,
})
export const exportApps = exportRoute(listApps, {
  path: '/sysrest/api/ssoApp/export',
  columns: ['code', 'name', 'enName', 'kind', 'address', 'isEnabled'],
})
export const createApp = route({
  method: 'POST',
  path: '/sysrest/api/ssoApp/create',
  access: 'sso.configure',
  summary: 'Create an application',
  input: shape({ ...AppDraft.properties, secret: Secret }),
  reply: App,
})
export const editApp = route({
  method: 'POST',
  path: '/sysrest/api/ssoApp/edit',
  access: 'sso.configure',
  summary: 'Update an application',
  input: shape({ id: Id, version: Type.Integer(), ...AppDraft.properties, secret: Secret }),
  reply: App,
})
export const switchApp = route({
  method: 'POST',
  path: '/sysrest/api/ssoApp/switch',
  access: 'sso.configure',
  summary: 'Enable or disable an application',
  input: shape({ id: Id, version: Type.Integer(), isEnabled: Type.Boolean() }),
  reply: App,
})
