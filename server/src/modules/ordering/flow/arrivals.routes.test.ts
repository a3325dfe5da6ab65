import { describe, expect, test } from 'vitest'
import { addBatch } from '#contract/ordering/batch.ts'
import { addCart, listCart } from '#contract/ordering/cart.ts'
import { createComment, replyComment } from '#contract/ordering/comments.ts'
import { listDeliveries } from '#contract/ordering/delivery/deliveries.ts'
import { createReceipt } from '#contract/ordering/delivery/receipts.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { reorder } from '#contract/ordering/orderLists.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { as, database, refusalOf } from '#test/app.ts'
import { createOrderingFixture, createOrder, advanceOrderTo } from '#test/orderingFixture.ts'
import { submitOrderOf } from '#test/ordering/submit.ts'
import { budgetOf } from '#test/ordering/figures.ts'
import { inDays } from '#test/ordering/days.ts'

describe('order moves: receipts', () => {
  test('partial, with rejections and reasons, and never above the tolerance', async () => {
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

  test('orders not reviewed for thirty days block new ones', { timeout: 60_000 }, async () => {
    const market = await createOrderingFixture({ settings: { isShowBatchOrder: '1' } })
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
    const attempts = [
      () => as(buyer, addCart, { skuId: goods!.skuId }),
      () => as(buyer, addBatch, { lines: [{ skuId: goods!.skuId, quantity: 1, price: goods!.price }] }),
      () => submitOrderOf(market, [{ goods: goods!, quantity: 1 }]),
      () => as(buyer, reorder, { orderId }),
      () => as(buyer, moveOrder, { orderId: rejected.orderId, action: 'submit' }),
    ]
    for (const attempt of attempts) expect(await refusalOf(attempt())).toBe('cart.blocked')
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

  test('a supplier can be nudged once a day', async () => {
    const market = await createOrderingFixture()
    const { orderId } = await createOrder(market)
    const urge = () => as(market.buyer, moveOrder, { orderId, action: 'urge' })
    await urge()
    expect(await refusalOf(urge())).toBe('order.alreadyUrged')
  })
})
