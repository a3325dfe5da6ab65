import type { Input } from '#contract/kit/route.ts'
import type { transferTask as transferRoute } from '#contract/approvals/approvalTasks.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { transferOf } from './transfer.rules.ts'
import { lockRound, setRound } from './approval.store.ts'
import { insertTask, findTasks } from './round.store.ts'
import { isApprover } from './task.store.ts'

/** Transfers an open task to another approver. */
export async function transferTask(tx: Tx, actor: Actor, input: Input<typeof transferRoute>): Promise<void> {
  const round = await lockRound(tx, input.instanceId)
  const tasks = await findTasks(tx, [round])
  const from = input.fromUserId ?? actor.userId
  const to = { userId: input.toUserId, canDecide: await isApprover(tx, input.toUserId) }
  const reason = input.reason.trim()
  const outcome = transferOf({ ...round, tasks }, actor, from, to, reason)
  await setRound(tx, round, outcome, { version: round.doc_version, amount: round.amount, reason: round.reason })
  await insertTask(tx, round, round.step, to.userId)
  await publish(tx, actor, {
    name: 'approval.transferred',
    id: round.id,
    reason: reason || undefined,
    data: {
      entity: round.entity,
      entityId: round.entity_id,
      docNo: round.doc_no,
      step: round.step,
      from,
      approvers: [to.userId],
    },
  })
}
