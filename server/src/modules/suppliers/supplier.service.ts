import type { SupplierAction, SupplierDraft } from '#contract/suppliers/suppliers.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { supplierFlow } from './supplier.rules.ts'
import { findSupplier, insertSupplier, lockSupplier, setSupplier, setSupplierStatus } from './supplier.store.ts'

/** The supplier that the person acts for; a suspended one changes nothing. */
export async function ownSupplier(tx: Tx, { supplierId }: Actor): Promise<string> {
  if (supplierId === null) return refuse('thing.notAllowed')
  const { status } = await findSupplier(tx, supplierId)
  return status === 'active' ? supplierId : refuse('supplier.suspended')
}

export async function createSupplier(tx: Tx, actor: Actor, draft: SupplierDraft) {
  const supplier = await insertSupplier(tx, draft)
  await publish(tx, actor, { name: 'supplier.created', id: supplier.id, to: supplier.status })
  return supplier
}

export async function editSupplier(tx: Tx, actor: Actor, id: string, version: number, draft: SupplierDraft) {
  const before = await lockSupplier(tx, id)
  if (before.version !== version) refuse('thing.stale')
  const after = await setSupplier(tx, before, draft)
  await publish(tx, actor, { name: 'supplier.edited', id })
  return after
}

export async function moveSupplier(tx: Tx, actor: Actor, id: string, action: SupplierAction, reason = '') {
  const before = await lockSupplier(tx, id)
  const status = supplierFlow.decide(before, action, actor)
  if (action === 'suspend' && reason.trim() === '') refuse('supplier.reasonMissing')
  const after = await setSupplierStatus(tx, before, status)
  const name = action === 'suspend' ? 'supplier.suspended' : 'supplier.resumed'
  await publish(tx, actor, { name, id, from: before.status, to: status, reason })
  return after
}
