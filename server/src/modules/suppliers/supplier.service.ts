import type * as contract from '#contract/suppliers/suppliers.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { supplierFlow } from './supplier.rules.ts'
import { findSupplier, suppliers, valuesOf } from './supplier.store.ts'

/** Supplier of the person; refuses suspended ones. */
export async function ownSupplier(tx: Tx, { supplierId }: Actor): Promise<string> {
  if (supplierId === null) return refuse('thing.notAllowed')
  const { status } = await findSupplier(tx, supplierId)
  return status === 'active' ? supplierId : refuse('supplier.suspended')
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
