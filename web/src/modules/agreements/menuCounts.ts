import { countWaitingAgreements } from '#contract/agreements/waiting.ts'
import { countOf } from '#web/kit/client/menuCount.ts'

/** Counts of pending items of menu entries by route name. */
export const menuCounts = { supplierAgreements: countOf(countWaitingAgreements, {}, (reply) => reply.waiting) }
