import type { ApprovalDecision, ApprovalStatus, TaskStatus } from '#contract/approvals/approvals.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import { refuse } from '#kit/refusal.ts'
import { type Task, type Round, taskFlow, approvalFlow } from './approval.flow.rules.ts'
import type { ChainStep } from './chain.rules.ts'

/** Open task of this person. Refuses with `approval.notYours`, `approval.decided` or `approval.own`. */
export function openTaskOf(round: Round, actor: Actor): Task {
  const mine = round.tasks.filter(({ approver_id }) => approver_id === actor.userId)
  const isForeseen = round.chain.some(
    ({ step, approvers }) => step > round.step && approvers.some(({ userId }) => userId === actor.userId),
  )
  if (mine.length === 0 && !isForeseen) refuse('approval.notYours')
  if (round.status !== 'pending') refuse('approval.decided')
  if (round.requester_person_id === actor.personId) refuse('approval.own')
  const open = mine.find(({ status }) => status === 'open')
  return open ?? refuse(isForeseen ? 'approval.notYourTurn' : 'approval.decided')
}

/** Open tasks with those of the deputies who stand in for their holders: both begin and end together. */
export const withDeputies = <T extends Task>(tasks: readonly T[], chosen: readonly T[]): T[] =>
  tasks.filter(
    (task) =>
      chosen.includes(task) ||
      (task.status === 'open' && chosen.some(({ approver_id: id }) => id === task.on_behalf_of)),
  )

/** Decisions allowed now, by the same flow that refuses the others. */
export function canDecide(round: Round, actor: Actor): ApprovalDecision[] {
  const task = round.tasks.find(({ approver_id, status }) => approver_id === actor.userId && status === 'open')
  if (!task || round.status !== 'pending' || round.requester_person_id === actor.personId) return []
  return taskFlow.can(task, actor).filter((action) => action === 'agree' || action === 'reject')
}

export interface TaskChange {
  readonly id: string
  readonly approver_id: string
  readonly status: TaskStatus
  readonly opinion: string
}

export interface Outcome {
  readonly status: ApprovalStatus
  readonly step: number
  readonly changes: readonly TaskChange[]
  /** Who is asked next within the step, where approvers are asked in turn. */
  readonly openNext?: string
}

/** Effect of a decision on the round and all its tasks. The approvers of a step that opens are found afterwards. */
export function outcomeOf(
  round: Round,
  actor: Actor,
  { decision, opinion, docVersion }: { decision: ApprovalDecision; opinion: string; docVersion: string },
): Outcome {
  const task = openTaskOf(round, actor)
  if (docVersion !== round.doc_version) refuse('approval.changed')
  if (decision === 'reject' && opinion.trim() === '') refuse('approval.opinionMissing')
  const self = systemActor(actor.tenantId)
  const become = (action: 'skip' | 'cancel') => (other: Task) => changeOf(other, taskFlow.decide(other, action, self))
  const decided = changeOf(task, taskFlow.decide(task, decision, actor), opinion.trim())
  const others = round.tasks.filter((other) => other !== task)
  const isUndone = ({ status }: Task) => status === 'open'

  const node = round.chain.find(({ step }) => step === task.step)
  const verdict = node?.mode === 'ratio' ? verdictOf(round, task, node.percent ?? 100, decision) : decision
  if (verdict === 'reject') {
    const status = approvalFlow.decide({ status: round.status, isLast: true }, 'reject', actor)
    return { status, step: round.step, changes: [decided, ...others.filter(isUndone).map(become('cancel'))] }
  }
  const open = others.filter((other) => other.step === task.step && other.status === 'open')
  // A deputy and whom they stand in for are one voice.
  const pair = open.filter((other) => isSameVoice(task, other))
  const beside = open.filter((other) => !pair.includes(other))
  const next = node?.mode === 'inTurn' ? nextInTurn(round, node, task) : undefined
  if (next !== undefined) {
    const status = approvalFlow.decide({ status: round.status, isLast: false }, 'agree', actor)
    return { status, step: round.step, changes: [decided, ...open.map(become('skip'))], openNext: next }
  }
  const isAlone = verdict === 'agree' && (node?.mode !== 'all' || beside.length === 0)
  const hasNext = round.chain.some(({ step }) => step > task.step)
  const status = approvalFlow.decide(
    { status: round.status, isLast: isAlone && !hasNext },
    verdict === 'undecided' ? decision : 'agree',
    actor,
  )
  if (!isAlone) return { status, step: round.step, changes: [decided, ...pair.map(become('skip'))] }
  return {
    status,
    step: hasNext ? task.step + 1 : task.step,
    changes: [decided, ...open.map(become('skip'))],
  }
}

