import { Goods } from '#contract/catalogue/goods.ts'
import { route } from '#contract/kit/route.ts'
import { Id, List, shape } from '#contract/kit/schema.ts'

export const maxTogether = 5

export const boughtTogether = route({
  method: 'GET',
  path: '/orderrest/api/goods/together',
  access: 'goods.read',
  lags: true,
  summary:
    "List goods that the tenant's orders often have beside a product, one of each other product, most often first",
  input: shape({ productId: Id }),
  reply: List(Goods, maxTogether),
})
