import type { approvalsEvents } from '#contract/approvals/events.ts'
import { changedFieldsOf } from '#contract/kit/changes.ts'
import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Amount, Id, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import type { CostCentreDraft } from './costCentres.ts'
import { Proposal } from './orderSummary.ts'
import { OrderStatus } from './orderStates.ts'
import { WatchKind } from './lists/goodsWatches.ts'
import { ReturnKind, ReturnStatus } from './returns/return.ts'

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
  inspecting: Optional(Type.Integer({ description: 'pieces that a receipt took in to be inspected' })),
  promisedDate: Optional(Type.String({ description: 'empty if none was named' })),
  proposal: Optional(Proposal),
  isWaiting: Optional(Type.Boolean({ description: 'a change waits, or waited, for the supplier' })),
  lowest: Optional(Type.Integer({ description: 'lowest score of the comments' })),
})
export type MoveFacts = Static<typeof MoveFacts>

/** Common payload of all moves, so that one listener can follow an order. */
const moved = { orderNo: Type.String(), buyerId: Id, supplierId: Id, ...MoveFacts.properties }

/** Payload of all events of returns. */
const returnMoved = {
  returnNo: Type.String(),
  orderId: Id,
  orderNo: Type.String(),
  buyerId: Id,
  supplierId: Id,
  kind: ReturnKind,
  amount: Optional(Amount),
  carrier: Optional(Type.String()),
  trackingNo: Optional(Type.String()),
}

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
    draftExpired: moved,
    cancelRequested: moved,
    cancelAgreed: moved,
    cancelRefused: moved,
    shipped: moved,
    received: moved,
    inspected: moved,
    inspectionLate: moved,
    groupReached: moved,
    groupDissolved: moved,
    changeRequested: moved,
    changeApproved: moved,
    changeRejected: moved,
    changeExpired: moved,
    changeWithdrawn: moved,
    changeAgreed: moved,
    changeDeclined: moved,
    autoReceived: moved,
    shortClosed: moved,
    commented: moved,
    autoCommented: moved,
  }),
  ...eventsOf('return', ReturnStatus, {
    submitted: returnMoved,
    withdrawn: returnMoved,
    agreed: returnMoved,
    refused: returnMoved,
    offered: returnMoved,
    offerAccepted: returnMoved,
    offerDeclined: returnMoved,
    appealed: returnMoved,
    closed: returnMoved,
    sent: returnMoved,
    taken: returnMoved,
    disputed: returnMoved,
    decided: returnMoved,
    shipped: returnMoved,
    received: returnMoved,
    refundClaimed: returnMoved,
    completed: returnMoved,
    approved: returnMoved,
    approvalRejected: returnMoved,
    approvalExpired: returnMoved,
    stated: returnMoved,
    rejected: returnMoved,
  }),
  ...eventsOf('goodsList', noStates, { saved: {}, removed: {} }),
  ...eventsOf('costCentre', OneOf(['active', 'disabled']), {
    created: { code: Type.String() },
    edited: changedFieldsOf<keyof CostCentreDraft>(),
    disabled: {},
    enabled: {},
  }),
  ...eventsOf('goodsWatch', noStates, {
    set: { skuId: Id, kind: WatchKind },
    reached: { userId: Id, skuId: Id, kind: WatchKind, goodsName: Type.String(), price: Type.String() },
  }),
  ...eventsOf('address', noStates, { saved: {}, madeDefault: {}, removed: {} }),
  ...eventsOf('invoiceTitle', noStates, { saved: {}, removed: {} }),
  ...eventsOf('comment', noStates, { replied: {}, followedUp: {}, published: {}, hidden: {} }),
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
