import { PriceSource } from '#contract/catalogue/goods.ts'
import { Amount, Id, Maybe, OneOf, Price, Quantity, type Static, Type } from '#contract/kit/schema.ts'

/**
 * Why something cannot be ordered as it stands: it is no longer there, off sale, its supplier suspended, less than the
 * smallest quantity, or more than is available.
 */
export const LineProblem = OneOf(['gone', 'off', 'suspended', 'belowMinimum', 'short'])
export type LineProblem = Static<typeof LineProblem>

/** What an order line or a cart line is about, as the catalogue tells it today. */
export const goodsFields = {
  skuId: Id,
  productId: Id,
  name: Type.String(),
  spec: Type.String(),
  brandName: Type.String(),
  unit: Type.String(),
  picture: Type.String({ description: 'same-site path, empty where there is none' }),
}

/** A line as it would be ordered now: today's price for this person and quantity, today's stock. */
export const quotedFields = {
  ...goodsFields,
  quantity: Quantity,
  price: Maybe(Price),
  priceSource: Maybe(PriceSource),
  listPrice: Maybe(Price),
  taxRate: Type.String({ description: 'percent' }),
  amount: Maybe(Amount),
  available: Type.Integer({ description: 'pieces that can still be ordered' }),
  minQty: Type.Integer(),
  leadDays: Type.Integer(),
  problem: Maybe(LineProblem),
}
