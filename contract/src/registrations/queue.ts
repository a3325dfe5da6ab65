import { DepartmentDraft } from '#contract/identity/departments.ts'
import { queueOf } from '#contract/kit/case/queue.ts'
import { route } from '#contract/kit/route.ts'
import { Id, List, Note, Nothing, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { MyRegistration } from './registrations.ts'
import { registrationStatusNames } from './states.ts'
import { countWaitingRegistrations } from './waiting.ts'

const { status: _, ...own } = MyRegistration.properties

/** Registrations for review by operators. */
export const registrationCase = queueOf({
  entity: 'registration',
  path: '/sysrest/api/deptRegister',
  manage: 'registration.manage',
  count: countWaitingRegistrations,
  singular: 'registration',
  plural: 'registrations',
  states: registrationStatusNames,
  waiting: ['02'],
  own,
  handled: { isVisitor: Type.Boolean({ description: 'submitted without an account' }), handler: Type.String() },
  sort: ['submittedAt'],
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
  actions: {
    approve: {
      summary:
        'Approve a registration: creates the department below another one, and, if `userCode` is given, an account with these roles for the contact',
      input: {
        pDeptId: Id,
        ...DepartmentDraft.properties,
        userCode: Optional(Type.String({ pattern: '^([A-Za-z0-9][A-Za-z0-9._@-]{1,39})?$' })),
        roleIds: Optional(List(Id, 50)),
        reply: Optional(Note(500)),
      },
    },
    refuse: { summary: 'Refuse a registration; the applicant sees the reason', input: { reply: Text(500) } },
  },
})
export type Registration = Static<typeof registrationCase.Record>
export const {
  own: listMyRegistrations,
  list: listRegistrations,
  export: exportRegistrations,
  detail: getRegistration,
  changes: listRegistrationChanges,
} = registrationCase
export const { approve: approveRegistration, refuse: refuseRegistration } = registrationCase.actions

const managed = { access: 'registration.manage', entrances: ['operator'] } as const
export const AssignableRole = shape({ id: Id, name: Type.String(), enName: Type.String() })
export const listAssignableRoles = route({
  method: 'GET',
  path: '/sysrest/api/deptRegister/roles',
  ...managed,
  summary: "List the roles that the caller may assign to a contact's account; empty without permission to assign roles",
  input: Nothing,
  reply: List(AssignableRole, 200),
})
