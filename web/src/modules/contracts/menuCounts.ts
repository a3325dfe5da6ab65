import { countSupplierContracts, countWaitingContracts } from '#contract/contracts/contracts.ts'
import { countOf } from '#web/kit/client/menuCount.ts'

/** Counts of pending items of menu entries by route name. */
export const menuCounts = {
  contracts: countOf(countWaitingContracts, {}, (reply) => reply.waiting),
  supplierContracts: countOf(countSupplierContracts, {}, (reply) => reply.waiting),
}
