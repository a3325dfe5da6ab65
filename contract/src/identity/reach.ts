import { GrantReach } from '#contract/kit/reach/reach.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, List, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Role that an account holds, with the departments whose data it covers. */
export const RoleGrant = shape({
  roleId: Id,
  roleName: Type.String(),
  roleEnName: Type.String(),
  endsOn: Type.String({ description: 'last day; empty without one' }),
  reach: GrantReach,
  departments: List(shape({ id: Id, name: Type.String() })),
  limited: List(shape({ name: Type.String(), enName: Type.String() }), 200),
})
export type RoleGrant = Static<typeof RoleGrant>

const managed = { access: 'role.manage', entrances: ['operator'] } as const

export const listGrants = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/role/grants',
  summary: 'List the roles of an account with their data scopes, and the permissions on which each has an effect',
  input: shape({ userId: Id }),
  reply: List(RoleGrant, 200),
})
export const setGrantReach = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/role/setReach',
  summary: 'Set of which departments an account reads the data with a role; effective within a second',
  input: shape({
    userId: Id,
    roleId: Id,
    reach: GrantReach,
    deptIds: { ...List(Id, 50), description: 'chosen departments, each with all below; for `chosen` alone' },
  }),
  reply: Done,
})

export const reachRefusals = {
  'role.reachEmpty': [47640, '请选择部门', 'Choose at least one department.'],
  'role.reachTooWide': [
    47641,
    '不能授予超出您本人数据范围的权限：{names}',
    'This is more than your own data scope of these permissions: {names}',
  ],
} as const satisfies Refusals
