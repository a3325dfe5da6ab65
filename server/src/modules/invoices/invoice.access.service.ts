import type { InvoiceDetail } from '#contract/invoices/invoice.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { CanRead } from '#kit/module.ts'
import { refuse } from '#kit/refusal.ts'
import { presentDetail } from './invoice.present.ts'
import { type InvoiceRow, invoices } from './invoice.store.ts'

/** Company whose invoices the actor reads; undefined: of all; `0`: of none. */
export function readableSupplier({ supplierId, permissions }: Actor): string | undefined {
  if (supplierId !== null) return permissions.has('supplierInvoice.read') ? supplierId : '0'
  return permissions.has('invoice.read') ? undefined : '0'
}

/** Refuses with `thing.notFound` an invoice that the actor does not read. */
export async function visibleInvoice(db: Db, actor: Actor, id: string): Promise<InvoiceRow> {
  const row = (await invoices.findIfThere(db, id)) ?? refuse('thing.notFound')
  const supplierId = readableSupplier(actor)
  return supplierId === undefined || row.supplier_id === supplierId ? row : refuse('thing.notFound')
}

/** Invoice with lines, checks and files, for those who read it. */
export const findInvoice = async (db: Db, actor: Actor, id: string): Promise<InvoiceDetail> =>
  presentDetail(db, await visibleInvoice(db, actor, id), actor)

/** Files of an invoice are for those who read it. */
export const mayReadInvoice: CanRead = async (db, actor, id) => {
  const row = await invoices.findIfThere(db, id)
  const supplierId = readableSupplier(actor)
  return row !== undefined && (supplierId === undefined || row.supplier_id === supplierId)
}
