import { describe, expect, test } from 'vitest'
import { addCart, countCartItems, listCart } from '#contract/ordering/cart.ts'
import { checkout } from '#contract/ordering/checkout.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { createComment, listComments } from '#contract/ordering/comments.ts'
import { createDelivery } from '#contract/ordering/deliveries.ts'
import { goodsCollection, createReceipt, listReceipts } from '#contract/ordering/receipts.ts'
import { countOrders, listOrders, reorder } from '#contract/ordering/orderLists.ts'
import { countSupplierOrders, listSupplierOrders } from '#contract/ordering/supplierOrderLists.ts'
import { orderDetail, supplierOrderDetail } from '#contract/ordering/orders.ts'
import { approveOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderTimeline } from '#contract/ordering/timeline.ts'
import { aPerson, as, database, refusalOf } from '#test/app.ts'
import {
  newIdempotencyKey,
  createOrderingFixture,
  createOrder,
  advanceOrderTo,
  submitOrderOf,
  fillCart,
  checkoutTermsOf,
} from '#test/orderingFixture.ts'

test('orders: from the cart to the comment', async () => {
  const market = await createOrderingFixture({ suppliers: 2, approvalFrom: '300', budget: '100000' })
  const { buyer, approver, suppliers, goods } = market
  const [supplier] = suppliers
  const [gloves, vests, others] = goods
  const cartLines = await fillCart(market, [
    { goods: gloves!, quantity: 10 },
    { goods: vests!, quantity: 5 },
    { goods: others!, quantity: 1 },
  ])
  expect(await as(buyer, countCartItems, {})).toEqual({ count: 3, pieces: 16 })
  const cart = await as(buyer, listCart, {})
  expect(cart).toMatchObject({ kinds: 3, pieces: 16, goodsAmount: '563.20', total: '563.20', unreviewed: 0 })

  const preview = await as(buyer, checkout, { cartLineIds: cartLines.map(({ cartLineId }) => cartLineId) })
  expect(preview).toMatchObject({ total: '563.20', canSubmit: true })
  expect(preview.funds).toMatchObject([{ kind: 'budget', before: '100000.00', after: '99436.80', enough: true }])
  expect(preview.groups.map(({ total, approval }) => [total, approval.map(({ name }) => name)])).toEqual(
    expect.arrayContaining([
      ['528.00', ['部门负责人']],
      ['35.20', []],
    ]),
  )

  const { orders, total } = await as(
    buyer,
    submitOrder,
    { ...checkoutTermsOf(market), cartLines, remark: '送到 3 号库' },
    newIdempotencyKey(),
  )
  expect(total).toBe('563.20')
  const large = orders.find(({ amount }) => amount === '528.00')!
  expect(large.orderNo).toMatch(/^DD\d{8}\d{6,}$/)
  expect(orders.map(({ status }) => status).toSorted()).toEqual(['20', '30'])
  expect(await as(buyer, countCartItems, {})).toEqual({ count: 0, pieces: 0 })
  const { orderId } = large

  expect(await refusalOf(as(supplier!, supplierOrderDetail, { orderId }))).toBe('thing.notFound')
  const seen = await as(approver, orderDetail, { orderId })
  expect(seen).toMatchObject({ status: '20', can: ['approve', 'reject'], taxAmount: '60.75' })
  expect(seen.funds).toMatchObject([{ used: '35.20', thisOrder: '528.00', available: '99436.80' }])
  await as(approver, approveOrder, { orderId, version: seen.version, decision: 'agree', reason: '同意' })

  expect(await as(supplier!, countSupplierOrders, {})).toMatchObject({ all: 1, accepting: 1 })
  const offered = await as(supplier!, supplierOrderDetail, { orderId })
  expect(offered).toMatchObject({ status: '30', can: ['accept', 'propose', 'refuse'], funds: [], approvalId: null })
  expect(await as(supplier!, moveOrder, { orderId, action: 'accept' })).toMatchObject({ status: '40', can: ['ship'] })

  const [gloveLine, vestLine] = offered.lines
  const part = await as(supplier!, createDelivery, {
    orderId,
    carrier: '顺丰速运',
    trackingNo: 'SF001',
    lines: [{ orderLineId: gloveLine!.orderLineId, quantity: 6, batchNo: 'B1' }],
  })
  expect(part).toMatchObject({ status: 'shipped', lines: [{ quantity: 6, batchNo: 'B1' }] })
  expect(await as(buyer, orderDetail, { orderId })).toMatchObject({ status: '45' })
  await as(supplier!, createDelivery, { orderId, carrier: '顺丰速运', trackingNo: 'SF002' })
  expect(await as(buyer, orderDetail, { orderId })).toMatchObject({ status: '50' })
  expect((await as(buyer, goodsCollection, { tab: 'todo' })).records.map(({ trackingNo }) => trackingNo)).toEqual([
    'SF002',
    'SF001',
  ])

  const { receipt, order } = await as(buyer, createReceipt, {
    deliveryId: part.deliveryId,
    lines: [{ orderLineId: gloveLine!.orderLineId, accepted: 4, rejected: 2, reason: '破损' }],
  })
  expect(receipt.lines).toMatchObject([{ accepted: 4, rejected: 2, reason: '破损' }])
  expect(order).toMatchObject({ status: '55' })
  expect(order.funds).toMatchObject([{ used: '35.20', thisOrder: '457.60', available: '99507.20' }])
  const settlement = { accepted: 4, rejected: 2, closed: 0, deducted: '70.40', payable: '457.60' }
  expect(order.settlement).toMatchObject(settlement)
  expect((await as(supplier!, supplierOrderDetail, { orderId })).settlement).toMatchObject(settlement)
  expect(await as(buyer, moveOrder, { orderId, action: 'receive' })).toMatchObject({ status: '60' })
  expect(await as(buyer, listReceipts, { orderId })).toMatchObject({ total: 2 })
  expect((await as(buyer, goodsCollection, { tab: 'todo' })).total).toBe(0)

  expect(await refusalOf(comment(market.buyer, orderId, [gloveLine!.orderLineId]))).toBe('comment.incomplete')
  await comment(buyer, orderId, [gloveLine!.orderLineId, vestLine!.orderLineId])
  expect(await as(buyer, orderDetail, { orderId })).toMatchObject({ status: '70', can: [] })
  expect(await as(buyer, listComments, { skuId: gloves!.skuId })).toMatchObject({
    total: 1,
    average: '4.0',
    scores: [0, 0, 0, 1, 0],
    records: [{ authorName: '林**', text: '好用' }],
  })

  const timeline = await as(buyer, orderTimeline, { orderId })
  expect(timeline.map(({ what }) => what)).toEqual([
    'order.submitted',
    'approval.started',
    'approval.approved',
    'order.approved',
    'order.accepted',
    'order.shipped',
    'order.shipped',
    'order.received',
    'order.received',
    'order.commented',
  ])
  const seenBySupplier = await as(supplier!, orderTimeline, { orderId })
  expect(seenBySupplier.map(({ what }) => what)).not.toContain('approval.approved')
  expect(seenBySupplier[0]!.what).toBe('order.approved')
})

