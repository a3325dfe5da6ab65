import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { PlacedOrder, PlacingFacts, PriceFacts } from './facts.rules.ts'

const prices = sqlQuery(
  'signals.priceFacts',
  `select o.id as order_id, o.no, l.id as line_id, o.supplier_id, o.supplier_name, l.name, l.spec, l.unit, l.price, l.price_source,
     coalesce(e.earlier, '{}') as "earlier!"
   from ordering.orders o
   join ordering.order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id and l.sku_id > 0
   cross join lateral (
     select array_agg(h.price::text order by h.accepted_at desc, h.id) as earlier from (
       select x.id, x.price, y.accepted_at from ordering.order_lines x
       join ordering.orders y on y.tenant_id = x.tenant_id and y.id = x.order_id
       where x.tenant_id = l.tenant_id and x.sku_id = l.sku_id and x.sku_id > 0 and x.unit = l.unit and x.order_id <> l.order_id
         and y.accepted_at >= o.accepted_at - interval '1 year' and y.accepted_at < o.accepted_at
       order by y.accepted_at desc, x.id limit 200
     ) h
   ) e
   where o.id = any ($ids) and o.accepted_at is not null
   order by o.id, l.line_no, l.id`,
)

/** Lines of accepted orders. */
export const priceFacts = async (db: Db, ids: readonly string[]): Promise<PriceFacts[]> =>
  (await prices(db, { ids })).map((row) => ({
    orderId: row.order_id,
    orderNo: row.no,
    lineId: row.line_id,
    supplierId: row.supplier_id,
    supplierName: row.supplier_name,
    name: row.name,
    spec: row.spec,
    unit: row.unit,
    price: row.price,
    source: row.price_source,
    earlier: row.earlier,
  }))

/**
 * Orders of a buyer or department with a supplier, and for each the limits of approval that were in force when it was
 * submitted: a rule is read as it was saved last before; one whose history is not known is read as it is.
 */
const placings = sqlQuery(
  'signals.placingFacts',
  `with touched as (
     select distinct g.by, g.id, o.supplier_id from ordering.orders o
     cross join lateral (values ('buyer', o.buyer_id), ('department', o.dept_id)) g(by, id)
     where o.id = any ($ids) and o.order_type in ('mall', 'agreement') and o.submitted_at is not null
   )
   select t.by, t.id, t.supplier_id, (array_agg(o.supplier_name order by o.id desc))[1] as "supplier_name!",
     (array_agg(case when t.by = 'buyer' then o.buyer_name else o.dept_name end order by o.id desc))[1] as "name!",
     jsonb_agg(jsonb_build_object('orderId', o.id::text, 'no', o.no, 'buyerId', o.buyer_id::text, 'amount', o.amount::text, 'at', o.submitted_at,
       'limits', coalesce(limits.list, '[]')) order by o.submitted_at, o.id) as "orders!"
   from touched t
   join ordering.orders o on o.supplier_id = t.supplier_id
     and ((t.by = 'buyer' and o.buyer_id = t.id) or (t.by = 'department' and o.dept_id = t.id))
     and o.order_type in ('mall', 'agreement') and o.submitted_at is not null and o.status not in ('10', '25', '35', '90')
     and o.submitted_at > $at::timestamptz - interval '400 days' and o.submitted_at <= $at::timestamptz
   left join identity.departments d on d.tenant_id = o.tenant_id and d.id = o.dept_id
   cross join lateral (
     select jsonb_agg(distinct v.amount_from::text) as list from approvals.rules r
     left join lateral (
       select e.data from kit.events e where e.tenant_id = r.tenant_id and e.entity = 'approvalRule' and e.entity_id = r.id
         and e.name = 'approvalRule.saved' and e.at <= o.submitted_at order by e.id desc limit 1
     ) saved on true
     cross join lateral (select case when saved.data is null then r.amount_from else (saved.data ->> 'amountFrom')::numeric end as amount_from,
       case when saved.data is null then r.enabled and not exists (select from kit.events e where e.tenant_id = r.tenant_id
         and e.entity = 'approvalRule' and e.entity_id = r.id) else (saved.data ->> 'enabled')::boolean end as enabled) v
     where r.tenant_id = o.tenant_id and r.entity = 'order' and v.enabled and v.amount_from > 0
       and (r.dept_id is null or r.dept_id = any (d.path)) and (r.supplier_id is null or r.supplier_id = o.supplier_id)
       and (r.order_type is null or r.order_type = o.order_type) and r.category_id is null and r.cost_centre is null
   ) limits
   group by t.by, t.id, t.supplier_id
   having count(*) > 1
   order by t.by, t.id, t.supplier_id`,
).narrow<{ by: PlacingFacts['by']; orders: PlacedOrder[] }>()

/** How these orders, and others around them, were placed until a time. */
export const placingFacts = async (db: Db, ids: readonly string[], at: Date): Promise<PlacingFacts[]> =>
  (await placings(db, { ids, at })).map((row) => ({
    by: row.by,
    id: row.id!,
    name: row.name,
    supplierId: row.supplier_id,
    supplierName: row.supplier_name,
    orders: row.orders.map(({ limits, ...order }) => ({ ...order, limits: [...limits].toSorted() })),
  }))

/** Orders that were submitted since a time, the latest first. */
export const orderedSince = sqlQuery(
  'signals.orderedSince',
  `select o.id from ordering.orders o where o.submitted_at >= $since::timestamptz order by o.submitted_at desc, o.id desc limit 5000`,
)
