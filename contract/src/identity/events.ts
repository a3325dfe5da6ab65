import { eventsOf } from '#contract/kit/event.ts'
import { OneOf } from '#contract/kit/schema.ts'
import { SessionWay } from './account.ts'

export const identityEvents = {
  ...eventsOf('session', OneOf(['open', 'ended']), {
    opened: { way: SessionWay },
    ended: {},
  }),
}
