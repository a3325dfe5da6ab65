import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Type } from '#contract/kit/schema.ts'

export const insightEvents = {
  ...eventsOf('savedView', noStates, {
    saved: { name: Type.String(), rhythm: Type.String() },
    removed: { name: Type.String() },
    mailed: { name: Type.String() },
  }),
  ...eventsOf('wallLink', noStates, {
    created: { name: Type.String(), prefix: Type.String(), expiresOn: Type.String() },
    revoked: {},
  }),
}
