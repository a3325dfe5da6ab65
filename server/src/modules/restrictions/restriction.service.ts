import type { Input } from '#contract/kit/route.ts'
import type { Permission } from '#contract/permissions.ts'
import { permissionsOfFunction } from '#contract/restrictions/functions.ts'
import type * as contract from '#contract/restrictions/restrictions.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import type { Restricted } from '#kit/queryPorts.ts'
import { systemActor } from '#kit/actor.ts'
import { refuse } from '#kit/refusal.ts'
import { accountNamed } from '#modules/identity/index.ts'
import { restrictionFlow } from './restriction.rules.ts'
import { inForce, lockOfPerson, lockOver, type RestrictionRow, restrictions } from './restriction.store.ts'

/** What is kept from a person at a time: the functions, and every permission that is part of one. */
export async function restrictedOf(sql: Db, personId: string, at: Date): Promise<Restricted> {
  const rows = await inForce(sql, { personId, at })
  const permissions = new Set<Permission>(rows.flatMap(({ perm_id: id }) => [...permissionsOfFunction(id)]))
  return { ids: rows.map(({ perm_id: id }) => id), permissions }
}

/** What its reader sees is never blank. */
export function notBlank(text: string, field: string): string {
  return text.trim() || refuse('input.invalid', { what: field, field })
}

export async function imposeRestrictions(
  tx: Tx,
  actor: Actor,
  { userCode, permissionIdList, reason, startTime, endTime }: Input<typeof contract.imposeRestrictions>,
): Promise<void> {
  const wanted = [...new Set(permissionIdList)]
  if (wanted.length === 0) refuse('restriction.noFunction')
  const startsAt = startTime ? new Date(startTime) : actor.now
  const endsAt = endTime ? new Date(endTime) : null
  if (endsAt && (endsAt <= startsAt || endsAt <= actor.now)) refuse('restriction.endsBefore')
  const [account] = await accountNamed(tx, { code: userCode.trim() })
  if (!account) return refuse('restriction.noAccount')
  if (account.person_id === actor.personId) refuse('restriction.own')
  const present = await lockOfPerson(tx, account.person_id, wanted)
  for (const restriction of present) {
    if (restriction.ends_at === null || restriction.ends_at > actor.now) return refuse('restriction.exists')
    await end(tx, actor, restriction)
  }
  for (const permissionId of wanted) {
    const { id } = await restrictions.insert(tx, {
      person_id: account.person_id,
      user_code: account.user_code,
      user_name: account.user_name,
      dept_name: account.dept_name,
      perm_id: permissionId,
      reason: notBlank(reason, 'reason'),
      starts_at: startsAt,
      ends_at: endsAt,
      created_by: actor.userName,
      created_at: actor.now,
    })
    const data = { personId: account.person_id, permissionId, reason: reason.trim() }
    await publish(tx, actor, { name: 'restriction.imposed', id, to: '01', data })
  }
}

/** Lifts one that is locked, for the reason that its person and the audit read. */
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

const mostAtOnce = 200

/** Ends those whose time is over. They count no longer from that moment on; this is what lists and audit say. */
export const endRestrictions = ({ database, tenantId, now }: JobContext): Promise<void> =>
  database.write(tenantId, async (tx) => {
    for (const restriction of await lockOver(tx, now, mostAtOnce))
      await end(tx, systemActor(tenantId, '', now), restriction)
  })