const comment = (buyer: Parameters<typeof as>[0], orderId: string, lineIds: string[]) =>
  as(buyer, createComment, {
    orderId,
    service: 5,
    logistics: 4,
    anonymous: true,
    lines: lineIds.map((orderLineId) => ({ orderLineId, score: 4, text: '好用' })),
  })

describe('orders: lists', () => {
  test('tabs, words, days and amounts narrow them; a supplier and a stranger see their own', async () => {
    const market = await createOrderingFixture({ suppliers: 2 })
    const { buyer, tenant } = market
    const mine = await createOrder(market)
    await submitOrderOf(market, [{ goods: market.goods[2]!, quantity: 1 }])
    await advanceOrderTo(market, mine.orderId, '40')
    expect(await as(buyer, countOrders, {})).toEqual({
      all: 2,
      approving: 0,
      accepting: 1,
      delivering: 1,
      receiving: 0,
      commenting: 0,
      rejected: 0,
      completed: 0,
      cancelled: 0,
    })
    const total = async (input: Parameters<typeof as<typeof listOrders>>[2]) =>
      (await as(buyer, listOrders, input)).total
    expect(await total({})).toBe(2)
    expect(await total({ tab: 'delivering' })).toBe(1)
    expect(await total({ tab: 'delivering', status: '30' })).toBe(0)
    expect(await total({ keyword: mine.orderNo.toLowerCase() })).toBe(1)
    expect(await total({ keyword: '反光' })).toBe(1)
    expect(await total({ keyword: '%' })).toBe(0)
    expect(await total({ amountFrom: '100', amountTo: '528' })).toBe(1)
    expect(await total({ toDay: '2020-01-01' })).toBe(0)
    const [card] = (await as(buyer, listOrders, { tab: 'delivering' })).records
    expect(card).toMatchObject({ quantity: 15, consignee: '林知远', can: ['urge', 'requestCancel'], amount: '528.00' })
    expect(card!.lines).toHaveLength(2)

    const [one, other] = market.suppliers
    expect((await as(one!, listSupplierOrders, { tab: 'delivering' })).total).toBe(1)
    expect((await as(other!, listSupplierOrders, {})).total).toBe(1)
    expect(await refusalOf(as(other!, supplierOrderDetail, { orderId: mine.orderId }))).toBe('thing.notFound')
    const stranger = await aPerson(tenant, { permissions: ['order.read'] })
    expect((await as(stranger, listOrders, {})).total).toBe(0)
    expect(await refusalOf(as(stranger, orderDetail, { orderId: mine.orderId }))).toBe('thing.notFound')
    const head = await aPerson(tenant, { permissions: ['order.read', 'order.readAll'] })
    expect((await as(head, listOrders, {})).total).toBe(2)
    expect((await as(head, listOrders, { mine: true })).total).toBe(0)
  })

  test('another tenant sees nothing', async () => {
    const [here, there] = [await createOrderingFixture(), await createOrderingFixture()]
    const { orderId } = await createOrder(here)
    expect(await refusalOf(as(there.buyer, orderDetail, { orderId }))).toBe('thing.notFound')
    expect((await as(there.buyer, listOrders, {})).total).toBe(0)
  })
})

