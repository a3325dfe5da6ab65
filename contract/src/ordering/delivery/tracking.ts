import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

/**
 * `waiting`: the carrier does not know the parcel yet; `problem`: it says that something is wrong; `unknown`: its
 * carrier is no longer queried.
 */
export const TrackingStatus = OneOf(['waiting', 'underway', 'delivered', 'problem', 'unknown'])
export type TrackingStatus = Static<typeof TrackingStatus>

export const maxTrackingEvents = 100

/** Where a parcel is, as its carrier answers; newest event first. */
export const Tracking = shape({
  deliveryId: Id,
  deliveryNo: Type.String(),
  carrier: Type.String(),
  trackingNo: Type.String(),
  shippedAt: Instant,
  status: TrackingStatus,
  requestedAt: Maybe({ ...Instant, description: 'when the carrier was queried last; null: not yet' }),
  deliveredAt: Maybe(Instant),
  events: List(shape({ at: Instant, place: Type.String(), text: Type.String() }), maxTrackingEvents),
})
export type Tracking = Static<typeof Tracking>

export const orderTracking = route({
  method: 'GET',
  path: '/orderrest/api/deliveries/tracking',
  byKey: true,
  access: 'session',
  summary: 'Get where the parcels of an order are, newest first, for everyone who may read the order',
  input: shape({ orderId: Id }),
  reply: List(Tracking, 100),
})
