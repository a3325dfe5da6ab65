import { countWaitingRegistrations } from '#contract/registrations/waiting.ts'
import { countOf } from '#web/kit/client/menuCount.ts'

/** Counts of pending items of menu entries by route name. */
export const menuCounts = { registrationQueue: countOf(countWaitingRegistrations, {}, (reply) => reply.count) }
