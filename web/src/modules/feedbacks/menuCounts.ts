import { countNewFeedbacks } from '#contract/feedbacks/newFeedbacks.ts'
import { countOf } from '#web/kit/client/menuCount.ts'

/** Counts of pending items of menu entries by route name. */
export const menuCounts = { feedbacks: countOf(countNewFeedbacks, {}, (reply) => reply.count) }
