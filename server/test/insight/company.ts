import type { OrderingFixture } from '#test/ordering/setUp.ts'
import { createDelivery, listDeliveries } from '#contract/ordering/delivery/deliveries.ts'
import { createReceipt } from '#contract/ordering/delivery/receipts.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { aDepartment, aPerson, as, clock, database } from '#test/app.ts'
import { createAddressAndTitle } from '#test/ordering/setUp.ts'
import { advanceOrderTo, buyingPermissions, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { refreshOrders } from '#modules/insight/facts/refresh.store.ts'

/** The year to date, when it is read: files of a worker share this one. */
export const thisYear = {
  get since() {
    return `${dayOf(clock()).slice(0, 4)}-01-01`
  },
  get until() {
    return dayOf(clock())
  },
}

/**
 * Company with two departments and one below the first, each with a buyer, and readers of the tenant and of the first
 * department. Orders are of ten and five pieces at ¥35.20: ¥528.00.
 */
export async function aBuyingCompany() {
  const market = await createOrderingFixture({ suppliers: 2 })
  const { tenant } = market
  const [first, second] = [await aDepartment(tenant), await aDepartment(tenant)]
  const below = await aDepartment(tenant, first)
  const buyerIn = async (dept: typeof first): Promise<OrderingFixture> => {
    const buyer = await aPerson(tenant, { permissions: buyingPermissions, dept })
    return { ...market, buyer, ...(await createAddressAndTitle(buyer)) }
  }
  const [ofFirst, ofSecond, ofBelow] = [await buyerIn(first), await buyerIn(second), await buyerIn(below)]
  const overseer = await aPerson(tenant, { permissions: ['insight.read', 'insight.oversee', 'order.oversee'] })
  const reader = await aPerson(tenant, { permissions: ['insight.read'], dept: first })
  return { market, tenant, first, second, below, ofFirst, ofSecond, ofBelow, overseer, reader }
}

/** Orders something up to a state, and counts it. */
export async function ordered(market: OrderingFixture, state: '30' | '40' | '50' | '60' = '40'): Promise<string> {
  const { orderId } = await createOrder(market)
  await advanceOrderTo(market, orderId, state)
  await counted(market, orderId)
  return orderId
}

export const counted = ({ tenant }: Pick<OrderingFixture, 'tenant'>, ...orderIds: readonly string[]) =>
  database.write(tenant.id, (tx) => refreshOrders(tx, orderIds))

/** Ships an accepted order and takes it in with some pieces of the first line rejected. */
export async function receivedInPart(market: OrderingFixture, orderId: string, rejected: number): Promise<void> {
  const { supplierId } = await as(market.buyer, orderDetail, { orderId })
  const supplier = market.suppliers.find((each) => each.supplierId === supplierId)!
  await as(supplier, createDelivery, { orderId, carrier: '顺丰速运', trackingNo: 'SF1' })
  const [delivery] = (await as(market.buyer, listDeliveries, { orderId })).records
  await as(market.buyer, createReceipt, {
    deliveryId: delivery!.deliveryId,
    lines: delivery!.lines.map(({ orderLineId, quantity }, at) => ({
      orderLineId,
      accepted: at === 0 ? quantity - rejected : quantity,
      ...(at === 0 && rejected > 0 ? { rejected, reason: '破损' } : {}),
    })),
  })
}

/** Cancels an accepted order, as buyer and supplier agree. */
export async function cancelled(market: OrderingFixture, orderId: string): Promise<void> {
  const { supplierId } = await as(market.buyer, orderDetail, { orderId })
  const supplier = market.suppliers.find((each) => each.supplierId === supplierId)!
  await as(market.buyer, moveOrder, { orderId, action: 'requestCancel', reason: '计划有变' })
  await as(supplier, moveOrder, { orderId, action: 'agreeCancel' })
}
