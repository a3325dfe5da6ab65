import type { DealPurpose } from '#contract/suppliers/blocks.ts'
import type * as contract from '#contract/suppliers/suppliers.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { refusalToDeal } from './deal.rules.ts'
import { supplierFlow } from './supplier.rules.ts'
import { findSupplier, suppliers, valuesOf } from './supplier.store.ts'

/** Refuses to deal with a supplier for a purpose; what runs already goes on. */
export async function demandDeal(
  db: Db,
  supplierId: string,
  purpose: DealPurpose,
  { now }: Pick<Actor, 'now'>,
): Promise<void> {
  const refusal = refusalToDeal(await findSupplier(db, supplierId), purpose, now)
  if (refusal) refuse(refusal)
}

/** Supplier of the person; refuses suspended ones, and those that are blocked for the purpose. */
export async function ownSupplier(tx: Tx, { supplierId, now }: Actor, purpose?: DealPurpose): Promise<string> {
  if (supplierId === null) return refuse('thing.notAllowed')
  const supplier = await findSupplier(tx, supplierId)
  if (supplier.status !== 'active') return refuse('supplier.suspended')
  const refusal = purpose && refusalToDeal(supplier, purpose, now)
  return refusal ? refuse(refusal) : supplierId
}

export async function createSupplier(tx: Tx, actor: Actor, draft: contract.SupplierDraft) {
  const { id, status } = await suppliers.insert(tx, valuesOf(draft))
  await publish(tx, actor, { name: 'supplier.created', id, to: status })
  return id
}

export async function editSupplier(
  tx: Tx,
  actor: Actor,
  { id, version, ...draft }: Input<typeof contract.editSupplier>,
) {
  await suppliers.set(tx, await suppliers.lock(tx, id, version), valuesOf(draft))
  await publish(tx, actor, { name: 'supplier.edited', id })
  return id
}

export async function moveSupplier(tx: Tx, actor: Actor, input: Input<typeof contract.moveSupplier>) {
  const { id, action, reason = '' } = input
  const before = await suppliers.lock(tx, id)
  const status = supplierFlow.decide(before, action, actor)
  if (action === 'suspend' && reason.trim() === '') refuse('supplier.reasonMissing')
  await suppliers.set(tx, before, { status })
  const name = action === 'suspend' ? 'supplier.suspended' : 'supplier.resumed'
  await publish(tx, actor, { name, id, from: before.status, to: status, reason })
  return id
}
