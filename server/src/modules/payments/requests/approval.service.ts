import { compare } from '#contract/kit/money.ts'
import type { ApprovalDecision } from '#contract/approvals/approvals.ts'
import { payments as manifest } from '#contract/payments/manifest.ts'
import type { Actor } from '#kit/actor.ts'
import type { ApprovalHook, ApprovalOutcome } from '#kit/approvals.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { decideApproval } from '#modules/approvals/index.ts'
import { lockRequest, mayReadRequest, moveShares, publishMove } from './request.access.service.ts'
import { requestFlow } from './request.rules.ts'
import { endReservation } from './request.service.ts'
import * as store from './request.store.ts'

/** Payment requests as a kind of document that is approved. */
export const requestApproval: ApprovalHook = {
  kind: manifest.approvals.payment,
  lock: async (tx, actor, id) => {
    if (actor.entrance !== 'system' && !(await mayReadRequest(tx, actor, id))) refuse('thing.notFound')
    const row = await lockRequest(tx, id)
    if (row.status !== 'approving') refuse('approval.decided')
    return (outcome) => applyOutcome(tx, actor, row, outcome)
  },
}

/** Decides on a request as approver; approvers otherwise decide in their inbox. */
export async function decideRequest(
  tx: Tx,
  actor: Actor,
  { id, decision, opinion }: { readonly id: string; readonly decision: ApprovalDecision; readonly opinion: string },
): Promise<void> {
  const apply = await requestApproval.lock(tx, actor, id)
  const row = await store.requests.find(tx, id)
  const instanceId = row.approval_id ?? refuse('approval.decided')
  const docVersion = String(row.version)
  const { status, events } = await decideApproval(tx, actor, { instanceId, decision, opinion, docVersion })
  if (status !== 'cancelled') await apply({ status, opinion, events })
}

const joined = (names: string, name: string) => (names === '' ? name : `${names}、${name}`)

async function applyOutcome(
  tx: Tx,
  actor: Actor,
  row: Locked<store.RequestRow>,
  { status: outcome, opinion, events }: ApprovalOutcome,
): Promise<void> {
  if (outcome === 'rejected' || outcome === 'expired') {
    const status = requestFlow.decide(row, outcome === 'rejected' ? 'reject' : 'expire', actor)
    await endReservation(tx, actor, row.id)
    await store.requests.set(tx, row, { status, reason: opinion, approvers: [], approved_by_names: '' })
    await publish(tx, actor, ...events)
    await publishMove(tx, actor, row, outcome === 'rejected' ? 'rejected' : 'approvalExpired', {
      to: status,
      reason: opinion,
    })
    return
  }
  // Everybody who agrees is one of its approvers, also before the last step.
  const isOffset = compare(row.total, '0') === 0
  const status = requestFlow.decide(row, isOffset ? 'offset' : 'approve', actor)
  const approvers = {
    approvers: [...new Set([...row.approvers, actor.personId])],
    approved_by_names: joined(row.approved_by_names, actor.userName),
  }
  if (outcome === 'pending') {
    await store.requests.set(tx, row, approvers)
    return publish(tx, actor, ...events)
  }
  if (isOffset) await moveShares(tx, actor, [row.id], 'settle')
  await store.requests.set(tx, row, { ...approvers, status, approved_at: actor.now })
  await publish(tx, actor, ...events)
  await publishMove(tx, actor, row, isOffset ? 'offset' : 'approved', { to: status, reason: opinion })
}
