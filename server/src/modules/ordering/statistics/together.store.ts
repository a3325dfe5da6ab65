import type { Db, Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

/** Orders with more lines say little of what belongs together. */
const maxLines = 30

const count = sqlQuery(
  'ordering.countTogether',
  `
  with lines as (
    select l.order_id, l.product_id, l.sku_id, o.dept_id
    from ordering.orders o join ordering.order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
    where o.accepted_at >= $since and o.status <> '90' and l.product_id <> 0
      and (select count(*) from ordering.order_lines c where c.tenant_id = o.tenant_id and c.order_id = o.id) between 2 and ${maxLines}
  ), pairs as (
    select a.product_id, b.product_id as other_product_id, count(distinct a.order_id)::int as orders,
      mode() within group (order by b.sku_id) as sku_id
    from lines a join lines b on b.order_id = a.order_id and b.product_id <> a.product_id
    group by 1, 2
    having count(distinct a.order_id) >= $minOrders and count(distinct a.dept_id) >= $minDepts
  ), ranked as (
    select p.*, row_number() over (partition by product_id order by orders desc, other_product_id) as place from pairs p
  )
  select product_id as "productId!", other_product_id as "otherProductId!", sku_id as "skuId!", orders as "orders!"
  from ranked where place <= $max order by 1, place limit $limit`,
)
export type Pair = RowOf<typeof count>
/** Products side by side in orders accepted since a time, with the most frequent ones of each. */
export const countTogether = (
  db: Db,
  filter: { since: Date; minOrders: number; minDepts: number; max: number; limit: number },
): Promise<Pair[]> => count(db, filter)

const replace = sqlQuery(
  'ordering.replaceTogether',
  `
  with counted as (
    select g."productId" as product_id, g."otherProductId" as other_product_id, g."skuId" as sku_id, g.orders
    from jsonb_to_recordset($pairs::jsonb) as g("productId" bigint, "otherProductId" bigint, "skuId" bigint, orders int)
  ), gone as (
    delete from ordering.bought_together t
    where not exists (select from counted c where c.product_id = t.product_id and c.other_product_id = t.other_product_id)
  )
  insert into ordering.bought_together as t (product_id, other_product_id, sku_id, orders)
  select product_id, other_product_id, sku_id, orders from counted order by 1, 2
  on conflict (tenant_id, product_id, other_product_id) do update set sku_id = excluded.sku_id, orders = excluded.orders
  where (t.sku_id, t.orders) <> (excluded.sku_id, excluded.orders)`,
).narrow<object, { pairs: readonly Pair[] }>()
export const replaceTogether = (tx: Tx, pairs: readonly Pair[]) => replace(tx, { pairs })

const beside = sqlQuery(
  'ordering.skusTogether',
  `select sku_id from ordering.bought_together where product_id = $productId order by orders desc, other_product_id limit $max`,
)
/** SKUs that are ordered beside a product, most often first. */
export const skusTogether = async (db: Db, productId: string, max: number): Promise<string[]> =>
  (await beside(db, { productId, max })).map(({ sku_id }) => sku_id)
