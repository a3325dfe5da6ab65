import type { ApprovalDecision } from '#contract/approvals/approvals.ts'
import { wallet as manifest } from '#contract/wallet/manifest.ts'
import type { Actor } from '#kit/actor.ts'
import type { ApprovalHook } from '#kit/approvals.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { decideApproval } from '#modules/approvals/index.ts'
import { releaseFunds } from '#modules/ledger/index.ts'
import { findWithdrawal } from './withdrawal.access.service.ts'
import { withdrawalFlow } from './withdrawal.rules.ts'
import { withdrawalData, withdrawalRef } from './withdrawal.service.ts'
import { withdrawals } from './withdrawal.store.ts'

const actions = { approved: 'approve', rejected: 'reject', expired: 'expire' } as const

/** Withdrawals as a kind of document that is approved. */
export const withdrawalApproval: ApprovalHook = {
  kind: manifest.approvals.withdrawal,
  lock: async (tx, actor, id) => {
    if (actor.entrance !== 'system') await findWithdrawal(tx, actor, id)
    const row = await withdrawals.lock(tx, id)
    if (row.status !== 'approving') refuse('approval.decided')
    return async ({ status: outcome, opinion, events }) => {
      if (outcome === 'pending') return publish(tx, actor, ...events)
      const status = withdrawalFlow.decide(row, actions[outcome], actor)
      const reason = outcome === 'rejected' ? opinion : ''
      if (outcome === 'approved') await withdrawals.set(tx, row, { status })
      else {
        await releaseFunds(tx, actor, [withdrawalRef(id)], outcome)
        await withdrawals.set(tx, row, { status, reason, ended_at: actor.now })
      }
      const facts = { id, from: row.status, to: status, reason: reason || undefined, data: withdrawalData(row) }
      await publish(tx, actor, ...events, newEvent(`withdrawal.${outcome}`, facts))
    }
  },
}

/** Decides on a withdrawal as approver, without a page: approvers otherwise decide in their inbox. */
export async function decideWithdrawal(
  tx: Tx,
  actor: Actor,
  { id, decision, opinion }: { readonly id: string; readonly decision: ApprovalDecision; readonly opinion: string },
): Promise<void> {
  const apply = await withdrawalApproval.lock(tx, actor, id)
  const { approval_id: approvalId, version } = await withdrawals.find(tx, id)
  const instanceId = approvalId ?? refuse('approval.decided')
  const docVersion = String(version)
  const { status, events } = await decideApproval(tx, actor, { instanceId, decision, opinion, docVersion })
  if (status !== 'cancelled') await apply({ status, opinion, events })
}
