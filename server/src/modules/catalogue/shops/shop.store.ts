import { sqlQuery } from '#kit/database/query.ts'

/** Maximum count of a shop's products. */
export const maxCounted = 1000
const maxShops = 20
/** Sample goods, one of each product. */
const maxSamples = 4

/** Suppliers among these with goods in the mall, those with most sales first. */
export const shopsOf = sqlQuery(
  'catalogue.shopsOf',
  `
  select u.id as "supplier_id!", c.count as "count!", array(
    select h.sku_id from catalogue.shelf h where h.tenant_id = $tenantId and h.category_id = 0 and h.supplier_id = u.id and h.is_lead
      and h.product_id <> all ($hidden::bigint[])
    order by h.sold desc, h.sku_id limit ${maxSamples}) as "sku_ids!"
  from unnest($supplierIds::bigint[]) as u(id)
  cross join lateral (select count(*)::int as count, coalesce(sum(t.sold), 0) as sold from (
    select h.sold from catalogue.shelf h where h.tenant_id = $tenantId and h.category_id = 0 and h.supplier_id = u.id and h.is_lead
      and h.product_id <> all ($hidden::bigint[])
    order by h.sold desc limit ${maxCounted + 1}) t) c
  where c.count > 0
  order by c.sold desc, u.id limit ${maxShops}`,
)
