import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Type } from '#contract/kit/schema.ts'

export const jobsEvents = {
  ...eventsOf('deadLetter', noStates, { retried: { name: Type.String() }, dismissed: { name: Type.String() } }),
}
