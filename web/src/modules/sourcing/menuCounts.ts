import { countReportedDeposits } from '#contract/sourcing/deposits/deposits.ts'
import { countObjections } from '#contract/sourcing/objections/waitingObjections.ts'
import { countOf } from '#web/kit/client/menuCount.ts'

/** Counts of pending items of menu entries by route name. */
export const menuCounts = {
  projectDeposits: countOf(countReportedDeposits, {}, (reply) => reply.waiting),
  projectObjections: countOf(countObjections, {}, (reply) => reply.waiting),
}
