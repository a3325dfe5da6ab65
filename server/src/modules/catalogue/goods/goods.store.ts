import type { Db } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import type { PlainSort } from './goods.rules.ts'
import { nearestAgreement } from './quote.store.ts'

type Ids = readonly string[]

/** Buyer and day, on which prices depend. */
export interface Buyer {
  readonly tenantId: string
  readonly deptPath: Ids
  readonly today: string
}

const rows = (skuIds: string, order: string) => `
  select s.id as sku_id, s.product_id, s.name, s.spec, s.model, s.unit, s.shown_picture as picture, s.brand_id, s.brand_name, s.category_id, s.supplier_id,
    s.supplier_name, s.supplier_sku, s.list_price, s.market_price, coalesce(k.on_hand - k.reserved, 0) as "available!", s.min_qty, s.lead_days,
    s.region, s.sold, p.agreement_price, p.tiers,
    (select v.version from catalogue.shelf_versions v where v.tenant_id = $tenantId) as shelf_version
  from catalogue.skus s
  left join catalogue.stock k on k.tenant_id = $tenantId and k.sku_id = s.id
  ${nearestAgreement}
  where s.tenant_id = $tenantId and s.is_live and s.id = any (${skuIds})
  order by ${order}`

const page = (column: 'sold' | 'live_at' | 'list_price', direction: 'asc' | 'desc') =>
  rows(
    `array(select h.sku_id from catalogue.shelf h where h.tenant_id = $tenantId and h.category_id = $category
       order by h.${column} ${direction}, h.sku_id ${direction} limit $limit offset $offset)`,
    `s.${column} ${direction}, s.id ${direction}`,
  )
export const bySold = sqlQuery('catalogue.pageBySold', page('sold', 'desc'))
export type GoodsRow = RowOf<typeof bySold>
const pages = {
  relevance: bySold,
  sold: bySold,
  newest: sqlQuery('catalogue.pageByNewest', page('live_at', 'desc')),
  priceUp: sqlQuery('catalogue.pageByPriceUp', page('list_price', 'asc')),
  priceDown: sqlQuery('catalogue.pageByPriceDown', page('list_price', 'desc')),
} as const satisfies Record<PlainSort, unknown>

/** Page of a category, read from an index. */
export const pageOfCategory = (
  sql: Db,
  { tenantId, deptPath, today }: Buyer,
  category: string,
  sort: PlainSort,
  { limit, offset }: { limit: number; offset: number },
) => pages[sort](sql, { tenantId, deptPath, today, category, limit, offset })

// The ids are in a subselect, because the plan is then the same for every list and made once for each connection. With
// the ids as values every page was planned again, which took three times as long.
const byIds = sqlQuery(
  'catalogue.goods.byIds',
  rows('(select $skuIds::bigint[])::bigint[]', 'array_position($skuIds::bigint[], s.id)'),
)
/** Goods by id, in this order; only those on sale. */
export const goodsByIds = (sql: Db, { tenantId, deptPath, today }: Buyer, skuIds: Ids) =>
  byIds(sql, { tenantId, deptPath, today, skuIds })
