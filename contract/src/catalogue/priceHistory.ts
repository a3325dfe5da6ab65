import { route } from '#contract/kit/route.ts'
import { Day, Id, List, Maybe, Price, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Price history 价格走势: list prices as they were, and what the caller's agreements say of those days. */

/** Prices in force at the end of a week; the last one is today's. */
export const PriceOfWeek = shape({
  day: Day,
  listPrice: Price,
  agreementPrice: Maybe(Price),
})
export type PriceOfWeek = Static<typeof PriceOfWeek>

export const PriceHistory = shape({
  since: Maybe({ ...Day, description: 'first day whose list price is known' }),
  weeks: List(PriceOfWeek, 54),
  changes: Type.Integer({ description: 'changes of the list price in these weeks' }),
  lowest: Maybe(shape({ price: Price, day: Day })),
})
export type PriceHistory = Static<typeof PriceHistory>

export const findPriceHistory = route({
  method: 'GET',
  path: '/orderrest/api/goods/priceHistory',
  access: 'goods.read',
  lags: true,
  summary:
    "Get the list prices of a SKU by week for up to a year, with the caller's agreement prices and the lowest list price of the last 30 days",
  input: shape({ skuId: Id }),
  reply: PriceHistory,
})
