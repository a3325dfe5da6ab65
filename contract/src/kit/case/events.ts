import { eventsOf } from '../event.ts'
import { Id, Type } from '../schema.ts'
import { CaseStatus } from './states.ts'

const decided = { applicantId: Id, title: Type.String() }

/** Events of a case that is applied for. */
export const caseEvents = <const Entity extends string>(entity: Entity) =>
  eventsOf(entity, CaseStatus, {
    saved: {},
    submitted: { title: Type.String() },
    withdrawn: {},
    answered: {},
    taken: {},
    moreRequested: decided,
    granted: decided,
    refused: { ...decided, reason: Type.String() },
  })
