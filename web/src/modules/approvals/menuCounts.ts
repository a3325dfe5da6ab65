import { getUndoByPageNum } from '#contract/approvals/approvalTasks.ts'
import { countOf } from '#web/kit/client/menuCount.ts'

/** Counts of pending items of menu entries by route name. */
export const menuCounts = { orderApproval: countOf(getUndoByPageNum, {}, (reply) => reply.count) }
