import { countOffers } from '#contract/groups/waitingOffers.ts'
import { countOf } from '#web/kit/client/menuCount.ts'

/** Counts of pending items of menu entries by route name. */
export const menuCounts = { groupOffersReview: countOf(countOffers, {}, (reply) => reply.waiting) }
