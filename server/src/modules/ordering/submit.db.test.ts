import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { submitOrder } from '#contract/ordering/checkout.ts'
import { as } from '#test/app.ts'
import { newIdempotencyKey, createOrderingFixture, fillCart, checkoutTermsOf } from '#test/orderingFixture.ts'

test('a submit of three lines from two suppliers costs at most fourteen statements', async () => {
  const market = await createOrderingFixture({ suppliers: 2, approvalFrom: '0', budget: '100000' })
  const [a, b, c] = market.goods
  const cartLines = await fillCart(
    market,
    [a!, b!, c!].map((goods) => ({ goods, quantity: 2 })),
  )
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const { orders } = await as(market.buyer, submitOrder, { ...checkoutTermsOf(market), cartLines }, newIdempotencyKey())
  const statements = query.mock.calls.length
  query.mockRestore()
  expect(orders).toHaveLength(2)
  expect(statements).toBeGreaterThan(8)
  expect(statements).toBeLessThanOrEqual(14)
})
