import { eventsOf } from '#contract/kit/event.ts'
import { FeedbackStatus } from './states.ts'

export const feedbacksEvents = {
  ...eventsOf('feedback', FeedbackStatus, { sent: {}, accepted: {}, replied: {}, closed: {}, reopened: {} }),
}
