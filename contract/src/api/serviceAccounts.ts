import { Availability } from '#contract/kit/availability.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Id,
  Instant,
  List,
  Note,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

/** Access of everything about keys: those who manage the tenant's systems. */
export const managed = { access: 'apiKey.manage', entrances: ['operator'] } as const

export const PermissionCode = Type.String({ pattern: '^[A-Za-z]{1,40}\\.[A-Za-z]{1,40}$' })
/** Entrances that a service account can have: a system of the tenant, never one of a supplier. */
export const ServiceEntrance = OneOf(['purchaser', 'operator'])

export const ServiceAccountDraft = shape({
  name: Text(40),
  code: Type.String({ pattern: '^[A-Za-z0-9_.-]{1,32}$', description: 'username; nobody signs in with it' }),
  entrance: ServiceEntrance,
  deptId: Id,
  permissions: { ...List(PermissionCode, 200), minItems: 1, description: 'the most that its keys can do' },
  purpose: Note(200),
})
export type ServiceAccountDraft = Static<typeof ServiceAccountDraft>

export const ServiceAccountAction = OneOf(['addKey', 'edit', 'disable', 'enable'])
export type ServiceAccountAction = Static<typeof ServiceAccountAction>

/** Account of a system. It has no password, no roles and no session: its keys alone call. */
export const ServiceAccount = shape({
  ...ServiceAccountDraft.properties,
  permissions: List(Type.String()),
  code: Type.String(),
  id: Id,
  version: Type.Integer(),
  deptName: Type.String(),
  ownerName: Type.String({ description: 'person who created it and answers for it' }),
  keys: Count,
  status: Availability,
  createdAt: Instant,
  can: List(ServiceAccountAction),
})
export type ServiceAccount = Static<typeof ServiceAccount>
export const serviceAccountLabels = {
  name: ['名称', 'Name'],
  code: ['账号', 'Username'],
  entrance: ['身份', 'Portal'],
  deptId: ['所属部门', 'Department'],
  deptName: ['所属部门', 'Department'],
  permissions: ['权限上限', 'Permission limit'],
  purpose: ['用途', 'Purpose'],
  ownerName: ['负责人', 'Owner'],
  keys: ['有效密钥', 'Active keys'],
  status: ['状态', 'Status'],
  createdAt: ['创建时间', 'Created'],
} as const satisfies Labels<typeof ServiceAccount>

export const listServiceAccounts = listRoute({
  ...managed,
  path: '/sysrest/api/serviceAccount/list',
  summary: 'List the accounts of systems that call the API',
  filters: { keyword: Optional(Note(64)), status: Optional(Availability) },
  sort: ['name', 'createdAt'],
  record: ServiceAccount,
})
export const exportServiceAccounts = exportRoute(listServiceAccounts, {
  path: '/sysrest/api/serviceAccount/export',
  columns: ['name', 'code', 'entrance', 'deptName', 'permissions', 'ownerName', 'keys', 'status', 'createdAt'],
})
export const getServiceAccount = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/serviceAccount/detail',
  summary: 'Get a service account',
  input: shape({ id: Id }),
  reply: ServiceAccount,
})
export const listServiceAccountChanges = changesRoute({
  ...managed,
  path: '/sysrest/api/serviceAccount/changes',
  summary: 'List the recent changes of a service account',
  key: 'id',
})
export const addServiceAccount = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/serviceAccount/add',
  summary: 'Create a service account, with permissions that the caller holds and may grant',
  input: ServiceAccountDraft,
  reply: ServiceAccount,
})
export const editServiceAccount = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/serviceAccount/edit',
  summary: 'Update a service account; fewer permissions take effect on its keys within a second',
  input: shape({
    id: Id,
    version: Type.Integer(),
    name: ServiceAccountDraft.properties.name,
    deptId: Id,
    permissions: ServiceAccountDraft.properties.permissions,
    purpose: Note(200),
  }),
  reply: ServiceAccount,
})
export const setServiceAccountStatus = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/serviceAccount/setStatus',
  summary: 'Disable a service account, whose keys and webhooks then do nothing, or enable it',
  input: shape({ id: Id, status: Availability }),
  reply: ServiceAccount,
})

export const ScopeGroup = shape({
  module: Type.String(),
  name: Type.String(),
  enName: Type.String(),
  permissions: List(
    shape({ code: Type.String(), name: Type.String(), enName: Type.String(), mayGrant: Type.Boolean() }),
  ),
})
export type ScopeGroup = Static<typeof ScopeGroup>
export const listScopes = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/serviceAccount/permissions',
  summary: 'List the permissions that keys can have, by module, and whether the caller may give each',
  input: Nothing,
  reply: List(ScopeGroup),
})
