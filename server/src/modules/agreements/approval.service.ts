import { agreements as manifest } from '#contract/agreements/manifest.ts'
import type { ApprovalDecision } from '#contract/approvals/approvals.ts'
import type { Actor } from '#kit/actor.ts'
import type { ApprovalHook, ApprovalOutcome } from '#kit/approvals.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { decideApproval, startApproval } from '#modules/approvals/index.ts'
import { agreementEvent, changeEvent, type Held, lockAgreement } from './agreement.access.service.ts'
import { agreementFlow, amountOf } from './agreement.rules.ts'
import { agreementChanges, agreements, categoriesOf, type LineRow } from './agreement.store.ts'
import type { CapRow } from './caps/cap.store.ts'
import { changeFlow } from './changes/change.rules.ts'

interface Terms {
  readonly lines: readonly LineRow[]
  readonly caps: readonly CapRow[]
  readonly title: string
  readonly revision?: number
}

/** Starts the approval of an agreement, or of a change of it, with the lines that would be in force. */
export const startAgreementApproval = async (
  tx: Tx,
  actor: Actor,
  { agreement, facts }: Pick<Held, 'agreement' | 'facts'>,
  { lines, caps, title, revision = agreement.revision }: Terms,
) =>
  startApproval(tx, actor, {
    entity: 'agreement',
    entityId: agreement.id,
    docNo: agreement.no,
    title,
    version: String(agreement.version + 1),
    amount: amountOf(
      lines.map(({ price, max_qty: maxQty, max_amount: maxAmount }) => ({ price, maxQty, maxAmount })),
      caps.find(({ dept_id: deptId }) => deptId === null)?.max_amount,
    ),
    requesterId: actor.userId,
    requesterPersonId: actor.personId,
    deptId: actor.deptId,
    deptPath: actor.deptPath,
    categoryIds: await categoriesOf(tx, agreement.id, revision),
    supplierIds: [...facts.supplierIds],
    orderType: '',
  })

/** Agreements as a kind of document that is approved: the draft first, later each change. */
export const agreementApproval: ApprovalHook = {
  kind: manifest.approvals.agreement,
  lock: async (tx, actor, id) => {
    const held = await lockAgreement(tx, actor, id)
    if (held.agreement.status !== '20' && held.change?.status !== '20') refuse('approval.decided')
    return (outcome) =>
      held.agreement.status === '20' ? applyOutcome(tx, actor, held, outcome) : applyToChange(tx, actor, held, outcome)
  },
}

/** Decides on an agreement as approver; approvers otherwise decide in their inbox. */
export async function decideAgreement(
  tx: Tx,
  actor: Actor,
  { id, decision, opinion }: { readonly id: string; readonly decision: ApprovalDecision; readonly opinion: string },
): Promise<void> {
  const { agreement, change } = await lockAgreement(tx, actor, id)
  const instanceId = change?.approval_id ?? agreement.approval_id ?? refuse('approval.decided')
  const apply = await agreementApproval.lock(tx, actor, id)
  const docVersion = String(agreement.version)
  const { status, events } = await decideApproval(tx, actor, { instanceId, decision, opinion, docVersion })
  if (status !== 'cancelled') await apply({ status, opinion, events })
}

const verbs = { approved: 'approved', rejected: 'rejected', expired: 'approvalExpired' } as const
const actions = { approved: 'approve', rejected: 'reject', expired: 'expireApproval' } as const

async function applyOutcome(
  tx: Tx,
  actor: Actor,
  held: Held,
  { status: outcome, opinion, events }: ApprovalOutcome,
): Promise<void> {
  if (outcome === 'pending') return publish(tx, actor, ...events)
  const { agreement, facts } = held
  const status = agreementFlow.decide(facts, actions[outcome], actor)
  await agreements.set(tx, agreement, {
    status,
    reason: outcome === 'rejected' ? opinion : '',
    approved_at: outcome === 'approved' ? actor.now : null,
  })
  await publish(tx, actor, ...events, agreementEvent(held, verbs[outcome], status, opinion))
}

const changeVerbs = { approved: 'changeApproved', rejected: 'changeRejected', expired: 'changeExpired' } as const

async function applyToChange(
  tx: Tx,
  actor: Actor,
  held: Held,
  { status: outcome, opinion, events }: ApprovalOutcome,
): Promise<void> {
  if (outcome === 'pending') return publish(tx, actor, ...events)
  const { agreement, change } = held
  const status = changeFlow.decide(change!, actions[outcome], actor)
  await agreementChanges.set(tx, change!, {
    status,
    reason: outcome === 'rejected' ? opinion : '',
    ...(status === '90' ? { ended_at: actor.now } : {}),
  })
  await agreements.set(tx, agreement, {})
  await publish(tx, actor, ...events, changeEvent(held, change!, changeVerbs[outcome], opinion))
}