describe('orders: order again', () => {
  test('puts it in the cart at today’s prices and lists what is gone', async () => {
    const market = await createOrderingFixture()
    const { orderId } = await createOrder(market)
    const [first, second] = market.goods
    await database.write(market.tenant.id, async (tx) => {
      await tx.updateTable('catalogue.skus').set({ is_live: false }).where('id', '=', second!.skuId).execute()
      await tx.updateTable('catalogue.skus').set({ list_price: '36' }).where('id', '=', first!.skuId).execute()
    })
    expect(await as(market.buyer, reorder, { orderId })).toMatchObject({
      added: [{ skuId: first!.skuId, quantity: 10, price: '36.0000', formerPrice: '35.2000' }],
      missing: [{ skuId: second!.skuId, problem: 'off' }],
    })
    expect(await as(market.buyer, countCartItems, {})).toEqual({ count: 1, pieces: 10 })
  })
})

describe('orders: the cart', () => {
  test('adds up, tells what has changed, and is one’s own', async () => {
    const market = await createOrderingFixture({ stock: 5 })
    const { buyer, goods } = market
    await as(buyer, addCart, { skuId: goods[0]!.skuId, quantity: 2 })
    expect(await as(buyer, addCart, { skuId: goods[0]!.skuId })).toMatchObject({ quantity: 3, count: 1, pieces: 3 })
    await as(buyer, addCart, { skuId: goods[1]!.skuId, quantity: 6 })
    await database.write(market.tenant.id, (tx) =>
      tx.updateTable('catalogue.skus').set({ list_price: '30' }).where('id', '=', goods[0]!.skuId).execute(),
    )
    const cart = await as(buyer, listCart, {})
    const lines = cart.groups[0]!.lines
    expect(lines.find(({ skuId }) => skuId === goods[0]!.skuId)).toMatchObject({
      price: '30.0000',
      addedPrice: '35.2000',
      priceChange: 'down',
      problem: null,
    })
    expect(lines.find(({ skuId }) => skuId === goods[1]!.skuId)).toMatchObject({ problem: 'short', available: 5 })
    expect(cart).toMatchObject({ kinds: 1, goodsAmount: '90.00' })
    const stranger = await aPerson(market.tenant, { permissions: ['cart.use'] })
    expect((await as(stranger, listCart, {})).groups).toEqual([])
  })
})
