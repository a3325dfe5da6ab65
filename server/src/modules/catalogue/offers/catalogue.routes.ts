import * as contract from '#contract/catalogue/offers/supplierCatalogues.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import { ownActions } from '#kit/case/case.rules.ts'
import { serveCases } from '#kit/case/serveCases.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { refuse } from '#kit/refusal.ts'
import { isInForce, supplierCatalogueFlow } from './catalogue.rules.ts'
import { mayReadCatalogue } from './catalogue.access.service.ts'
import * as service from './catalogue.service.ts'
import * as store from './catalogue.store.ts'
import { catalogueStore, type SupplierCatalogueRow, supplierCatalogues } from './catalogue.store.ts'

const presentOwn = (row: SupplierCatalogueRow, { now }: Actor): contract.OwnCatalogue => ({
  id: row.id,
  version: row.version,
  status: row.status,
  supplierName: row.supplier_name,
  name: row.name,
  scope: row.scope,
  deptIds: row.dept_ids,
  agreementId: row.agreement_id,
  audience: row.audience,
  startsOn: row.starts_on,
  endsOn: row.ends_on ?? '',
  isInForce: isInForce(row, now),
  productIds: row.product_ids,
  reply: row.reply,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  ownActions: ownActions(supplierCatalogueFlow, row.status) as contract.OwnCatalogue['ownActions'],
})
const present = (row: SupplierCatalogueRow, actor: Actor): contract.SupplierCatalogue => ({
  ...presentOwn(row, actor),
  ownActions: [],
  supplierId: row.supplier_id,
  author: row.author,
  handler: row.handler,
  can: supplierCatalogueFlow.can(row, actor) as contract.SupplierCatalogue['can'],
})

export function supplierCatalogueRoutes(app: App) {
  serveCases(app, contract.supplierCatalogueCase, {
    store: catalogueStore,
    present,
    own: { present: presentOwn, ownerOf: ({ supplierId }) => supplierId ?? '0' },
    name: ['供应商目录', 'Catalogues of suppliers'],
    columns: {
      supplierName: ['供应商', 'Supplier'],
      name: ['目录名称', 'Catalogue'],
      scope: { title: ['面向', 'For'], words: contract.catalogueScopeNames },
      audience: ['单位或协议', 'Companies or agreement'],
      startsOn: ['开始日期', 'From'],
      endsOn: ['结束日期', 'To'],
      status: { title: ['状态', 'Status'], words: contract.supplierCatalogueStatusNames },
      author: ['创建人', 'Created by'],
      handler: ['审核人', 'Reviewed by'],
      createdAt: ['创建时间', 'Created'],
      decidedAt: ['审核时间', 'Reviewed'],
    },
    commands: {
      publish: service.publishCatalogue,
      sendBack: service.sendBackCatalogue,
      withdraw: service.withdrawCatalogue,
    },
  })
  const write = serveWrites(app, async (db, actor, id) => presentOwn(await supplierCatalogues.find(db, id), actor))
  write(contract.createSupplierCatalogue, service.createSupplierCatalogue)
  write(contract.saveSupplierCatalogue, service.saveSupplierCatalogue)
  write(contract.submitSupplierCatalogue, service.submitSupplierCatalogue)
  write(contract.recallSupplierCatalogue, service.recallSupplierCatalogue)
  write(contract.takeDownSupplierCatalogue, service.takeDownSupplierCatalogue)
  write(contract.removeSupplierCatalogue, service.removeSupplierCatalogue)
  serve(app, contract.listCatalogueChoices, async ({ db, actor }) => {
    const supplierId = actor.supplierId ?? refuse('thing.notAllowed')
    return {
      products: await store.productChoices(db, { supplierId }),
      departments: await store.companyChoices(db),
      agreements: await store.agreementChoices(db, { supplierId, today: dayOf(actor.now) }),
    }
  })
  serve(app, contract.listCatalogueProducts, async ({ db, actor, input: { id } }) => {
    if (!(await mayReadCatalogue(db, actor, id))) refuse('thing.notFound')
    const { product_ids: ids } = await supplierCatalogues.find(db, id)
    return (await store.productsOf(db, { ids })).map(({ is_live: isLive, ...product }) => ({ ...product, isLive }))
  })
}
