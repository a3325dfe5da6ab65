import { countInspections } from '#contract/ordering/delivery/inspections.ts'
import { countReturns } from '#contract/ordering/returns/waitingReturns.ts'
import { countSupplierOrders } from '#contract/ordering/supplierOrderLists.ts'
import { countOf } from '#web/kit/client/menuCount.ts'

const waitingReturns = countOf(countReturns, {}, (reply) => reply.waiting)

/** Counts of pending items of menu entries by route name. */
export const menuCounts = {
  supplierOrders: countOf(countSupplierOrders, {}, (reply) => reply.accepting),
  myReturns: waitingReturns,
  supplierReturns: waitingReturns,
  arbitrations: waitingReturns,
  inspections: countOf(countInspections, {}, (reply) => reply.waiting),
}
