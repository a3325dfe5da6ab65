import type { Actor } from '#kit/actor.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import type { CanRead } from '#kit/module.ts'
import { refuse } from '#kit/refusal.ts'
import { findImport, type ImportRow, lockImport } from './import.store.ts'

/** Supplier that a person acts for; refuses persons without one. */
export const supplierOf = (actor: Actor): string => actor.supplierId ?? refuse('import.noSupplier')

/** Import of the caller's supplier; refuses `thing.notFound` for others. */
export async function findOwnImport(db: Db, actor: Actor, id: string) {
  const row = await findImport(db, id)
  return row.supplier_id === supplierOf(actor) ? row : refuse('thing.notFound')
}

export async function lockOwnImport(tx: Tx, actor: Actor, id: string): Promise<Locked<ImportRow>> {
  const row = await lockImport(tx, id)
  return row.supplier_id === supplierOf(actor) ? row : refuse('thing.notFound')
}

/** Read access to the spreadsheet of an import: people of the supplier with the permission to import. */
export const canReadImport: CanRead = async (db, actor, id) =>
  actor.permissions.has('product.import') && (await findImport(db, id)).supplier_id === actor.supplierId
