import type { ApprovalDecision, ApprovalNode, ApprovalStatus, TaskStatus } from '#contract/approvals/approvals.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import { flow } from '#kit/flow.ts'
import { refuse } from '#kit/refusal.ts'

export interface Task {
  readonly step: number
  readonly approver_id: string
  readonly status: TaskStatus
  readonly disabled: boolean
}

export interface Round {
  readonly status: ApprovalStatus
  readonly step: number
  readonly requester_id: string
  readonly doc_version: string
  readonly chain: readonly ApprovalNode[]
  readonly tasks: readonly Task[]
}

const isDisabled = (task: Task) => task.disabled && 'approval.approverDisabled'

type TaskAction = 'open' | 'agree' | 'reject' | 'transfer' | 'reassign' | 'skip' | 'cancel'

export const taskFlow = flow<Task, TaskStatus, TaskAction>({
  open: { from: ['waiting'], to: 'open', needs: 'system' },
  agree: { from: ['open'], to: 'agreed', needs: 'approval.decide', unless: isDisabled },
  reject: { from: ['open'], to: 'rejected', needs: 'approval.decide', unless: isDisabled },
  transfer: { from: ['open'], to: 'skipped', needs: 'approval.decide', unless: isDisabled },
  reassign: { from: ['open'], to: 'skipped', needs: 'approval.configure' },
  skip: { from: ['open'], to: 'skipped', needs: 'system' },
  cancel: { from: ['waiting', 'open'], to: 'cancelled', needs: 'system' },
})

/** A round, and whether the decision at hand is the last one that it needs. */
interface RoundFacts {
  readonly status: ApprovalStatus
  readonly isLast: boolean
}

export const approvalFlow = flow<RoundFacts, ApprovalStatus, ApprovalDecision | 'cancel'>({
  agree: {
    from: ['pending'],
    to: ({ isLast }) => (isLast ? 'approved' : 'pending'),
    into: ['pending', 'approved'],
    needs: 'approval.decide',
  },
  reject: { from: ['pending'], to: 'rejected', needs: 'approval.decide' },
  cancel: { from: ['pending'], to: 'cancelled', needs: 'system' },
})

/** The task that waits for this person; refuses with what stands in the way. */
function openTaskOf(round: Round, actor: Actor): Task {
  const mine = round.tasks.filter(({ approver_id }) => approver_id === actor.userId)
  if (mine.length === 0) refuse('approval.notYours')
  if (round.status !== 'pending') refuse('approval.decided')
  if (round.requester_id === actor.userId) refuse('approval.own')
  const open = mine.find(({ status }) => status === 'open')
  return open ?? refuse(mine.some(({ status }) => status === 'waiting') ? 'approval.notYourTurn' : 'approval.decided')
}

/** What may be done now: the same rows that refuse. */
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

/** What a decision does to the round and to everybody's tasks. */
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

export interface Successor {
  readonly userId: string
  readonly canDecide: boolean
}

/** What handing a task on does: mine, or with the right to configure anybody's. The round stays as it is. */
export function transferOf(round: Round, actor: Actor, fromUserId: string, to: Successor, reason: string): Outcome {
  const isMine = fromUserId === actor.userId
  const task = isMine ? openTaskOf(round, actor) : openTask(round, fromUserId)
  const status = taskFlow.decide(task, isMine ? 'transfer' : 'reassign', actor)
  if (to.userId === round.requester_id) refuse('approval.own')
  if (!to.canDecide) refuse('approval.cannotDecide')
  const isApprover = round.tasks.some(({ step, approver_id }) => step === task.step && approver_id === to.userId)
  if (isApprover) refuse('approval.alreadyAsked')
  return { status: round.status, step: round.step, changes: [changeOf(task, status, reason)] }
}

const openTask = (round: Round, userId: string): Task =>
  round.tasks.find(({ approver_id, status }) => approver_id === userId && status === 'open') ??
  refuse('approval.decided')

const changeOf = ({ step, approver_id }: Task, status: TaskStatus, opinion = ''): TaskChange => ({
  step,
  approver_id,
  status,
  opinion,
})

/** What a step of the chain looks like from its tasks. */
export function statusOfStep(tasks: readonly { status: TaskStatus }[]): TaskStatus {
  const order: readonly TaskStatus[] = ['open', 'rejected', 'cancelled', 'agreed', 'skipped']
  return order.find((status) => tasks.some((task) => task.status === status)) ?? 'waiting'
}
