import type { Refusals } from './kit/refusals.ts'
import { route } from './kit/route.ts'
import {
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  PageOf,
  paging,
  shape,
  type Static,
  Text,
  Type,
} from './kit/schema.ts'
import { PortalSettings } from './tenancy.ts'

/** The door a person comes in through; an account belongs to exactly one. */
export const Entrance = OneOf(['purchaser', 'supplier', 'operator'])
export type Entrance = Static<typeof Entrance>

/** How the typed name is read: as a job number (account) or as a mobile number. */
export const LoginWay = OneOf(['jobNo', 'mobile'])

/**
 * The login request of the specification, section 3. `passwd` is ciphertext under the one-time key named `key`
 * (hex C1C3C2 for SM2, base64 for RSA-OAEP with SHA-256). Switches that a caller might try to set are taken and not believed.
 */
export const LoginRequest = shape({
  userCode: Text(64),
  passwd: Text(2048),
  key: Text(64),
  entrance: Optional(Entrance),
  verifyCode: Optional(Note(16)),
  verifyKey: Optional(Note(32)),
  loginWaychoice: Optional(LoginWay),
  uuid: Optional(Note(64)),
  mobileCode: Optional(Note(16)),
  isShowPwdErrInfo: Optional(Note(8)),
  isHideTopDept: Optional(Note(8)),
  flag: Optional(Note(16)),
  deptId: Optional(Id),
  tenantId: Optional(Id),
  chenckMoveid: Optional(Note(64)),
  xWidth: Optional(Type.Number()),
  skipVerifyCode: Optional(Type.Boolean()),
})
export type LoginRequest = Static<typeof LoginRequest>

export const LoginResult = shape({
  authToken: Type.String(),
  shopLogoUrl: Type.String(),
  footerContent: Type.String(),
  mobile: Type.String({ description: 'masked' }),
  email: Type.String(),
  userName: Type.String(),
  IsEnable: OneOf(['0', '1']),
  isNeedUserInformation: OneOf(['0', '1']),
  changePwd: Type.Boolean(),
  permissionList: List(shape({ url: Type.String(), params: Type.String() })),
})
export type LoginResult = Static<typeof LoginResult>

/** One of several accounts that the same person can go on with. */
export const AccountChoice = shape({
  userCode: Type.String(),
  userId: Id,
  fullDeptName: Type.String(),
  undoCount: Type.Integer(),
  deptId: Id,
  tenantId: Id,
})
export type AccountChoice = Static<typeof AccountChoice>

/** A menu entry or a function's permission (specification, section 3). */
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
  isXiaoBoTenantId: Type.Boolean(),
})
export type UserDetail = Static<typeof UserDetail>

export const publicKey = route({
  method: 'GET',
  path: '/sysrest/api/encrypt/publicKey',
  access: 'public',
  steps: true,
  writes: true,
  brake: 'captcha',
  says: "A one-time public key for a password; a key name with 'rsa' in it means RSA, else SM2.",
  input: Nothing,
  reply: shape({ publicKey: Type.String({ description: 'SM2: hex point; RSA: base64 SPKI' }), key: Type.String() }),
})
export const verifyCode = route({
  method: 'GET',
  path: '/sysrest/api/encrypt/verifyCode',
  access: 'public',
  steps: true,
  writes: true,
  brake: 'captcha',
  says: 'A picture code, bound to the key that asked for it.',
  input: shape({ key: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) }),
  reply: shape({ image: Type.String({ description: 'data:image/jpeg;base64,…' }) }),
})
export const passwdStrategy = route({
  method: 'GET',
  path: '/sysrest/api/user/passwdStrategy',
  access: 'public',
  says: 'What the tenant asks of a password.',
  input: Nothing,
  reply: shape({ enable: OneOf(['0', '1']), length: Type.Integer(), level: Type.Integer() }),
})
export const checkJobNoMobile = route({
  method: 'POST',
  path: '/sysrest/api/user/checkJobNoMobile',
  access: 'public',
  steps: true,
  brake: 'login',
  says: "How the typed name is read: a way, or 'choose' where both fit. Checks code and password first.",
  input: LoginRequest,
  reply: OneOf(['choose', 'jobNo', 'mobile']),
})
export const checkUserNumByMobileBeforeLogin = route({
  method: 'POST',
  path: '/sysrest/api/user/checkUserNumByMobileBeforeLogin',
  access: 'public',
  steps: true,
  brake: 'login',
  says: 'Code 0: one account. Code 1: several, listed in data.userList.',
  input: LoginRequest,
  reply: Done,
})
export const login = route({
  method: 'POST',
  path: '/sysrest/api/user/login',
  access: 'public',
  steps: true,
  brake: 'login',
  says: 'Opens a session.',
  input: LoginRequest,
  reply: LoginResult,
})
export const afterCheckLogin = route({
  method: 'POST',
  path: '/sysrest/api/user/afterCheckLogin',
  access: 'public',
  steps: true,
  brake: 'login',
  says: 'Opens a session with the account that was chosen out of several.',
  input: shape({ key: Text(64), userCode: Text(64) }),
  reply: LoginResult,
})
export const logout = route({
  method: 'POST',
  path: '/sysrest/api/user/logout',
  access: 'session',
  says: 'Ends this session.',
  input: Nothing,
  reply: Done,
})
export const qryUserRefDetail = route({
  method: 'GET',
  path: '/sysrest/api/user/qryUserRefDetail',
  access: 'session',
  says: 'Who I am: person, department, permissions and menu.',
  input: shape({ data: Optional(Note(10)) }),
  reply: UserDetail,
})

