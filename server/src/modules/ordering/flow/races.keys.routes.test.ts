import { connectAuditor } from '#test/ordering/auditor.ts'
import { describe, expect, test } from 'vitest'
import { submitOrder } from '#contract/ordering/submit.ts'
import { as } from '#test/app.ts'
import { newIdempotencyKey, checkoutTermsOf } from '#test/ordering/submit.ts'
import { createOrderingFixture } from '#test/orderingFixture.ts'
import { outcomes, manyBuyers } from '#test/ordering/atOnce.ts'

const { stockOf, ordersOf } = await connectAuditor()

describe('order races: idempotency keys', () => {
  test('fifty concurrent calls with one key create one order with one reply', async () => {
    const market = await createOrderingFixture()
    const key = newIdempotencyKey()
    const lines = market.goods.map(({ skuId, price }) => ({ skuId, quantity: 1, seenPrice: price }))
    const submit = (remark: string, buyer = market.buyer, addressId = market.addressId) =>
      as(buyer, submitOrder, { ...checkoutTermsOf(market), addressId, lines, remark }, key)
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit('一次')))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await ordersOf(market)).toMatchObject([
      { id: answers[0]!.orders[0]!.orderId, idem_key: key['idempotency-key'] },
    ])
    expect(await stockOf(market.goods)).toMatchObject([{ reserved: 1 }, { reserved: 1 }])
    expect(await outcomes([submit('另一次')])).toEqual(['key.reused'])
    const [other] = await manyBuyers(market, 1)
    await submit('一次', other!.person, other!.addressId)
    expect(await ordersOf(market)).toHaveLength(2)
  })

  test('without a key nothing is ordered', async () => {
    const market = await createOrderingFixture()
    const lines = market.goods.map(({ skuId, price }) => ({ skuId, quantity: 1, seenPrice: price }))
    expect(await outcomes([as(market.buyer, submitOrder, { ...checkoutTermsOf(market), lines })])).toEqual([
      'key.missing',
    ])
    expect(await ordersOf(market)).toEqual([])
  })
})
