import { describe, expect, test } from 'vitest'
import { addCart, listCart, removeCart, selectCart, updateCart } from '#contract/ordering/cart.ts'
import { checkout } from '#contract/ordering/checkout.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import type { Route } from '#contract/kit/route.ts'
import { approveOrder, editOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { as, ask, database, type Person } from '#test/app.ts'
import { newIdempotencyKey, checkoutTermsOf } from '#test/ordering/submit.ts'
import { createOrderingFixture, createOrder, fillCart } from '#test/orderingFixture.ts'
import { rowOf } from '#test/ordering/orderInEachState.ts'

describe('order access: the server sets the prices', () => {
  test('a price other than the current one is refused with the current one, and nothing is written', async () => {
    const market = await createOrderingFixture()
    const { buyer, goods, tenant } = market
    const cartLines = await fillCart(market, [{ goods: goods[0]!, quantity: 2 }])
    const submit = (lines = cartLines) =>
      ask(buyer, submitOrder, { ...checkoutTermsOf(market), cartLines: lines }, newIdempotencyKey())
    const cheap = (await submit([{ ...cartLines[0]!, seenPrice: '0.01' }])).json<{
      code: number
      data: { lines: object[] }
    }>()
    expect(cheap).toMatchObject({
      code: 40102,
      data: { lines: [{ seenPrice: '0.01', price: '35.2000', change: 'price' }] },
    })
    await database.write(tenant.id, (tx) =>
      tx.updateTable('catalogue.skus').set({ list_price: '40' }).where('id', '=', goods[0]!.skuId).execute(),
    )
    expect((await submit()).json()).toMatchObject({ code: 40102, data: { lines: [{ price: '40.0000' }] } })
    expect((await as(buyer, listCart, {})).kinds).toBe(1)
    expect((await submit([{ ...cartLines[0]!, seenPrice: '40' }])).json()).toMatchObject({
      code: 0,
      data: { total: '80.00' },
    })
  })

  test('unknown fields are refused in every body', async () => {
    const market = await createOrderingFixture()
    const { buyer, approver, suppliers, goods } = market
    const { orderId } = await createOrder(market)
    const before = await rowOf(market, orderId)
    const [goods0] = goods
    const lines = [{ skuId: goods0!.skuId, quantity: 1, seenPrice: goods0!.price }]
    const bodies: [Person, Pick<Route, 'method' | 'path'>, object][] = [
      [buyer, addCart, { skuId: goods0!.skuId }],
      [buyer, updateCart, { lineId: '1', quantity: 1 }],
      [buyer, selectCart, { selected: true }],
      [buyer, removeCart, { lineIds: ['1'] }],
      [buyer, checkout, { lines: [{ skuId: goods0!.skuId, quantity: 1 }] }],
      [buyer, submitOrder, { ...checkoutTermsOf(market), lines }],
      [buyer, moveOrder, { orderId, action: 'cancel' }],
      [buyer, editOrder, { orderId, version: 1 }],
      [approver, approveOrder, { orderId, version: 1, decision: 'agree' }],
      [suppliers[0]!, createDelivery, { orderId, carrier: '德邦', trackingNo: '1' }],
    ]
    const extras = [
      'tenantId',
      'status',
      'price',
      'amount',
      'discount',
      'approved',
      'buyerId',
      'createdBy',
      'constructor',
    ]
    for (const [person, route, body] of bodies)
      for (const extra of extras) {
        const answer = (await ask(person, route, { ...body, [extra]: '1' }, newIdempotencyKey())).json<{
          code: number
        }>()
        expect([route.path, extra, answer.code]).toEqual([route.path, extra, 1000])
      }
    const polluted = JSON.stringify({ orderId, action: 'cancel' }).replace('{', '{"__proto__":{"isAdmin":true},')
    const answer = await ask(buyer, moveOrder, JSON.parse(polluted) as object)
    expect(answer.json<{ code: number }>().code).not.toBe(0)
    expect(await rowOf(market, orderId)).toEqual(before)
  })

  test.each([0, -1, 1.5, '2', 1e20, 99_999_999_999, null])('a quantity of %s is refused', async (quantity) => {
    const market = await createOrderingFixture()
    const answer = await ask(market.buyer, addCart, { skuId: market.goods[0]!.skuId, quantity })
    expect(answer.json()).toMatchObject({ code: 1000 })
  })
})
