import { Availability } from '#contract/kit/availability.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Day,
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
import { FormattedNote } from '#contract/kit/validators.ts'
import { Version } from './departments.ts'
import { AccountStatus, PersonAction } from './identity.ts'

/** People and accounts as operators maintain them. Supplier accounts belong to their suppliers. */
export const StaffEntrance = OneOf(['purchaser', 'operator', 'agency', 'expert', 'supervisor'])
export type StaffEntrance = Static<typeof StaffEntrance>

/** Form of the name of an account. */
export const userCodePattern = '^[A-Za-z0-9][A-Za-z0-9._@-]{1,39}$'

const Account = {
  userName: Text(40),
  userCode: Type.String({ pattern: userCodePattern }),
  deptId: Id,
  expiresOn: Optional({ ...Day, description: 'last day of the account; unlimited if absent' }),
  positionId: Optional({ ...Id, description: 'none if absent' }),
  managerId: Optional({ ...Id, description: 'account of the direct manager; none if absent' }),
}
const Contact = { mobile: FormattedNote('mobile'), email: FormattedNote('emailAddress') }

export const PersonDraft = shape({ ...Account, ...Contact, entrance: StaffEntrance })
export type PersonDraft = Static<typeof PersonDraft>

export const PersonDetail = shape({
  personId: Id,
  mobile: Type.String(),
  email: Type.String(),
  openSessions: Type.Integer(),
  accounts: List(
    shape({
      userId: Id,
      version: Type.Integer(),
      userCode: Type.String(),
      userName: Type.String(),
      entrance: Type.String(),
      deptId: Id,
      fullDeptName: Type.String(),
      positionId: Maybe(Id),
      positionName: Type.String(),
      managerId: Maybe(Id),
      managerName: Type.String(),
      roles: List(shape({ id: Id, name: Type.String(), enName: Type.String() })),
      status: AccountStatus,
      expiresOn: Type.String(),
      lastLoginAt: Maybe(Instant),
      can: List(PersonAction),
    }),
    50,
  ),
})
export type PersonDetail = Static<typeof PersonDetail>
export type PersonAccount = PersonDetail['accounts'][number]

/** Receiver of the open tasks that accounts hold: by rule if absent. */
export const openTasksTo = Optional({ ...Id, description: 'receiver of the open tasks; handed on by rule if absent' })

export const OpenWorkItem = shape({
  kind: Type.String(),
  userId: Id,
  docNo: Type.String(),
  title: Type.String(),
  since: Instant,
})
export type OpenWorkItem = Static<typeof OpenWorkItem>

const managed = { access: 'org.manage', entrances: ['operator'] } as const

export const getPerson = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/person/detail',
  summary: 'Get the person of an account, with all of their accounts',
  input: shape({ userId: Id }),
  reply: PersonDetail,
})
export const listPersonChanges = changesRoute({
  ...managed,
  path: '/sysrest/api/person/changes',
  summary: 'List the recent changes of a person and of all of their accounts',
  key: 'userId',
})
export const addPerson = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/person/add',
  summary: 'Create a person with an account; the password is chosen by SMS, or an initial one is returned',
  input: PersonDraft,
  reply: PersonDetail,
})
export const addAccount = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/person/addAccount',
  summary: 'Add an account in another department to the person of an account',
  input: shape({ userId: Id, ...Account, entrance: StaffEntrance }),
  reply: PersonDetail,
})
export const editPerson = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/person/edit',
  summary: 'Update an account and the contact data of its person; a new mobile number ends all sessions of the person',
  input: shape({ userId: Id, version: Version, ...Account, ...Contact, openTasksTo }),
  reply: PersonDetail,
})
export const listOpenWork = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/person/openWork',
  reads: true,
  summary: 'List the open tasks of accounts, which must be handed over before they are disabled or moved',
  input: shape({ userIds: List(Id, 500) }),
  reply: List(OpenWorkItem),
})
export const listWorkReceivers = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/person/workReceivers',
  summary: 'Search people who may receive open tasks, by name or account; at most 20',
  input: shape({ keyword: Optional(Note(40)) }),
  reply: List(shape({ userId: Id, userName: Type.String(), deptName: Type.String() })),
})
export const listManagers = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/person/managers',
  summary: 'Search people who may be direct managers, by name or account, or one by the account id; at most 20',
  input: shape({ keyword: Optional(Note(40)), userId: Optional(Id) }),
  reply: List(shape({ userId: Id, userName: Type.String(), deptName: Type.String() })),
})
export const setAccountsDepartment = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/person/setDepartment',
  summary: 'Move accounts to a department, all or none',
  input: shape({ userIds: List(Id, 500), deptId: Id, openTasksTo }),
  reply: Done,
})
export const setAccountStatus = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/person/setStatus',
  summary: 'Disable an account, which ends its sessions, or enable it',
  input: shape({ userId: Id, status: Availability, openTasksTo }),
  reply: PersonDetail,
})

export const peopleRefusals = {
  'user.codeTaken': [31011, '该账号已存在', 'This account name is already in use.'],
  'person.own': [
    31012,
    '不能对本人账号执行此操作，个人信息请在“个人中心”修改',
    'This cannot be done to your own account. Change your own details on your account page.',
  ],
  'person.outOfReach': [
    31013,
    '对方拥有您没有的管理权限，不能执行此操作',
    'This person has administrative permissions that you do not have.',
  ],
  'person.someOutOfReach': [
    31014,
    '以下人员拥有您没有的管理权限，不能调整部门：{names}',
    'These people have administrative permissions that you do not have and cannot be moved: {names}',
  ],
} as const satisfies Refusals
