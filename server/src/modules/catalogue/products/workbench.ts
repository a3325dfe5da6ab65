import type { WorkbenchSources } from '#kit/workbench/sources.ts'
import * as store from './workbench.store.ts'

/** Workbench data of the catalogue. */
export const catalogueSources: WorkbenchSources = {
  todos: {
    'product.review': (sql, _actor, span) => store.toReview(sql, { ...span }),
    'product.revise': (sql, { supplierId }, span) => store.toRevise(sql, { ...span, supplierId: supplierId ?? '0' }),
  },
  recents: {
    product: (sql, { supplierId }, { most }) => store.recentOfSupplier(sql, { supplierId: supplierId ?? '0', most }),
    productChange: (sql, _actor, { most }) => store.recentChanges(sql, { most }),
  },
  figures: { 'products.all': async (sql) => (await store.countLive.one(sql)).count },
}
