import { eventsOf } from '#contract/kit/event.ts'
import { Id, Maybe, Type } from '#contract/kit/schema.ts'
import { RegistrationStatus } from './states.ts'

export const registrationsEvents = {
  ...eventsOf('registration', RegistrationStatus, {
    submitted: { deptName: Type.String() },
    withdrawn: {},
    approved: { deptId: Id, userId: Maybe(Id) },
    refused: { reason: Type.String() },
  }),
}
