import { countOwnIssues, countStockTasks } from '#contract/warehouse/waiting.ts'
import { countOf } from '#web/kit/client/menuCount.ts'

/** Counts of pending items of menu entries by route name. */
export const menuCounts = {
  inboundTasks: countOf(countStockTasks, {}, (reply) => reply.inbound),
  pickTasks: countOf(countStockTasks, {}, (reply) => reply.picks),
  stockTransfers: countOf(countStockTasks, {}, (reply) => reply.transfers),
  counts: countOf(countStockTasks, {}, (reply) => reply.counts),
  reorderPoints: countOf(countStockTasks, {}, (reply) => reply.low),
  stockRequests: countOf(countOwnIssues, {}, (reply) => reply.waiting),
}
