import { DepartmentDraft } from '#contract/identity/departments.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, List, Note, Nothing, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { MyRegistration } from './registrations.ts'
import { RegistrationAction, RegistrationStatus } from './states.ts'

/** Registrations as operators decide about them. */
export const Registration = shape({
  ...MyRegistration.properties,
  id: Id,
  version: Type.Integer(),
  isVisitor: Type.Boolean({ description: 'sent by somebody without an account' }),
  handler: Type.String(),
  can: List(RegistrationAction),
})
export type Registration = Static<typeof Registration>

const managed = { access: 'registration.manage', entrances: ['operator'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

export const listRegistrations = listRoute({
  path: '/sysrest/api/deptRegister/list',
  ...managed,
  summary: 'The registrations that were sent, the newest first.',
  filters: { status: Optional(RegistrationStatus), keyword: Optional(Note(100)) },
  sort: ['submittedAt'],
  record: Registration,
})
export const exportRegistrations = exportRoute(listRegistrations, {
  path: '/sysrest/api/deptRegister/export',
  columns: [
    'requestNo',
    'deptName',
    'parentName',
    'contactName',
    'mobile',
    'reason',
    'status',
    'submittedAt',
    'handler',
    'reply',
    'userCode',
    'decidedAt',
  ],
})
export const getRegistration = route({
  method: 'GET',
  path: '/sysrest/api/deptRegister/detail',
  ...managed,
  summary: 'One of them.',
  input: shape({ id: Id }),
  reply: Registration,
})
export const listRegistrationChanges = changesRoute({
  path: '/sysrest/api/deptRegister/changes',
  ...managed,
  summary: 'What has happened with one.',
  key: 'id',
})
export const approveRegistration = route({
  method: 'POST',
  path: '/sysrest/api/deptRegister/approve',
  ...managed,
  summary:
    'Approves one: the department is made below another, and where `userCode` names one an account for its contact, with these roles.',
  input: shape({
    ...ofVersion,
    pDeptId: Id,
    ...DepartmentDraft.properties,
    userCode: Optional(Type.String({ pattern: '^([A-Za-z0-9][A-Za-z0-9._@-]{1,39})?$' })),
    roleIds: Optional(List(Id, 50)),
    reply: Optional(Note(500)),
  }),
  reply: Registration,
})
export const AssignableRole = shape({ id: Id, name: Type.String(), enName: Type.String() })
export const listAssignableRoles = route({
  method: 'GET',
  path: '/sysrest/api/deptRegister/roles',
  ...managed,
  summary: 'The roles that the caller may give to the account of a contact; none without the right to assign roles.',
  input: Nothing,
  reply: List(AssignableRole, 200),
})
export const refuseRegistration = route({
  method: 'POST',
  path: '/sysrest/api/deptRegister/refuse',
  ...managed,
  summary: 'Refuses one, with the reason, which its applicant reads.',
  input: shape({ ...ofVersion, reply: Text(500) }),
  reply: Registration,
})
