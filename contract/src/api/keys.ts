import { changesRoute } from '#contract/kit/changes.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Day,
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
import { managed, PermissionCode } from './serviceAccounts.ts'

/** Days that a key is valid at most. */
export const mostKeyDays = 366
/** Calls a minute of a key. */
export const keyCalls = { least: 1, usual: 600, most: 6000 } as const
/** Hours that the former key stays valid after a rotation. */
export const Overlap = OneOf(['0', '1', '24', '72', '168'])

/** Address or network in CIDR notation, IPv4 or IPv6. */
export const Network = Type.String({ minLength: 2, maxLength: 49, pattern: '^[0-9A-Fa-f.:]+(/[0-9]{1,3})?$' })

export const ApiKeyDraft = shape({
  name: Text(40),
  scopes: { ...List(PermissionCode, 200), minItems: 1 },
  networks: { ...List(Network, 50), description: 'addresses that may call; empty: every address' },
  expiresOn: { ...Day, description: 'last day, at most a year away' },
  callsPerMinute: Type.Integer({ minimum: keyCalls.least, maximum: keyCalls.most }),
})
export type ApiKeyDraft = Static<typeof ApiKeyDraft>

export const ApiKeyStatus = OneOf(['active', 'expired', 'revoked', 'disabled'])
export type ApiKeyStatus = Static<typeof ApiKeyStatus>
export const ApiKeyAction = OneOf(['edit', 'rotate', 'revoke'])
export type ApiKeyAction = Static<typeof ApiKeyAction>

/** Key of a service account. Of the key itself the beginning alone is kept. */
export const ApiKey = shape({
  ...ApiKeyDraft.properties,
  scopes: List(Type.String()),
  networks: List(Type.String()),
  id: Id,
  version: Type.Integer(),
  prefix: Type.String(),
  accountId: Id,
  accountName: Type.String(),
  status: ApiKeyStatus,
  lastUsedAt: Maybe(Instant),
  lastUsedIp: Type.String(),
  formerUntil: Maybe(Type.String({ format: 'date-time', description: 'until when the former key is valid' })),
  createdAt: Instant,
  can: List(ApiKeyAction),
})
export type ApiKey = Static<typeof ApiKey>
export const apiKeyLabels = {
  name: ['密钥名称', 'Key name'],
  prefix: ['密钥', 'Key'],
  accountName: ['服务账号', 'Service account'],
  scopes: ['权限范围', 'Scopes'],
  networks: ['允许的来源地址', 'Allowed addresses'],
  expiresOn: ['有效期至', 'Valid until'],
  callsPerMinute: ['每分钟调用上限', 'Calls per minute'],
  status: ['状态', 'Status'],
  lastUsedAt: ['最近使用', 'Last used'],
  lastUsedIp: ['最近来源', 'Last address'],
  formerUntil: ['旧密钥有效至', 'Former key valid until'],
  createdAt: ['创建时间', 'Created'],
} as const satisfies Labels<typeof ApiKey>

/** The key itself is returned only once. */
export const NewApiKey = shape({ id: Id, name: Type.String(), key: Type.String() })
export type NewApiKey = Static<typeof NewApiKey>

export const listApiKeys = listRoute({
  ...managed,
  path: '/sysrest/api/apiKey/list',
  summary: "List the tenant's API keys",
  filters: { keyword: Optional(Note(64)), status: Optional(ApiKeyStatus), accountId: Optional(Id) },
  sort: ['name', 'expiresOn', 'lastUsedAt'],
  record: ApiKey,
})
export const exportApiKeys = exportRoute(listApiKeys, {
  path: '/sysrest/api/apiKey/export',
  columns: [
    'name',
    'prefix',
    'accountName',
    'scopes',
    'networks',
    'expiresOn',
    'callsPerMinute',
    'status',
    'lastUsedAt',
  ],
})
export const getApiKey = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/apiKey/detail',
  summary: 'Get an API key, without the key itself',
  input: shape({ id: Id }),
  reply: ApiKey,
})
export const listApiKeyChanges = changesRoute({
  ...managed,
  path: '/sysrest/api/apiKey/changes',
  summary: 'List the recent changes of an API key',
  key: 'id',
})
export const createApiKey = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/apiKey/create',
  summary: 'Create a key of a service account, with scopes that the caller holds and may grant; returns it once',
  input: shape({ accountId: Id, ...ApiKeyDraft.properties }),
  reply: NewApiKey,
  secretReply: true,
})
export const editApiKey = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/apiKey/edit',
  summary: 'Update name, scopes, addresses, last day and limit of a key',
  input: shape({ id: Id, version: Type.Integer(), ...ApiKeyDraft.properties }),
  reply: ApiKey,
})
export const rotateApiKey = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/apiKey/rotate',
  summary: 'Replace a key; the former one stays valid for the given hours. Returns the new key once',
  input: shape({ id: Id, version: Type.Integer(), overlapHours: Overlap }),
  reply: NewApiKey,
  secretReply: true,
})
export const revokeApiKey = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/apiKey/revoke',
  summary: 'End a key for ever; effective in all processes within a second',
  input: shape({ id: Id }),
  reply: ApiKey,
})
