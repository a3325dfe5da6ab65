import { expect, test } from 'vitest'
import { countCartItems, listCart } from '#contract/ordering/cart.ts'
import { checkout } from '#contract/ordering/checkout.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { createComment, listComments } from '#contract/ordering/comments.ts'
import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import { createReceipt, goodsCollection, listReceipts } from '#contract/ordering/delivery/receipts.ts'
import { countSupplierOrders } from '#contract/ordering/supplierOrderLists.ts'
import { approveOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail, supplierOrderDetail } from '#contract/ordering/orders.ts'
import { as, refusalOf } from '#test/app.ts'
import { createOrderingFixture, fillCart } from '#test/orderingFixture.ts'
import { newIdempotencyKey, checkoutTermsOf } from '#test/ordering/submit.ts'

test('orders: from the cart to the review', async () => {
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
})

const comment = (buyer: Parameters<typeof as>[0], orderId: string, lineIds: string[]) =>
  as(buyer, createComment, {
    orderId,
    service: 5,
    logistics: 4,
    anonymous: true,
    lines: lineIds.map((orderLineId) => ({ orderLineId, score: 4, text: '好用' })),
  })
