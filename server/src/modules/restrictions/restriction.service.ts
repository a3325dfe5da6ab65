import type { Input } from '#contract/kit/route.ts'
import type { Permission } from '#contract/permissions.ts'
import { permissionsOfFunction } from '#contract/restrictions/functions.ts'
import type * as contract from '#contract/restrictions/restrictions.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { systemActor } from '#kit/actor.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import { findAccounts, type Restricted } from '#modules/identity/index.ts'
import { restrictionFlow } from './restriction.rules.ts'
import {
  inForce,
  insertRestrictions,
  lockOfPeople,
  lockOver,
  type RestrictionRow,
  restrictions,
} from './restriction.store.ts'

/** Restricted functions of a person at a time, with all their permissions. */
export async function restrictedOf(db: Db, personId: string, at: Date): Promise<Restricted> {
  const rows = await inForce(db, { personId, at })
  const permissions = new Set<Permission>(rows.flatMap(({ perm_id: id }) => [...permissionsOfFunction(id)]))
  return { ids: rows.map(({ perm_id: id }) => id), permissions }
}

/** Trimmed text; refuses blank ones, because the person reads it. */
export function notBlank(text: string, field: string): string {
  return text.trim() || refuseInput('required', { field })
}

type Wanted = Input<typeof contract.imposeRestrictions>

/**
 * Persons of these accounts, each once, by their first account; refuses restricting oneself. Sorted, so that concurrent
 * calls do not deadlock.
 */
async function peopleOf(tx: Tx, actor: Actor, userIds: readonly string[]) {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) refuse('restriction.nobody')
  const found = await findAccounts(tx, { userIds: ids })
  if (found.length < ids.length) refuse('restriction.noAccount')
  if (found.some(({ person_id: personId }) => personId === actor.personId)) refuse('restriction.own')
  const people = new Map(found.toReversed().map((account) => [account.person_id, account]))
  return [...people.values()].toSorted((a, b) => (a.person_id < b.person_id ? -1 : 1))
}

/** Ends expired restrictions; refuses if others are in force, with the names of the persons. */
async function makeRoom(tx: Tx, actor: Actor, present: readonly Locked<RestrictionRow>[]): Promise<void> {
  const isOver = ({ ends_at: endsAt }: RestrictionRow) => endsAt !== null && endsAt <= actor.now
  const names = new Set(present.filter((each) => !isOver(each)).map(({ user_name: name }) => name))
  if (names.size > 0) refuse('restriction.someExist', { names: [...names].join(actor.lang === 'en' ? ', ' : '、') })
  for (const restriction of present) await end(tx, actor, restriction)
}

function periodOf({ startTime, endTime }: Wanted, { now }: Actor) {
  const startsAt = startTime ? new Date(startTime) : now
  const endsAt = endTime ? new Date(endTime) : null
  if (endsAt && (endsAt <= startsAt || endsAt <= now)) refuse('restriction.endsBefore')
  return { starts_at: startsAt, ends_at: endsAt }
}

export async function imposeRestrictions(tx: Tx, actor: Actor, input: Wanted): Promise<void> {
  const permIds = [...new Set(input.permissionIdList)].toSorted()
  if (permIds.length === 0) refuse('restriction.noFunction')
  const reason = notBlank(input.reason, 'reason')
  const period = periodOf(input, actor)
  const people = await peopleOf(tx, actor, input.userIds)
  const of = { personIds: people.map(({ person_id: personId }) => personId), permIds }
  await makeRoom(tx, actor, await lockOfPeople(tx, of))
  const imposed = { reason, ...period, created_by: actor.userName, created_at: actor.now }
  await insertRestrictions(
    tx,
    people.flatMap(({ person_id, user_code, user_name, dept_name }) =>
      permIds.map((perm_id) => ({ person_id, user_code, user_name, dept_name, perm_id, ...imposed })),
    ),
  )
  const events = (await lockOfPeople(tx, of)).map(({ id, person_id: personId, perm_id: permissionId }) =>
    newEvent('restriction.imposed', { id, to: '01', data: { personId, permissionId, reason } }),
  )
  await publish(tx, actor, ...events)
}

/** Lifts a locked restriction; the person and the audit see the reason. */
export async function lift(tx: Tx, actor: Actor, before: Locked<RestrictionRow>, reason: string): Promise<void> {
  const status = restrictionFlow.decide(before, 'lift', actor)
  await restrictions.set(tx, before, {
    status,
    lifted_by: actor.userName,
    lifted_at: actor.now,
    lift_reason: reason,
  })
  const data = { personId: before.person_id, permissionId: before.perm_id, reason }
  await publish(tx, actor, { name: 'restriction.lifted', id: before.id, from: before.status, to: status, data })
}

export async function liftRestriction(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof contract.liftRestriction>,
): Promise<string> {
  const before = await restrictions.lock(tx, id, version)
  if (before.person_id === actor.personId) refuse('restriction.own')
  await lift(tx, actor, before, notBlank(reason, 'reason'))
  return id
}

async function end(tx: Tx, { tenantId, traceId, now }: Actor, before: Locked<RestrictionRow>): Promise<void> {
  const actor = systemActor(tenantId, traceId, now)
  const status = restrictionFlow.decide(before, 'end', actor)
  await restrictions.set(tx, before, { status, lifted_at: before.ends_at ?? now })
  const data = { personId: before.person_id, permissionId: before.perm_id }
  await publish(tx, actor, { name: 'restriction.ended', id: before.id, from: before.status, to: status, data })
}

const maxAtOnce = 200

/** Ends expired restrictions in lists and audit. They have no effect from their end on, even before this job runs. */
export const endRestrictions = ({ database, tenantId, now }: JobContext): Promise<void> =>
  database.write(tenantId, async (tx) => {
    for (const restriction of await lockOver(tx, now, maxAtOnce))
      await end(tx, systemActor(tenantId, '', now), restriction)
  })
