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

const ofCategory = `from catalogue.shelf h where h.tenant_id = $tenantId and h.category_id = $category`
const page = (from: string, order: string, orderOfRows: string) =>
  rows(`array(select sku_id ${from} order by ${order} limit $limit offset $offset)`, orderOfRows)
// The index has goods with a picture first. With the limits both halves are read along it: without them all goods of
// the category were sorted, which took 40 ms for 100,000.
const half = (condition: string) => `
  (select h.sku_id, h.sold ${ofCategory} and ${condition}
   order by h.sold desc, h.sku_id limit $limit::bigint + $offset::bigint)`
const bothHalves = `from (${half('h.has_picture')} union all ${half('not h.has_picture')}) h`
export const byDefault = sqlQuery(
  'catalogue.pageByDefault',
  page(ofCategory, 'has_picture desc, sold desc, sku_id', "s.shown_picture <> '' desc, s.sold desc, s.id"),
)
export type GoodsRow = RowOf<typeof byDefault>
const pages = {
  relevance: byDefault,
  sold: sqlQuery('catalogue.pageBySold', page(bothHalves, 'sold desc, sku_id', 's.sold desc, s.id')),
  newest: sqlQuery(
    'catalogue.pageByNewest',
    page(ofCategory, 'live_at desc, sku_id desc', 's.live_at desc, s.id desc'),
  ),
  priceUp: sqlQuery('catalogue.pageByPriceUp', page(ofCategory, 'list_price, sku_id', 's.list_price, s.id')),
  priceDown: sqlQuery(
    'catalogue.pageByPriceDown',
    page(ofCategory, 'list_price desc, sku_id', 's.list_price desc, s.id'),
  ),
} as const satisfies Record<PlainSort, unknown>

/** Page of a category, read from an index. */
export const pageOfCategory = (
  db: Db,
  { tenantId, deptPath, today }: Buyer,
  category: string,
  sort: PlainSort,
  { limit, offset }: { limit: number; offset: number },
) => pages[sort](db, { tenantId, deptPath, today, category, limit, offset })

// The ids are in a subselect, because the plan is then the same for every list and made once for each connection. With
// the ids as values every page was planned again, which took three times as long.
const byIds = sqlQuery(
  'catalogue.goods.byIds',
  rows('(select $skuIds::bigint[])::bigint[]', 'array_position($skuIds::bigint[], s.id)'),
)
/** Goods by id, in this order; only those on sale. */
export const goodsByIds = (db: Db, { tenantId, deptPath, today }: Buyer, skuIds: Ids) =>
  byIds(db, { tenantId, deptPath, today, skuIds })
