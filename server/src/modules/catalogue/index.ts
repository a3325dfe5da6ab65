import { dayOf } from '#contract/kit/calendar.ts'
import type { Listener } from '#kit/events/events.ts'
import type { Files } from '#kit/files/files.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { warnOfAgreements } from './agreements/expiry.service.ts'
import { repriceByRule } from './agreements/owned/reprice.store.ts'
import { agreementRoutes } from './agreements/agreement.routes.ts'
import { categoryRoutes } from './categories/category.routes.ts'
import { materialCodeRoutes } from './codes/materialCode.routes.ts'
import { goodsRoutes } from './goods/goods.routes.ts'
import { pictureRoutes } from './pictures/picture.routes.ts'
import { removeUnusedPictures } from './pictures/picture.service.ts'
import { recognitionRoutes } from './pictureSearch/recognition.routes.ts'
import { productRoutes } from './products/product.routes.ts'
import { changeRoutes } from './products/change.routes.ts'
import { reindexTenant } from './products/reindex.service.ts'
import { productsOfSupplier, refreshListing } from './products/listing.store.ts'
import { categoryRuleRoutes } from './qualifying/rule.routes.ts'
import { mayReadCatalogue } from './offers/catalogue.access.service.ts'
import { supplierCatalogueRoutes } from './offers/catalogue.routes.ts'
import { catalogueStore } from './offers/catalogue.store.ts'
import { countSold } from './stock/stock.service.ts'
import { synonymRoutes } from './vocabulary/synonym.routes.ts'
import { hotWordRoutes } from './vocabulary/hotWord.routes.ts'
import { wordRoutes } from './vocabulary/word.routes.ts'
import { comparisonRoutes } from './comparison/comparison.routes.ts'
import { similarRoutes } from './goods/similar/similar.routes.ts'
import { priceRoutes } from './prices/price.routes.ts'
import { shopRoutes } from './shops/shop.routes.ts'
import { zoneRoutes } from './zones/zone.routes.ts'
import { refillZone } from './zones/zone.service.ts'
import { catalogueSources } from './products/workbench.ts'
import { catalogueMessages } from './messages.ts'

export {
  agreeAwarded,
  type AwardedAgreement,
  type AwardedGoods,
  type AwardedTerms,
  lastDayOf,
} from './agreements/awarded/awarded.service.ts'
export { wholePieces } from './agreements/awarded/awarded.rules.ts'
export { collisionsOfAward, findAgreementsOfProject } from './agreements/awarded/awarded.store.ts'
export {
  adoptAwardedPrices,
  awardedPrices,
  closeOwnedPrices,
  closePricesOfParty,
  endOwnedPrices,
  extendOwnedPrices,
  findOverlap,
  insertOwnedPrices,
  lockOwnedPrices,
  type OwnedPrice,
  pricesOfAgreement,
  setOwnedCaps,
  stopOwnedPrices,
} from './agreements/owned/owned.store.ts'
export {
  capsOfAgreement,
  openAgreementCaps,
  type OwnedCap,
  setAgreementCaps,
  takeReachedCaps,
  useByShare,
  useOfAgreement,
} from './agreements/owned/caps.store.ts'
export { violationOf as violationOfPrice } from './agreements/agreement.rules.ts'
export {
  type AgreementUse,
  giveBackAgreements,
  moveAgreements,
  useAgreements,
  useMoreAgreements,
  type WantedAtPrice,
} from './agreements/use.service.ts'
export { demandQualified, requiredCertificates } from './qualifying/gate.service.ts'
export { createCategoryRule } from './qualifying/rule.service.ts'
export {
  createSupplierCatalogue,
  publishCatalogue,
  saveSupplierCatalogue,
  submitSupplierCatalogue,
} from './offers/catalogue.service.ts'
export { endTurns, takeTurns, type TurnUse } from './agreements/turns/turn.service.ts'
export { nextTurn } from './agreements/turns/turn.rules.ts'
export { openRotation, turnSharesOf, turnsOfAgreement } from './agreements/turns/turn.store.ts'
export { setAgreementPrices } from './agreements/agreement.service.ts'
export { createCategory } from './categories/category.service.ts'
export { allCategories, categoriesOf, type CategoryRow, shownCategories } from './categories/category.store.ts'
export { isRemote } from './pictures/picture.download.rules.ts'
export { keepAddresses, retryDownloads } from './pictures/picture.download.store.ts'
export { hostOf } from './pictures/picture.fetch.ts'
export { contentsOf } from './products/content.store.ts'
export { startPictureDownloads } from './pictures/picture.download.runner.ts'
export { changeFlow, productFlow } from './products/product.rules.ts'
export { findByCodes } from './codes/code.service.ts'
// For the demo, which performs it without pages.
export { saveMaterialCodes } from './codes/materialCode.service.ts'
export { readShowRules } from './goods/showRules.service.ts'
export { type Obstacle } from './goods/price.rules.ts'
export { findGoodsByIds } from './goods/chosenGoods.service.ts'
export { type Quote, quoteLines, type Wanted } from './goods/quote.service.ts'
export { textQuery, type TokenizedText, tokenizeText, tokenizerVersion } from './text/fullText.service.ts'
export { adjustStock, returnStock } from './stock/stock.service.ts'
export {
  moveReservation,
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

export { knownZones } from './zones/zone.store.ts'
export { bringZonePicture } from './zones/zonePicture.service.ts'
export { createZone, moveZone, setZoneGoods } from './zones/zone.service.ts'
export { replaceHotWords } from './vocabulary/word.store.ts'

/** Prices of agreements that follow the list price. */
const repriceProduct: Listener<'product.published' | 'product.changed'> = (tx, event) =>
  repriceByRule(tx, { productIds: [event.entity_id], today: dayOf(event.at) })

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

/** Settings say what the listing shows of suppliers. */
const renewListing: Listener<'tenant.settingsChanged'> = (tx, { tenant_id: tenantId }) =>
  refreshListing(tx, tenantId, [])

const catalogueTodos = catalogueStore.todos({ title: 'name', note: 'supplier_name' })

export const catalogue = (contents: Files): Module => ({
  messages: catalogueMessages,
  workbench: {
    ...catalogueSources,
    todos: { ...catalogueSources.todos, 'supplierCatalogue.review': (db, _, span) => catalogueTodos(db, span) },
  },
  canRead: { supplierCatalogue: mayReadCatalogue },
  routes: (app) => {
    categoryRoutes(app)
    categoryRuleRoutes(app)
    supplierCatalogueRoutes(app)
    goodsRoutes(app)
    shopRoutes(app)
    comparisonRoutes(app)
    priceRoutes(app)
    similarRoutes(app)
    productRoutes(app)
    changeRoutes(app)
    agreementRoutes(app)
    wordRoutes(app)
    hotWordRoutes(app)
    materialCodeRoutes(app)
    synonymRoutes(app)
    pictureRoutes(contents)(app)
    recognitionRoutes(contents)(app)
    zoneRoutes(contents)(app)
  },
  listeners: {
    'stock.shipped': async (tx, event) => void (await countSold(tx, event)),
    'product.published': repriceProduct,
    'product.changed': repriceProduct,
    'supplier.edited': refreshListingOfSupplier,
    'supplier.suspended': refreshListingOfSupplier,
    'supplier.resumed': refreshListingOfSupplier,
    'tenant.settingsChanged': renewListing,
    'zone.edited': refillZone,
    'zone.goodsSet': refillZone,
    'zone.restored': refillZone,
    'zone.published': refillZone,
    'zone.takenDown': refillZone,
    'zone.removed': refillZone,
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
