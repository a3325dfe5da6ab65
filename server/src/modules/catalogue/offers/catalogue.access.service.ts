import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { supplierCatalogues } from './catalogue.store.ts'

/** Who may read a catalogue: people of its supplier, and those who review catalogues, but no drafts. */
export const mayReadCatalogue = async (db: Db, actor: Actor, id: string): Promise<boolean> => {
  const row = await supplierCatalogues.findIfThere(db, id)
  if (!row) return false
  return (
    row.supplier_id === actor.supplierId || (row.status !== '01' && actor.permissions.has('supplierCatalogue.review'))
  )
}
