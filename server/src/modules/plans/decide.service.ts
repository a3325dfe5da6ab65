import type { ApprovalDecision } from '#contract/approvals/approvals.ts'
import { plans as manifest } from '#contract/plans/manifest.ts'
import type { Actor } from '#kit/actor.ts'
import type { ApprovalHook, ApprovalOutcome } from '#kit/approvals.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { decideApproval } from '#modules/approvals/index.ts'
import { consolidateLines } from './cycles/consolidation.store.ts'
import { findPlan, type HeldPlan, lockPlan, planEvent } from './plan.access.service.ts'
import { planFlow } from './plan.rules.ts'
import { plans } from './plan.store.ts'

/** Plans as a kind of document that is approved. */
export const planApproval: ApprovalHook = {
  kind: manifest.approvals.plan,
  lock: async (tx, actor, id) => {
    if (actor.entrance !== 'system') await findPlan(tx, actor, id)
    const held = await lockPlan(tx, actor, id)
    if (held.plan.status !== 'approving') refuse('approval.decided')
    return (outcome) => applyOutcome(tx, actor, held, outcome)
  },
}

/** Decides on a plan as approver; approvers otherwise decide in their inbox. */
export async function decidePlan(
  tx: Tx,
  actor: Actor,
  { id, decision, opinion }: { readonly id: string; readonly decision: ApprovalDecision; readonly opinion: string },
): Promise<void> {
  const apply = await planApproval.lock(tx, actor, id)
  const { approval_id: instanceId, version } = await plans.find(tx, id)
  const docVersion = String(version)
  const { status, events } = await decideApproval(tx, actor, { instanceId: instanceId!, decision, opinion, docVersion })
  if (status !== 'cancelled') await apply({ status, opinion, events })
}

const verbs = { approved: 'approved', rejected: 'rejected', expired: 'approvalExpired' } as const
const actions = { approved: 'approve', rejected: 'reject', expired: 'expireApproval' } as const

async function applyOutcome(
  tx: Tx,
  actor: Actor,
  { plan, facts }: HeldPlan,
  { status: outcome, opinion, events }: ApprovalOutcome,
): Promise<void> {
  if (outcome === 'pending') return publish(tx, actor, ...events)
  const status = planFlow.decide(facts, actions[outcome], actor)
  const reason = outcome === 'rejected' ? opinion : ''
  await plans.set(tx, plan, { status, reason, updated_at: actor.now })
  if (status === 'consolidated') await consolidateLines(tx, plan.cycle_id)
  await publish(tx, actor, ...events, planEvent(plan, verbs[outcome], status, opinion))
}
