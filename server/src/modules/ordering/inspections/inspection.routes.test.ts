import { expect, test } from 'vitest'
import { createDelivery, listDeliveries } from '#contract/ordering/delivery/deliveries.ts'
import { countInspections, createInspection, listInspections } from '#contract/ordering/delivery/inspections.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { createReceipt, listReceipts } from '#contract/ordering/delivery/receipts.ts'
import { createReturn } from '#contract/ordering/returns/returns.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { timeOutOrders } from '#modules/ordering/index.ts'
import { bookOrder } from '#modules/settlement/index.ts'
import { aPerson, as, database, jobContext, type Person, refusalOf } from '#test/app.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { inDays } from '#test/ordering/days.ts'
import { budgetOf } from '#test/ordering/figures.ts'
import { checkoutTermsOf, newIdempotencyKey } from '#test/ordering/submit.ts'
import { advanceOrderTo, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { remindInspectors } from './inspection.service.ts'
import { inspectorsOf } from './inspection.store.ts'

async function inspected(orderInspection: 'some' | 'all' = 'all') {
  const market = await createOrderingFixture({ budget: '5000', settings: { orderInspection, returnDays: '7' } })
  const inspector = await aPerson(market.tenant, {
    permissions: ['order.read', 'order.readAll', 'order.inspect'],
    name: '许质检',
  })
  return { ...market, inspector }
}

async function takenIn(market: Awaited<ReturnType<typeof inspected>>) {
  const { orderId } = await createOrder(market)
  await advanceOrderTo(market, orderId, '60')
  const [inspection] = (await as(market.inspector, listInspections, { tab: 'todo' })).records
  const { lines } = await as(market.buyer, orderDetail, { orderId })
  return { orderId, inspection: inspection!, first: lines[0]!.orderLineId, second: lines[1]!.orderLineId }
}

const settled = async (tenantId: string, orderId: string) => {
  await database.write(tenantId, (tx) => bookOrder(tx, orderId))
  const { rows } = await owner.query<{ kind: string; quantity: number; gross: string }>(
    'select kind, quantity, gross from settlement.lines where order_id = $1 order by id',
    [orderId],
  )
  return rows
}

const decide = (
  inspector: Person,
  receiptId: string,
  ...lines: { orderLineId: string; accepted: number; rejected?: number; reason?: string }[]
) => as(inspector, createInspection, { receiptId, lines })

test('inspection: goods are taken in, booked only as inspectors accept them, and the rejected are not paid', async () => {
  const market = await inspected()
  const { buyer, inspector, tenant } = market
  const { orderId, inspection, first, second } = await takenIn(market)
  // 35.20 × 15 = 528.00 is held; nothing is accepted yet.
  expect(await as(buyer, orderDetail, { orderId })).toMatchObject({
    status: '55',
    dueAt: null,
    settlement: { accepted: 0, inspecting: 15, rejected: 0, payable: '528.00' },
  })
  expect(inspection).toMatchObject({ status: 'waiting', lines: [{ open: 10 }, { open: 5 }], decisions: [] })
  expect(await as(inspector, countInspections, {})).toEqual({ waiting: 1 })
  expect(await settled(tenant.id, orderId)).toEqual([])
  const tooEarly = {
    orderId,
    kind: 'refund',
    reason: 'quality',
    note: '破损',
    lines: [{ orderLineId: first, quantity: 1 }],
  }
  expect(await refusalOf(as(buyer, createReturn, tooEarly as never))).toBe('return.tooMuch')

  const { receiptId } = inspection
  expect(await refusalOf(decide(inspector, receiptId, { orderLineId: first, accepted: 11 }))).toBe('inspection.tooMuch')
  expect(await refusalOf(decide(inspector, receiptId, { orderLineId: first, accepted: 8, rejected: 1 }))).toBe(
    'receipt.reasonMissing',
  )
  expect(await refusalOf(decide(inspector, receiptId, { orderLineId: first, accepted: 0 }))).toBe('inspection.nothing')
  expect(await refusalOf(decide(inspector, receiptId, { orderLineId: '1', accepted: 1 }))).toBe('order.unknownLine')
  expect(await refusalOf(decide(buyer, receiptId, { orderLineId: first, accepted: 1 }))).toBe('permission.denied')
  const stranger = await aPerson((await createOrderingFixture()).tenant, {
    permissions: ['order.read', 'order.inspect'],
  })
  expect(await refusalOf(decide(stranger, receiptId, { orderLineId: first, accepted: 1 }))).toBe('thing.notFound')

  const { order, decision } = await decide(inspector, receiptId, {
    orderLineId: first,
    accepted: 7,
    rejected: 1,
    reason: '划痕',
  })
  // A decision has taken nothing in, so that nothing of it is inspected.
  const ofDecision = decide(inspector, decision.receiptId, { orderLineId: first, accepted: 1 })
  expect(await refusalOf(ofDecision)).toBe('order.unknownLine')
  expect(order).toMatchObject({
    status: '55',
    settlement: { accepted: 7, inspecting: 7, rejected: 1 },
  })
  expect(await budgetOf(market)).toMatchObject({ committed: '492.80' })
  expect(await settled(tenant.id, orderId)).toEqual([{ kind: 'receipt', quantity: 7, gross: '246.40' }])
  expect((await as(inspector, listInspections, { tab: 'todo' })).records).toMatchObject([
    { status: 'partly', lines: [{ open: 2 }, { open: 5 }], decisions: [{ lines: [{ accepted: 7, rejected: 1 }] }] },
  ])
  const done = await decide(
    inspector,
    receiptId,
    { orderLineId: first, accepted: 2 },
    { orderLineId: second, accepted: 5 },
  )
  expect(done.order).toMatchObject({ status: '60', settlement: { accepted: 14, inspecting: 0, rejected: 1 } })
  expect((await settled(tenant.id, orderId)).map(({ gross }) => gross)).toEqual(['246.40', '70.40', '176.00'])
  expect(await refusalOf(decide(inspector, receiptId, { orderLineId: first, accepted: 1 }))).toBe('thing.wrongState')
  expect((await as(inspector, listInspections, { tab: 'done' })).records).toMatchObject([{ status: 'done' }])
  expect((await as(buyer, listReceipts, { orderId })).records).toHaveLength(3)
  expect(await verifyLedger(owner)).toEqual([])
})

test('inspection: many inspectors at once decide on each piece once', async () => {
  const market = await inspected()
  const { inspector, buyer } = market
  const { orderId, inspection, first } = await takenIn(market)
  const calls = Array.from({ length: 8 }, (_, at) =>
    decide(
      inspector,
      inspection.receiptId,
      at % 2 === 0
        ? { orderLineId: first, accepted: 3 }
        : { orderLineId: first, accepted: 0, rejected: 3, reason: '不合格' },
    ),
  )
  const results = await outcomes(calls)
  expect(count(results, 'ok')).toBe(3)
  expect(count(results, 'inspection.tooMuch')).toBe(5)
  const { lines } = await as(buyer, orderDetail, { orderId })
  expect(lines[0]).toMatchObject({ received: 10, inspecting: 1 })
  const { rejected } = lines[0]!
  const kept = ((15 - rejected) * 35.2).toFixed(2)
  expect(await budgetOf(market)).toMatchObject({ committed: kept })
  expect(await verifyLedger(owner)).toEqual([])
})

test('inspection: only goods of marked categories and orders whose buyer wants it, where the tenant inspects some', async () => {
  const market = await inspected('some')
  const { buyer, suppliers, goods, inspector } = market
  const { orderId } = await createOrder(market)
  await advanceOrderTo(market, orderId, '60')
  expect(await as(buyer, orderDetail, { orderId })).toMatchObject({ status: '60' })
  const { orders } = await as(
    buyer,
    submitOrder,
    {
      ...checkoutTermsOf(market),
      needsInspection: true,
      lines: [{ skuId: goods[0]!.skuId, quantity: 2, seenPrice: goods[0]!.price }],
    },
    newIdempotencyKey(),
  )
  const wanted = orders[0]!.orderId
  await advanceOrderTo(market, wanted, '60')
  expect(await as(buyer, orderDetail, { orderId: wanted })).toMatchObject({ status: '55', needsInspection: true })
  await owner.query('update catalogue.categories set needs_inspection = true where tenant_id = $1', [market.tenant.id])
  const { orderId: third } = await createOrder(market)
  await advanceOrderTo(market, third, '40')
  await as(suppliers[0]!, createDelivery, { orderId: third, carrier: '顺丰速运', trackingNo: 'SF1' })
  const [delivery] = (await as(buyer, listDeliveries, { orderId: third })).records
  expect(delivery!.lines.every(({ needsInspection }) => needsInspection)).toBe(true)
  await timeOutOrders(jobContext(market.tenant.id, inDays(16)))
  // What was received by itself waits for its inspector, however long.
  expect(await as(buyer, orderDetail, { orderId: third })).toMatchObject({ status: '55', dueAt: null })
  expect((await as(inspector, listInspections, { tab: 'todo' })).records).toHaveLength(2)
})

test('inspection: an order is not closed while goods wait, and late inspections are reminded of once', async () => {
  const market = await inspected()
  const { buyer, suppliers, tenant } = market
  const { orderId } = await createOrder(market)
  await advanceOrderTo(market, orderId, '40')
  const { lines } = await as(buyer, orderDetail, { orderId })
  const { orderLineId } = lines[0]!
  const delivery = await as(suppliers[0]!, createDelivery, {
    orderId,
    carrier: '顺丰速运',
    trackingNo: 'SF1',
    lines: [{ orderLineId, quantity: 4, batchNo: 'B-2026/1' }],
  })
  const receive = (batchNo: string) =>
    as(buyer, createReceipt, { deliveryId: delivery.deliveryId, lines: [{ orderLineId, accepted: 2, batchNo }] })
  expect(await refusalOf(receive('批次 1'))).toBe('format.batchNumber')
  expect((await receive('B-2')).receipt.lines).toMatchObject([{ inspecting: 2, accepted: 0, batchNo: 'B-2' }])
  const rest = { deliveryId: delivery.deliveryId, lines: [{ orderLineId, accepted: 2 }] }
  expect((await as(buyer, createReceipt, rest)).receipt.lines).toMatchObject([{ batchNo: 'B-2026/1' }])
  expect(await refusalOf(as(buyer, moveOrder, { orderId, action: 'shortClose', reason: '不要了' }))).toBe(
    'order.inspecting',
  )
  const reminded = async (days: number) => {
    await remindInspectors(jobContext(tenant.id, inDays(days)))
    const { rows } = await owner.query<{ count: number }>(
      "select count(*)::int as count from kit.events where tenant_id = $1 and name = 'order.inspectionLate'",
      [tenant.id],
    )
    return rows[0]!.count
  }
  // Who may not read the order gets no message of it.
  await aPerson(tenant, { permissions: ['order.read', 'order.inspect'] })
  expect(await database.read(tenant.id, (db) => inspectorsOf(db, orderId))).toEqual([market.inspector.userId])
  expect(await reminded(2)).toBe(0)
  expect(await reminded(4)).toBe(2)
  expect(await reminded(9)).toBe(2)
})
