import { Entrance } from '#contract/kit/entrance.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { ViewedBy } from './impersonation.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Done,
  Id,
  Ids,
  Instant,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  RootOrId,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { menuFields } from '#contract/tenancy/menuFields.ts'
import { PortalSettings } from '#contract/tenancy/tenancy.ts'

/** Menu entry or function permission (specification, section 3). */
export const PermissionEntry = shape({
  permId: Id,
  permName: Type.String(),
  enName: Type.String(),
  permCode: Type.String(),
  url: Type.String(),
  pUrl: Type.String(),
  routeName: Type.String(),
  sysType: Type.String(),
  ...menuFields,
})
export type PermissionEntry = Static<typeof PermissionEntry>

export const UserDetail = shape({
  userInfo: shape({
    userId: Id,
    userCode: Type.String(),
    userName: Type.String(),
    mobile: Type.String({ description: 'masked' }),
    email: Type.String(),
    userType: Entrance,
    supplierId: Maybe(Id),
    supplierName: Maybe(Type.String()),
    lastLoginAt: Maybe(Instant),
    roles: List(Type.String()),
  }),
  deptInfo: shape({ deptId: Id, deptCode: Type.String(), deptName: Type.String(), fullDeptName: Type.String() }),
  bizDeptInfo: shape({ deptId: Id, deptCode: Type.String(), deptName: Type.String() }),
  IsEnable: OneOf(['0', '1']),
  isShopping: Type.Integer({ description: 'orders unreviewed for more than 30 days' }),
  userPermList: List(PermissionEntry),
  portalSettingsInfo: PortalSettings,
  disabledPermIds: List(Type.String({ description: 'functions currently restricted by operators' })),
  isXiaoBoTenantId: Type.Boolean(),
  viewedBy: Optional({ ...ViewedBy, description: 'operator who views as this person; absent in their own sessions' }),
  changePwd: Type.Boolean({ description: 'an initial password must be replaced before any other call' }),
})
export type UserDetail = Static<typeof UserDetail>

export const logout = route({
  method: 'POST',
  path: '/sysrest/api/user/logout',
  access: 'session',
  withInitialPassword: true,
  summary: 'End the current session',
  input: Nothing,
  reply: Done,
  inImpersonation: true,
})
export const qryUserRefDetail = route({
  method: 'GET',
  path: '/sysrest/api/user/qryUserRefDetail',
  access: 'session',
  withInitialPassword: true,
  summary: "Get the caller's identity: person, department, permissions and menu",
  input: shape({ data: Optional(Note(10)) }),
  reply: UserDetail,
})

export const deptTypes = ['1', '2'] as const
export type DeptType = (typeof deptTypes)[number]
/** Texts of the types in exports; a test compares them with those of the pages. */
export const deptTypeWords = {
  1: ['单位', 'Company'],
  2: ['部门', 'Department'],
} as const satisfies Readonly<Record<DeptType, readonly [zh: string, en: string]>>

/** Maximum nesting of departments, which pickers and paths rely on. */
export const maxDeptLevels = 20

/** A department of the caller's organisation. */
export const DeptNode = shape({
  deptId: Id,
  pDeptId: Maybe(Id),
  deptCode: Type.String(),
  deptName: Type.String(),
  fullDeptName: Type.String({ description: 'names from the root to this department, separated by slashes' }),
  deptType: Type.Unsafe<DeptType>({
    type: 'string',
    enum: [...deptTypes],
    description: '1 company, 2 unit of a company',
  }),
  level: Type.Integer({ description: 'level; 1 for the root' }),
  path: List(Id, 32),
  hasChild: Type.Boolean(),
  isActive: Type.Boolean({ description: 'disabled departments accept no new records' }),
})
export type DeptNode = Static<typeof DeptNode>
export const qryChildList = route({
  method: 'GET',
  path: '/sysrest/api/dept/qryChildList',
  access: 'org.read',
  summary: 'List the direct sub-departments of a department; with findSecond also their children',
  input: shape({ deptId: Optional(RootOrId), findSecond: Optional(Type.Boolean()) }),
  reply: List(DeptNode),
})

