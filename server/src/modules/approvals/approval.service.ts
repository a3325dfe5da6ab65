import type { ApprovalDecision, ApprovalEntity, ApprovalStatus } from '#contract/approvals/approvals.ts'
import type { EventName } from '#contract/events.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, type NewEvent } from '#kit/events/events.ts'
import { outcomeOf } from './approval.rules.ts'
import { approvalFlow } from './approval.flow.rules.ts'
import { lockRound, lockRounds, setRound, setRoundsCancelled } from './approval.store.ts'
import { findTasks } from './round.store.ts'
import { opening } from './start.service.ts'

export interface Decision {
  readonly instanceId: string
  readonly decision: ApprovalDecision
  /** Opinion; mandatory for a rejection. */
  readonly opinion: string
  /** Optimistic lock: the document version that the approver has read. */
  readonly docVersion: string
  /** Remaining document, if the approver agrees to a part only. */
  readonly becomes?: { readonly docVersion: string; readonly amount: string }
}
/** Event of each outcome; `pending`: further decisions are needed. */
const decidedEvents = {
  pending: 'approval.agreed',
  approved: 'approval.approved',
  rejected: 'approval.rejected',
  cancelled: 'approval.cancelled',
} as const satisfies Record<ApprovalStatus, EventName>

export interface Decided {
  readonly status: ApprovalStatus
  readonly entity: ApprovalEntity
  readonly entityId: string
  readonly events: NewEvent[]
}

/**
 * Decides as approver. The caller holds the document's lock, applies the consequences, and publishes the returned
 * events together with its own.
 */
export async function decideApproval(tx: Tx, actor: Actor, decision: Decision): Promise<Decided> {
  const round = await lockRound(tx, decision.instanceId)
  const tasks = await findTasks(tx, [round])
  const outcome = outcomeOf({ ...round, tasks }, actor, decision)
  const { docVersion: version, amount } = decision.becomes ?? { docVersion: round.doc_version, amount: round.amount }
  const opinion = decision.opinion.trim()
  const reason = outcome.status === 'rejected' ? opinion : ''
  await setRound(tx, round, outcome, { version, amount, reason })
  const isOpened = outcome.step !== round.step
  return {
    status: outcome.status,
    entity: round.entity,
    entityId: round.entity_id,
    events: [
      newEvent(decidedEvents[outcome.status], {
        id: round.id,
        from: round.status,
        to: outcome.status,
        reason: opinion || undefined,
        data: {
          entity: round.entity,
          entityId: round.entity_id,
          docNo: round.doc_no,
          decidedStep: round.step,
          ...(isOpened ? opening(round.chain, outcome.step) : {}),
        },
      }),
    ],
  }
}

/**
 * Cancels those of the rounds that are pending; the document's own flow has checked the permission. Returns the events
 * to publish.
 */
export async function cancelApproval(
  tx: Tx,
  _actor: Actor,
  instanceIds: readonly string[],
  reason: string,
): Promise<NewEvent[]> {
  const rounds = await lockRounds(tx, instanceIds)
  const pending = rounds.filter(({ status }) => approvalFlow.moves.cancel.from.includes(status))
  if (pending.length > 0) await setRoundsCancelled(tx, pending, reason)
  return pending.map(({ id, status, entity, entity_id, doc_no }) => ({
    name: 'approval.cancelled',
    id,
    from: status,
    to: 'cancelled',
    reason,
    data: { entity, entityId: entity_id, docNo: doc_no },
  }))
}
