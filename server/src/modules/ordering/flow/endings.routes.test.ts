import { describe, expect, test } from 'vitest'
import { listComments } from '#contract/ordering/comments.ts'
import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import { orderDetail, supplierOrderDetail } from '#contract/ordering/orders.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { timeOutOrders } from '#modules/ordering/index.ts'
import { as, jobContext, refusalOf } from '#test/app.ts'
import { stockOf } from '#test/ordering/figures.ts'
import { createOrderingFixture, createOrder, advanceOrderTo } from '#test/orderingFixture.ts'
import { submitOrderOf } from '#test/ordering/submit.ts'
import { budgetOf } from '#test/ordering/figures.ts'
import { inDays } from '#test/ordering/days.ts'

describe('order moves: early endings', () => {
  test('cancellation of an accepted order is requested; the supplier may decline', async () => {
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

  test('closed (partial): received goods are paid, the rest is released', async () => {
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

  test('timeouts of hold, acceptance, receipt and review', async () => {
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
    const underway = more[0]!
    await advanceOrderTo(market, underway.orderId, '50')
    const statuses = async () =>
      Promise.all(
        [held, offered, underway].map(async ({ orderId }) => (await as(buyer, orderDetail, { orderId })).status),
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
    const said = await as(market.buyer, listComments, { orderId: underway.orderId })
    expect(said.records).toMatchObject([{ auto: true, score: 5, authorName: '林**' }])
    expect(await budgetOf(market)).toEqual({ available: '99929.60', reserved: '0.00', committed: '70.40' })
  })
})
