import type { Tier } from '#contract/catalogue/catalogue.ts'
import type { Sql } from '#kit/database.ts'
import { hot } from '#kit/untypedQuery.ts'
import type { PlainSort } from './goods.rules.ts'
import { nearestAgreement } from './quote.store.ts'

export interface GoodsRow {
  sku_id: string
  product_id: string
  name: string
  spec: string
  model: string
  unit: string
  picture: string
  brand_id: string | null
  brand_name: string
  category_id: string
  supplier_id: string
  supplier_name: string
  supplier_sku: string
  list_price: string
  market_price: string | null
  available: number
  min_qty: number
  lead_days: number
  region: string
  sold: string
  agreement_price: string | null
  tiers: Tier[] | null
  /** Of the catalogue, when this row was read. */
  shelf_version: string | null
}
type Ids = readonly string[]

/** Who buys, and when: what a price depends on. */
export interface Buyer {
  readonly tenantId: string
  readonly deptPath: Ids
  readonly today: string
}

const rows = (skuIds: string, order: string) => `
  select s.id as sku_id, s.product_id, s.name, s.spec, s.model, s.unit, s.shown_picture as picture, s.brand_id, s.brand_name, s.category_id, s.supplier_id,
    s.supplier_name, s.supplier_sku, s.list_price, s.market_price, coalesce(k.on_hand - k.reserved, 0) as available, s.min_qty, s.lead_days,
    s.region, s.sold, p.agreement_price, p.tiers,
    (select v.version from catalogue.shelf_versions v where v.tenant_id = $1) as shelf_version
  from catalogue.skus s
  left join catalogue.stock k on k.tenant_id = $1 and k.sku_id = s.id
  ${nearestAgreement}
  where s.tenant_id = $1 and s.is_live and s.id = any (${skuIds})
  order by ${order}`

type Page = [tenantId: string, deptPath: Ids, today: string, category: string, limit: number, offset: number]
const page = (column: 'sold' | 'live_at' | 'list_price', direction: 'asc' | 'desc') =>
  hot<GoodsRow, Page>(
    rows(
      `array(select h.sku_id from catalogue.shelf h where h.tenant_id = $1 and h.category_id = $4
         order by h.${column} ${direction}, h.sku_id ${direction} limit $5 offset $6)`,
      `s.${column} ${direction}, s.id ${direction}`,
    ),
  )
const bySold = page('sold', 'desc')
const pages = {
  relevance: bySold,
  sold: bySold,
  newest: page('live_at', 'desc'),
  priceUp: page('list_price', 'asc'),
  priceDown: page('list_price', 'desc'),
} as const satisfies Record<PlainSort, unknown>

/** The statement behind a page of a category, for measurements. */
export const pageOfCategoryText = bySold.text

/** A page of a category: the beginning of an index. */
export const pageOfCategory = (
  sql: Sql,
  { tenantId, deptPath, today }: Buyer,
  category: string,
  sort: PlainSort,
  { limit, offset }: { limit: number; offset: number },
) => pages[sort](sql, tenantId, deptPath, today, category, limit, offset)

const byIds = hot<GoodsRow, [tenantId: string, deptPath: Ids, today: string, skuIds: Ids]>(
  rows('$4::bigint[]', 'array_position($4::bigint[], s.id)'),
)
/** These goods in this order, as far as they are on sale. */
export const goodsByIds = (sql: Sql, { tenantId, deptPath, today }: Buyer, skuIds: Ids) =>
  byIds(sql, tenantId, deptPath, today, skuIds)
