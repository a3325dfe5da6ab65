import { type RawBuilder, sql as text } from 'kysely'
import type { GoodsSort } from '#contract/catalogue/goodsSearch.ts'
import type { Sql } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { bestResult, namePatterns } from './best.store.ts'
import {
  type SearchResult,
  type GoodsFilter,
  isNarrowed,
  mostHits,
  mostSorted,
  type Place,
  windowSize,
} from './goods.rules.ts'
import type { Buyer } from './goods.store.ts'
import type { Question } from '../text/query.rules.ts'
import { inTenant } from '../text/words.rules.ts'

type Part = RawBuilder<unknown>
const none = text``
const ids = (list: readonly string[]) => text`${[...list]}::bigint[]`
const orders = {
  mixed: text.raw('nth, turn, sold desc, id desc'),
  sold: text.raw('sold desc, id desc'),
  newest: text.raw('live_at desc, id desc'),
  priceUp: text.raw('list_price, id'),
  priceDown: text.raw('list_price desc, id desc'),
} as const
const columnOf = {
  sold: 'sold',
  mixed: 'sold',
  newest: 'live_at',
  priceUp: 'list_price',
  priceDown: 'list_price',
} as const
const orderOf = (sort: GoodsSort) => (sort === 'relevance' ? 'sold' : sort)

/** The answer of a category, exact however many there are; `start` is null where only the counts are wanted. */
export async function categoryResult(
  sql: Sql,
  filter: GoodsFilter,
  buyer: Buyer,
  place: Place,
  start: number | null,
): Promise<SearchResult> {
  const sort = orderOf(filter.sort)
  const attributes = place.facets.length > 0 || filter.answers !== null
  const base = text`
    select h.sku_id as id, h.brand_id, h.supplier_id, h.leaf_id as category_id, h.${text.raw(columnOf[sort])},
      ${attributes ? text`k.attributes,` : none} ${marks(filter)}
    from catalogue.shelf h
    ${attributes ? text`join (select tenant_id, id, attributes from catalogue.skus) k on k.tenant_id = h.tenant_id and k.id = h.sku_id` : none}
    where h.tenant_id = ${buyer.tenantId} and h.category_id = ${filter.category} ${conditions(filter, buyer)}`
  const own = text`select * from base where of_brand and of_supplier and missed is null`
  const hits = sort === 'mixed' ? mixed(own, buyer, place) : own
  const answer = await count(sql, { base, hits, order: orders[sort], start, place })
  return { ...answer, isCapped: false }
}

/** The answer of a search; its counts stop at the cap. Another order than relevance is one of more of them. */
export async function searchResult(
  sql: Sql,
  filter: GoodsFilter,
  buyer: Buyer,
  place: Place,
  question: Question,
  start: number,
): Promise<SearchResult> {
  if (filter.sort === 'relevance' && !isNarrowed(filter) && place.facets.length === 0)
    return bestResult(sql, filter, buyer, place, question, start)
  const sorted = filter.sort !== 'relevance'
  const most = sorted ? mostSorted : mostHits + 1
  const ranks = sorted
    ? none
    : text`tier, has_picture, lower(name collate "C") like ${containing(question.phrase)} as is_phrase,`
  const found = (narrowed: boolean) => text`
    select id, brand_id, supplier_id, category_id, sold, live_at, list_price, ${ranks}
      ${place.facets.length > 0 || filter.answers ? text`attributes,` : none} ${marks(filter)}
    from ${search(filter, buyer, place, question, narrowed, most)}`
  const order = filter.sort === 'relevance' ? byRelevance : orders[filter.sort]
  const own = isNarrowed(filter) ? found(true) : text`select * from base`
  const hits = filter.sort === 'mixed' ? mixed(own, buyer, place) : own
  const stockOf = filter.sort === 'relevance' ? buyer.tenantId : null
  const answer = await count(sql, { base: found(false), hits, order, start, place, stockOf })
  return { ...answer, total: Math.min(answer.total, mostHits), isCapped: answer.total > mostHits }
}

