import { Availability } from '#contract/kit/availability.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, List, Maybe, Note, Nothing, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Version } from './departments.ts'

/** Roles are lists of permissions; accounts hold roles. */
const PermissionCode = Type.String({ pattern: '^[A-Za-z]{1,40}\\.[A-Za-z]{1,40}$' })

export const RoleDraft = shape({
  name: Text(40),
  enName: Note(60),
  permissions: List(PermissionCode, 200),
})
export type RoleDraft = Static<typeof RoleDraft>

export const Role = shape({
  ...RoleDraft.properties,
  permissions: List(Type.String()),
  id: Id,
  version: Type.Integer(),
  code: Type.String({ description: 'immutable, because approval rules refer to it' }),
  members: Type.Integer({ description: 'number of accounts with the role' }),
  isProvisioned: Type.Boolean({ description: 'a directory keeps its members by SCIM' }),
  isOwn: Type.Boolean({ description: 'the caller has the role and therefore cannot change its permissions' }),
})
export type Role = Static<typeof Role>

const managed = { access: 'role.manage', entrances: ['operator'] } as const

export const listRoles = listRoute({
  ...managed,
  path: '/sysrest/api/role/list',
  summary: "List the tenant's roles; `permission` filters by an included permission",
  filters: { keyword: Optional(Note(64)), permission: Optional(PermissionCode) },
  sort: ['name', 'code', 'members'],
  record: Role,
})
export const exportRoles = exportRoute(listRoles, {
  path: '/sysrest/api/role/export',
  columns: ['code', 'name', 'enName', 'members', 'permissions'],
})
export const getRole = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/role/detail',
  summary: 'Get a role',
  input: shape({ id: Id }),
  reply: Role,
})
export const listRoleChanges = changesRoute({
  ...managed,
  path: '/sysrest/api/role/changes',
  summary: 'List the recent changes of a role',
  key: 'id',
})
export const addRole = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/role/add',
  summary: 'Create a role with permissions that the caller may grant',
  input: shape({ code: Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' }), ...RoleDraft.properties }),
  reply: Role,
})
export const editRole = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/role/edit',
  summary: 'Rename a role or change its permissions; effective for its accounts within a second',
  input: shape({ id: Id, version: Version, ...RoleDraft.properties }),
  reply: Role,
})

export const setRoleProvisioned = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/role/setProvisioned',
  summary: 'Let a directory add and remove members of a role by SCIM, or end that; its members stay',
  input: shape({ id: Id, version: Version, isProvisioned: Type.Boolean() }),
  reply: Role,
})

export const PermissionGroup = shape({
  module: Type.String(),
  name: Type.String(),
  enName: Type.String(),
  permissions: List(
    shape({
      code: Type.String(),
      name: Type.String(),
      enName: Type.String(),
      mayGrant: Type.Boolean({ description: 'the caller may add it to a role' }),
    }),
  ),
})
export type PermissionGroup = Static<typeof PermissionGroup>
export const listPermissions = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/role/permissions',
  summary: 'List all permissions by module',
  input: Nothing,
  reply: List(PermissionGroup),
})

export const RoleMember = shape({
  userId: Id,
  userCode: Type.String(),
  userName: Type.String(),
  deptName: Type.String(),
  status: Availability,
  lastLoginAt: Maybe(Type.String({ format: 'date-time' })),
})
export type RoleMember = Static<typeof RoleMember>
export const listRoleMembers = listRoute({
  ...managed,
  path: '/sysrest/api/role/members',
  summary: 'List the accounts with a role',
  filters: { roleId: Id, keyword: Optional(Note(64)) },
  sort: ['userCode', 'userName'],
  record: RoleMember,
})
export const changeRoleMembers = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/role/changeMembers',
  summary: 'Assign a role to accounts, and remove it from others',
  input: shape({ roleId: Id, add: List(Id, 500), remove: List(Id, 500) }),
  reply: Done,
})
export const setAccountRoles = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/role/setOfAccount',
  summary: 'Set the roles of an account, replacing the existing ones',
  input: shape({ userId: Id, roleIds: List(Id, 50) }),
  reply: Done,
})

export const roleRefusals = {
  'role.codeTaken': [31021, '该角色编码已存在', 'This role code is already in use.'],
  'role.unknownPermission': [31022, '权限“{code}”不存在', 'There is no permission “{code}”.'],
  'role.notGrantable': [
    31023,
    '您未拥有以下权限，不能授予他人：{names}',
    'You do not hold these permissions and cannot grant them: {names}',
  ],
  'role.own': [31024, '不能变更本人的权限', 'You cannot change your own permissions.'],
  'role.lastAdministrator': [
    31025,
    '操作后将没有可用的权限管理员，请先指定其他管理员',
    'No one would be left to manage permissions. Appoint another administrator first.',
  ],
  'role.separated': [
    31026,
    '职责分离：“{first}”与“{second}”不能授予同一人，包括其名下的其他账号',
    'Separation of duties: “{first}” and “{second}” cannot be held by one person, even with several accounts.',
  ],
  'role.notProvisionable': [
    47620,
    '含管理权限的角色不能由目录同步成员',
    'A directory cannot keep the members of a role with administrative permissions.',
  ],
} as const satisfies Refusals
