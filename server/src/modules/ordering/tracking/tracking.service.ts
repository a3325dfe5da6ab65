import { maxTrackingEvents, type Tracking } from '#contract/ordering/delivery/tracking.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import type { TrackedParcel, TrackParcel } from '#kit/tracking/tracking.ts'
import { findOrder } from '../orders/order.service.ts'
import { addTrackingEvents, dueTrackings, type DueRow, setTracking, trackingsOf } from './tracking.store.ts'

const hour = 3_600_000
/** Carriers are queried about a parcel for so long after its shipment. */
const days = 30
const atOnce = 100
/** Failures in a row after which a carrier is no longer queried about a parcel. */
const maxFailures = 8
/** Failed queries in a row after which the service counts as away, and a run ends. */
const maxFailedQueries = 3

type Context = Pick<JobContext, 'database' | 'tenantId' | 'now' | 'log' | 'signal'>

/**
 * Queries carriers where the parcels of a tenant are, every two hours until they are delivered. Nothing is queried in a
 * transaction; an event that comes twice is written once. A parcel that fails is queried later, and delays no other; after
 * some failures in a row the rest waits for the next run, so that a silent service neither holds up other jobs nor makes
 * all parcels fail.
 */
export const askCarriers = (track: TrackParcel) => async (context: Context) => {
  const { database, tenantId, now } = context
  const since = new Date(now.getTime() - days * 24 * hour)
  const parcels = await database.read(tenantId, (db) => dueTrackings(db, { since, now, max: atOnce }))
  let failed = 0
  await eachItem(
    context,
    parcels,
    ({ id }) => `parcel of delivery ${id}`,
    async (parcel) => {
      if (failed < maxFailedQueries) failed = (await query(track, parcel, context)) ? 0 : failed + 1
    },
  )
}

/** Queries the carrier of a parcel and writes what it answers, or the failure. Returns whether it answered. */
async function query(
  track: TrackParcel,
  parcel: DueRow,
  { database, tenantId, now, signal, log }: Context,
): Promise<boolean> {
  const { id, carrier, tracking_no: trackingNo, phone_end: phoneEnd, shipped_at: shippedAt } = parcel
  let answer: TrackedParcel | undefined
  try {
    answer = await track({ carrier, trackingNo, phoneEnd, shippedAt }, signal)
  } catch (error) {
    // A shutdown is no failure of the parcel; the loop ends at the next one.
    if (signal.aborted) return false
    log.info({ err: error, deliveryId: id }, 'a carrier could not be queried')
  }
  const failures = answer ? 0 : parcel.failures + 1
  const isGivenUp = failures >= maxFailures
  const isDone = answer?.status === 'delivered' || isGivenUp
  // After a failure the time between two queries doubles.
  const wait = answer ? 2 * hour : Math.min(24, 2 ** failures) * hour
  await database.write(tenantId, async (tx) => {
    if (answer) await addTrackingEvents(tx, id, answer.events)
    await setTracking(tx, {
      deliveryId: id,
      status: answer?.status ?? (isGivenUp ? 'unknown' : 'waiting'),
      now,
      nextAt: isDone ? null : new Date(now.getTime() + wait),
      deliveredAt: answer?.status === 'delivered' ? (answer.events[0]?.at ?? now) : null,
      failures,
    })
  })
  return answer !== undefined
}

/** Where the parcels of an order are, for those who may read it. */
export async function trackingOf(db: Db, actor: Actor, orderId: string): Promise<Tracking[]> {
  const order = await findOrder(db, actor, orderId)
  return (await trackingsOf(db, order.id, maxTrackingEvents)).map((row) => ({
    deliveryId: row.id,
    deliveryNo: row.no,
    carrier: row.carrier,
    trackingNo: row.tracking_no,
    shippedAt: row.shipped_at.toISOString(),
    status: row.status,
    requestedAt: row.asked_at?.toISOString() ?? null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    events: row.events.map(({ at, ...event }) => ({ at: new Date(at).toISOString(), ...event })),
  }))
}
