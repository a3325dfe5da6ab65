import * as contract from '#contract/suppliers/suppliers.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { supplierColumns } from './supplier.export.rules.ts'
import { supplierFlow } from './supplier.rules.ts'
import { createSupplier, editSupplier, moveSupplier } from './supplier.service.ts'
import { findSupplier, supplierList, type SupplierRow } from './supplier.store.ts'

const present = (row: SupplierRow, actor: Actor): contract.Supplier => ({
  id: row.id,
  version: row.version,
  code: row.code,
  name: row.name,
  shortName: row.short_name,
  creditCode: row.credit_code,
  region: row.region,
  contactName: row.contact_name,
  contactTel: row.contact_tel,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  can: supplierFlow.can(row, actor),
})

export function supplierRoutes(app: App) {
  const suppliers = serveRecords(app, contract.listSuppliers, {
    list: supplierList,
    present,
    exported: { route: contract.exportSuppliers, name: ['供应商', 'Suppliers'], columns: supplierColumns },
  })
  suppliers.detail(contract.getSupplier, ({ id }) => id)
  serve(app, contract.getSupplierCard, async ({ db, input }) => {
    const { id, name, short_name: shortName, region } = await findSupplier(db, input.id)
    return { id, name, shortName, region }
  })
  suppliers.write(contract.createSupplier, createSupplier)
  suppliers.write(contract.editSupplier, editSupplier)
  suppliers.write(contract.moveSupplier, moveSupplier)
}
