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
  /** Which of several systems that share a page: `app` of the specification. */
  app: Type.String({ pattern: '^[A-Za-z0-9_-]{0,32}$' }),
  name: Text(60),
  enName: Note(60),
  adapter: SsoAdapter,
  /** How somebody from outside becomes an account: by the mappings kept here, or by a claim that holds the account. */
  accountBy: OneOf(['mapping', 'claim']),
  /** The claim that holds the account; empty: the subject itself. */
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
  /** What the other side has to know of us. */
  registrationData: List(
    shape({
      what: OneOf(['callback', 'entityId', 'acs', 'metadata', 'start', 'service', 'link']),
      address: Type.String(),
    }),
  ),
})
export type Entry = Static<typeof Entry>

/** A new secret; left out it stays what it is, empty it is taken away. */
export const Secret = Optional(Note(4000))

export const listEntries = listRoute({
  path: '/sysrest/api/ssoEntry/list',
  access: 'sso.configure',
  summary: 'SSO entries.',
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
  summary: 'Creates an entry; it is disabled until somebody enables it.',
  input: shape({ ...EntryDraft.properties, secret: Secret }),
  reply: Entry,
})
export const editEntry = route({
  method: 'POST',
  path: '/sysrest/api/ssoEntry/edit',
  access: 'sso.configure',
  summary: 'Changes an entry; `version` is the one that was read.',
  input: shape({ id: Id, version: Type.Integer(), ...EntryDraft.properties, secret: Secret }),
  reply: Entry,
})
export const switchEntry = route({
  method: 'POST',
  path: '/sysrest/api/ssoEntry/switch',
  access: 'sso.configure',
  summary: 'Enables or disables an entry.',
  input: shape({ id: Id, version: Type.Integer(), isEnabled: Type.Boolean() }),
  reply: Entry,
})
export const probeEntry = route({
  method: 'POST',
  path: '/sysrest/api/ssoEntry/probe',
  access: 'sso.configure',
  steps: true,
  rateLimit: 'login',
  summary: 'Whether the settings lead anywhere, as far as that can be found out without a person.',
  input: shape({ id: Id }),
  reply: shape({ ok: Type.Boolean(), found: Type.String() }),
})
