import type { approvalsEvents } from '#contract/approvals/events.ts'
import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Amount, Id, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { Proposal } from './orderSummary.ts'
import { OrderStatus } from './orderStates.ts'

/** Optional facts of order events, depending on the move. */
const MoveFacts = shape({
  amount: Optional(Amount),
  formerAmount: Optional(Amount),
  supplierName: Optional(Type.String()),
  parentNo: Optional(Type.String({ description: 'number of the original order after a split' })),
  deliveryId: Optional(Id),
  deliveryNo: Optional(Type.String()),
  carrier: Optional(Type.String()),
  trackingNo: Optional(Type.String()),
  receiptId: Optional(Id),
  receiptNo: Optional(Type.String()),
  promisedDate: Optional(Type.String({ description: 'empty if none was named' })),
  proposal: Optional(Proposal),
  lowest: Optional(Type.Integer({ description: 'lowest score of the comments' })),
})
export type MoveFacts = Static<typeof MoveFacts>

/** Common payload of all moves, so that one listener can follow an order. */
const moved = { orderNo: Type.String(), buyerId: Id, supplierId: Id, ...MoveFacts.properties }

export const orderingEvents = {
  ...eventsOf('order', OrderStatus, {
    drafted: moved,
    submitted: moved,
    edited: moved,
    withdrawn: moved,
    cancelled: moved,
    reopened: moved,
    approved: moved,
    rejected: moved,
    split: moved,
    approvalExpired: moved,
    urged: moved,
    accepted: moved,
    proposed: moved,
    proposalAgreed: moved,
    proposalDeclined: moved,
    refused: moved,
    expired: moved,
    cancelRequested: moved,
    cancelAgreed: moved,
    cancelRefused: moved,
    shipped: moved,
    received: moved,
    autoReceived: moved,
    shortClosed: moved,
    commented: moved,
    autoCommented: moved,
  }),
  ...eventsOf('address', noStates, { saved: {}, madeDefault: {}, removed: {} }),
  ...eventsOf('invoiceTitle', noStates, { saved: {}, removed: {} }),
  ...eventsOf('comment', noStates, { replied: {} }),
}

/** Former event names: the audit chain keeps names as written. */
export const formerOrderEvents: Readonly<Record<string, OrderEventName>> = {
  'order.holdExpired': 'order.approvalExpired',
}

/** The events of an order’s timeline. */
export type OrderEventName = Extract<keyof typeof orderingEvents, `order.${string}`>
type ApprovalEventName = Extract<keyof typeof approvalsEvents, `approval.${string}`>
/** The events of an order’s timeline: its own, and those of its approvals. */
export type TimelineEventName = OrderEventName | ApprovalEventName
/** Timeline messages by entity and verb; the type rejects unknown verbs. */
export type TimelineMessages = {
  readonly order: Readonly<Partial<Record<VerbOf<OrderEventName>, string>>>
  readonly approval: Readonly<Partial<Record<VerbOf<ApprovalEventName>, string>>>
}
type VerbOf<Name extends string> = Name extends `${string}.${infer Verb}` ? Verb : never
