import { Entrance } from '#contract/kit/entrance.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { SsoAdapter, SsoPage } from './sso.ts'
import { EntrySettings } from './entrySettings.ts'

export const EntryDraft = shape({
  page: SsoPage,
  /** Distinguishes systems that share a page: `app` of the specification. */
  app: Type.String({ pattern: '^[A-Za-z0-9_-]{0,32}$' }),
  name: Text(60),
  enName: Note(60),
  adapter: SsoAdapter,
  /** Source of the account of an external identity: the mappings stored here, or a claim. */
  accountBy: OneOf(['mapping', 'claim']),
  /** Name of the claim with the account; empty: the subject. */
  claim: Note(200),
  entrance: Maybe(Entrance),
  settings: EntrySettings,
})
export type EntryDraft = Static<typeof EntryDraft>

export const Entry = shape({
  ...EntryDraft.properties,
  id: Id,
  version: Type.Integer(),
  isEnabled: Type.Boolean(),
  hasSecret: Type.Boolean({ description: 'the secret itself is never returned' }),
  subjectCount: Type.Integer(),
  lastUsedAt: Maybe(Instant),
  /** Registration data for the provider: addresses of the product. */
  registrationData: List(
    shape({
      what: OneOf(['callback', 'entityId', 'acs', 'metadata', 'start', 'service', 'link']),
      address: Type.String(),
    }),
  ),
})
export type Entry = Static<typeof Entry>

/** New secret; absent: unchanged, empty: removed. */
export const Secret = Optional(Note(4000))

export const listEntries = listRoute({
  path: '/sysrest/api/ssoEntry/list',
  access: 'sso.configure',
  summary: 'List the SSO entries',
  filters: {},
  sort: ['name', 'page', 'lastUsedAt'],
  record: Entry,
})
export const exportEntries = exportRoute(listEntries, {
  path: '/sysrest/api/ssoEntry/export',
  columns: ['name', 'enName', 'page', 'app', 'adapter', 'entrance', 'isEnabled', 'subjectCount', 'lastUsedAt'],
})
export const createEntry = route({
  method: 'POST',
  path: '/sysrest/api/ssoEntry/create',
  access: 'sso.configure',
  summary: 'Create an SSO entry, disabled at first',
  input: shape({ ...EntryDraft.properties, secret: Secret }),
  reply: Entry,
})
export const editEntry = route({
  method: 'POST',
  path: '/sysrest/api/ssoEntry/edit',
  access: 'sso.configure',
  summary: 'Update an SSO entry; `version` is the version read',
  input: shape({ id: Id, version: Type.Integer(), ...EntryDraft.properties, secret: Secret }),
  reply: Entry,
})
export const switchEntry = route({
  method: 'POST',
  path: '/sysrest/api/ssoEntry/switch',
  access: 'sso.configure',
  summary: 'Enable or disable an SSO entry',
  input: shape({ id: Id, version: Type.Integer(), isEnabled: Type.Boolean() }),
  reply: Entry,
})
export const probeEntry = route({
  method: 'POST',
  path: '/sysrest/api/ssoEntry/probe',
  access: 'sso.configure',
  steps: true,
  rateLimit: 'login',
  summary: 'Test the settings of an SSO entry, as far as possible without a login',
  input: shape({ id: Id }),
  reply: shape({ ok: Type.Boolean(), found: Type.String() }),
})
