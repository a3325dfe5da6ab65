import { agreementPrices } from './zh-CN/agreementPrices.ts'
import { categories } from './zh-CN/categories.ts'
import { hotWords } from './zh-CN/hotWords.ts'
import { products } from './zh-CN/products.ts'
import { synonyms } from './zh-CN/synonyms.ts'

/** What suppliers and operators say who maintain the catalogue: the mall brings nothing of it. */
export const messages = { agreementPrices, categories, hotWords, products, synonyms }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'catalogue.manage': typeof messages
  }
}
