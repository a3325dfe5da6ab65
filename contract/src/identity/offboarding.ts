import { GrantReach } from '#contract/kit/reach/reach.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Day,
  Done,
  Id,
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
import { OpenWorkItem } from './people.ts'

/** Leaving: all accounts of a person are disabled in one step, and their open work goes to a receiver. */
export const OffboardPlan = shape({
  userName: Type.String(),
  accounts: List(
    shape({ userId: Id, userCode: Type.String(), fullDeptName: Type.String(), isOpen: Type.Boolean() }),
    50,
  ),
  work: List(OpenWorkItem),
})
export type OffboardPlan = Static<typeof OffboardPlan>

const managed = { access: 'org.manage', entrances: ['operator'] } as const
export const getOffboardPlan = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/person/offboardPlan',
  summary: 'List the accounts of a person and all open work of them',
  input: shape({ userId: Id }),
  reply: OffboardPlan,
})
export const offboard = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/person/offboard',
  summary: 'Hand all open work of a person over and disable all of their accounts, all or nothing',
  input: shape({ userId: Id, openTasksTo: Optional(Id), reason: Note(200) }),
  reply: Done,
})

/** Checks that a call makes before it does something, in their order; the first that fails refuses it. */
export const accessChecks = ['account', 'password', 'package', 'restriction', 'role'] as const
export const AccessCheck = shape({ key: OneOf(accessChecks), isOk: Type.Boolean(), detail: Type.String() })
export const AccessReason = shape({
  isPermitted: Type.Boolean(),
  checks: List(AccessCheck, accessChecks.length),
  grants: List(
    shape({
      roleId: Id,
      roleName: Type.String(),
      roleEnName: Type.String(),
      endsOn: Type.String({ description: 'last day; empty without one' }),
      isInTime: Type.Boolean(),
      grantedByName: Type.String(),
      reason: Type.String(),
      reach: { ...GrantReach, description: 'data scope of the grant' },
      reachDepts: { ...List(Type.String()), description: 'names of the chosen departments' },
    }),
    200,
  ),
  ownReach: Maybe({ ...GrantReach, description: 'what the permission shows by itself; null: nothing of departments' }),
  deptName: Type.String({ description: 'department on whose records the account acts' }),
})
export type AccessReason = Static<typeof AccessReason>
export const explainAccess = route({
  method: 'GET',
  path: '/sysrest/api/person/why',
  access: 'role.manage',
  entrances: ['operator'],
  summary: 'Explain why an account has or lacks a permission, by the checks that its calls make',
  input: shape({ userId: Id, permission: Type.String({ pattern: '^[A-Za-z]{1,40}\\.[A-Za-z]{1,40}$' }) }),
  reply: AccessReason,
})

export const grantRoleUntil = route({
  method: 'POST',
  path: '/sysrest/api/role/grantUntil',
  access: 'role.manage',
  entrances: ['operator'],
  summary: 'Give an account a role until a day; a longer or shorter time replaces an earlier one',
  input: shape({ userId: Id, roleId: Id, endsOn: Day, reason: Text(200) }),
  reply: Done,
})

export const offboardingRefusals = {
  'role.heldForGood': [
    47071,
    '该账号已长期拥有此角色，请先移除',
    'This account holds the role without an end. Take it away first.',
  ],
  'role.endPast': [47072, '结束日期不能早于今天', 'The last day must not be before today.'],
} as const satisfies Refusals
