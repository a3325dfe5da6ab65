import { PriceSource } from '#contract/catalogue/goods.ts'
import { Amount, Id, Maybe, OneOf, Price, Quantity, type Static, Type } from '#contract/kit/schema.ts'

/**
 * Reason why a line cannot be ordered: goods deleted, offered to others alone, off sale, supplier suspended, below the minimum quantity, or
 * insufficient stock.
 */
export const LineProblem = OneOf(['gone', 'notOffered', 'off', 'suspended', 'unpriced', 'belowMinimum', 'short'])
export type LineProblem = Static<typeof LineProblem>

/** Goods of an order line or cart line, with current catalogue data. */
export const goodsFields = {
  skuId: Id,
  productId: Id,
  name: Type.String(),
  spec: Type.String(),
  brandName: Type.String(),
  unit: Type.String(),
  picture: Type.String({ description: 'same-site path; empty without a picture' }),
}

/** Orderable line: current price for the user and quantity, and current stock. */
export const quotedFields = {
  ...goodsFields,
  quantity: Quantity,
  price: Maybe(Price),
  priceSource: Maybe(PriceSource),
  listPrice: Maybe(Price),
  taxRate: Type.String({ description: 'percent' }),
  amount: Maybe(Amount),
  available: Type.Integer({ description: 'available quantity' }),
  minQty: Type.Integer(),
  leadDays: Type.Integer(),
  problem: Maybe(LineProblem),
}
