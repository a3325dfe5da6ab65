import { route } from '#contract/kit/route.ts'
import { Count, Id, List, Note, shape, type Static, Type } from '#contract/kit/schema.ts'
import { Goods } from './goods.ts'

/** Shop: a supplier's offer in the mall. */
export const Shop = shape({
  supplierId: Id,
  supplierName: Type.String(),
  region: Type.String(),
  goodsCount: Count,
  isCapped: Type.Boolean({ description: '`goodsCount` is a lower bound, displayed as 1000+' }),
  goods: List(Goods),
})
export type Shop = Static<typeof Shop>

export const searchShops = route({
  method: 'GET',
  path: '/orderrest/api/goods/searchSuppliers',
  access: 'goods.read',
  lags: true,
  rateLimit: 'search',
  summary:
    'Search suppliers with goods in the mall by name, at most 20, best-selling first, each with four of its goods',
  input: shape({ keyword: Note(100) }),
  reply: List(Shop),
})

/** Head of a supplier's page; its goods are the ordinary list, filtered by the supplier. */
export const ShopHead = shape({
  supplierId: Id,
  supplierName: Type.String(),
  region: Type.String(),
  goodsCount: Count,
  isCapped: Type.Boolean({ description: '`goodsCount` is a lower bound, displayed as 1000+' }),
})
export type ShopHead = Static<typeof ShopHead>

export const findShop = route({
  method: 'GET',
  path: '/orderrest/api/goods/supplierShop',
  access: 'goods.read',
  summary: 'Get a supplier with the number of its goods in the mall',
  input: shape({ supplierId: Id }),
  reply: ShopHead,
})
