import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Type } from '#contract/kit/schema.ts'

export const logsEvents = {
  ...eventsOf('auditChain', noStates, { verified: { links: Type.Integer() }, broken: { link: Type.Integer() } }),
}
