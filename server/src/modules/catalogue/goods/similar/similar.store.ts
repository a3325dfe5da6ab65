import { maxSimilar } from '#contract/catalogue/similarGoods.ts'
import { sqlQuery } from '#kit/database/query.ts'

/** Best-selling goods of the leaf that are looked at. */
const maxLooked = 300

/** SKUs of the same leaf by the number of shared attributes: one of each other product. */
export const similarSkus = sqlQuery(
  'catalogue.similarSkus',
  `
  with given as (
    select s.product_id, s.category_id, s.attributes from catalogue.skus s where s.tenant_id = $tenantId and s.id = $skuId
  ), looked as (
    select h.sku_id, h.sold from given g
    cross join lateral (
      select h.sku_id, h.sold from catalogue.shelf h
      where h.tenant_id = $tenantId and h.category_id = g.category_id order by h.sold desc, h.sku_id limit ${maxLooked}) h
  ), likely as (
    select distinct on (s.product_id) s.id, l.sold,
      (select count(*) from unnest(s.attributes) a where a = any (g.attributes)) as shared
    from looked l
    join catalogue.skus s on s.tenant_id = $tenantId and s.id = l.sku_id
    cross join given g
    where s.product_id <> g.product_id and s.is_live
    order by s.product_id, shared desc, l.sold desc, s.id
  )
  select id from likely order by shared desc, sold desc, id limit ${maxSimilar}`,
)
