import type { OrderStatus } from '#contract/ordering/orderStates.ts'

/** Fulfilment progress of an order, in pieces over all lines. */
export interface Progress {
  /** Ordered and not closed, not yet shipped. */
  readonly unshipped: number
  /** Shipped, not yet received. */
  readonly underway: number
  /** Received, accepted or rejected. */
  readonly received: number
}

/** Facts that the order flow evaluates. */
export interface OrderFacts {
  readonly status: OrderStatus
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
  readonly urged_at: Date | null
  readonly progress: Progress
  /** State after the move; equal to the current state if the move changes nothing. */
  readonly after: Progress & { readonly approved: boolean }
}

interface LineProgress {
  readonly quantity: number
  readonly shipped: number
  readonly received: number
  readonly closed: number
}

export function progressOf(lines: readonly LineProgress[]): Progress {
  const sum = (pieces: (line: LineProgress) => number) => lines.reduce((all, line) => all + pieces(line), 0)
  return {
    unshipped: sum((line) => line.quantity - line.shipped - line.closed),
    underway: sum((line) => Math.max(0, line.shipped - line.received)),
    received: sum((line) => line.received),
  }
}

interface OrderLike {
  readonly status: OrderStatus
  readonly buyer_id: string
  readonly supplier_id: string
  readonly dept_path: readonly string[]
  readonly sent_at: Date | null
  readonly approves: boolean
  readonly awaits_me: boolean
  readonly proposal: unknown
  readonly urged_at: Date | null
  readonly lines: readonly LineProgress[]
}

/** Facts of an order; `after` overrides what the current move will change. */
export function factsOf(order: OrderLike, after: Partial<OrderFacts['after']> = {}): OrderFacts {
  const progress = progressOf(order.lines)
  return {
    status: order.status,
    buyer_id: order.buyer_id,
    supplier_id: order.supplier_id,
    dept_path: order.dept_path,
    sent: order.sent_at !== null,
    approves: order.approves,
    awaits_me: order.awaits_me,
    has_proposal: order.proposal !== null,
    urged_at: order.urged_at,
    progress,
    after: { ...progress, approved: false, ...after },
  }
}
