import { sql } from 'kysely'
import type { GoodsSort } from '#contract/catalogue/goodsSearch.ts'
import type { Db } from '#kit/database/database.ts'
import { builtQuery, sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { bestResult, namePatterns } from './best.store.ts'
import {
  type SearchResult,
  type GoodsFilter,
  choosesSkus,
  isNarrowed,
  maxHits,
  maxSorted,
  isByHand,
  listingOf,
} from './goods.rules.ts'
import type { Place } from './place.rules.ts'
import type { Buyer } from './goods.store.ts'
import type { SearchQuery } from '../text/query.rules.ts'
import { inTenant } from '../text/token.rules.ts'
import { type Part, none, ids, marks, conditions, offered, orNull, withLeads } from './facets/filter.store.ts'
import { best, counting } from './facets/facet.store.ts'

/** Orders of a category, and of a search but by relevance. The default ones have goods with a picture first. */
const orders = {
  relevance: sql.raw('has_picture desc, sold desc, id'),
  mixed: sql.raw('has_picture desc, nth, turn, sold desc, id'),
  sold: sql.raw('sold desc, id'),
  newest: sql.raw('live_at desc, id desc'),
  priceUp: sql.raw('list_price, id'),
  priceDown: sql.raw('list_price desc, id'),
} as const satisfies Record<GoodsSort, Part>
/** Order in which an operator has put the goods of a zone. */
const inOrder = sql.raw('position, id')
/** Order in which the SKU that stands for its product is chosen. */
const leadOrders = { ...orders, mixed: orders.relevance }
const columnsOf = {
  relevance: sql.raw('h.has_picture, h.sold'),
  mixed: sql.raw('h.has_picture, h.sold'),
  sold: sql.raw('h.sold'),
  newest: sql.raw('h.live_at'),
  priceUp: sql.raw('h.list_price'),
  priceDown: sql.raw('h.list_price'),
} as const satisfies Record<GoodsSort, Part>

interface Found {
  readonly filter: GoodsFilter
  readonly buyer: Buyer
  readonly place: Place
}

const ofCategory = builtQuery((db, { filter, buyer, place, start }: Found & { readonly start: number | null }) => {
  const { sort, merged } = filter
  const byHand = isByHand(filter)
  const attributes = place.facets.length > 0 || filter.answers !== null
  // Without such conditions the SKU that is marked in the listing stands for its product.
  const isMarked = merged && !choosesSkus(filter)
  const rows = sql`
    select h.sku_id as id, h.product_id, ${isMarked ? sql`h.is_lead,` : none} h.brand_id, h.supplier_id, h.leaf_id as category_id, ${byHand ? sql`g.position` : columnsOf[sort]},
      ${attributes ? sql`k.attributes,` : none} ${marks(filter)}
    from catalogue.shelf h
    ${attributes ? sql`join (select tenant_id, id, attributes from catalogue.skus) k on k.tenant_id = h.tenant_id and k.id = h.sku_id` : none}
    ${byHand ? sql`join catalogue.zone_goods g on g.tenant_id = h.tenant_id and g.zone_id = ${filter.zone!.id} and g.sku_id = h.sku_id` : none}
    where h.tenant_id = ${buyer.tenantId} and h.category_id = ${listingOf(filter)}
      ${filter.zone && place.leaves ? sql`and h.leaf_id = any (${ids(place.leaves)})` : none}
      ${isMarked && !attributes ? sql`and h.is_lead` : none} ${conditions(filter, buyer)}`
  const base = isMarked ? rows : withLeads(rows, merged, byHand ? inOrder : leadOrders[sort])
  const own = sql`select * from base where of_brand and of_supplier and missed is null`
  const hits = sort === 'mixed' ? mixed(own, buyer, place) : own
  return counting(db, { base, hits, order: byHand ? inOrder : orders[sort], start, place, merged })
})
/** Result of a category, with exact counts; `start` null: only the counts. */
export async function categoryResult(
  db: Db,
  filter: GoodsFilter,
  buyer: Buyer,
  place: Place,
  start: number | null,
): Promise<SearchResult> {
  const [answer] = await ofCategory(db, { filter, buyer, place, start })
  return { ...answer!, isCapped: false }
}

interface Searched extends Found {
  readonly query: SearchQuery
  readonly start: number
}

const ofSearch = builtQuery((db, { filter, buyer, place, query, start }: Searched) => {
  const sorted = filter.sort !== 'relevance'
  const max = sorted ? maxSorted : maxHits + 1
  const ranks = sorted ? none : sql`tier, lower(name collate "C") like ${containing(query.phrase)} as is_phrase,`
  const { merged } = filter
  const leadOrder = sorted ? leadOrders[filter.sort] : byRelevance
  const rows = (narrowed: boolean) => sql`
    select id, product_id, brand_id, supplier_id, category_id, sold, live_at, list_price, has_picture, ${ranks}
      ${place.facets.length > 0 || filter.answers ? sql`attributes,` : none} ${marks(filter)}
    from ${search(filter, buyer, place, query, narrowed, max)} ${offered(filter, 'where', sql.raw('product_id'))}`
  const found = (narrowed: boolean) => withLeads(rows(narrowed), merged, leadOrder)
  const order = filter.sort === 'relevance' ? byRelevance : orders[filter.sort]
  const own = isNarrowed(filter) ? found(true) : sql`select * from base`
  const hits = filter.sort === 'mixed' ? mixed(own, buyer, place) : own
  const stockOf = filter.sort === 'relevance' ? buyer.tenantId : null
  return counting(db, { base: found(false), hits, order, start, place, stockOf, merged })
})
/** Result of a search; counts stop at the cap. Orders other than relevance consider more hits. */
export async function searchResult(
  db: Db,
  filter: GoodsFilter,
  buyer: Buyer,
  place: Place,
  query: SearchQuery,
  start: number,
): Promise<SearchResult> {
  const isUsual = filter.sort === 'relevance' && !isNarrowed(filter) && place.facets.length === 0
  if (isUsual && !filter.zone && !filter.hidden) return bestResult(db, filter, buyer, place, query, start)
  const [answer] = await ofSearch(db, { filter, buyer, place, query, start })
  return { ...answer!, total: Math.min(answer!.total, maxHits), isCapped: answer!.hits > maxHits }
}
const byRelevance = sql.raw(`${best}, list_price = 0, id`)

/**
 * Ranks each row within its product, and then within its category among rows of the same rank; goods without a picture
 * after all others.
 */
const mixed = (hits: Part, { tenantId }: Buyer, { childDepth }: Place): Part => sql`
  select *, row_number() over (partition by has_picture, nth, section order by sold desc, id) as turn
  from (
    select h.*, c.path[${childDepth}::int] as section, row_number() over (partition by k.product_id order by h.has_picture desc, h.sold desc, h.id) as nth
    from (${hits}) h
    join (select id, product_id from catalogue.skus where tenant_id = ${tenantId}) k on k.id = h.id
    join (select id, path from catalogue.categories where tenant_id = ${tenantId}) c on c.id = h.category_id
  ) m`
const marked = ({ tenantId }: Buyer, queries: readonly (string | null)[]) =>
  sql`${queries.map((query) => query && inTenant(tenantId, query))}::text[]::tsquery[]`
const search = (
  filter: GoodsFilter,
  buyer: Buyer,
  place: Place,
  query: SearchQuery,
  narrowed: boolean,
  max: number,
) => sql`
  catalogue.search(${marked(buyer, filter.sort === 'relevance' ? query.queries : [query.all])},
    ${ids(query.leaves)}, ${namePatterns(query)}::text[], ${orNull(place.leaves)},
    ${orNull(narrowed ? filter.brands : null)}, ${orNull(narrowed ? filter.suppliers : null)},
    ${narrowed && filter.answers ? JSON.stringify(filter.answers) : null}::jsonb, ${filter.priceFrom}::numeric, ${filter.priceTo}::numeric,
    ${filter.inStock}::boolean, ${orNull(filter.agreementOnly ? buyer.deptPath : null)}, ${buyer.today}::date, ${max}::int, ${filter.zone?.id ?? null}::bigint)`

const names = sqlQuery(
  'catalogue.names',
  `
  select id as "id!", name as "name!" from catalogue.brands where tenant_id = (select kit.tenant()) and id = any ($brandIds::bigint[])
  union all
  select id, short_name from suppliers.suppliers where tenant_id = (select kit.tenant()) and id = any ($supplierIds::bigint[])`,
)
/** Names of brands and suppliers. */
export const namesOf = async (db: Db, brandIds: readonly string[], supplierIds: readonly string[]) =>
  new Map((await names(db, { brandIds, supplierIds })).map(({ id, name }) => [id, name]))