/** Of goods that fit as well, those with a picture and those that sell come first; then always in one order. */
const best = 'tier, is_phrase desc, has_picture desc, sold desc'
const byRelevance = text.raw(`${best}, list_price = 0, id`)
/** Of those that are alike in all of that, what is there comes before what is not: only among the goods that are shown, for its cost. */
const stockFirst = text.raw(`${best}, coalesce(q.on_hand > q.reserved, false) desc, list_price = 0, id`)

/** Each row with its place among those of its product, and its turn among those of its category that have this place. */
const mixed = (hits: Part, { tenantId }: Buyer, { childDepth }: Place): Part => text`
  select *, row_number() over (partition by nth, section order by sold desc, id desc) as turn
  from (
    select h.*, c.path[${childDepth}::int] as section, row_number() over (partition by k.product_id order by h.sold desc, h.id desc) as nth
    from (${hits}) h
    join (select id, product_id from catalogue.skus where tenant_id = ${tenantId}) k on k.id = h.id
    join (select id, path from catalogue.categories where tenant_id = ${tenantId}) c on c.id = h.category_id
  ) m`

/** Which choices a row fulfils: a facet counts what would remain under the choices of the others. */
const marks = ({ brands, suppliers, answers }: GoodsFilter) => text`
  ${brands ? text`coalesce(brand_id = any (${ids(brands)}), false)` : text`true`} as of_brand,
  ${suppliers ? text`supplier_id = any (${ids(suppliers)})` : text`true`} as of_supplier,
  ${
    answers
      ? text`(select array_agg(a.name) from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as a(name text, tokens text[])
          where not attributes && a.tokens)`
      : text`null::text[]`
  } as missed`

/** What narrows a list in any case, on a row `h` of the listing. */
const conditions = (
  { priceFrom, priceTo, inStock, agreementOnly }: GoodsFilter,
  { tenantId, deptPath, today }: Buyer,
): Part => text`
  ${priceFrom === null ? none : text`and h.list_price >= ${priceFrom}`}
  ${priceTo === null ? none : text`and h.list_price <= ${priceTo}`}
  ${
    inStock
      ? text`and exists (select from catalogue.stock q
          where q.tenant_id = ${tenantId} and q.sku_id = h.sku_id and q.on_hand > q.reserved)`
      : none
  }
  ${
    agreementOnly
      ? text`and exists (select from catalogue.agreement_prices a where a.tenant_id = ${tenantId} and a.sku_id = h.sku_id
          and a.dept_id = any (${ids(deptPath)}) and ${today}::date between a.valid_from and a.valid_to)`
      : none
  }`

const orNull = (list: readonly string[] | null) => (list ? ids(list) : text`null`)
const marked = ({ tenantId }: Buyer, questions: readonly (string | null)[]) =>
  text`${questions.map((question) => question && inTenant(tenantId, question))}::text[]::tsquery[]`
const search = (
  filter: GoodsFilter,
  buyer: Buyer,
  place: Place,
  question: Question,
  narrowed: boolean,
  most: number,
) => text`
  catalogue.search(${marked(buyer, filter.sort === 'relevance' ? question.questions : [question.all])},
    ${ids(question.leaves)}, ${namePatterns(question)}::text[], ${orNull(place.leaves)},
    ${orNull(narrowed ? filter.brands : null)}, ${orNull(narrowed ? filter.suppliers : null)},
    ${narrowed && filter.answers ? JSON.stringify(filter.answers) : null}::jsonb, ${filter.priceFrom}::numeric, ${filter.priceTo}::numeric,
    ${filter.inStock}::boolean, ${orNull(filter.agreementOnly ? buyer.deptPath : null)}, ${buyer.today}::date, ${most}::int)`

