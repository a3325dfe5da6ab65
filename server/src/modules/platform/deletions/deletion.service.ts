import { deletionStatusNames, deletionWaitDays } from '#contract/platform/deletions.ts'
import type * as contract from '#contract/platform/deletions.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { tenantRows } from '#modules/tenancy/index.ts'
import { deletions } from './deletion.store.ts'

const dayMs = 86_400_000

/** A suspended customer is to be deleted: the first of two persons says so, and types its code. */
export async function requestDeletion(
  tx: Tx,
  actor: Actor,
  { id, code, reason }: Input<typeof contract.requestDeletion>,
) {
  const tenant = await tenantRows.lock(tx, id)
  if (tenant.kind === 'sandbox') refuse('thing.notFound')
  if (tenant.kind === 'platform') refuse('tenant.ownPlatform')
  if (tenant.status !== 'suspended') refuse('tenantDeletion.notSuspended')
  if (code.trim() !== tenant.code) refuse('tenantDeletion.wrongCode')
  const inserted = await deletions.insert(tx, {
    target_id: tenant.id,
    target_code: tenant.code,
    target_name: tenant.name,
    reason,
    requested_by: actor.userId,
    requested_person: actor.personId,
    requested_at: actor.now,
  })
  const data = { targetId: tenant.id, code: tenant.code, name: tenant.name }
  await publish(tx, actor, { name: 'tenantDeletion.requested', id: inserted.id, to: 'pending', reason, data })
  return inserted.id
}

/** The second person, never the first by another account, confirms; then the waiting period begins. */
export async function approveDeletion(tx: Tx, actor: Actor, { id, version }: Input<typeof contract.approveDeletion>) {
  const before = await deletions.lock(tx, id, version)
  if (before.status !== 'pending') refuse('thing.wrongState', { state: deletionStatusNames[before.status] })
  if (before.requested_person === actor.personId) refuse('tenantDeletion.own')
  const due = new Date(actor.now.getTime() + deletionWaitDays * dayMs)
  await deletions.set(tx, before, {
    status: 'approved',
    approved_by: actor.userId,
    approved_person: actor.personId,
    approved_at: actor.now,
    due_at: due,
  })
  const data = { targetId: before.target_id, code: before.target_code, dueAt: due.toISOString() }
  await publish(tx, actor, { name: 'tenantDeletion.approved', id, from: 'pending', to: 'approved', data })
  return id
}

/** Until the removal has begun either person can still stop it. */
export async function withdrawDeletion(tx: Tx, actor: Actor, { id, version }: Input<typeof contract.withdrawDeletion>) {
  const before = await deletions.lock(tx, id, version)
  const { status: from } = before
  if (from !== 'pending' && from !== 'approved') refuse('thing.wrongState', { state: deletionStatusNames[from] })
  const tenant = await tenantRows.lock(tx, before.target_id)
  if (tenant.status !== 'suspended') refuse('thing.wrongState', { state: deletionStatusNames[from] })
  await deletions.set(tx, before, { status: 'withdrawn' })
  const data = { targetId: before.target_id, code: before.target_code }
  await publish(tx, actor, { name: 'tenantDeletion.withdrawn', id, from, to: 'withdrawn', data })
  return id
}
