import { agreementPrices } from './en/agreementPrices.ts'
import { categories } from './en/categories.ts'
import { hotWords } from './en/hotWords.ts'
import { products } from './en/products.ts'
import { synonyms } from './en/synonyms.ts'

/** What suppliers and operators say who maintain the catalogue: the mall brings nothing of it. */
export const messages = { agreementPrices, categories, hotWords, products, synonyms }
