import { isOffered } from '../goods/quote.store.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { SkuDraft } from '#contract/catalogue/productDraft.ts'

/** Facts of SKUs that are compared, in this order; also of those no longer on sale. */
export const comparedRows = sqlQuery(
  'catalogue.comparedRows',
  `
  select s.id as sku_id, s.category_id, s.brand_id, s.min_qty, s.choices, d.details
  from unnest($skuIds::bigint[]) with ordinality as l(sku_id, place)
  join catalogue.skus s on s.tenant_id = $tenantId and s.id = l.sku_id
  join catalogue.products d on d.tenant_id = $tenantId and d.id = s.product_id
  where ${isOffered}
  order by l.place`,
).narrow<{ choices: SkuDraft['choices'] }>()
