import { Goods } from '#contract/catalogue/goods.ts'
import { route } from '#contract/kit/route.ts'
import { Nothing, shape, Type } from '#contract/kit/schema.ts'

/** Maximum number of listed goods. */
export const mostOftenBought = 10

export const listOftenBought = route({
  method: 'GET',
  path: '/orderrest/api/goods/queryOftenBought',
  access: 'cart.use',
  summary: 'Goods that I have ordered more than once lately and that are on sale, the most often ordered first.',
  input: Nothing,
  reply: shape({ records: Type.Array(Goods, { maxItems: mostOftenBought }) }),
})
