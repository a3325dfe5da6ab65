import type * as contract from '#contract/approvals/approvalActions.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Input } from '#contract/kit/route.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { documentData } from '../approval.events.rules.ts'
import { taskFlow } from '../approval.flow.rules.ts'
import { changeOf, openTaskOf } from '../approval.rules.ts'
import { cancelApproval } from '../approval.service.ts'
import { lockRound, setRound, setUrged } from '../approval.store.ts'
import type { Kinds } from '../kinds/kinds.ts'
import { findRound, findTasks, insertTasks } from '../round.store.ts'
import { openStep } from '../step.service.ts'
import { findCandidate } from '../task.store.ts'
import { takesPart, withStep } from './action.rules.ts'
import { insertComment } from './comment.store.ts'

/** A person more, as a step of their own: before, they decide first and the present step is asked again. */
export async function addApprover(tx: Tx, actor: Actor, input: Input<typeof contract.addApprover>): Promise<void> {
  const round = await lockRound(tx, input.instanceId)
  const tasks = await findTasks(tx, [round])
  const task = openTaskOf({ ...round, tasks }, actor)
  if (task.origin === 'deputy') refuse('approval.deputyTransfer')
  const person = await findCandidate(tx, input.toUserId)
  if (!person) return refuse('approval.cannotDecide')
  if (person.personId === round.requester_person_id) refuse('approval.own')
  const here = tasks.filter(({ step }) => step === round.step)
  const isInvolved = here.some(
    ({ person_id: id, status }) => id === person.personId && (status === 'open' || status === 'agreed'),
  )
  if (isInvolved) refuse('approval.alreadyApprover')
  const node = round.chain.find(({ step }) => step === round.step)
  if (!node) return refuse('approval.decided')
  const reason = input.reason.trim()
  const document = documentData(round)
  if (input.place === 'after') {
    const chain = withStep(round.chain, round.step + 1, person, node)
    await setRound(tx, round, { status: round.status, step: round.step, changes: [] }, { chain })
  } else {
    if (here.some(({ status }) => status === 'agreed')) refuse('approval.addBeforeDecided')
    const self = systemActor(actor.tenantId)
    const open = here.filter(({ status }) => status === 'open')
    const changes = open.map((each) => changeOf(each, taskFlow.decide(each, 'skip', self), each === task ? reason : ''))
    const chain = withStep(round.chain, round.step, person, node)
    await setRound(tx, round, { status: round.status, step: round.step, changes }, { chain })
    await insertTasks(tx, round, round.step, [person.userId], 'added')
  }
  const approvers = input.place === 'before' ? [person.userId] : []
  const data = { ...document, step: round.step, approvers, place: input.place }
  await publish(tx, actor, newEvent('approval.addedTo', { id: round.id, reason: reason || undefined, data }))
}

/** An earlier step decides again, and all that follow it. */
export async function returnToStep(tx: Tx, actor: Actor, input: Input<typeof contract.returnToStep>): Promise<void> {
  const round = await lockRound(tx, input.instanceId)
  const tasks = await findTasks(tx, [round])
  const task = openTaskOf({ ...round, tasks }, actor)
  if (input.docVersion !== round.doc_version) refuse('approval.changed')
  if (input.step >= round.step) refuse('approval.noEarlierStep')
  const opinion = input.opinion.trim()
  if (opinion === '') refuse('approval.opinionMissing')
  const self = systemActor(actor.tenantId)
  const changes = [
    changeOf(task, taskFlow.decide(task, 'return', actor), opinion),
    ...tasks
      .filter((other) => other !== task && other.status === 'open')
      .map((other) => changeOf(other, taskFlow.decide(other, 'skip', self))),
  ]
  const opened = await openStep(tx, round, input.step)
  const isStuck = opened.approvers.length === 0
  const outcome = { status: round.status, step: input.step, changes }
  await setRound(tx, round, outcome, { chain: opened.chain, isStuck })
  await insertTasks(tx, round, input.step, opened.first)
  const data = { ...documentData(round), step: input.step, approvers: [...opened.first], decidedStep: round.step }
  await publish(tx, actor, newEvent('approval.returned', { id: round.id, reason: opinion, data }))
}

/** The requester takes the document back, which its module treats like one that nobody has decided in time. */
export async function recallApproval(tx: Tx, actor: Actor, kinds: Kinds, instanceId: string): Promise<void> {
  const { entity, entity_id: entityId } = await findRound(tx, instanceId)
  const self = systemActor(actor.tenantId, actor.traceId, actor.now)
  const apply = await kinds.hook(entity).lock(tx, self, entityId)
  const round = await lockRound(tx, instanceId)
  if (round.requester_id !== actor.userId) refuse('approval.notRequester')
  if (round.status !== 'pending') refuse('approval.decided')
  const events = await cancelApproval(tx, actor, [instanceId], 'recalled')
  await apply({ status: 'expired', opinion: '', events })
}

/** Once a day the requester may ask the approvers to hurry. */
export async function remindApprovers(tx: Tx, actor: Actor, instanceId: string): Promise<void> {
  const round = await lockRound(tx, instanceId)
  if (round.requester_id !== actor.userId) refuse('approval.notRequester')
  if (round.status !== 'pending') refuse('approval.decided')
  if (round.urged_at && dayOf(round.urged_at) === dayOf(actor.now)) refuse('approval.remindedToday')
  const open = (await findTasks(tx, [round])).filter(({ status }) => status === 'open')
  await setUrged(tx, { id: round.id, at: actor.now })
  const data = { ...documentData(round), step: round.step, approvers: open.map(({ approver_id: id }) => id) }
  await publish(tx, actor, newEvent('approval.reminded', { id: round.id, data }))
}

/** A participant says something; who is mentioned takes part, too, so nobody learns of a document by a mention. */
export async function commentOn(tx: Tx, actor: Actor, input: Input<typeof contract.commentOnApproval>): Promise<void> {
  const round = await lockRound(tx, input.instanceId)
  const all = { ...round, tasks: await findTasks(tx, [round]) }
  const mentions = [...new Set(input.mentions)].filter((id) => id !== actor.userId)
  if (![actor.userId, ...mentions].every((id) => takesPart(all, id))) refuse('approval.notParticipant')
  const body = input.body.trim()
  await insertComment(tx, { instanceId: round.id, authorId: actor.userId, body, mentions, at: actor.now })
  await publish(tx, actor, newEvent('approval.commented', { id: round.id, data: { ...documentData(round), mentions } }))
}
