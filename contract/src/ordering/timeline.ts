import { route } from '#contract/kit/route.ts'
import { Instant, List, Maybe, shape, type Static, Texts, Type } from '#contract/kit/schema.ts'
import type { TimelineEventName } from './events.ts'
import { ById } from './orders.ts'
import { OrderStatus } from './orderStates.ts'

/**
 * Entry of an order’s timeline, in ascending order of time. `what` is the event name: order.submitted, approval.agreed
 * …
 */
export const TimelineEntry = shape({
  at: Instant,
  what: Type.Unsafe<TimelineEventName>(Type.String()),
  actorName: Type.String(),
  deptName: Type.String(),
  from: Maybe(OrderStatus),
  to: Maybe(OrderStatus),
  reason: Type.String(),
  facts: Texts('deliveryNo, carrier, trackingNo, receiptNo, orderNo …'),
})
export type TimelineEntry = Static<typeof TimelineEntry>

export const orderTimeline = route({
  method: 'GET',
  path: '/orderrest/api/orders/timeline',
  byKey: true,
  access: 'session',
  summary: 'List the history of an order; suppliers see it from the submission to them on',
  input: ById,
  reply: List(TimelineEntry),
})
