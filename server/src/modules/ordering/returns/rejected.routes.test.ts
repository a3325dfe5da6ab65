import { expect, test } from 'vitest'
import { listDeliveries } from '#contract/ordering/delivery/deliveries.ts'
import { createReceipt } from '#contract/ordering/delivery/receipts.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import * as contract from '#contract/ordering/returns/returns.ts'
import { as, database, jobContext, refusalOf } from '#test/app.ts'
import { inDays } from '#test/ordering/days.ts'
import { budgetOf, stockOf } from '#test/ordering/figures.ts'
import { advanceOrderTo, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { timeOutReturns } from '../index.ts'
import { goodsRejected } from './rejected.listener.ts'

/** Order of which three of ten pieces were rejected at the receipt. */
async function rejected() {
  const market = await createOrderingFixture({ budget: '10000' })
  const { orderId } = await createOrder(market)
  await advanceOrderTo(market, orderId, '50')
  const { buyer, tenant } = market
  const [supplier] = market.suppliers
  const [delivery] = (await as(buyer, listDeliveries, { orderId })).records
  const [first, second] = delivery!.lines
  const { receipt } = await as(buyer, createReceipt, {
    deliveryId: delivery!.deliveryId,
    lines: [
      { orderLineId: first!.orderLineId, accepted: 7, rejected: 3, reason: '外壳破损' },
      { orderLineId: second!.orderLineId, accepted: 5 },
    ],
  })
  // As the worker does, which shares its transaction with the offset of the consumer.
  const deliver = () =>
    database.write(tenant.id, (tx) =>
      goodsRejected(tx, {
        tenant_id: tenant.id,
        id: '0',
        name: 'order.received',
        entity: 'order',
        entity_id: orderId,
        actor_id: buyer.userId,
        from_state: '50',
        to_state: '60',
        reason: null,
        at: new Date(),
        data: { orderNo: '', buyerId: buyer.userId, supplierId: supplier!.supplierId!, receiptId: receipt.receiptId },
      }),
    )
  await deliver()
  const [made] = (await as(supplier!, contract.listSupplierReturns, {})).records
  return { ...market, supplier: supplier!, orderId, first: first!.orderLineId, made: made!, deliver }
}

test('rejected goods: they come back into stock once, and no money moves again', async () => {
  const market = await rejected()
  const { supplier, made, first, buyer, orderId, deliver } = market
  expect(made).toMatchObject({ status: '50', kind: 'refund', isRejected: true, requested: '0.00', quantity: 3 })
  expect(made.can).toEqual(['take'])
  await expect(deliver()).rejects.toThrow('returns_of_receipt')
  const [budget, [stock]] = [await budgetOf(market), await stockOf(market)]
  const refusal = { id: made.id, version: made.version, text: '不同意' }
  expect(await refusalOf(as(supplier, contract.refuseReturn, refusal))).toBe('thing.notAllowed')
  const lines = [{ orderLineId: first, restocked: 2, scrapped: 1, missing: 0 }]
  const done = await as(supplier, contract.takeReturn, { id: made.id, version: made.version, lines })
  expect(done).toMatchObject({ status: '80', refunded: '0.00' })
  expect(await refusalOf(as(supplier, contract.takeReturn, { id: made.id, version: done.version, lines }))).toBe(
    'thing.wrongState',
  )
  expect(await budgetOf(market)).toEqual(budget)
  expect((await stockOf(market))[0]![0]).toBe(stock![0]! + 2)
  expect((await as(buyer, orderDetail, { orderId })).lines[0]).toMatchObject({ inReturn: 0, returned: 0 })
})

test('rejected goods: without an answer in time they count as restocked', async () => {
  const market = await rejected()
  const [stock] = await stockOf(market)
  await timeOutReturns(jobContext(market.tenant.id, inDays(11)))
  expect((await stockOf(market))[0]![0]).toBe(stock![0]! + 3)
  expect((await as(market.supplier, contract.listSupplierReturns, {})).records[0]).toMatchObject({ status: '80' })
})
