import { stockDays } from '#contract/warehouse/stock.ts'
import type { Days } from '#contract/insight/periods.ts'
import type { Db } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

const byWarehouse = sqlQuery(
  'insight.stockByWarehouse',
  `with shown as materialized (
     select w.id, w.code, w.name from warehouse.warehouses w
     where ($keeperId?::bigint is null or $keeperId?::bigint = any (w.keepers))
       and ($scope::bigint = 0 or exists (select from identity.departments d where d.tenant_id = w.tenant_id and d.id = w.dept_id
         and $scope::bigint = any (d.path)))
   ), there as materialized (
     select b.warehouse_id, b.item_id, sum(round(b.on_hand * t.unit_cost, 2)) as value, sum(b.on_hand * t.unit_cost) as cost,
       count(*) filter (where b.on_hand > 0 and t.expires_on <= $today::date + $expiring::int) as expiring, sum(b.on_hand) as pieces
     from warehouse.balances b join warehouse.batches t on t.tenant_id = b.tenant_id and t.id = b.batch_id
     where not b.is_outside and b.warehouse_id in (select id from shown) group by 1, 2
   ), moved as materialized (
     select p.warehouse_id, m.at >= $end::timestamptz as after,
       sum(case when p.is_outside then 0 when p.id = m.to_id then m.quantity else -m.quantity end * t.unit_cost) as change,
       sum(case when p.kind <> 'consumer' then 0 when p.id = m.to_id then m.quantity else -m.quantity end * t.unit_cost) as issued
     from warehouse.moves m
     join warehouse.batches t on t.tenant_id = m.tenant_id and t.id = m.batch_id
     join warehouse.places p on p.tenant_id = m.tenant_id and p.id in (m.from_id, m.to_id)
     where m.at >= $start::timestamptz and p.warehouse_id in (select id from shown) group by 1, 2
   )
   select s.id, s.name, coalesce(h.value, 0)::numeric(18, 2) as "value!", coalesce(h.expiring, 0)::int as "expiring!", coalesce(h.slow, 0)::int as "slow!",
     (select count(*)::int from warehouse.reorders r where r.warehouse_id = s.id and warehouse.available(r.item_id, r.warehouse_id) <= r.min_qty) as "low!",
     (coalesce(h.cost, 0) - coalesce(m.later, 0))::numeric(24, 4) as "closing!",
     (coalesce(h.cost, 0) - coalesce(m.later, 0) - coalesce(m.during, 0))::numeric(24, 4) as "opening!",
     coalesce(m.issued, 0)::numeric(24, 4) as "issued!"
   from shown s
   left join (select t.warehouse_id, sum(t.value) as value, sum(t.cost) as cost, sum(t.expiring) as expiring,
       count(*) filter (where t.pieces > 0 and warehouse.is_slow(t.item_id, t.warehouse_id, $slow::int)) as slow from there t group by 1) h
     on h.warehouse_id = s.id
   left join (select d.warehouse_id, sum(d.change) filter (where d.after) as later, sum(d.change) filter (where not d.after) as during,
       sum(d.issued) filter (where not d.after) as issued from moved d group by 1) m on m.warehouse_id = s.id
   order by 3 desc, s.code, s.id limit 1000`,
)
export type StockRow = RowOf<typeof byWarehouse>

interface StockOf {
  readonly keeperId: string | null
  readonly scope: string
  readonly days: Days
  readonly today: string
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)
const endOf = (day: string): Date => new Date(startOf(day).getTime() + 86_400_000)

/** Stock of warehouses: what is there now, and what it was worth at both ends of the days, with the cost of the issues between. */
export const stockByWarehouse = (db: Db, { keeperId, scope, days, today }: StockOf): Promise<StockRow[]> =>
  byWarehouse(db, {
    keeperId,
    scope,
    today,
    start: startOf(days.since),
    end: endOf(days.until),
    expiring: stockDays.expiring,
    slow: stockDays.slow,
  })
