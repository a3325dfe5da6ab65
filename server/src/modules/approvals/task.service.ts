import type { Input } from '#contract/kit/route.ts'
import type { transferTask as transferRoute } from '#contract/approvals/approvalTasks.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { seesDepartment } from '#kit/reach.rules.ts'
import { refuse } from '#kit/refusal.ts'
import { departmentPath } from '#modules/identity/index.ts'
import { transferOf } from './actions/transfer.rules.ts'
import { lockRound, setRound } from './approval.store.ts'
import { documentData } from './approval.events.rules.ts'
import { findTasks, insertTasks } from './round.store.ts'
import { findSuccessor } from './task.store.ts'

/** Transfers an open task to another approver. */
export async function transferTask(tx: Tx, actor: Actor, input: Input<typeof transferRoute>): Promise<void> {
  const round = await lockRound(tx, input.instanceId)
  const tasks = await findTasks(tx, [round])
  const isOwn = tasks.some(({ approver_id: id, status }) => id === actor.userId && status === 'open')
  const oversees = !isOwn || (input.fromUserId ?? actor.userId) !== actor.userId
  if (oversees && actor.permissions.has('approval.oversee')) {
    const path = await departmentPath(tx, round.dept_id)
    if (!seesDepartment(actor, path, 'approval.oversee')) refuse('thing.notFound')
  }
  const to = await findSuccessor(tx, input.toUserId)
  const reason = input.reason.trim()
  const outcome = transferOf({ ...round, tasks }, actor, input.fromUserId, to, reason)
  const from = tasks.find(({ id }) => id === outcome.changes[0]?.id)?.approver_id
  await setRound(tx, round, outcome)
  await insertTasks(tx, round, round.step, [to.userId], 'transfer')
  await publish(tx, actor, {
    name: 'approval.transferred',
    id: round.id,
    reason: reason || undefined,
    data: { ...documentData(round), step: round.step, ...(from ? { from } : {}), approvers: [to.userId] },
  })
}
