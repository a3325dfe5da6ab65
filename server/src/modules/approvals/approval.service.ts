import type {
  ApprovalDecision,
  ApprovalEntity,
  ApprovalNode,
  ApprovalRound,
  ApprovalStatus,
} from '#contract/approvals/approvals.ts'
import type { EventName } from '#contract/events.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql, Tx } from '#kit/database/database.ts'
import { newEvent, type NewEvent } from '#kit/events/events.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { approvalFlow, canDecide, outcomeOf, statusOfStep } from './approval.rules.ts'
import {
  findRounds,
  findRulesAndPeople,
  findTasks,
  insertRounds,
  lockRound,
  lockRounds,
  type NewRound,
  nextRoundId,
  type RoundRow,
  setRound,
  setRoundsCancelled,
  type TaskRow,
} from './approval.store.ts'
import { chainOf, type Doc, type DraftDoc, refuseUnmanned } from './chain.rules.ts'

/** The rules in force and the people whom they could name: one read for as many documents as there are. */
export type ApprovalContext = Awaited<ReturnType<typeof findRulesAndPeople>>
export const approvalContext = (
  sql: Sql,
  entity: ApprovalEntity,
  deptIds: readonly string[],
): Promise<ApprovalContext> => findRulesAndPeople(sql, entity, deptIds)

/** The steps that the document would go through, and why; none where no rule applies. A step that nobody can decide has no approvers. */
export const previewApproval = ({ rules, people }: ApprovalContext, doc: DraftDoc): ApprovalNode[] =>
  chainOf(doc, rules, people)

export interface Started {
  readonly entityId: string
  readonly instanceId: string | null
  readonly status: 'pending' | 'approved'
}

/** Approvals that are about to start. The caller publishes the `events` together with its own. */
export interface Starting {
  /** In the order of the documents; `approved` where no rule applies. */
  readonly started: Started[]
  readonly events: NewEvent[]
  readonly rounds: NewRound[]
}

/** Decides how documents are approved, each under the id that its round will have. Refuses `approval.nobody`. */
export function planApproval(
  approvals: ApprovalContext,
  actor: Actor,
  docs: readonly (Doc & { roundId: string })[],
): Starting {
  const chained = docs.map((doc) => ({ ...doc, chain: previewApproval(approvals, doc) }))
  for (const { chain } of chained) refuseUnmanned(chain, actor.lang)
  const rounds = chained.filter(({ chain }) => chain.length > 0)
  return {
    started: chained.map(({ entityId, roundId, chain }) =>
      chain.length > 0
        ? { entityId, instanceId: roundId, status: 'pending' }
        : { entityId, instanceId: null, status: 'approved' },
    ),
    events: rounds.map(({ roundId, entity, entityId, docNo, amount, chain }) => ({
      name: 'approval.started',
      id: roundId,
      to: 'pending',
      data: { entity, entityId, docNo, amount, ...opening(chain, 1) },
    })),
    rounds,
  }
}

/** Writes what was planned. */
export const recordApproval = async (tx: Tx, { rounds }: Starting): Promise<void> => {
  if (rounds.length > 0) await insertRounds(tx, rounds)
}

/** Starts the approval of one document. */
export async function startApproval(tx: Tx, actor: Actor, doc: Doc): Promise<Started & { events: NewEvent[] }> {
  const [approvals, roundId] = await pipeline(approvalContext(tx, doc.entity, doc.deptPath), nextRoundId(tx))
  const plan = planApproval(approvals, actor, [{ ...doc, roundId }])
  await recordApproval(tx, plan)
  return { ...plan.started[0]!, events: plan.events }
}

/** Who is asked now; anyone who tells people reads it from the event. */
const opening = (chain: readonly ApprovalNode[], step: number) => ({
  step,
  asked: chain.find((node) => node.step === step)?.approvers.map(({ userId }) => userId) ?? [],
})

export interface Decision {
  readonly instanceId: string
  readonly decision: ApprovalDecision
  /** Owed where it is a rejection. */
  readonly opinion: string
  /** The version that the approver has read. */
  readonly docVersion: string
  /** What is left of the document where the approver agrees to a part of it only. */
  readonly becomes?: { readonly docVersion: string; readonly amount: string }
}
/** What a decision has led to; still pending, it was one of several. */
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

/** An approver agrees or rejects. The caller holds the document's lock, does what follows, and publishes the events with its own. */
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

/** Ends what is still pending among these; the document's own flow has said who may. Answers the events to publish. */
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

/** All rounds of a document, the last one last. */
export async function approvalTimeline(
  sql: Sql,
  actor: Actor,
  entity: ApprovalEntity,
  entityId: string,
): Promise<ApprovalRound[]> {
  const rounds = await findRounds(sql, entity, entityId)
  const tasks = rounds.length > 0 ? await findTasks(sql, rounds) : []
  return rounds.map((round) => ({
    instanceId: round.id,
    entity: round.entity,
    entityId: round.entity_id,
    docNo: round.doc_no,
    title: round.title,
    amount: round.amount,
    docVersion: round.doc_version,
    status: round.status,
    reason: round.reason,
    requester: { userId: round.requester_id, userName: round.requester_name, deptName: round.requester_dept },
    startedAt: round.started_at.toISOString(),
    endedAt: round.ended_at?.toISOString() ?? null,
    ...stepsOf(round, tasks, actor),
  }))
}

function stepsOf(round: RoundRow, all: readonly TaskRow[], actor: Actor): Pick<ApprovalRound, 'steps' | 'can'> {
  const tasks = all.filter(({ instance_id }) => instance_id === round.id)
  return {
    can: canDecide({ ...round, tasks }, actor),
    steps: round.chain.map((node) => {
      const here = tasks.filter(({ step }) => step === node.step)
      return { ...node, status: statusOfStep(here), tasks: here.map(presentTask) }
    }),
  }
}

const presentTask = (task: TaskRow) => ({
  userId: task.approver_id,
  userName: task.user_name,
  deptName: task.dept_name,
  status: task.status,
  opinion: task.opinion,
  openedAt: task.opened_at?.toISOString() ?? null,
  decidedAt: task.decided_at?.toISOString() ?? null,
})
