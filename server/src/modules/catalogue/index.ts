import type { Listener } from '#kit/events.ts'
import type { Files } from '#kit/files.ts'
import { everyTenant } from '#kit/jobs.ts'
import type { Module } from '#kit/module.ts'
import { agreementRoutes } from './agreement.routes.ts'
import { categoryRoutes } from './category.routes.ts'
import { goodsRoutes } from './goods.routes.ts'
import { pictureRoutes } from './picture.routes.ts'
import { removeUnusedPictures } from './picture.service.ts'
import { changeRoutes, productRoutes } from './product.routes.ts'
import { reindexTenant } from './reindex.service.ts'
import { productsOfSupplier, reshelve } from './shelf.store.ts'
import { settingsRoutes } from './settings.routes.ts'
import { countSold } from './stock.service.ts'
import { synonymRoutes } from './synonym.routes.ts'
import { wordRoutes } from './word.routes.ts'

export { setAgreementPrices } from './agreement.service.ts'
export { createCategory } from './category.service.ts'
export { allCategories, type CategoryRow } from './category.store.ts'
export { isRemote } from './picture.download.rules.ts'
export { catalogueSettings } from './picture.download.service.ts'
export { keepAddresses, retryDownloads } from './picture.download.store.ts'
export { hostOf } from './picture.fetch.ts'
export { contentsOf } from './product.store.ts'
export { startPictureDownloads } from './picture.download.runner.ts'
export { changeFlow, productFlow } from './product.rules.ts'
export { type Obstacle } from './price.rules.ts'
export { type Quote, quoteLines, type Wanted } from './quote.service.ts'
export {
  adjustStock,
  releaseSome,
  releaseStock,
  reserveStock,
  returnStock,
  shipStock,
  type StockFor,
  type StockRef,
} from './stock.service.ts'
export { verifyStock } from './stock.verify.ts'
export { type UpsertOutcome, type UpsertRemark, type UpsertRow } from './upsert.rules.ts'
export { checkProducts, type UpsertOptions, upsertProducts } from './upsert.service.ts'

export { replaceHotWords } from './word.store.ts'

/** What a supplier is called and whether it may sell stands on its goods too. */
const reshelveSupplier: Listener<'supplier.edited' | 'supplier.suspended' | 'supplier.resumed'> = async (tx, event) => {
  const products = await productsOfSupplier(tx, { supplierId: event.entity_id })
  await reshelve(
    tx,
    event.tenant_id,
    products.map(({ id }) => id),
  )
}

export const catalogue = (contents: Files): Module => ({
  routes: (app) => {
    categoryRoutes(app)
    goodsRoutes(app)
    productRoutes(app)
    changeRoutes(app)
    agreementRoutes(app)
    wordRoutes(app)
    synonymRoutes(app)
    pictureRoutes(contents)(app)
    settingsRoutes(app)
  },
  listeners: {
    'stock.shipped': async (tx, event) => void (await countSold(tx, event)),
    'supplier.edited': reshelveSupplier,
    'supplier.suspended': reshelveSupplier,
    'supplier.resumed': reshelveSupplier,
  },
  jobs: [
    everyTenant({ name: 'catalogue.reindex', everySeconds: 60, run: reindexTenant }),
    everyTenant({
      name: 'catalogue.forgetPictures',
      everySeconds: 3600,
      run: (context) => removeUnusedPictures(contents, context),
    }),
  ],
})
