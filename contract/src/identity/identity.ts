import { Entrance } from '#contract/kit/entrance.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { menuGroupNames } from '#contract/kit/manifest.ts'
import { route } from '#contract/kit/route.ts'
import {
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
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { PortalSettings } from '#contract/tenancy/tenancy.ts'

/** Menu entry or function permission (specification, section 3). */
export const PermissionEntry = shape({
  permId: Id,
  pPermId: Maybe(Id),
  permName: Type.String(),
  enName: Type.String(),
  permCode: Type.String(),
  permType: Type.String({ description: '1 menu and route, 2 portal entry, 3 function' }),
  url: Type.String(),
  pUrl: Type.String(),
  routeName: Type.String(),
  sysType: Type.String(),
  params: Type.String(),
  isOutsideUrl: Type.String(),
  isNewWindow: Type.String(),
  group: Maybe(OneOf(menuGroupNames)),
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
  disabledPermIds: List(Type.String({ description: 'functions that operators keep from them now' })),
  isXiaoBoTenantId: Type.Boolean(),
  changePwd: Type.Boolean({ description: 'has to choose a password of their own before anything else' }),
})
export type UserDetail = Static<typeof UserDetail>

export const logout = route({
  method: 'POST',
  path: '/sysrest/api/user/logout',
  access: 'session',
  withInitialPassword: true,
  summary: 'Ends this session.',
  input: Nothing,
  reply: Done,
})
export const qryUserRefDetail = route({
  method: 'GET',
  path: '/sysrest/api/user/qryUserRefDetail',
  access: 'session',
  withInitialPassword: true,
  summary: 'Who I am: person, department, permissions and menu.',
  input: shape({ data: Optional(Note(10)) }),
  reply: UserDetail,
})

export const deptTypes = ['1', '2'] as const
export type DeptType = (typeof deptTypes)[number]

/** Maximum nesting of departments, which pickers and paths rely on. */
export const mostDeptLevels = 20

/** A department of the caller's organisation. */
export const DeptNode = shape({
  deptId: Id,
  pDeptId: Maybe(Id),
  deptCode: Type.String(),
  deptName: Type.String(),
  fullDeptName: Type.String({ description: 'from the root to this one, with slashes' }),
  deptType: Type.Unsafe<DeptType>({
    type: 'string',
    enum: [...deptTypes],
    description: '1 a company, 2 a part of one',
  }),
  level: Type.Integer({ description: 'the root has 1' }),
  path: List(Id, 32),
  hasChild: Type.Boolean(),
  isActive: Type.Boolean({ description: 'nothing new is put into a department that is disabled' }),
})
export type DeptNode = Static<typeof DeptNode>
export const qryChildList = route({
  method: 'GET',
  path: '/sysrest/api/dept/qryChildList',
  access: 'org.read',
  summary: 'The departments directly below one; with findSecond also their children.',
  input: shape({ deptId: Optional(Id), findSecond: Optional(Type.Boolean()) }),
  reply: List(DeptNode),
})

/** Maximum number of departments that a search returns. */
export const deptsFoundMost = 50
export const getDeptListByDeptName = route({
  method: 'GET',
  path: '/sysrest/api/dept/getDeptListByDeptName',
  access: 'org.read',
  summary:
    'Departments by a part of their name or code, from the top downwards, below deptId: 50 at most, and which of them the caller works in.',
  input: shape({ deptId: Optional(Id), searchStr: Optional(Note(64)) }),
  reply: shape({
    userDeptIds: { ...List(Id, deptsFoundMost), description: 'of those found, where the caller has an account' },
    sysDeptList: { ...List(DeptNode, deptsFoundMost), description: 'those found' },
  }),
})
export const getDeptListByIds = route({
  method: 'GET',
  path: '/sysrest/api/dept/getDeptListByIds',
  access: 'org.read',
  summary: 'Some departments by their ids.',
  input: shape({ deptIds: Ids }),
  reply: List(DeptNode, 200),
})
export const getCatalogDeptIds = route({
  method: 'GET',
  path: '/sysrest/api/dept/getCatalogDeptIds',
  access: 'org.read',
  summary: 'The departments above these: what a tree unfolds to show them.',
  input: shape({ deptIds: Ids }),
  reply: List(Id, 6400),
})

/** Person of the caller's organisation, as colleagues may see them. */
export const PersonAction = OneOf(['edit', 'disable', 'enable', 'endSessions', 'resetLogin', 'setRoles'])
export type PersonAction = Static<typeof PersonAction>
export const OrgPerson = shape({
  userId: Id,
  userCode: Type.String({ description: 'the account, which is the job number' }),
  userName: Type.String(),
  deptId: Id,
  deptName: Type.String(),
  roles: List(shape({ id: Id, name: Type.String(), enName: Type.String() })),
  status: OneOf(['active', 'disabled']),
  lastLoginAt: Maybe(Instant),
  can: List(PersonAction),
})
export type OrgPerson = Static<typeof OrgPerson>
export const qryDeptUsers = listRoute({
  path: '/sysrest/api/dept/qryDeptUsers',
  access: 'org.read',
  summary:
    'The people of a department and, unless withBelow is false, of all below it; without deptId everybody. Accounts of suppliers are not among them.',
  filters: {
    deptId: Optional(Id),
    withBelow: Optional(Type.Boolean()),
    keyword: Optional(Note(64)),
    status: Optional(OneOf(['active', 'disabled'])),
    roleId: Optional(Id),
  },
  sort: ['userCode', 'userName', 'lastLoginAt'],
  record: OrgPerson,
})
export const exportDeptUsers = exportRoute(qryDeptUsers, {
  path: '/sysrest/api/dept/exportDeptUsers',
  columns: ['userCode', 'userName', 'deptName', 'roles', 'status', 'lastLoginAt'],
})
