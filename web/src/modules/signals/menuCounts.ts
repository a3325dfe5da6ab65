import { countNewSignals } from '#contract/signals/waiting.ts'
import { countOf } from '#web/kit/client/menuCount.ts'

/** Counts of pending items of menu entries by route name. */
export const menuCounts = { signals: countOf(countNewSignals, {}, (reply) => reply.count) }
