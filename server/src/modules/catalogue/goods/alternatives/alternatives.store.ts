import { sqlQuery } from '#kit/database/query.ts'

/** Stock movements considered for popular goods, latest first. */
const maxMoves = 20_000

/** Best sellers considered; several may belong to one product. */
const maxSellers = 100

/**
 * Popular goods on sale: most delivered in the last 90 days, then best sellers; one of each product. Ids of movements
 * begin with their time, so the 90 days are a range of the primary key.
 */
export const popularGoods = sqlQuery(
  'catalogue.popularGoods',
  `
  with lately as (
    select sku_id, kind from catalogue.stock_moves
    where tenant_id = $tenantId and id > ((extract(epoch from now() - interval '90 days') * 1000)::bigint - 1767225600000) << 20
    order by id desc limit ${maxMoves}
  ), counted as (
    select l.sku_id as id, k.product_id, count(*) as times
    from lately l join catalogue.skus k on k.tenant_id = $tenantId and k.id = l.sku_id
    where l.kind = 'ship' and k.is_live group by l.sku_id, k.product_id
  ), bought as (
    select distinct on (product_id) id, product_id, times from counted order by product_id, times desc, id
  ), sellers as (
    select sku_id as id, sold from catalogue.shelf
    where tenant_id = $tenantId and category_id = 0 order by has_picture desc, sold desc, sku_id limit ${maxSellers}
  ), sold as (
    select distinct on (k.product_id) s.id, k.product_id, s.sold as times
    from sellers s join catalogue.skus k on k.tenant_id = $tenantId and k.id = s.id order by k.product_id, s.sold desc, s.id
  )
  select id as "id!" from (
    select id, times, 0 as place from bought
    union all select id, times, 1 from sold where product_id not in (select product_id from bought)) p
  order by place, times desc, id limit $max`,
)
