import { Goods } from '#contract/catalogue/goods.ts'
import { route } from '#contract/kit/route.ts'
import { Nothing, shape, Type } from '#contract/kit/schema.ts'

/** Maximum number of listed goods. */
export const mostOftenBought = 10

export const listOftenBought = route({
  method: 'GET',
  path: '/orderrest/api/goods/queryOftenBought',
  access: 'cart.use',
  summary: 'List the goods on sale that the caller has recently ordered more than once, by number of orders',
  input: Nothing,
  reply: shape({ records: Type.Array(Goods, { maxItems: mostOftenBought }) }),
})
