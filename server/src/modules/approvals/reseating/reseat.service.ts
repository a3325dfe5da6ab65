import { type Actor, systemActor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import type { Event } from '#kit/events/events.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import { documentData } from '../approval.events.rules.ts'
import { changeOf, withDeputies } from '../approval.rules.ts'
import { lockRounds, type RoundRow, setRound } from '../approval.store.ts'
import { findTasks, insertTasks, type TaskRow } from '../round.store.ts'
import { chainWith, findApproversOf, firstApprovers } from '../step.service.ts'
import { findSuccessor } from '../task.store.ts'
import { asks, type Successor } from '../actions/transfer.rules.ts'
import { reseatingOf } from './reseat.rules.ts'
import { holdersOfRole, roundsHeldBy, strandedRounds } from './reseat.store.ts'

/** Continues rounds whose approvers cannot decide. `changed`: accounts that steps may no longer name. */
export async function reseatRounds(
  tx: Tx,
  actor: Actor,
  roundIds: readonly string[],
  changed: readonly string[] = [],
): Promise<void> {
  for (const round of await lockRounds(tx, roundIds)) {
    if (round.status !== 'pending') continue
    await reseat(tx, actor, round, await findTasks(tx, [round]), new Set(changed))
  }
}

async function reseat(
  tx: Tx,
  actor: Actor,
  round: Locked<RoundRow>,
  tasks: readonly TaskRow[],
  changed: ReadonlySet<string>,
): Promise<void> {
  const { step, chain } = round
  const now = await findApproversOf(tx, round, step)
  const { changes, opened, resolved, isStuck } = reseatingOf({ ...round, tasks }, now, changed)
  const isNewlyStuck = isStuck && round.stuck_since === null
  if (changes.length === 0 && opened.length === 0 && !isNewlyStuck && isStuck === (round.stuck_since !== null)) return
  const approvers = firstApprovers(now.mode, opened)
  await setRound(
    tx,
    round,
    { status: round.status, step, changes },
    { chain: resolved ? chainWith(chain, step, resolved) : chain, isStuck },
  )
  await insertTasks(tx, round, step, approvers)
  const from = changes.map(({ approver_id: id }) => id)
  const data = { ...documentData(round), step, from }
  if (changes.length > 0 || opened.length > 0)
    await publish(tx, actor, newEvent('approval.reseated', { id: round.id, data: { ...data, approvers } }))
  if (isNewlyStuck) {
    const stranded = tasks.filter(({ status }) => status === 'open').map(({ approver_id: id }) => id)
    await publish(tx, actor, newEvent('approval.stuck', { id: round.id, data: { ...data, from: stranded } }))
  }
}

/**
 * Hands the open tasks of accounts to a receiver, as far as the receiver may decide them; the others, and all without a
 * receiver, go on by rule if their holders can no longer decide or are no longer named.
 */
export async function handOverTasks(
  tx: Tx,
  actor: Actor,
  userIds: readonly string[],
  toUserId: string | null,
): Promise<void> {
  const roundIds = await roundsHeldBy(tx, userIds)
  if (roundIds.length === 0) return
  const receiver = toUserId === null ? null : await findSuccessor(tx, toUserId)
  if (receiver !== null && (!receiver.canDecide || userIds.includes(receiver.userId))) refuse('approval.cannotDecide')
  if (receiver !== null)
    for (const round of await lockRounds(tx, roundIds))
      if (round.status === 'pending') await handOver(tx, actor, round, new Set(userIds), receiver)
  await reseatRounds(tx, actor, roundIds, userIds)
}

async function handOver(
  tx: Tx,
  actor: Actor,
  round: Locked<RoundRow>,
  userIds: ReadonlySet<string>,
  to: Successor,
): Promise<void> {
  const tasks = await findTasks(tx, [round])
  const held = tasks.filter(({ status, approver_id: id }) => status === 'open' && userIds.has(id))
  const [first] = held
  const isApprover = tasks.some((task) => task.step === round.step && asks(task, to))
  if (!first || isApprover || to.personId === round.requester_person_id) return
  const changes = withDeputies(tasks, held).map((task) => changeOf(task, 'skipped'))
  await setRound(tx, round, { status: round.status, step: round.step, changes })
  await insertTasks(tx, round, round.step, [to.userId], 'transfer')
  await publish(tx, actor, {
    name: 'approval.transferred',
    id: round.id,
    data: { ...documentData(round), step: round.step, from: first.approver_id, approvers: [to.userId] },
  })
}

type AccountEvent = Event<'account.disabled' | 'account.edited' | 'account.rolesChanged'>

/** An account was disabled, moved, or has other roles: its open tasks go on where it can no longer decide them. */
export const afterAccountChange = (tx: Tx, { tenant_id: tenantId, entity_id: userId }: AccountEvent): Promise<void> =>
  handOverTasks(tx, systemActor(tenantId), [userId], null)

export async function afterRoleChange(
  tx: Tx,
  { tenant_id: tenantId, entity_id: roleId }: Event<'role.edited'>,
): Promise<void> {
  const userIds = await holdersOfRole(tx, roleId)
  if (userIds.length > 0) await handOverTasks(tx, systemActor(tenantId), userIds, null)
}

/** Catches what no event tells, such as accounts after their last day, and retries stuck rounds. */
export async function reseatStranded(context: JobContext): Promise<void> {
  const { database, tenantId } = context
  await eachItem(
    context,
    await database.read(tenantId, strandedRounds),
    (id) => `approval ${id}`,
    (id) => database.write(tenantId, (tx) => reseatRounds(tx, systemActor(tenantId, '', context.now), [id])),
  )
}
