import { DepartmentDraft } from '#contract/identity/departments.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, List, Note, Nothing, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { MyRegistration } from './registrations.ts'
import { RegistrationAction, RegistrationStatus } from './states.ts'

/** Registrations for review by operators. */
export const Registration = shape({
  ...MyRegistration.properties,
  id: Id,
  version: Type.Integer(),
  isVisitor: Type.Boolean({ description: 'submitted without an account' }),
  handler: Type.String(),
  can: List(RegistrationAction),
})
export type Registration = Static<typeof Registration>

const managed = { access: 'registration.manage', entrances: ['operator'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

export const listRegistrations = listRoute({
  path: '/sysrest/api/deptRegister/list',
  ...managed,
  summary: 'List the submitted registrations, newest first',
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
  summary: 'Get a registration',
  input: shape({ id: Id }),
  reply: Registration,
})
export const listRegistrationChanges = changesRoute({
  path: '/sysrest/api/deptRegister/changes',
  ...managed,
  summary: 'List the history of a registration',
  key: 'id',
})
export const approveRegistration = route({
  method: 'POST',
  path: '/sysrest/api/deptRegister/approve',
  ...managed,
  summary:
    'Approve a registration: creates the department below another one, and, if `userCode` is given, an account with these roles for the contact',
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
  summary: "List the roles that the caller may assign to a contact's account; empty without permission to assign roles",
  input: Nothing,
  reply: List(AssignableRole, 200),
})
export const refuseRegistration = route({
  method: 'POST',
  path: '/sysrest/api/deptRegister/refuse',
  ...managed,
  summary: 'Refuse a registration; the applicant sees the reason',
  input: shape({ ...ofVersion, reply: Text(500) }),
  reply: Registration,
})
