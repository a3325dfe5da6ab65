import type { TrackingStatus } from '#contract/ordering/delivery/tracking.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import type { TrackedEvent } from '#kit/tracking/tracking.ts'

const due = sqlQuery(
  'ordering.dueTrackings',
  `select d.id, d.carrier, d.tracking_no, d.shipped_at, right(o.consignee ->> 'mobile', 4) as "phone_end!", coalesce(t.failures, 0) as "failures!"
   from ordering.deliveries d
   join ordering.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
   left join ordering.trackings t on t.tenant_id = d.tenant_id and t.delivery_id = d.id
   where d.shipped_at > $since and d.tracking_no <> '' and (t.delivery_id is null or t.next_at <= $now)
   order by t.next_at nulls first, d.id limit $max`,
)
export type DueRow = RowOf<typeof due>
/** Deliveries shipped since a time whose carrier is to be queried. */
export const dueTrackings = (db: Db, filter: { since: Date; now: Date; max: number }): Promise<DueRow[]> =>
  due(db, filter)

export interface Queried {
  readonly deliveryId: string
  readonly status: TrackingStatus
  readonly now: Date
  readonly nextAt: Date | null
  readonly deliveredAt: Date | null
  readonly failures: number
}

const set = sqlQuery(
  'ordering.setTracking',
  `insert into ordering.trackings as t (delivery_id, status, asked_at, next_at, failures, delivered_at)
   values ($deliveryId, $status, $now, $nextAt?, $failures, $deliveredAt?)
   on conflict (tenant_id, delivery_id) do update set asked_at = excluded.asked_at, next_at = excluded.next_at,
     failures = excluded.failures, delivered_at = coalesce(t.delivered_at, excluded.delivered_at),
     status = case when excluded.failures > 0 and excluded.status <> 'unknown' then t.status else excluded.status end`,
)
export const setTracking = (tx: Tx, queried: Queried) => set(tx, { ...queried })

const add = sqlQuery(
  'ordering.addTrackingEvents',
  `insert into ordering.tracking_events (delivery_id, at, place, text)
   select $deliveryId, e.at, e.place, e.text from jsonb_to_recordset($events::jsonb) as e(at timestamptz, place text, text text)
   on conflict do nothing`,
).narrow<object, { events: readonly TrackedEvent[] }>()
/** Adds the events that a carrier answers; those that are known stay. */
export const addTrackingEvents = (tx: Tx, deliveryId: string, events: readonly TrackedEvent[]) =>
  add(tx, { deliveryId, events })

const read = sqlQuery(
  'ordering.readTrackings',
  `select d.id, d.no, d.carrier, d.tracking_no, d.shipped_at, coalesce(t.status, 'waiting') as "status!", t.asked_at, t.delivered_at,
     (select coalesce(json_agg(json_build_object('at', e.at, 'place', e.place, 'text', e.text) order by e.at desc), '[]')
      from (select * from ordering.tracking_events e where e.tenant_id = d.tenant_id and e.delivery_id = d.id
        order by e.at desc limit $max) e) as events
   from ordering.deliveries d
   left join ordering.trackings t on t.tenant_id = d.tenant_id and t.delivery_id = d.id
   where d.order_id = $orderId order by d.id desc limit 100`,
).narrow<{ status: TrackingStatus; events: { at: string; place: string; text: string }[] }>()
export const trackingsOf = (db: Db, orderId: string, max: number) => read(db, { orderId, max })
