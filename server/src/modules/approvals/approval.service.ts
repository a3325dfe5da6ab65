import type { ApprovalDecision, ApprovalEntity, ApprovalStatus } from '#contract/approvals/approvals.ts'
import type { EventName } from '#contract/events.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, type NewEvent } from '#kit/events/events.ts'
import { outcomeOf } from './approval.rules.ts'
import { approvalFlow } from './approval.flow.rules.ts'
import { lockRound, lockRounds, setRound, setRoundsCancelled } from './approval.store.ts'
import { documentData } from './approval.events.rules.ts'
import { findTasks, insertTasks } from './round.store.ts'
import { opening } from './start.service.ts'
import { openStep } from './step.service.ts'

export interface Decision {
  readonly instanceId: string
  readonly decision: ApprovalDecision
  /** Opinion; mandatory for a rejection. */
  readonly opinion: string
  /** Optimistic lock: the document version that the approver has read. */
  readonly docVersion: string
  /** By the link of a letter. */
  readonly byLetter?: boolean
  /** Remaining document, if the approver agrees to a part only. */
  readonly becomes?: { readonly docVersion: string; readonly amount: string }
}
/** Event of each outcome; `pending`: further decisions are needed, as after an objection among several approvers. */
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
  const { docVersion: doc_version, amount } = decision.becomes ?? {
    docVersion: round.doc_version,
    amount: round.amount,
  }
  const opinion = decision.opinion.trim()
  const reason = outcome.status === 'rejected' ? opinion : ''
  const opened = outcome.step === round.step ? null : await openStep(tx, round, outcome.step)
  const isStuck = opened?.approvers.length === 0
  const chain = opened?.chain ?? round.chain
  await setRound(tx, round, outcome, { doc_version, amount, reason, chain, isStuck })
  await insertTasks(
    tx,
    round,
    outcome.step,
    opened?.first ?? (outcome.openNext === undefined ? [] : [outcome.openNext]),
  )
  const { id, entity, entity_id: entityId, status: from } = round
  const next = outcome.openNext === undefined ? {} : { step: round.step, approvers: [outcome.openNext] }
  const cc = outcome.status === 'approved' && round.cc.length > 0 ? { cc: [...round.cc] } : {}
  const onBehalfOf = actor.onBehalfOf === undefined ? {} : { onBehalfOf: actor.onBehalfOf }
  const data = {
    ...documentData({ ...round, amount }),
    ...(opened ? opening(chain, outcome.step) : next),
    ...cc,
    ...onBehalfOf,
    ...(decision.byLetter ? { byLetter: true } : {}),
  }
  const hasObjected = decision.decision === 'reject' && outcome.status === 'pending'
  const decided = newEvent(hasObjected ? 'approval.objected' : decidedEvents[outcome.status], {
    id,
    from,
    to: outcome.status,
    reason: opinion || undefined,
    data: { ...data, decidedStep: round.step },
  })
  const stuck = newEvent('approval.stuck', { id, data: { ...documentData(round), step: outcome.step, from: [] } })
  return { status: outcome.status, entity, entityId, events: isStuck ? [decided, stuck] : [decided] }
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
  return pending.map((round) => ({
    name: 'approval.cancelled',
    id: round.id,
    from: round.status,
    to: 'cancelled',
    reason,
    data: documentData(round),
  }))
}
