import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { ChangeStatus } from '#contract/ordering/changes/changeStates.ts'
import { compare, sum } from '#contract/kit/money.ts'
import type { OrderType, PaymentMethod } from '#contract/ordering/orderSummary.ts'

/** Fulfilment progress of an order, in pieces over all lines. */
export interface Progress {
  /** Ordered and not closed, not yet shipped. */
  readonly unshipped: number
  /** Shipped, not yet received. */
  readonly underway: number
  /** Received: accepted, rejected, or to be inspected. */
  readonly received: number
  /** Received, and not inspected yet. */
  readonly inspecting: number
}

/** Facts that the order flow evaluates. */
export interface OrderFacts {
  readonly status: OrderStatus
  readonly order_type: OrderType
  readonly buyer_id: string
  readonly supplier_id: string
  /** Buyer's department ids from the root down. */
  readonly dept_path: readonly string[]
  /** Whether the order was sent to the supplier and is visible to it. */
  readonly sent: boolean
  /** Whether the actor takes or took part in its approval. */
  readonly approves: boolean
  /** Whether the approval waits for the actor's decision. */
  readonly awaits_me: boolean
  readonly has_proposal: boolean
  /** Status of the latest change of the accepted order. */
  readonly change_status: ChangeStatus | null
  readonly urged_at: Date | null
  /** From then on a waiting order of a group cannot be withdrawn; null: it does not wait for one. */
  readonly fixed_at: Date | null
  /** Whether it is to be paid online before the supplier accepts it. */
  readonly is_unpaid?: boolean
  readonly progress: Progress
  /** State after the move; equal to the current state if the move changes nothing. */
  readonly after: Progress & { readonly approved: boolean }
}

interface LineProgress {
  readonly quantity: number
  readonly shipped: number
  readonly received: number
  readonly closed: number
  readonly inspecting: number
}

export function progressOf(lines: readonly LineProgress[]): Progress {
  const sum = (pieces: (line: LineProgress) => number) => lines.reduce((all, line) => all + pieces(line), 0)
  return {
    unshipped: sum((line) => line.quantity - line.shipped - line.closed),
    underway: sum((line) => Math.max(0, line.shipped - line.received)),
    received: sum((line) => line.received),
    inspecting: sum((line) => line.inspecting),
  }
}

interface OrderLike {
  readonly status: OrderStatus
  readonly order_type: OrderType
  readonly buyer_id: string
  readonly supplier_id: string
  readonly dept_path: readonly string[]
  readonly sent_at: Date | null
  readonly approves: boolean
  readonly awaits_me: boolean
  readonly proposal: unknown
  readonly change_status: ChangeStatus | null
  readonly urged_at: Date | null
  readonly fixed_at: Date | null
  readonly payment_method?: PaymentMethod
  readonly online_paid?: string
  readonly amount?: string
  readonly points_amount?: string
  readonly lines: readonly LineProgress[]
}

/** Whether an order that is paid online is not paid as a whole. */
export const isUnpaid = ({
  payment_method: method,
  online_paid: paid = '0',
  amount = '0',
  points_amount: points = '0',
}: Pick<OrderLike, 'payment_method' | 'online_paid' | 'amount' | 'points_amount'>): boolean =>
  method === 'online' && compare(sum([paid, points]), amount) < 0

/** Facts of an order; `after` overrides what the current move will change. */
export function factsOf(order: OrderLike, after: Partial<OrderFacts['after']> = {}): OrderFacts {
  const progress = progressOf(order.lines)
  return {
    status: order.status,
    order_type: order.order_type,
    buyer_id: order.buyer_id,
    supplier_id: order.supplier_id,
    dept_path: order.dept_path,
    sent: order.sent_at !== null,
    approves: order.approves,
    awaits_me: order.awaits_me,
    has_proposal: order.proposal !== null,
    change_status: order.change_status,
    urged_at: order.urged_at,
    fixed_at: order.fixed_at,
    is_unpaid: isUnpaid(order),
    progress,
    after: { ...progress, approved: false, ...after },
  }
}
