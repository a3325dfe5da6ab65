import { expect, test } from 'vitest'
import { goodsCollection } from '#contract/ordering/delivery/receipts.ts'
import { acceptOrders, createReceipts } from '#contract/ordering/manyAtOnce.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { aPerson, as } from '#test/app.ts'
import { outcomes } from '#test/ordering/atOnce.ts'
import { budgetOf } from '#test/ordering/figures.ts'
import { newIdempotencyKey } from '#test/ordering/submit.ts'
import { advanceOrderTo, buyingPermissions, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

test('many orders at once: each has its result, a refused one changes nothing', async () => {
  const market = await createOrderingFixture({ budget: '10000' })
  const [supplier] = market.suppliers
  const orders: { orderId: string; version: number }[] = []
  for (let n = 0; n < 4; n++) {
    const { orderId } = await createOrder(market)
    orders.push({ orderId, version: (await as(market.buyer, orderDetail, { orderId })).version })
  }
  const other = await createOrder(await createOrderingFixture())
  await as(market.buyer, moveOrder, { orderId: orders[2]!.orderId, action: 'cancel', reason: '取消' })
  const key = newIdempotencyKey()
  const input = { orders: [...orders, { orderId: other.orderId, version: 1 }] }
  const { results } = await as(supplier!, acceptOrders, input, key)
  expect(results.map(({ isDone }) => isDone)).toEqual([true, true, false, true, false])
  expect(results.map(({ id }) => id)).toEqual(input.orders.map(({ orderId }) => orderId))
  expect(results[2]!.message).not.toBe('')
  // The same call again is answered, not done again.
  expect(await as(supplier!, acceptOrders, input, key)).toEqual({ results })
  expect(await budgetOf(market)).toMatchObject({ committed: '1584.00', reserved: '0.00' })
  expect(await verifyLedger(owner)).toEqual([])
})

test('many deliveries at once: received once, by two calls together', async () => {
  const market = await createOrderingFixture({ budget: '10000' })
  const { buyer, tenant } = market
  for (let n = 0; n < 3; n++) await advanceOrderTo(market, (await createOrder(market)).orderId, '50')
  const open = (await as(buyer, goodsCollection, { tab: 'todo' })).records
  const deliveryIds = open.map(({ deliveryId }) => deliveryId)
  expect(
    await outcomes([as(buyer, createReceipts, { deliveryIds }), as(buyer, createReceipts, { deliveryIds })]),
  ).toEqual(['ok', 'ok'])
  for (const { orderId } of open) {
    const { status, lines } = await as(buyer, orderDetail, { orderId })
    expect(status).toBe('60')
    expect(lines.map(({ received }) => received)).toEqual([10, 5])
  }
  const stranger = await aPerson(tenant, { permissions: buyingPermissions })
  const { results } = await as(stranger, createReceipts, { deliveryIds })
  expect(results.every(({ isDone }) => !isDone)).toBe(true)
})
