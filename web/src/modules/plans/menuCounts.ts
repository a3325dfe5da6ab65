import { countPlans } from '#contract/plans/waitingPlans.ts'
import { countOf } from '#web/kit/client/menuCount.ts'

/** Counts of pending items of menu entries by route name. */
export const menuCounts = { demandList: countOf(countPlans, {}, (reply) => reply.waiting) }
