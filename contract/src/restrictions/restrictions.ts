import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  Optional,
  PlannedInstant,
  type Static,
  Text,
  Type,
  shape,
} from '#contract/kit/schema.ts'
import { PermissionId, permissionIds } from './functions.ts'
import { RestrictionAction, RestrictionStatus } from './states.ts'

/** Restrictions 功能限制: functions disabled for a person for a period. */
export const Restriction = shape({
  id: Id,
  version: Type.Integer(),
  userCode: Type.String(),
  userName: Type.String(),
  deptName: Type.String(),
  permissionId: PermissionId,
  reason: Type.String(),
  startTime: Instant,
  endTime: Maybe(Instant),
  status: RestrictionStatus,
  createdBy: Type.String(),
  createdAt: Instant,
  liftedBy: Type.String(),
  liftedAt: Maybe(Instant),
  liftReason: Type.String(),
  can: List(RestrictionAction),
})
export type Restriction = Static<typeof Restriction>

const managed = { access: 'restriction.manage', entrances: ['operator'] } as const

export const listRestrictions = listRoute({
  path: '/sysrest/api/blackList/list',
  ...managed,
  summary: "List the tenant's restrictions, newest first",
  filters: { status: Optional(RestrictionStatus), permissionId: Optional(PermissionId), keyword: Optional(Note(100)) },
  sort: ['createdAt'],
  record: Restriction,
})
export const exportRestrictions = exportRoute(listRestrictions, {
  path: '/sysrest/api/blackList/export',
  columns: [
    'userCode',
    'userName',
    'deptName',
    'permissionId',
    'reason',
    'startTime',
    'endTime',
    'status',
    'createdBy',
    'createdAt',
    'liftedBy',
    'liftedAt',
    'liftReason',
  ],
})
export const getRestriction = route({
  method: 'GET',
  path: '/sysrest/api/blackList/detail',
  ...managed,
  summary: 'Get a restriction',
  input: shape({ id: Id }),
  reply: Restriction,
})
export const listRestrictionChanges = changesRoute({
  path: '/sysrest/api/blackList/changes',
  ...managed,
  summary: 'List the history of a restriction',
  key: 'id',
})
/** Maximum number of people restricted by one call. */
export const maxRestrictedAtOnce = 20

export const AccountFound = shape({
  userId: Id,
  userCode: Type.String(),
  userName: Type.String(),
  deptName: Type.String(),
})
export type AccountFound = Static<typeof AccountFound>
export const findRestrictable = route({
  method: 'GET',
  path: '/sysrest/api/blackList/accounts',
  ...managed,
  summary: "Search open accounts by name or account, at most 20, without the caller's own",
  input: shape({ keyword: Optional(Note(64)) }),
  reply: List(AccountFound, 20),
})
export const imposeRestrictions = route({
  method: 'POST',
  path: '/sysrest/api/blackList/add',
  ...managed,
  summary: 'Restrict functions for people, at all of their accounts, immediately or from a given time',
  input: shape({
    userIds: List(Id, maxRestrictedAtOnce),
    permissionIdList: List(PermissionId, permissionIds.length),
    reason: Text(500),
    startTime: Optional(Maybe(PlannedInstant)),
    endTime: Optional(Maybe(PlannedInstant)),
  }),
  reply: Done,
})
export const liftRestriction = route({
  method: 'POST',
  path: '/sysrest/api/blackList/lift',
  ...managed,
  summary: 'Lift a restriction early, with a reason',
  input: shape({ id: Id, version: Type.Integer(), reason: Text(500) }),
  reply: Restriction,
})
