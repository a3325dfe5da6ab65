import { countWaitingApplications } from '#contract/restrictions/waiting.ts'
import { countOf } from '#web/kit/client/menuCount.ts'

/** Counts of pending items of menu entries by route name. */
export const menuCounts = { restoreQueue: countOf(countWaitingApplications, {}, (reply) => reply.count) }
