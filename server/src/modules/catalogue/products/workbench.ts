import type { WorkbenchSources } from '#kit/workbench/sources.ts'
import * as store from './workbench.store.ts'

/** Workbench data of the catalogue. */
export const catalogueSources: WorkbenchSources = {
  todos: {
    'product.review': (db, _actor, span) => store.toReview(db, { ...span }),
    'product.revise': (db, { supplierId }, span) => store.toRevise(db, { ...span, supplierId: supplierId ?? '0' }),
  },
  recents: {
    product: (db, { supplierId }, { max }) => store.recentOfSupplier(db, { supplierId: supplierId ?? '0', max }),
    productChange: (db, _actor, { max }) => store.recentChanges(db, { max }),
  },
  figures: { 'products.all': async (db) => (await store.countLive.one(db)).count },
}
