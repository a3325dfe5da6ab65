import * as contract from '#contract/suppliers/suppliers.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { supplierColumns } from './supplier.export.rules.ts'
import { supplierFlow } from './supplier.rules.ts'
import { createSupplier, editSupplier, moveSupplier } from './supplier.service.ts'
import { findSupplier, type SupplierFilter, supplierList, type SupplierRow } from './supplier.store.ts'

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
  const listed = {
    list: supplierList,
    filter: ({ input }: { input: SupplierFilter }) => input,
    present: (row: SupplierRow, { actor }: { actor: Actor }) => present(row, actor),
  }
  serveList(app, contract.listSuppliers, listed)
  serveExport(app, contract.exportSuppliers, { ...listed, name: ['供应商', 'Suppliers'], columns: supplierColumns })
  serve(app, contract.getSupplier, async ({ sql, actor, input }) => present(await findSupplier(sql, input.id), actor))
  serve(app, contract.getSupplierCard, async ({ sql, input }) => {
    const { id, name, short_name: shortName, region } = await findSupplier(sql, input.id)
    return { id, name, shortName, region }
  })
  serve(app, contract.createSupplier, async ({ sql, actor, input }) =>
    present(await createSupplier(sql, actor, input), actor),
  )
  serve(app, contract.editSupplier, async ({ sql, actor, input: { id, version, ...draft } }) =>
    present(await editSupplier(sql, actor, id, version, draft), actor),
  )
  serve(app, contract.moveSupplier, async ({ sql, actor, input }) =>
    present(await moveSupplier(sql, actor, input.id, input.action, input.reason), actor),
  )
}
