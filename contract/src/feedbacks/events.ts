import { eventsOf } from '#contract/kit/event.ts'
import { Id, Maybe } from '#contract/kit/schema.ts'
import { FeedbackStatus } from './states.ts'

export const feedbacksEvents = {
  ...eventsOf('feedback', FeedbackStatus, {
    sent: {},
    accepted: {},
    replied: { senderId: Maybe(Id) },
    closed: {},
    reopened: {},
  }),
}