interface Counting {
  readonly base: Part
  readonly hits: Part
  readonly order: Part
  readonly start: number | null
  readonly place: Place
  /** The tenant whose stock orders what is alike; null where it does not matter. */
  readonly stockOf?: string | null
}

/** One pass over the rows counts brands, suppliers and categories; the attributes of a leaf take another. */
async function count(
  sql: Sql,
  { base, hits, order, start, place, stockOf = null }: Counting,
): Promise<Omit<SearchResult, 'isCapped'>> {
  const shown = text`from hits order by ${order} limit ${windowSize} offset ${start}`
  const all = stockOf
    ? text`select h.id from (select * ${shown}) h
        left join catalogue.stock q on q.tenant_id = ${stockOf} and q.sku_id = h.id order by ${stockFirst}`
    : text`select id ${shown}`
  const { ids: found, total } =
    start === null
      ? { ids: text<string[]>`'{}'::text[]`, total: text<number>`(select of_all from groups where kind = 7)` }
      : { ids: text<string[]>`array(${all})::text[]`, total: text<number>`(select count(*)::int from hits)` }
  return sql
    .with('base', () => text<object>`(${base})`)
    .with(
      (named) => named('hits').notMaterialized(),
      () => text<object>`(${hits})`,
    )
    .with(
      (named) => named('groups').materialized(),
      () => text<object>`(
        select brand_id, supplier_id, category_id, grouping(brand_id, supplier_id, category_id) as kind,
          count(*) filter (where of_supplier and missed is null)::int as of_brands,
          count(*) filter (where of_brand and missed is null)::int as of_suppliers,
          count(*) filter (where of_brand and of_supplier and missed is null)::int as of_all
        from base group by grouping sets ((brand_id), (supplier_id), (category_id), ()))`,
    )
    .selectNoFrom([
      found.as('ids'),
      total.as('total'),
      counted('brand_id', 'of_brands', 3).as('brands'),
      counted('supplier_id', 'of_suppliers', 5).as('suppliers'),
      counted('category_id', 'of_all', 6).as('leaves'),
      (place.facets.length > 0 ? attributeFacet(place.facets) : text<SearchResult['attributes']>`'[]'::jsonb`).as(
        'attributes',
      ),
    ])
    .executeTakeFirstOrThrow()
}

const counted = (id: string, count: string, kind: number) => text<SearchResult['brands']>`
  coalesce((select jsonb_agg(jsonb_build_object('id', ${text.ref(id)}::text, 'count', ${text.ref(count)}) order by ${text.ref(count)} desc, ${text.ref(id)})
    from groups where kind = ${text.lit(kind)} and ${text.ref(id)} is not null and ${text.ref(count)} > 0), '[]')`

const attributeFacet = (names: readonly string[]) => text<SearchResult['attributes']>`
  coalesce((select jsonb_agg(jsonb_build_object('name', f.name, 'value', f.value, 'count', f.count) order by f.count desc, f.value)
    from (select split_part(token, '=', 1) as name, substr(token, strpos(token, '=') + 1) as value, count(*)::int as count
      from base, unnest(attributes) as token
      where split_part(token, '=', 1) = any (${[...names]}::text[]) and of_brand and of_supplier
        and (missed is null or missed = array[split_part(token, '=', 1)])
      group by token order by 3 desc, token limit 200) f), '[]')`

const names = sqlQuery(
  'catalogue.names',
  `
  select id as "id!", name as "name!" from catalogue.brands where tenant_id = (select kit.tenant()) and id = any ($brandIds::bigint[])
  union all
  select id, short_name from suppliers.suppliers where tenant_id = (select kit.tenant()) and id = any ($supplierIds::bigint[])`,
)
/** What brands and suppliers are called. */
export const namesOf = async (sql: Sql, brandIds: readonly string[], supplierIds: readonly string[]) =>
  new Map((await names(sql, { brandIds, supplierIds })).map(({ id, name }) => [id, name]))