/** Maximum number of departments that a search returns. */
export const deptsFoundMax = 50
export const getDeptListByDeptName = route({
  method: 'GET',
  path: '/sysrest/api/dept/getDeptListByDeptName',
  access: 'org.read',
  summary:
    'Search departments below deptId by name or code, at most 50, from the top level down, with those in which the caller has an account',
  input: shape({ deptId: Optional(Id), searchStr: Optional(Note(64)) }),
  reply: shape({
    userDeptIds: { ...List(Id, deptsFoundMax), description: 'results in which the caller has an account' },
    sysDeptList: { ...List(DeptNode, deptsFoundMax), description: 'results of the search' },
  }),
})
export const getDeptListByIds = route({
  method: 'GET',
  path: '/sysrest/api/dept/getDeptListByIds',
  access: 'org.read',
  summary: 'List departments by their ids',
  input: shape({ deptIds: Ids }),
  reply: List(DeptNode, 200),
})
export const getCatalogDeptIds = route({
  method: 'GET',
  path: '/sysrest/api/dept/getCatalogDeptIds',
  access: 'org.read',
  summary: 'List the ancestors of departments, to be expanded in a tree',
  input: shape({ deptIds: Ids }),
  reply: List(Id, 6400),
})

/** Actions on an account that the caller may perform. */
export const PersonAction = OneOf(['edit', 'disable', 'enable', 'endSessions', 'resetLogin', 'setRoles'])
export type PersonAction = Static<typeof PersonAction>
/** Status of an account: the first of `disabled`, `expired`, `locked`, `notActivated` that holds, else `active`. */
export const AccountStatus = {
  ...OneOf(['active', 'notActivated', 'locked', 'expired', 'disabled']),
  description:
    'notActivated: never signed in to, or with an initial password; locked: for a while, after too many wrong passwords; without org.manage both are active; expired: after its last day',
}
export type AccountStatus = Static<typeof AccountStatus>
export const accountStatusNames = {
  active: ['正常', 'Active'],
  notActivated: ['待激活', 'Not activated'],
  locked: ['已锁定', 'Locked'],
  expired: ['已过期', 'Expired'],
  disabled: ['已停用', 'Disabled'],
} as const satisfies StateNames<AccountStatus>
/** Person of the caller's organisation, as colleagues may see them. */
export const OrgPerson = shape({
  userId: Id,
  userCode: Type.String({ description: 'account, which is the job number' }),
  userName: Type.String(),
  deptId: Id,
  deptName: Type.String(),
  positionName: Type.String(),
  managerName: Type.String(),
  roles: List(shape({ id: Id, name: Type.String(), enName: Type.String() })),
  status: AccountStatus,
  lastLoginAt: Maybe(Instant),
  can: List(PersonAction),
})
export type OrgPerson = Static<typeof OrgPerson>
const peopleFilters = {
  deptId: Optional(Id),
  withBelow: Optional(Type.Boolean()),
  keyword: Optional(Note(64)),
  roleId: Optional(Id),
}
export const qryDeptUsers = listRoute({
  path: '/sysrest/api/dept/qryDeptUsers',
  access: 'org.read',
  summary:
    'List the people of a department, with its sub-departments unless withBelow is false; without deptId all people; isOpen: neither disabled nor expired; without supplier accounts',
  filters: { ...peopleFilters, status: Optional(AccountStatus), isOpen: Optional(Type.Boolean()) },
  sort: ['userCode', 'userName', 'lastLoginAt'],
  record: OrgPerson,
})
export const countDeptUsers = route({
  method: 'GET',
  path: '/sysrest/api/dept/countDeptUsers',
  access: 'org.read',
  summary: 'Count the accounts in a list of people by their status, with the same filters',
  input: shape(peopleFilters),
  reply: shape({ active: Count, notActivated: Count, locked: Count, expired: Count, disabled: Count }),
})
export const exportDeptUsers = exportRoute(qryDeptUsers, {
  sensitive: true,
  path: '/sysrest/api/dept/exportDeptUsers',
  columns: ['userCode', 'userName', 'deptName', 'positionName', 'managerName', 'roles', 'status', 'lastLoginAt'],
})
