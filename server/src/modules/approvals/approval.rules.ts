import type { ApprovalDecision, ApprovalStatus, TaskStatus } from '#contract/approvals/approvals.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import { refuse } from '#kit/refusal.ts'
import { type Task, type Round, taskFlow, approvalFlow } from './approval.flow.rules.ts'

/** Open task of this person. Refuses with `approval.notYours`, `approval.decided` or `approval.own`. */
export function openTaskOf(round: Round, actor: Actor): Task {
  const mine = round.tasks.filter(({ approver_id }) => approver_id === actor.userId)
  if (mine.length === 0) refuse('approval.notYours')
  if (round.status !== 'pending') refuse('approval.decided')
  if (round.requester_id === actor.userId) refuse('approval.own')
  const open = mine.find(({ status }) => status === 'open')
  return open ?? refuse(mine.some(({ status }) => status === 'waiting') ? 'approval.notYourTurn' : 'approval.decided')
}

/** Decisions allowed now, by the same flow that refuses the others. */
export function canDecide(round: Round, actor: Actor): ApprovalDecision[] {
  const task = round.tasks.find(({ approver_id, status }) => approver_id === actor.userId && status === 'open')
  if (!task || round.status !== 'pending' || round.requester_id === actor.userId) return []
  return taskFlow.can(task, actor).filter((action) => action === 'agree' || action === 'reject')
}

export interface TaskChange {
  readonly step: number
  readonly approver_id: string
  readonly status: TaskStatus
  readonly opinion: string
}

export interface Outcome {
  readonly status: ApprovalStatus
  readonly step: number
  readonly changes: readonly TaskChange[]
}

/** Effect of a decision on the round and all its tasks. */
export function outcomeOf(
  round: Round,
  actor: Actor,
  { decision, opinion, docVersion }: { decision: ApprovalDecision; opinion: string; docVersion: string },
): Outcome {
  const task = openTaskOf(round, actor)
  if (docVersion !== round.doc_version) refuse('approval.changed')
  if (decision === 'reject' && opinion.trim() === '') refuse('approval.opinionMissing')
  const self = systemActor(actor.tenantId)
  const become = (action: 'open' | 'skip' | 'cancel') => (other: Task) =>
    changeOf(other, taskFlow.decide(other, action, self))
  const decided = changeOf(task, taskFlow.decide(task, decision, actor), opinion.trim())
  const others = round.tasks.filter((other) => other !== task)
  const isUndone = ({ status }: Task) => status === 'open' || status === 'waiting'

  if (decision === 'reject') {
    const status = approvalFlow.decide({ status: round.status, isLast: true }, 'reject', actor)
    return { status, step: round.step, changes: [decided, ...others.filter(isUndone).map(become('cancel'))] }
  }
  const beside = others.filter((other) => other.step === task.step && other.status === 'open')
  const isAlone = round.chain.find(({ step }) => step === task.step)?.mode !== 'all' || beside.length === 0
  const next = others.filter((other) => other.step === task.step + 1 && other.status === 'waiting')
  const status = approvalFlow.decide({ status: round.status, isLast: isAlone && next.length === 0 }, 'agree', actor)
  if (!isAlone) return { status, step: round.step, changes: [decided] }
  return {
    status,
    step: next.length > 0 ? task.step + 1 : task.step,
    changes: [decided, ...beside.map(become('skip')), ...next.map(become('open'))],
  }
}

export const changeOf = ({ step, approver_id }: Task, status: TaskStatus, opinion = ''): TaskChange => ({
  step,
  approver_id,
  status,
  opinion,
})

/** Status of a step, derived from its tasks. */
export function statusOfStep(tasks: readonly { status: TaskStatus }[]): TaskStatus {
  const order: readonly TaskStatus[] = ['open', 'rejected', 'cancelled', 'agreed', 'skipped']
  return order.find((status) => tasks.some((task) => task.status === status)) ?? 'waiting'
}
