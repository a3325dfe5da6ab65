import { agreementPrices } from './en/agreementPrices.ts'
import { categories } from './en/categories.ts'
import { hotWords } from './en/hotWords.ts'
import { products } from './en/products.ts'
import { catalogueReview, supplierCatalogues } from './en/supplierCatalogues.ts'
import { synonyms } from './en/synonyms.ts'
import { zones } from './en/zones.ts'

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
