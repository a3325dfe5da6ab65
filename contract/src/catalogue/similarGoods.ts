import { route } from '#contract/kit/route.ts'
import { Id, List, shape } from '#contract/kit/schema.ts'
import { Goods } from './goods.ts'

export const maxSimilar = 5

export const similarGoods = route({
  method: 'GET',
  path: '/orderrest/api/goods/similar',
  access: 'goods.read',
  lags: true,
  summary:
    'List goods of the same leaf category that share most attributes with a SKU, one of each product, the best-selling first among equals',
  input: shape({ skuId: Id }),
  reply: List(Goods, maxSimilar),
})