/**
 * Where a percentage of the approvers must agree: whether they do with this decision, no longer can, or others must
 * decide. Who cannot decide any more is not counted.
 */
function verdictOf(
  round: Round,
  task: Task,
  percent: number,
  decision: ApprovalDecision,
): ApprovalDecision | 'undecided' {
  const since = lastReturn(round)
  const here = round.tasks.filter((each) => each !== task && each.step === task.step && BigInt(each.id) > since)
  const count = (status: TaskStatus) => here.filter((each) => each.status === status).length
  const open = here.filter(
    (each) => each.status === 'open' && each.origin !== 'deputy' && !isSameVoice(task, each),
  ).length
  const agreed = count('agreed') + (decision === 'agree' ? 1 : 0)
  const rejected = count('rejected') + (decision === 'reject' ? 1 : 0)
  const needed = neededOf(agreed + rejected + open, percent)
  if (agreed >= needed) return 'agree'
  return agreed + open < needed ? 'reject' : 'undecided'
}

/** How many of so many voices must agree: the percentage of them, rounded up. */
export const neededOf = (voices: number, percent: number): number => Math.max(1, Math.ceil((voices * percent) / 100))

/** Id of the task with which the round was returned last; tasks before it count no more. */
function lastReturn(round: Round): bigint {
  const returned = round.tasks.filter(({ status }) => status === 'returned').map(({ id }) => BigInt(id))
  return returned.reduce((latest, id) => (id > latest ? id : latest), 0n)
}

const isSameVoice = (one: Task, other: Task): boolean =>
  one.on_behalf_of === other.approver_id || other.on_behalf_of === one.approver_id

/** Account that is asked after this task, in the order of the step; undefined after the last one. */
function nextInTurn(round: Round, { approvers }: ChainStep, task: Task): string | undefined {
  const since = lastReturn(round)
  // Who has agreed since the step was opened last, by a deputy or by whom their task went to, is not asked again.
  const hadTurn = ({ status, origin }: Task) =>
    status === 'agreed' || (origin !== 'deputy' && (status === 'skipped' || status === 'lapsed'))
  const decided = new Set(
    round.tasks
      .filter((each) => each.step === task.step && BigInt(each.id) > since && hadTurn(each))
      .concat(task)
      .map(({ approver_id: id, on_behalf_of: other }) => other ?? id),
  )
  return approvers.find(({ userId }) => !decided.has(userId))?.userId
}

export const changeOf = ({ id, approver_id }: Task, status: TaskStatus, opinion = ''): TaskChange => ({
  id,
  approver_id,
  status,
  opinion,
})

/** Status of a step, derived from its tasks and those of the round. A step that opened for nobody waits open. */
export function statusOfStep(
  step: number,
  tasks: readonly { status: TaskStatus }[],
  round: Pick<Round, 'status' | 'step'>,
): TaskStatus {
  if (round.status === 'pending' && step > round.step) return 'waiting'
  const isPassed = round.status === 'approved' || step < round.step
  // Where a percentage had to agree, the others may have rejected.
  if (isPassed && tasks.some(({ status }) => status === 'agreed')) return 'agreed'
  const order: readonly TaskStatus[] = ['open', 'rejected', 'cancelled', 'agreed', 'skipped']
  const found = order.find((status) => tasks.some((task) => task.status === status))
  if (found !== undefined) return found
  if (round.status !== 'pending') return 'cancelled'
  return step === round.step ? 'open' : 'waiting'
}
