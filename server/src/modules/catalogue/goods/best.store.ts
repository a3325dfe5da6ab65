import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { type SearchResult, type GoodsFilter, countsOf, maxHits, windowSize } from './goods.rules.ts'
import type { Place } from './place.rules.ts'
import type { Buyer } from './goods.store.ts'
import type { SearchQuery } from '../text/query.rules.ts'
import { plain } from '../text/text.rules.ts'
import { inTenant } from '../text/token.rules.ts'

type SearchQueries = readonly (string | null)[]

/** Ids and counts are comma-separated texts: half the cost of arrays in PostgreSQL and in Node. */
const best = sqlQuery(
  'catalogue.best',
  `
  select total as "total!", reached as "reached!", ids, brands, suppliers, categories, counts from catalogue.search_best($queries[?]::text[]::tsquery[], $heads[?]::text[]::tsquery[], $named::bigint[], $called::text[],
    $phrase::text, $leaves?::bigint[], $priceFrom?::numeric, $priceTo?::numeric, $inStock::boolean, $deptPath?::bigint[], $today::date,
    $max::int, $first::int, $size::int, $merged::boolean)`,
)

/** Patterns for lower-case names. */
export const namePatterns = ({ names }: SearchQuery): string[] => names.map((name) => containing(plain(name)))

const listOf = (text: string | null): string[] => (text === null ? [] : text.split(','))

/** Result of a search by relevance without filters by brand, supplier or attribute: the usual case. */
export async function bestResult(
  db: Db,
  filter: GoodsFilter,
  { tenantId, deptPath, today }: Buyer,
  place: Place,
  query: SearchQuery,
  start: number,
): Promise<SearchResult> {
  const marked = (queries: SearchQueries) => queries.map((each) => each && inTenant(tenantId, each))
  const { total, reached, ids, brands, suppliers, categories, counts } = await best.one(db, {
    queries: marked(query.queries),
    heads: marked(query.heads),
    named: query.leaves,
    called: namePatterns(query),
    phrase: containing(query.phrase),
    leaves: place.leaves,
    priceFrom: filter.priceFrom,
    priceTo: filter.priceTo,
    inStock: filter.inStock,
    deptPath: filter.agreementOnly ? deptPath : null,
    today,
    max: maxHits + 1,
    first: start,
    size: windowSize,
    merged: filter.merged,
  })
  const numbers = listOf(counts).map(Number)
  return {
    ids: listOf(ids),
    total: Math.min(total, maxHits),
    hits: reached,
    isCapped: reached > maxHits,
    brands: countsOf(listOf(brands), numbers),
    suppliers: countsOf(listOf(suppliers), numbers),
    leaves: countsOf(listOf(categories), numbers),
    attributes: [],
  }
}
