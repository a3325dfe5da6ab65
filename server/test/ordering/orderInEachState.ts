import { expect } from 'vitest'
import { createComment } from '#contract/ordering/comments.ts'
import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { approveOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import type { MoveAction } from '#contract/ordering/orderStates.ts'
import { as, database, type Person } from '#test/app.ts'
import { createOrder, advanceOrderTo } from '#test/orderingFixture.ts'
import type { OrderingFixture } from './setUp.ts'

/** Order row, which a refused transition must not change. */
export const rowOf = (market: OrderingFixture, orderId: string) =>
  database.read(market.tenant.id, (db) =>
    db.selectFrom('ordering.orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow(),
  )

/** Creates an order in each state, by the regular transitions. */
export async function oneOfEach(market: OrderingFixture): Promise<Map<string, string>> {
  const { buyer, approver } = market
  const [supplier] = market.suppliers
  const orders = new Map<string, string>()
  const createIn = async (state: string, advance: (orderId: string) => Promise<unknown>) => {
    const { orderId } = await createOrder(market)
    await advance(orderId)
    expect((await as(buyer, orderDetail, { orderId })).status).toBe(state)
    orders.set(state, orderId)
  }
  const move = (person: Person, orderId: string, action: MoveAction) =>
    as(person, moveOrder, { orderId, action, reason: '原因' })
  const shipOne = async (orderId: string, receive: boolean) => {
    await advanceOrderTo(market, orderId, '40')
    const { lines } = await as(buyer, orderDetail, { orderId })
    const part = [{ orderLineId: lines[0]!.orderLineId, quantity: 1 }]
    await as(supplier!, createDelivery, { orderId, carrier: '德邦', trackingNo: 'DB1', lines: part })
    if (receive) await move(buyer, orderId, 'receive')
  }
  await createIn('10', (id) => move(buyer, id, 'withdraw'))
  await createIn('20', async () => null)
  await createIn('25', (orderId) =>
    as(approver, approveOrder, { orderId, version: 1, decision: 'reject', reason: '否' }),
  )
  await createIn('30', (id) => advanceOrderTo(market, id, '30'))
  await createIn('35', async (id) => {
    await advanceOrderTo(market, id, '30')
    await move(supplier!, id, 'refuse')
  })
  await createIn('40', (id) => advanceOrderTo(market, id, '40'))
  await createIn('45', (id) => shipOne(id, false))
  await createIn('50', (id) => advanceOrderTo(market, id, '50'))
  await createIn('55', async (id) => {
    await shipOne(id, true)
    await as(supplier!, createDelivery, { orderId: id, carrier: '德邦', trackingNo: 'DB2' })
  })
  await createIn('60', (id) => advanceOrderTo(market, id, '60'))
  await createIn('70', async (orderId) => {
    await advanceOrderTo(market, orderId, '60')
    const { lines } = await as(buyer, orderDetail, { orderId })
    const reviewLines = lines.map(({ orderLineId }) => ({ orderLineId, score: 5 }))
    await as(buyer, createComment, { orderId, service: 5, logistics: 5, lines: reviewLines })
  })
  await createIn('80', async (id) => {
    await advanceOrderTo(market, id, '40')
    await move(buyer, id, 'requestCancel')
  })
  await createIn('90', (id) => move(buyer, id, 'cancel'))
  await createIn('95', async (id) => {
    await shipOne(id, true)
    await move(buyer, id, 'shortClose')
  })
  return orders
}
