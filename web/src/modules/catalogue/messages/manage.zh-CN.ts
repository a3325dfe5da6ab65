import { agreementPrices } from './zh-CN/agreementPrices.ts'
import { categories } from './zh-CN/categories.ts'
import { hotWords } from './zh-CN/hotWords.ts'
import { products } from './zh-CN/products.ts'
import { catalogueReview, supplierCatalogues } from './zh-CN/supplierCatalogues.ts'
import { synonyms } from './zh-CN/synonyms.ts'
import { zones } from './zh-CN/zones.ts'

/** Messages for maintaining the catalogue: separate, so that the mall does not load them. */
export const messages = {
  agreementPrices,
  catalogueReview,
  categories,
  hotWords,
  products,
  supplierCatalogues,
  synonyms,
  zones,
}

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'catalogue.manage': typeof messages
  }
}
