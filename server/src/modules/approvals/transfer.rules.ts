import type { Actor } from '#kit/actor.ts'
import { refuse } from '#kit/refusal.ts'
import { type Task, type Round, taskFlow } from './approval.flow.rules.ts'
import { openTaskOf, type Outcome, changeOf } from './approval.rules.ts'

export interface Successor {
  readonly userId: string
  readonly canDecide: boolean
}

/**
 * Outcome of transferring a task: one's own, or with the permission to configure anyone's. The round stays unchanged.
 */
export function transferOf(round: Round, actor: Actor, fromUserId: string, to: Successor, reason: string): Outcome {
  const isMine = fromUserId === actor.userId
  const task = isMine ? openTaskOf(round, actor) : openTask(round, fromUserId)
  const status = taskFlow.decide(task, isMine ? 'transfer' : 'reassign', actor)
  if (to.userId === round.requester_id) refuse('approval.own')
  if (!to.canDecide) refuse('approval.cannotDecide')
  const isApprover = round.tasks.some(({ step, approver_id }) => step === task.step && approver_id === to.userId)
  if (isApprover) refuse('approval.alreadyApprover')
  return { status: round.status, step: round.step, changes: [changeOf(task, status, reason)] }
}

const openTask = (round: Round, userId: string): Task =>
  round.tasks.find(({ approver_id, status }) => approver_id === userId && status === 'open') ??
  refuse('approval.decided')
