import type { TrackedEvent, TrackedParcel, TrackParcel } from './tracking.ts'

const hour = 3_600_000

/** Way of a parcel: hours after it was shipped, place and text. */
const stops: readonly (readonly [hours: number, place: string, text: string])[] = [
  [1, '发货网点', '快件已揽收'],
  [6, '始发转运中心', '快件已到达始发转运中心'],
  [9, '始发转运中心', '快件已发往目的地转运中心'],
  [26, '目的地转运中心', '快件已到达目的地转运中心'],
  [32, '目的地网点', '快件到达派送网点，正在派送'],
  [36, '目的地网点', '快件已签收'],
]

/**
 * Simulator for development and the demo: every parcel passes the same stops after its shipment. Numbers that end in
 * `404` are unknown to the carrier, and those that end in `500` make it fail.
 */
export const trackingSimulator =
  (now: () => Date = () => new Date()): TrackParcel =>
  ({ trackingNo, shippedAt }) => {
    if (trackingNo.endsWith('500')) return Promise.reject(new Error('the simulated carrier fails'))
    if (trackingNo.endsWith('404')) return Promise.resolve<TrackedParcel>({ status: 'waiting', events: [] })
    const events = stops.flatMap(([hours, place, text]): TrackedEvent[] => {
      const at = new Date(shippedAt.getTime() + hours * hour)
      return at <= now() ? [{ at, place, text }] : []
    })
    const status = events.length === 0 ? 'waiting' : events.length === stops.length ? 'delivered' : 'underway'
    return Promise.resolve<TrackedParcel>({ status, events })
  }
