import { route } from '#contract/kit/route.ts'
import { Instant, List, Maybe, shape, type Static, Texts, Type } from '#contract/kit/schema.ts'
import type { TimelineEventName } from './events.ts'
import { ById } from './orders.ts'
import { OrderStatus } from './orderStates.ts'

/** An entry of an order’s timeline, newest last. `what` is the event's name: order.submitted, approval.agreed … */
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
  access: 'session',
  summary: 'Everything that happened to an order; a supplier sees it from the moment that it was sent.',
  input: ById,
  reply: List(TimelineEntry),
})
