import { describe, expect, test } from 'vitest'
import { addCart, listCart } from '#contract/ordering/cart.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { createComment, listComments, replyComment } from '#contract/ordering/comments.ts'
import { createDelivery, listDeliveries } from '#contract/ordering/deliveries.ts'
import { createReceipt } from '#contract/ordering/receipts.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { reorder } from '#contract/ordering/orderLists.ts'
import { orderDetail, supplierOrderDetail } from '#contract/ordering/orders.ts'
import { approveOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { timeOutOrders } from '#modules/ordering/index.ts'
import { as, database, jobContext, refusalOf } from '#test/app.ts'
import {
  newIdempotencyKey,
  createOrderingFixture,
  createOrder,
  advanceOrderTo,
  submitOrderOf,
  checkoutTermsOf,
  budgetOf,
  stockOf,
} from '#test/orderingFixture.ts'

const day = 24 * 3_600_000
const inDays = (days: number) => new Date(Date.now() + days * day)
const dateIn = (days: number) => inDays(days).toISOString().slice(0, 10)

describe('order moves: a supplier answers', () => {
  test('offers less and later; the buyer takes it, and what is not needed is free again', async () => {
    const market = await createOrderingFixture({ budget: '10000' })
    const { buyer } = market
    const [supplier] = market.suppliers
    const { orderId } = await createOrder(market)
    const { lines } = await as(supplier!, supplierOrderDetail, { orderId })
    const propose = (quantity: number, more = {}) =>
      as(supplier!, moveOrder, {
        orderId,
        action: 'propose',
        lines: [{ orderLineId: lines[0]!.orderLineId, quantity }],
        ...more,
      })
    expect(await refusalOf(propose(11))).toBe('order.proposalTooMuch')
    expect(await refusalOf(propose(10))).toBe('order.proposalEmpty')
    expect(await refusalOf(propose(4, { promisedDate: '2020-01-01' }))).toBe('order.dateInvalid')
    const offer = await propose(4, { promisedDate: dateIn(9), reason: '库存不足' })
    expect(offer).toMatchObject({ status: '30', hasProposal: true, amount: '528.00' })
    const seen = await as(buyer, orderDetail, { orderId })
    expect(seen.can).toEqual(expect.arrayContaining(['agreeProposal', 'declineProposal']))
    await as(buyer, moveOrder, { orderId, action: 'declineProposal', reason: '太少' })
    expect(await refusalOf(as(buyer, moveOrder, { orderId, action: 'agreeProposal' }))).toBe('order.noProposal')
    await propose(4, { promisedDate: dateIn(9) })
    expect(await as(buyer, moveOrder, { orderId, action: 'agreeProposal' })).toMatchObject({
      status: '40',
      amount: '316.80',
      promisedDate: dateIn(9),
      proposal: null,
    })
    expect(await budgetOf(market)).toEqual({ available: '9683.20', reserved: '0.00', committed: '316.80' })
    expect(await stockOf(market)).toEqual([
      [1000, 4],
      [1000, 5],
    ])
  })

  test('a later date than expected is a proposal; an earlier one is a promise', async () => {
    const market = await createOrderingFixture()
    const [supplier] = market.suppliers
    const [goods] = market.goods
    const lines = [{ skuId: goods!.skuId, quantity: 1, seenPrice: goods!.price }]
    const { orders } = await as(
      market.buyer,
      submitOrder,
      { ...checkoutTermsOf(market), lines, expectedDate: dateIn(5) },
      newIdempotencyKey(),
    )
    const { orderId } = orders[0]!
    const accept = (promisedDate: string) => as(supplier!, moveOrder, { orderId, action: 'accept', promisedDate })
    expect(await refusalOf(accept(dateIn(6)))).toBe('order.dateNeedsProposal')
    expect(await accept(dateIn(4))).toMatchObject({ status: '40', promisedDate: dateIn(4), expectedDate: dateIn(5) })
  })

  test('refuses with a reason; the buyer takes the order up again', async () => {
    const market = await createOrderingFixture({ budget: '10000', approvalFrom: '0' })
    const { buyer, approver } = market
    const [supplier] = market.suppliers
    const { orderId } = await createOrder(market)
    await advanceOrderTo(market, orderId, '30')
    expect(await refusalOf(as(supplier!, moveOrder, { orderId, action: 'refuse' }))).toBe('order.reasonMissing')
    await as(supplier!, moveOrder, { orderId, action: 'refuse', reason: '停产' })
    expect(await budgetOf(market)).toEqual({ available: '10000.00', reserved: '0.00', committed: '0.00' })
    const refused = await as(buyer, orderDetail, { orderId })
    expect(refused).toMatchObject({ status: '35', reason: '停产', can: ['cancel', 'reopen'] })
    await as(buyer, moveOrder, { orderId, action: 'reopen' })
    expect(await refusalOf(as(supplier!, supplierOrderDetail, { orderId }))).toBe('thing.notFound')
    expect(await as(buyer, moveOrder, { orderId, action: 'submit' })).toMatchObject({ status: '20', reason: '' })
    const again = await as(approver, orderDetail, { orderId })
    await as(approver, approveOrder, { orderId, version: again.version, decision: 'agree' })
    await as(supplier!, moveOrder, { orderId, action: 'accept' })
    expect(await budgetOf(market)).toEqual({ available: '9472.00', reserved: '0.00', committed: '528.00' })
  })
})

describe('order moves: an order ends before its time', () => {
  test('cancelled on request after it was accepted; the supplier may say no', async () => {
    const market = await createOrderingFixture({ budget: '10000' })
    const { buyer } = market
    const [supplier] = market.suppliers
    const { orderId } = await createOrder(market)
    await advanceOrderTo(market, orderId, '40')
    expect(await refusalOf(as(buyer, moveOrder, { orderId, action: 'cancel' }))).toBe('thing.wrongState')
    const ask = () => as(buyer, moveOrder, { orderId, action: 'requestCancel', reason: '项目取消' })
    await ask()
    await as(supplier!, moveOrder, { orderId, action: 'refuseCancel', reason: '已备货' })
    expect(await ask()).toMatchObject({ status: '80' })
    await as(supplier!, moveOrder, { orderId, action: 'agreeCancel' })
    expect(await as(buyer, orderDetail, { orderId })).toMatchObject({ status: '90', reason: '项目取消', can: [] })
    expect(await budgetOf(market)).toEqual({ available: '10000.00', reserved: '0.00', committed: '0.00' })
    expect(await stockOf(market)).toEqual([
      [1000, 0],
      [1000, 0],
    ])
  })

  test('closed short: what came is paid for, the rest is free again', async () => {
    const market = await createOrderingFixture({ budget: '10000' })
    const { buyer } = market
    const [supplier] = market.suppliers
    const { orderId } = await createOrder(market)
    await advanceOrderTo(market, orderId, '40')
    const { lines } = await as(supplier!, supplierOrderDetail, { orderId })
    const send = (quantity: number) =>
      as(supplier!, createDelivery, {
        orderId,
        carrier: '德邦',
        trackingNo: 'DB1',
        lines: [{ orderLineId: lines[0]!.orderLineId, quantity }],
      })
    expect(await refusalOf(send(11))).toBe('delivery.tooMuch')
    await send(3)
    const close = () => as(buyer, moveOrder, { orderId, action: 'shortClose', reason: '不再需要' })
    expect(await refusalOf(close())).toBe('order.underway')
    expect(await as(buyer, moveOrder, { orderId, action: 'receive' })).toMatchObject({ status: '45' })
    expect(await close()).toMatchObject({
      status: '95',
      can: [],
      funds: [{ used: '0.00', thisOrder: '105.60', available: '9894.40' }],
    })
    expect(await budgetOf(market)).toEqual({ available: '9894.40', reserved: '0.00', committed: '105.60' })
    expect(await stockOf(market)).toEqual([
      [997, 0],
      [1000, 0],
    ])
  })

  test('times are up: the hold, the acceptance, the receipt, the comment', async () => {
    const market = await createOrderingFixture({
      approvalFrom: '500',
      budget: '100000',
      settings: { orderCommentDays: '3', orderAcceptHours: '24' },
    })
    const { buyer, tenant } = market
    const held = await createOrder(market)
    const { orders } = await submitOrderOf(market, [{ goods: market.goods[0]!, quantity: 1 }])
    const offered = orders[0]!
    const { orders: more } = await submitOrderOf(market, [{ goods: market.goods[0]!, quantity: 2 }])
    const onItsWay = more[0]!
    await advanceOrderTo(market, onItsWay.orderId, '50')
    const statuses = async () =>
      Promise.all(
        [held, offered, onItsWay].map(async ({ orderId }) => (await as(buyer, orderDetail, { orderId })).status),
      )
    expect(await statuses()).toEqual(['20', '30', '50'])
    expect((await as(buyer, orderDetail, { orderId: offered.orderId })).dueAction).toBe('expire')
    expect(await timeOutOrders(jobContext(tenant.id, inDays(0)))).toBe(0)
    expect(await timeOutOrders(jobContext(tenant.id, inDays(1.1)))).toBe(1)
    expect(await statuses()).toEqual(['20', '90', '50'])
    await timeOutOrders(jobContext(tenant.id, inDays(7.1)))
    expect(await statuses()).toEqual(['25', '90', '50'])
    await timeOutOrders(jobContext(tenant.id, inDays(15.1)))
    expect(await statuses()).toEqual(['25', '90', '60'])
    await timeOutOrders(jobContext(tenant.id, inDays(18.2)))
    expect(await statuses()).toEqual(['25', '90', '70'])
    const said = await as(market.buyer, listComments, { orderId: onItsWay.orderId })
    expect(said.records).toMatchObject([{ auto: true, score: 5, authorName: '林**' }])
    expect(await budgetOf(market)).toEqual({ available: '99929.60', reserved: '0.00', committed: '70.40' })
  })
})

describe('order moves: goods arrive', () => {
  test('in part, rejected with a reason, and never more than allowed', async () => {
    const market = await createOrderingFixture({ budget: '10000', settings: { orderOverReceiptPercent: '10' } })
    const { buyer } = market
    const { orderId } = await createOrder(market)
    await advanceOrderTo(market, orderId, '50')
    const [delivery] = (await as(buyer, listDeliveries, { orderId })).records
    const [first, second] = delivery!.lines.map(({ orderLineId }) => orderLineId)
    const take = (orderLineId: string, accepted: number, rejected = 0, reason = '') =>
      as(buyer, createReceipt, {
        deliveryId: delivery!.deliveryId,
        lines: [{ orderLineId, accepted, rejected, reason }],
      })
    expect(await refusalOf(take(first!, 12))).toBe('receipt.tooMuch')
    expect(await refusalOf(take(first!, 0))).toBe('receipt.nothing')
    expect(await refusalOf(take('1', 1))).toBe('order.unknownLine')
    expect(await refusalOf(take(first!, 0, 1))).toBe('receipt.reasonMissing')
    expect((await take(first!, 11)).order).toMatchObject({ status: '55' })
    expect((await take(second!, 2, 1, '色差')).order).toMatchObject({ status: '55' })
    expect((await take(second!, 0, 2, '破损')).order).toMatchObject({ status: '60' })
    expect(await budgetOf(market)).toEqual({ available: '9577.60', reserved: '0.00', committed: '422.40' })
  })

  test('what nobody commented on for thirty days blocks every way to a new order', { timeout: 60_000 }, async () => {
    const market = await createOrderingFixture()
    const { buyer } = market
    const [supplier] = market.suppliers
    const draft = await createOrder(market)
    await as(buyer, moveOrder, { orderId: draft.orderId, action: 'cancel' })
    const rejected = await createOrder(market)
    await as(supplier!, moveOrder, { orderId: rejected.orderId, action: 'refuse', reason: '无货' })
    await as(buyer, moveOrder, { orderId: rejected.orderId, action: 'reopen' })
    const { orderId } = await createOrder(market)
    await advanceOrderTo(market, orderId, '60')
    const [goods] = market.goods
    await as(buyer, addCart, { skuId: goods!.skuId })
    await database.write(market.tenant.id, (tx) =>
      tx
        .updateTable('ordering.orders')
        .set({ received_at: inDays(-31) })
        .where('id', '=', orderId)
        .execute(),
    )
    expect(await as(buyer, listCart, {})).toMatchObject({ unreviewed: 1 })
    expect(await as(buyer, qryUserRefDetail, {})).toMatchObject({ isShopping: 1 })
    const ways = [
      () => as(buyer, addCart, { skuId: goods!.skuId }),
      () => submitOrderOf(market, [{ goods: goods!, quantity: 1 }]),
      () => as(buyer, reorder, { orderId }),
      () => as(buyer, moveOrder, { orderId: rejected.orderId, action: 'submit' }),
    ]
    for (const way of ways) expect(await refusalOf(way())).toBe('cart.blocked')
    const { lines } = await as(buyer, orderDetail, { orderId })
    const comments = await as(buyer, createComment, {
      orderId,
      service: 5,
      logistics: 5,
      lines: lines.map(({ orderLineId }) => ({ orderLineId, score: 5 })),
    })
    await submitOrderOf(market, [{ goods: goods!, quantity: 1 }])

    const answer = () => as(supplier!, replyComment, { commentId: comments[0]!.commentId, text: '感谢支持' })
    expect(await answer()).toMatchObject({ reply: '感谢支持' })
    expect(await refusalOf(answer())).toBe('comment.answered')
  })

  test('a supplier is reminded once a day', async () => {
    const market = await createOrderingFixture()
    const { orderId } = await createOrder(market)
    const urge = () => as(market.buyer, moveOrder, { orderId, action: 'urge' })
    await urge()
    expect(await refusalOf(urge())).toBe('order.alreadyUrged')
  })
})
