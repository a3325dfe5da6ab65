import type { Db } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import type { PlainFilter, PlainSort } from './goods.rules.ts'
import { isOffered, nearestAgreement } from './quote.store.ts'

type Ids = readonly string[]

/** Buyer and day, on which prices depend. */
export interface Buyer {
  readonly tenantId: string
  readonly deptPath: Ids
  readonly today: string
}

// Lowest and highest price of all SKUs of a product as the buyer pays them; read for products with several alone.
const priceRange = `case when s.variants > 1 then (
    select array[min(coalesce(a.price, nullif(v.list_price, 0)))::text, max(coalesce(a.price, v.list_price))::text]
    from catalogue.skus v
    left join lateral (
      select a.price from catalogue.agreement_prices a
      where a.tenant_id = v.tenant_id and a.sku_id = v.id and a.dept_id = any ($deptPath::bigint[]) and $today::date between a.valid_from and a.valid_to
        and not a.is_closed and not a.is_stopped
      order by array_position($deptPath::bigint[], a.dept_id) desc limit 1) a on true
    where v.tenant_id = s.tenant_id and v.product_id = s.product_id and v.is_live) end`

const rows = (skuIds: string, order: string) => `
  select s.id as sku_id, s.product_id, s.name, s.spec, s.model, s.unit, s.shown_picture as picture, s.brand_id, s.brand_name, s.category_id, s.supplier_id,
    s.supplier_name, s.supplier_sku, s.list_price, s.market_price, coalesce(k.on_hand - k.reserved, 0) as "available!", s.min_qty, s.lead_days,
    s.region, s.sold, s.variants, p.agreement_price, p.tiers, ${priceRange} as price_range,
    (select v.version from catalogue.shelf_versions v where v.tenant_id = $tenantId) as shelf_version
  from catalogue.skus s
  left join catalogue.stock k on k.tenant_id = $tenantId and k.sku_id = s.id
  ${nearestAgreement}
  where s.tenant_id = $tenantId and s.is_live and s.id = any (${skuIds}) and ${isOffered}
  order by ${order}`

const ofCategory = `from catalogue.shelf h where h.tenant_id = $tenantId and h.category_id = $category`
const page = (from: string, order: string, orderOfRows: string) =>
  rows(`array(select sku_id ${from} order by ${order} limit $limit offset $offset)`, orderOfRows)
// The index has goods with a picture first. With the limits both halves are read along it: without them all goods of
// the category were sorted, which took 40 ms for 100,000.
const half = (from: string, condition: string) => `
  (select h.sku_id, h.sold ${from} and ${condition}
   order by h.sold desc, h.sku_id limit $limit::bigint + $offset::bigint)`
const bothHalves = (from: string) =>
  `from (${half(from, 'h.has_picture')} union all ${half(from, 'not h.has_picture')}) h`

const byPicture = ['has_picture desc, sold desc, sku_id', "s.shown_picture <> '' desc, s.sold desc, s.id"] as const
const newest = ['live_at desc, sku_id desc', 's.live_at desc, s.id desc'] as const
const priceUp = ['list_price, sku_id', 's.list_price, s.id'] as const
const priceDown = ['list_price desc, sku_id', 's.list_price desc, s.id'] as const
const sold = ['sold desc, sku_id', 's.sold desc, s.id'] as const

export const byDefault = sqlQuery('catalogue.pageByDefault', page(ofCategory, ...byPicture))
export type GoodsRow = RowOf<typeof byDefault>
const skus = {
  relevance: byDefault,
  sold: sqlQuery('catalogue.pageBySold', page(bothHalves(ofCategory), ...sold)),
  newest: sqlQuery('catalogue.pageByNewest', page(ofCategory, ...newest)),
  priceUp: sqlQuery('catalogue.pageByPriceUp', page(ofCategory, ...priceUp)),
  priceDown: sqlQuery('catalogue.pageByPriceDown', page(ofCategory, ...priceDown)),
} as const satisfies Record<PlainSort, unknown>

const leads = `${ofCategory} and h.is_lead`
export const productsByDefault = sqlQuery('catalogue.productsByDefault', page(leads, ...byPicture))
const products = {
  relevance: productsByDefault,
  sold: sqlQuery('catalogue.productsBySold', page(bothHalves(leads), ...sold)),
  newest: sqlQuery('catalogue.productsByNewest', page(leads, ...newest)),
  priceUp: sqlQuery('catalogue.productsByPriceUp', page(leads, ...priceUp)),
  priceDown: sqlQuery('catalogue.productsByPriceDown', page(leads, ...priceDown)),
} as const satisfies Record<PlainSort, unknown>

/** Page of a category, read from an index. */
export const pageOfCategory = (
  db: Db,
  { tenantId, deptPath, today }: Buyer,
  { category, sort, merged }: PlainFilter,
  { limit, offset }: { limit: number; offset: number },
) => (merged ? products : skus)[sort](db, { tenantId, deptPath, today, category, limit, offset })

// The ids are in a subselect, because the plan is then the same for every list and made once for each connection. With
// the ids as values every page was planned again, which took three times as long.
const byIds = sqlQuery(
  'catalogue.goods.byIds',
  rows('(select $skuIds::bigint[])::bigint[]', 'array_position($skuIds::bigint[], s.id)'),
)
/** Goods by id, in this order; only those on sale. */
export const goodsByIds = (db: Db, { tenantId, deptPath, today }: Buyer, skuIds: Ids) =>
  byIds(db, { tenantId, deptPath, today, skuIds })

/** SKUs of a product on sale that are listed at most. */
const maxVariants = 200
const variants = sqlQuery(
  'catalogue.variants',
  rows(
    `array(select v.id from catalogue.skus v
      where v.tenant_id = $tenantId and v.product_id = $productId and v.is_live order by v.id limit ${maxVariants})`,
    's.id',
  ),
)
/** SKUs of a product on sale, in the order in which they were added. */
export const variantsOf = (db: Db, { tenantId, deptPath, today }: Buyer, productId: string) =>
  variants(db, { tenantId, deptPath, today, productId })
