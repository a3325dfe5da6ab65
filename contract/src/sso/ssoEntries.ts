import { Entrance } from '#contract/kit/entrance.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Done,
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

/** An address as it is typed in; whether it may be called is the server's to say. */
const Address = Type.String({ maxLength: 500, pattern: '^(https?://[^\\s]{1,490})?$' })

/** The settings of every adapter side by side; each uses its own and leaves the others empty. */
export const EntrySettings = shape({
  issuer: Note(500),
  /** OpenID Connect: our name at the provider. */
  clientId: Note(200),
  scope: Note(200),
  /** How our password is sent to the provider. */
  clientAuth: OneOf(['post', 'basic', 'none']),
  tokenAlgorithm: OneOf(['RS256', 'PS256', 'ES256', 'EdDSA']),
  /** SAML: where requests go, and how. CAS: the address that `/login` and `/p3/serviceValidate` are below. */
  address: Address,
  binding: OneOf(['redirect', 'post']),
  /** SAML: the certificates whose signatures count, PEM or bare base64, one after the other. */
  certificates: Note(20_000),
  wantResponseSigned: Type.Boolean(),
  /** Other hosts that the provider lives on: `host` or `host:port`. */
  hosts: List(Type.String({ pattern: '^[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?$' }), 10),
  /** Signed links. */
  digest: OneOf(['sm3', 'sha256']),
  bareDigest: Type.Boolean(),
  /** The contexts in which the other side has asked for a second factor; ours is then not asked for again. */
  strongContexts: List(Text(200), 10),
})
export type EntrySettings = Static<typeof EntrySettings>

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
const Secret = Optional(Note(4000))

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

/** Somebody outside, and the account that they are here. */
export const Subject = shape({
  id: Id,
  issuer: Type.String(),
  subject: Type.String(),
  userCode: Type.String(),
  userName: Type.String(),
  createdAt: Instant,
})
export type Subject = Static<typeof Subject>

export const listSubjects = listRoute({
  path: '/sysrest/api/ssoSubject/list',
  access: 'sso.configure',
  summary: 'Who is whom.',
  filters: { entryId: Id, keyword: Optional(Note(100)) },
  sort: ['subject', 'userCode', 'createdAt'],
  record: Subject,
})
export const exportSubjects = exportRoute(listSubjects, {
  path: '/sysrest/api/ssoSubject/export',
  columns: ['subject', 'issuer', 'userCode', 'userName', 'createdAt'],
})
export const addSubject = route({
  method: 'POST',
  path: '/sysrest/api/ssoSubject/add',
  access: 'sso.configure',
  summary: 'Links somebody outside to an account.',
  input: shape({ entryId: Id, subject: Text(500), userCode: Text(64) }),
  reply: Subject,
})
export const removeSubject = route({
  method: 'POST',
  path: '/sysrest/api/ssoSubject/remove',
  access: 'sso.configure',
  summary: 'Takes a link away.',
  input: shape({ id: Id }),
  reply: Done,
})

export const AppKind = OneOf(['mall', 'fl', 'fw', 'gld', 'app'])
export type AppKind = Static<typeof AppKind>

/** An application that people jump into from here. */
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
  summary: 'The applications that people jump into.',
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
  summary: 'Sets an application up.',
  input: shape({ ...AppDraft.properties, secret: Secret }),
  reply: App,
})
export const editApp = route({
  method: 'POST',
  path: '/sysrest/api/ssoApp/edit',
  access: 'sso.configure',
  summary: 'Changes an application.',
  input: shape({ id: Id, version: Type.Integer(), ...AppDraft.properties, secret: Secret }),
  reply: App,
})
export const switchApp = route({
  method: 'POST',
  path: '/sysrest/api/ssoApp/switch',
  access: 'sso.configure',
  summary: 'Switches an application on or off.',
  input: shape({ id: Id, version: Type.Integer(), isEnabled: Type.Boolean() }),
  reply: App,
})
