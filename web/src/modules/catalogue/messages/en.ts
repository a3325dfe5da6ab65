import { agreementPrices } from './en/agreementPrices.ts'
import { catalogue } from './en/catalogue.ts'
import { categories } from './en/categories.ts'
import { products } from './en/products.ts'
import { search } from './en/search.ts'

export const messages = { agreementPrices, catalogue, categories, products, search }
