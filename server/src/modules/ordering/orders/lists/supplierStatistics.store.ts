import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { supplierTabs } from './tabs.rules.ts'

const statuses = (tab: keyof typeof supplierTabs) => supplierTabs[tab].map((status) => `'${status}'`).join(', ')
/** Counts orders sent to the supplier, without declined and cancelled ones. */
const counted = `o.supplier_id = $supplierId and o.sent_at is not null and o.status not in (${statuses('cancelled')})
  and o.created_at >= $since::timestamptz`
const isCompleted = `o.status in (${statuses('completed')})`

const byMonth = sqlQuery(
  'ordering.supplierOrdersByMonth',
  `select to_char(o.created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as "month!",
     count(*) filter (where ${isCompleted})::int as "completed_orders!",
     coalesce(sum(o.amount) filter (where ${isCompleted}), 0.00) as "completed_amount!",
     count(*) filter (where not ${isCompleted})::int as "ongoing_orders!",
     coalesce(sum(o.amount) filter (where not ${isCompleted}), 0.00) as "ongoing_amount!"
   from ordering.orders o where ${counted} group by 1`,
)
/** Sums by month; months without orders are left out. */
export const sumOrdersByMonth = (db: Db, supplierId: string, since: Date) => byMonth(db, { supplierId, since })

const byDepartment = sqlQuery(
  'ordering.supplierOrdersByDepartment',
  `with of_department as (
     select o.dept_id, max(o.dept_name) as name, count(*) as orders, sum(o.amount) as amount
     from ordering.orders o where ${counted} group by o.dept_id
   ), placed as (
     select d.*, least(row_number() over (order by d.amount desc, d.dept_id), $max::int + 1) as place from of_department d
   )
   select case when p.place <= $max::int then min(p.name) end as name, sum(p.orders)::int as "orders!",
     sum(p.amount) as "amount!"
   from placed p group by p.place order by p.place`,
)
/** Departments with the highest amounts, then all others as one row without a name. */
export const sumOrdersByDepartment = (db: Db, supplierId: string, since: Date, max: number) =>
  byDepartment(db, { supplierId, since, max })
