import { route } from '#contract/kit/route.ts'
import { Count, Day, Id, List, Maybe, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Purchases 集团已采: what the caller's company has taken in of a product in the last twelve months. */
export const Purchases = shape({
  pieces: Count,
  orders: Count,
  departments: Count,
  lastOn: Maybe({ ...Day, description: 'day of the last receipt' }),
  largest: List(shape({ deptName: Type.String(), pieces: Count }), 5),
})
export type Purchases = Static<typeof Purchases>

export const findPurchases = route({
  method: 'GET',
  path: '/orderrest/api/goods/purchases',
  access: 'goods.read',
  entrances: ['purchaser'],
  lags: true,
  summary:
    "Get how much the caller's company has received of a product in twelve months; departments are named to those who read their orders",
  input: shape({ productId: Id }),
  reply: Purchases,
})
