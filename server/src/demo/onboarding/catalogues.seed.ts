import type { SupplierCatalogueDraft } from '#contract/catalogue/offers/supplierCatalogues.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Database } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { createSupplierCatalogue, publishCatalogue, submitSupplierCatalogue } from '#modules/catalogue/index.ts'
import { findSupplierByCode } from '#modules/suppliers/index.ts'
import type { Founded } from '../organisation.ts'
import { actorsOf } from '../projects/actors.ts'

const day = 86_400_000
const productsOf = sqlQuery(
  'demo.productsForCatalogue',
  `select id from catalogue.products where supplier_id = $supplierId and status = 'live' order by id desc limit $max`,
)

interface DemoCatalogue {
  readonly supplier: string
  readonly name: string
  readonly scope: 'all' | 'departments'
  readonly products: number
  readonly days: number
  readonly state: 'draft' | 'submitted' | 'published'
}

/** The restricted one is for the whole organisation, so that everybody of the demo goes on buying. */
const catalogues: readonly DemoCatalogue[] = [
  { supplier: 'S02', name: '年度劳保集采目录', scope: 'departments', products: 12, days: 300, state: 'published' },
  { supplier: 'S08', name: '办公用品常购目录', scope: 'all', products: 20, days: 180, state: 'published' },
  { supplier: 'S04', name: '安防设备专供目录', scope: 'departments', products: 8, days: 365, state: 'submitted' },
  { supplier: 'S02', name: '防汛物资备货目录', scope: 'departments', products: 6, days: 120, state: 'draft' },
]

/** Creates catalogues of suppliers: published, under review, and a draft. */
export async function foundCatalogues(database: Database, founded: Founded, now: Date): Promise<void> {
  const { tenantId, departments } = founded
  const actors = await database.read(tenantId, (db) => actorsOf(db, tenantId))
  const root = departments.get('001')!.id
  for (const { supplier, name, scope, products, days, state } of catalogues)
    await database.write(tenantId, async (tx) => {
      const { id: supplierId } = await findSupplierByCode(tx, supplier)
      const seller = { ...actors.salesOf(supplierId), now }
      const draft: SupplierCatalogueDraft = {
        name,
        scope,
        deptIds: scope === 'all' ? [] : [root],
        startsOn: dayOf(now),
        endsOn: dayOf(new Date(now.getTime() + days * day)),
        productIds: (await productsOf(tx, { supplierId, max: products })).map(({ id }) => id),
      }
      const id = await createSupplierCatalogue(tx, seller, draft)
      if (state === 'draft' || draft.productIds.length === 0) return
      await submitSupplierCatalogue(tx, seller, { id, version: 1 })
      if (state === 'published') await publishCatalogue(tx, { ...actors.operator, now }, { id, version: 2 })
    })
}
