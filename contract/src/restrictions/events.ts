import { eventsOf } from '#contract/kit/event.ts'
import { List, Type } from '#contract/kit/schema.ts'
import { ApplicationStatus, RestrictionStatus } from './states.ts'

const about = { personId: Type.String(), permissionId: Type.String() }
const why = { reason: Type.String() }
const decided = { ...why, applicantId: Type.String() }

export const restrictionsEvents = {
  ...eventsOf('restriction', RestrictionStatus, {
    imposed: { ...about, ...why },
    lifted: { ...about, ...why },
    ended: about,
  }),
  ...eventsOf('restoreApplication', ApplicationStatus, {
    saved: {},
    submitted: { permissionIds: List(Type.String()) },
    withdrawn: {},
    granted: decided,
    refused: decided,
  }),
}
