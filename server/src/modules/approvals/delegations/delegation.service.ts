import type * as contract from '#contract/approvals/approvalActions.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Input } from '#contract/kit/route.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import { documentData } from '../approval.events.rules.ts'
import { lockRounds } from '../approval.store.ts'
import { findSuccessor } from '../task.store.ts'
import {
  delegations,
  lockDelegationsOf,
  overlapping,
  roundsForDeputies,
  seatDeputies,
  unseatDeputies,
} from './delegation.store.ts'

/** Lets deputies decide beside those whom they stand in for; they get a message each. */
async function deputise(tx: Tx, actor: Actor): Promise<void> {
  const roundIds = await roundsForDeputies(tx)
  if (roundIds.length === 0) return
  // Under the lock of the round, so that nobody is asked in a step that has been decided meanwhile.
  const seated = await seatDeputies(tx, await lockRounds(tx, roundIds))
  const events = seated.map((row) =>
    newEvent('approval.deputised', {
      id: row.instance_id,
      data: { ...documentData(row), step: row.step, approvers: [row.approver_id] },
    }),
  )
  await publish(tx, actor, ...events)
}

export async function createDelegation(
  tx: Tx,
  actor: Actor,
  { toUserId, startsOn, endsOn, reason }: Input<typeof contract.createDelegation>,
): Promise<void> {
  if (endsOn < dayOf(actor.now)) refuse('delegation.past')
  const to = await findSuccessor(tx, toUserId)
  if (!to.canDecide) refuse('approval.cannotDecide')
  if (to.personId === actor.personId) refuse('delegation.self')
  await lockDelegationsOf(tx, actor.userId)
  const [other] = await overlapping(tx, { fromId: actor.userId, startsOn, endsOn })
  if (other) refuse('delegation.overlap')
  const { id } = await delegations.insert(tx, {
    from_id: actor.userId,
    from_person: actor.personId,
    to_id: to.userId,
    to_person: to.personId,
    starts_on: startsOn,
    ends_on: endsOn,
    reason: reason.trim(),
    created_by: actor.userId,
  })
  await publish(tx, actor, { name: 'delegation.created', id, data: { toId: to.userId, startsOn, endsOn } })
  await deputise(tx, actor)
}

export async function endDelegation(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.endDelegation>,
): Promise<void> {
  const before = await delegations.lock(tx, id, version)
  if (before.from_id !== actor.userId) refuse('thing.notFound')
  if (before.ended_at !== null) return
  await delegations.set(tx, before, { ended_at: actor.now })
  await unseatDeputies(tx)
  await publish(tx, actor, { name: 'delegation.ended', id, data: { toId: before.to_id } })
}

/** Delegations that begin or end by themselves. */
export const keepDeputies = ({ database, tenantId, now }: JobContext): Promise<void> =>
  database.write(tenantId, async (tx) => {
    await unseatDeputies(tx)
    await deputise(tx, systemActor(tenantId, '', now))
  })
