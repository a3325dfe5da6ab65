import { countPayeeChanges, countPaymentRequests } from '#contract/payments/waitingPayments.ts'
import { countOf } from '#web/kit/client/menuCount.ts'

/** Counts of pending items of menu entries by route name. */
export const menuCounts = {
  paymentRequests: countOf(countPaymentRequests, {}, (reply) => reply.waiting),
  payeeAccounts: countOf(countPayeeChanges, {}, (reply) => reply.waiting),
}
