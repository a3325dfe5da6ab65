import { refuse } from '#kit/refusal.ts'
import { calendarRoutes } from './certificates/calendar.routes.ts'
import { profileOf } from './profile.present.ts'
import { personRoutes } from './people/person.routes.ts'
import { presentSupplierAccount } from './people/person.present.ts'
import * as accounts from '#contract/suppliers/supplierAccounts.ts'
import * as profile from '#contract/suppliers/profile.ts'
import * as contract from '#contract/suppliers/suppliers.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { supplierAccountsOf } from '#modules/identity/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { addSupplierAccount, issueSupplierPassword } from './supplierAccount.service.ts'
import { supplierColumns } from './supplier.export.rules.ts'
import { supplierFlow } from './supplier.rules.ts'
import { createSupplier, editSupplier, moveSupplier } from './supplier.service.ts'
import { findSupplier, supplierChoices, supplierList, type SupplierRow } from './supplier.store.ts'

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
  serve(app, contract.listSupplierChoices, ({ db, input: { keyword, limit } }) => supplierChoices(db, keyword, limit))
  serve(app, contract.getSupplierCard, async ({ db, input }) => {
    const { id, name, short_name: shortName, region } = await findSupplier(db, input.id)
    const show = await readSettings(db, 'isShowSupplierName', 'isShowSupplierRegion')
    const shown = show.isShowSupplierName ? { name, shortName } : { name: '', shortName: '' }
    return { id, ...shown, region: show.isShowSupplierRegion ? region : '' }
  })
  serve(app, profile.getSupplierProfile, async ({ db, actor, input }) => {
    const row = await findSupplier(db, input.id)
    return profileOf(db, row, actor.now)
  })
  serve(app, profile.getMyCompany, async ({ db, actor }) => {
    const row = await findSupplier(db, actor.supplierId ?? refuse('thing.notAllowed'))
    return profileOf(db, row, actor.now)
  })
  suppliers.write(contract.createSupplier, createSupplier)
  suppliers.write(contract.editSupplier, editSupplier)
  suppliers.write(contract.moveSupplier, moveSupplier)

  serve(app, accounts.listSupplierAccounts, async ({ db, input }) => {
    const { id: supplierId } = await findSupplier(db, input.id)
    return (await supplierAccountsOf(db, { supplierId })).map(presentSupplierAccount)
  })
  serve(app, accounts.addSupplierAccount, ({ db, actor, input }) => addSupplierAccount(db, actor, input))
  serve(app, accounts.issueSupplierPassword, ({ db, actor, input }) =>
    issueSupplierPassword(db, actor, input.userId, app.context),
  )
  personRoutes(app)
  calendarRoutes(app)
}
