import { agreementPrices } from './zh-CN/agreementPrices.ts'
import { catalogue } from './zh-CN/catalogue.ts'
import { categories } from './zh-CN/categories.ts'
import { products } from './zh-CN/products.ts'
import { search } from './zh-CN/search.ts'

export const messages = { agreementPrices, catalogue, categories, products, search }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    catalogue: typeof messages
  }
}
