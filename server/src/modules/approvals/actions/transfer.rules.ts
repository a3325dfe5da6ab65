import { type Actor, systemActor } from '#kit/actor.ts'
import { refuse } from '#kit/refusal.ts'
import { type Task, type Round, taskFlow } from '../approval.flow.rules.ts'
import { changeOf, openTaskOf, type Outcome, withDeputies } from '../approval.rules.ts'

export interface Successor {
  readonly userId: string
  readonly personId: string
  readonly canDecide: boolean
}

/**
 * Outcome of transferring a task: one's own, or with the permission to oversee anyone's, and a step's that waits for
 * nobody. Tasks beside it whose holders can no longer decide lapse, and those of the former holder's deputies.
 */
export function transferOf(
  round: Round,
  actor: Actor,
  fromUserId: string | undefined,
  to: Successor,
  reason: string,
): Outcome {
  const open = round.tasks.filter(({ status }) => status === 'open')
  const isForNobody = round.status === 'pending' && open.length === 0 && actor.permissions.has('approval.oversee')
  const task = isForNobody ? undefined : taskFrom(round, actor, fromUserId ?? actor.userId)
  if (task?.origin === 'deputy') refuse('approval.deputyTransfer')
  const action = task?.approver_id === actor.userId ? 'transfer' : 'reassign'
  const handedOn = task ? [changeOf(task, taskFlow.decide(task, action, actor), reason)] : []
  if (to.personId === round.requester_person_id) refuse('approval.own')
  if (!to.canDecide) refuse('approval.cannotDecide')
  const isApprover = round.tasks.some((other) => other.step === round.step && other !== task && asks(other, to))
  if (isApprover || isAwaitingTurn(round, to) || to.userId === task?.approver_id) refuse('approval.alreadyApprover')
  const self = systemActor(actor.tenantId)
  const gone = open.filter((other) => other === task || !other.canDecide)
  const lapsed = withDeputies(open, gone).filter((other) => other !== task)
  return {
    status: round.status,
    step: round.step,
    changes: [...handedOn, ...lapsed.map((other) => changeOf(other, taskFlow.decide(other, 'lapse', self)))],
  }
}

/** Whether a task waits for this person, or holds their agreement or objection. Handing it on made them free to get it back. */
export const asks = ({ status, person_id }: Task, { personId }: { readonly personId: string }): boolean =>
  person_id === personId && (status === 'open' || status === 'agreed' || status === 'rejected')

/** Whether the account will be asked in this step, where approvers are asked in turn. */
const isAwaitingTurn = ({ chain, step, tasks }: Round, { userId }: Successor): boolean =>
  chain.some(
    (node) => node.step === step && node.mode === 'inTurn' && node.approvers.some((one) => one.userId === userId),
  ) && !tasks.some((task) => task.step === step && task.approver_id === userId)

const taskFrom = (round: Round, actor: Actor, userId: string): Task =>
  userId === actor.userId
    ? openTaskOf(round, actor)
    : (round.tasks.find(({ approver_id, status }) => approver_id === userId && status === 'open') ??
      refuse('approval.decided'))
