import type { Listener } from '#kit/events/events.ts'
import type { Files } from '#kit/files/files.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { warnOfAgreements } from './agreements/expiry.service.ts'
import { agreementRoutes } from './agreements/agreement.routes.ts'
import { categoryRoutes } from './categories/category.routes.ts'
import { goodsRoutes } from './goods/goods.routes.ts'
import { pictureRoutes } from './pictures/picture.routes.ts'
import { removeUnusedPictures } from './pictures/picture.service.ts'
import { recognitionRoutes } from './pictureSearch/recognition.routes.ts'
import { productRoutes } from './products/product.routes.ts'
import { changeRoutes } from './products/change.routes.ts'
import { reindexTenant } from './products/reindex.service.ts'
import { productsOfSupplier, refreshListing } from './products/listing.store.ts'
import { countSold } from './stock/stock.service.ts'
import { synonymRoutes } from './vocabulary/synonym.routes.ts'
import { hotWordRoutes } from './vocabulary/hotWord.routes.ts'
import { wordRoutes } from './vocabulary/word.routes.ts'
import { shopRoutes } from './shops/shop.routes.ts'
import { catalogueSources } from './products/workbench.ts'

export {
  agreeAwarded,
  type AwardedAgreement,
  type AwardedGoods,
  type AwardedTerms,
} from './agreements/awarded/awarded.service.ts'
export { wholePieces } from './agreements/awarded/awarded.rules.ts'
export { findAgreementsOfProject } from './agreements/awarded/awarded.store.ts'
export { type AgreementUse, giveBackAgreements, useAgreements } from './agreements/use.service.ts'
export { setAgreementPrices } from './agreements/agreement.service.ts'
export { createCategory } from './categories/category.service.ts'
export { allCategories, type CategoryRow, shownCategories } from './categories/category.store.ts'
export { isRemote } from './pictures/picture.download.rules.ts'
export { keepAddresses, retryDownloads } from './pictures/picture.download.store.ts'
export { hostOf } from './pictures/picture.fetch.ts'
export { contentsOf } from './products/content.store.ts'
export { startPictureDownloads } from './pictures/picture.download.runner.ts'
export { changeFlow, productFlow } from './products/product.rules.ts'
export { findByCodes } from './codes/code.service.ts'
export { type Obstacle } from './goods/price.rules.ts'
export { findGoodsByIds } from './goods/chosenGoods.service.ts'
export { type Quote, quoteLines, type Wanted } from './goods/quote.service.ts'
export { textQuery, type TokenizedText, tokenizeText, tokenizerVersion } from './text/fullText.service.ts'
export { adjustStock, returnStock } from './stock/stock.service.ts'
export {
  releaseSome,
  releaseStock,
  reserveStock,
  shipStock,
  type StockFor,
  type StockRef,
} from './stock/reservation.service.ts'
export { verifyStock } from './stock/stock.verify.ts'
export { type UpsertOutcome, type UpsertRemark, type UpsertRow } from './products/upsert/upsert.rules.ts'
export { checkProducts, type UpsertOptions, upsertProducts } from './products/upsert/upsert.service.ts'

export { replaceHotWords } from './vocabulary/word.store.ts'

/** The listing contains the supplier's name and whether it may sell. */
const refreshListingOfSupplier: Listener<'supplier.edited' | 'supplier.suspended' | 'supplier.resumed'> = async (
  tx,
  event,
) => {
  const products = await productsOfSupplier(tx, { supplierId: event.entity_id })
  await refreshListing(
    tx,
    event.tenant_id,
    products.map(({ id }) => id),
  )
}

export const catalogue = (contents: Files): Module => ({
  workbench: catalogueSources,
  routes: (app) => {
    categoryRoutes(app)
    goodsRoutes(app)
    shopRoutes(app)
    productRoutes(app)
    changeRoutes(app)
    agreementRoutes(app)
    wordRoutes(app)
    hotWordRoutes(app)
    synonymRoutes(app)
    pictureRoutes(contents)(app)
    recognitionRoutes(contents)(app)
  },
  listeners: {
    'stock.shipped': async (tx, event) => void (await countSold(tx, event)),
    'supplier.edited': refreshListingOfSupplier,
    'supplier.suspended': refreshListingOfSupplier,
    'supplier.resumed': refreshListingOfSupplier,
  },
  jobs: [
    everyTenant({ name: 'catalogue.warnOfAgreements', everySeconds: 3600, run: warnOfAgreements }),
    everyTenant({ name: 'catalogue.reindex', everySeconds: 60, run: reindexTenant }),
    everyTenant({
      name: 'catalogue.forgetPictures',
      everySeconds: 3600,
      run: (context) => removeUnusedPictures(contents, context),
    }),
  ],
})