/** A department of the caller's organisation. */
export const DeptNode = shape({
  deptId: Id,
  pDeptId: Maybe(Id),
  deptCode: Type.String(),
  deptName: Type.String(),
  deptType: Type.String(),
  level: Type.Integer(),
  hasChild: Type.Boolean(),
})
export type DeptNode = Static<typeof DeptNode>
export const qryChildList = route({
  method: 'GET',
  path: '/sysrest/api/dept/qryChildList',
  access: 'org.read',
  says: 'The departments directly below one; with findSecond also their children.',
  input: shape({ deptId: Optional(Id), findSecond: Optional(Type.Boolean()) }),
  reply: List(DeptNode),
})

/** Somebody of the caller's organisation, as the others may know them. */
export const OrgPerson = shape({
  userId: Id,
  userCode: Type.String({ description: 'the account, which is the job number' }),
  userName: Type.String(),
  deptId: Id,
  deptName: Type.String(),
  roles: List(shape({ name: Type.String(), enName: Type.String() })),
  status: OneOf(['active', 'disabled']),
  lastLoginAt: Maybe(Instant),
})
export type OrgPerson = Static<typeof OrgPerson>
export const qryDeptUsers = route({
  method: 'GET',
  path: '/sysrest/api/dept/qryDeptUsers',
  access: 'org.read',
  says: 'The people of a department and, unless withBelow is false, of all below it; without deptId everybody. Accounts of suppliers are not among them.',
  input: shape({
    deptId: Optional(Id),
    withBelow: Optional(Type.Boolean()),
    keyword: Optional(Note(64)),
    status: Optional(OneOf(['active', 'disabled'])),
    ...paging,
  }),
  reply: PageOf(OrgPerson),
})

export const identityRefusals = {
  'login.several': [1, '请选择要登录的账号', 'Please choose the account to log in with.'],
  'login.wrong': [2101, '用户名或密码错误', 'The user name or password is not right.'],
  'login.captcha': [2102, '图形验证码错误', 'The picture code is not right.'],
  'login.keyGone': [2103, '登录页面已失效，请重试', 'This login form has expired. Please try again.'],
  'login.locked': [
    2104,
    '登录失败次数过多，请 {minutes} 分钟后再试',
    'Too many failed logins. Please try again in {minutes} minutes.',
  ],
  'login.wrongEntrance': [
    2105,
    '抱歉，登录失败，您没有该系统的权限，请重新选择入口',
    'Sorry, login failed, you have no permission for this system, choose entrance again',
  ],
  'login.disabled': [
    2106,
    '该账号已停用，请联系单位管理员',
    'This account is disabled. Please contact your administrator.',
  ],
} as const satisfies Refusals
