import { randomUUID } from 'node:crypto'
import { submitOrder } from '#contract/ordering/submit.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import { as } from '../app.ts'
import type { TestGoods } from '../goodsFixture.ts'
import type { OrderingFixture } from './setUp.ts'

/** Body of `orders/submit` without its lines. */
export const checkoutTermsOf = (
  { addressId, invoiceTitleId }: OrderingFixture,
  paymentMethod: PaymentMethod = 'term',
) => ({
  addressId,
  invoiceTitleId,
  paymentMethod,
})

export const newIdempotencyKey = () => ({ 'idempotency-key': randomUUID() })

/** Submits an order directly, without a cart. */
export const submitOrderOf = (
  market: OrderingFixture,
  wanted: readonly { goods: TestGoods; quantity: number }[],
  paymentMethod: PaymentMethod = 'term',
) =>
  as(
    market.buyer,
    submitOrder,
    {
      ...checkoutTermsOf(market, paymentMethod),
      lines: wanted.map(({ goods, quantity }) => ({ skuId: goods.skuId, quantity, seenPrice: goods.price })),
    },
    newIdempotencyKey(),
  )
