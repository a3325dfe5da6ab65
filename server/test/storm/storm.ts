import type { OrderDetail } from '#contract/ordering/orders.ts'
import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { SubmittedOrder } from '#contract/ordering/submit.ts'
import type { Person } from '#test/app.ts'
import type { ServerProcess } from '#test/process/serverProcess.ts'
import { StormCalls } from './calls.ts'
import { oneOf } from './choices.ts'
import type { StormMarket, StormOffer } from './stormMarket.ts'

/** People choose among so many of the latest orders. */
const recent = 20

interface KnownOrder {
  readonly buyerId: string
  readonly supplierId: string
  readonly status: OrderStatus
}

/** What people know of a storm: its orders and the open group offer. */
export class Storm extends StormCalls {
  /** Acknowledged orders by idempotency key. */
  readonly acknowledged = new Map<string, readonly string[]>()
  /** Group offer that can be joined. */
  offer: StormOffer | undefined
  readonly market: StormMarket
  private readonly orders = new Map<string, KnownOrder>()

  constructor(market: StormMarket, server: ServerProcess) {
    super(server)
    this.market = market
  }

  placed(key: string, buyer: Person, orders: readonly SubmittedOrder[]): void {
    if (orders.length === 0) return
    this.acknowledged.set(
      key,
      orders.map(({ orderId }) => orderId),
    )
    for (const { orderId, supplierId, status } of orders) {
      this.orders.set(orderId, { buyerId: buyer.userId, supplierId, status })
      this.count({ event: 'order.submitted', id: orderId }, { isUnknown: false, reply: orders })
    }
  }

  /** Remembers the status of an order, by which others choose it. */
  saw({ orderId, status }: Pick<OrderDetail, 'orderId' | 'status'>): void {
    const known = this.orders.get(orderId)
    if (known) this.orders.set(orderId, { ...known, status })
  }

  /** One of the latest orders that were last seen in one of these states, so that several people act on the same one. */
  find(statuses: readonly OrderStatus[], of: { readonly buyerId?: string; readonly supplierId?: string } = {}) {
    const found = [...this.orders].filter(
      ([, order]) =>
        statuses.includes(order.status) &&
        (of.buyerId === undefined || order.buyerId === of.buyerId) &&
        (of.supplierId === undefined || order.supplierId === of.supplierId),
    )
    return oneOf(found.slice(-recent))?.[0]
  }
}
