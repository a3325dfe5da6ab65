import { eventsOf } from '#contract/kit/event.ts'
import { Id, Maybe, Type } from '#contract/kit/schema.ts'
import { RegistrationStatus } from './states.ts'

const decided = { deptName: Type.String(), applicantId: Maybe(Id) }

export const registrationsEvents = {
  ...eventsOf('registration', RegistrationStatus, {
    submitted: { deptName: Type.String() },
    withdrawn: {},
    approved: { deptId: Id, userId: Maybe(Id), ...decided },
    refused: { reason: Type.String(), ...decided },
  }),
}
