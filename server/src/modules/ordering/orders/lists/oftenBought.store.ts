import { sqlQuery } from '#kit/database/query.ts'

/**
 * Frequently bought goods: goods of a buyer's newest orders by number of orders, at least two. Excludes drafts and
 * cancelled orders.
 */
export const oftenBought = sqlQuery(
  'ordering.oftenBought',
  `select l.sku_id from (
     select o.tenant_id, o.id from ordering.orders o
     where o.buyer_id = $buyerId and o.status not in ('10', '90')
     order by o.id desc limit 200
   ) as o
   join ordering.order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
   where l.sku_id is not null
   group by l.sku_id having count(*) > 1
   order by count(*) desc, max(o.id) desc limit $max`,
)
