import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const completed = `o.status in ('60', '70', '95')
     and coalesce(o.received_at, o.finished_at) < $before::timestamptz
     and not exists (select from wallet.earned_orders e where e.tenant_id = o.tenant_id and e.order_id = o.id)
     and not exists (select from ordering.returns r where r.tenant_id = o.tenant_id and r.order_id = o.id and r.finished_at is null)`

const due = sqlQuery(
  'wallet.ordersToEarn',
  `select o.id from ordering.orders o
   where ${completed} and coalesce(o.received_at, o.finished_at) >= $since::timestamptz order by o.id limit 500`,
)
/** Orders that are completed, with the period for returns behind them, that rules have not looked at. */
export const ordersToEarn = (db: Db, of: { readonly before: Date; readonly since: Date }) => due(db, { ...of })

const kept = sqlQuery(
  'wallet.keptOfOrder',
  `with held as (
     select o.* from ordering.orders o where o.id = $orderId and ${completed} for share of o
   ), goods as (
     select sum(greatest(0, least(l.amount, case k.pieces when l.quantity then l.amount else round(l.price * k.pieces, 2) end)
       - l.allowance)) as amount
     from ordering.order_lines l
     cross join lateral (select greatest(0, l.quantity - l.rejected - l.closed - l.returned) as pieces) k
     where l.order_id = $orderId
   )
   select h.no, h.buyer_id, coalesce(h.received_at, h.finished_at) as "completed_at!",
     greatest(0, g.amount - greatest(0, h.points_amount - (h.goods_amount - g.amount)))::numeric(18, 2) as "paid!"
   from held h cross join goods g`,
)
/** What the buyer has kept of a completed order and not paid with points; undefined if it is not due any more. */
export const keptOfOrder = (tx: Tx, orderId: string, before: Date) => kept.first(tx, { orderId, before })

const note = sqlQuery(
  'wallet.noteEarned',
  `insert into wallet.earned_orders (order_id, points, at) values ($orderId, $points, $at) on conflict do nothing returning order_id`,
)
/** Notes that rules have looked at an order; false if they had before. */
export const noteEarned = async (tx: Tx, orderId: string, points: number, at: Date): Promise<boolean> =>
  (await note.first(tx, { orderId, points, at })) !== undefined
