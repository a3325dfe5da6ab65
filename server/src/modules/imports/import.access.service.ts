import type { Actor } from '#kit/actor.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { findImport, type ImportRow, lockImport } from './import.store.ts'

/** The supplier that a person acts for; nobody else has products to bring in or to take out. */
export const supplierOf = (actor: Actor): string => actor.supplierId ?? refuse('import.noSupplier')

/** An import of the caller's supplier; of another there is none. */
export async function findOwnImport(db: Db, actor: Actor, id: string) {
  const row = await findImport(db, id)
  return row.supplier_id === supplierOf(actor) ? row : refuse('thing.notFound')
}

export async function lockOwnImport(tx: Tx, actor: Actor, id: string): Promise<Locked<ImportRow>> {
  const row = await lockImport(tx, id)
  return row.supplier_id === supplierOf(actor) ? row : refuse('thing.notFound')
}
