import { expect } from 'vitest'
import { createComment } from '#contract/ordering/comments.ts'
import { createDelivery } from '#contract/ordering/deliveries.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { approveOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import type { MoveAction } from '#contract/ordering/orderStates.ts'
import { as, database, type Person } from '#test/app.ts'
import { createOrder, advanceOrderTo } from '#test/orderingFixture.ts'
import type { OrderingFixture } from './setUp.ts'

/** What a move may never change where it was refused. */
export const rowOf = (market: OrderingFixture, orderId: string) =>
  database.read(market.tenant.id, (sql) =>
    sql.selectFrom('ordering.orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow(),
  )

/** An order in each state, brought there by the moves that people make. */
export async function oneOfEach(market: OrderingFixture): Promise<Map<string, string>> {
  const { buyer, approver } = market
  const [supplier] = market.suppliers
  const orders = new Map<string, string>()
  const made = async (state: string, bring: (orderId: string) => Promise<unknown>) => {
    const { orderId } = await createOrder(market)
    await bring(orderId)
    expect((await as(buyer, orderDetail, { orderId })).status).toBe(state)
    orders.set(state, orderId)
  }
  const move = (who: Person, orderId: string, action: MoveAction) =>
    as(who, moveOrder, { orderId, action, reason: '原因' })
  const shipOne = async (orderId: string, receive: boolean) => {
    await advanceOrderTo(market, orderId, '40')
    const { lines } = await as(buyer, orderDetail, { orderId })
    const part = [{ orderLineId: lines[0]!.orderLineId, quantity: 1 }]
    await as(supplier!, createDelivery, { orderId, carrier: '德邦', trackingNo: 'DB1', lines: part })
    if (receive) await move(buyer, orderId, 'receive')
  }
  await made('10', (id) => move(buyer, id, 'withdraw'))
  await made('20', async () => null)
  await made('25', (orderId) => as(approver, approveOrder, { orderId, version: 1, decision: 'reject', reason: '否' }))
  await made('30', (id) => advanceOrderTo(market, id, '30'))
  await made('35', async (id) => {
    await advanceOrderTo(market, id, '30')
    await move(supplier!, id, 'refuse')
  })
  await made('40', (id) => advanceOrderTo(market, id, '40'))
  await made('45', (id) => shipOne(id, false))
  await made('50', (id) => advanceOrderTo(market, id, '50'))
  await made('55', async (id) => {
    await shipOne(id, true)
    await as(supplier!, createDelivery, { orderId: id, carrier: '德邦', trackingNo: 'DB2' })
  })
  await made('60', (id) => advanceOrderTo(market, id, '60'))
  await made('70', async (orderId) => {
    await advanceOrderTo(market, orderId, '60')
    const { lines } = await as(buyer, orderDetail, { orderId })
    const said = lines.map(({ orderLineId }) => ({ orderLineId, score: 5 }))
    await as(buyer, createComment, { orderId, service: 5, logistics: 5, lines: said })
  })
  await made('80', async (id) => {
    await advanceOrderTo(market, id, '40')
    await move(buyer, id, 'requestCancel')
  })
  await made('90', (id) => move(buyer, id, 'cancel'))
  await made('95', async (id) => {
    await shipOne(id, true)
    await move(buyer, id, 'shortClose')
  })
  return orders
}
