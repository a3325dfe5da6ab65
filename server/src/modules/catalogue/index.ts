import type { Listener } from '#kit/events.ts'
import type { Files } from '#kit/files.ts'
import { everyTenant } from '#kit/jobs.ts'
import type { Module } from '#kit/module.ts'
import { agreementRoutes } from './agreement.routes.ts'
import { categoryRoutes } from './category.routes.ts'
import { exportRoutes } from './export.routes.ts'
import { goodsRoutes } from './goods.routes.ts'
import { importRoutes, canReadImport } from './import.routes.ts'
import { pictureDownloadRoutes } from './picture.download.routes.ts'
import { pictureRoutes } from './picture.routes.ts'
import { removeUnusedPictures } from './picture.service.ts'
import { changeRoutes, productRoutes } from './product.routes.ts'
import { reindexTenant } from './reindex.service.ts'
import { productsOfSupplier, reshelve } from './shelf.store.ts'
import { countSold } from './stock.service.ts'
import { synonymRoutes } from './synonym.routes.ts'
import { wordRoutes } from './word.routes.ts'

export { setAgreementPrices } from './agreement.service.ts'
export { createCategory } from './category.service.ts'
export { allCategories, type CategoryRow } from './category.store.ts'
export { importProductsFile } from './import.command.ts'
export { importFlow } from './import.flow.rules.ts'
export { startImports } from './import.runner.ts'
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
export { type UpsertOutcome, type UpsertRow } from './upsert.rules.ts'
export { type UpsertOptions, upsertProducts } from './upsert.service.ts'

export { shownOf } from './import.cell.rules.ts'
export { inspectSheet, rowsOfSheet } from './import.reader.ts'
export { replaceHotWords } from './word.store.ts'

/** What a supplier is called and whether it may sell stands on its goods too. */
const reshelveSupplier: Listener<'supplier.edited' | 'supplier.suspended' | 'supplier.resumed'> = async (tx, event) => {
  const products = await productsOfSupplier(tx, event.entity_id)
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
    importRoutes(contents)(app)
    exportRoutes(app)
    pictureRoutes(contents)(app)
    pictureDownloadRoutes(app)
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
  canRead: { import: canReadImport },
})
