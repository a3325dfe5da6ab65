import { countNewTrials } from '#contract/login/newTrials.ts'
import { countOf } from '#web/kit/client/menuCount.ts'

/** Counts of pending items of menu entries by route name. */
export const menuCounts = { trials: countOf(countNewTrials, {}, (reply) => reply.count) }
