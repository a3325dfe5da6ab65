import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { type SearchResult, type GoodsFilter, countsOf, mostHits, windowSize } from './goods.rules.ts'
import type { Place } from './place.rules.ts'
import type { Buyer } from './goods.store.ts'
import type { SearchQuery } from '../text/query.rules.ts'
import { plain } from '../text/text.rules.ts'
import { inTenant } from '../text/token.rules.ts'

type SearchQueries = readonly (string | null)[]

/** Lists of ids and counts are texts with commas: half the work of arrays for both sides. */
const best = sqlQuery(
  'catalogue.best',
  `
  select total as "total!", ids, brands, suppliers, categories, counts from catalogue.search_best($queries[?]::text[]::tsquery[], $heads[?]::text[]::tsquery[], $named::bigint[], $called::text[],
    $phrase::text, $leaves?::bigint[], $priceFrom?::numeric, $priceTo?::numeric, $inStock::boolean, $deptPath?::bigint[], $today::date,
    $most::int, $first::int, $size::int)`,
)

/** Patterns for names in small letters. */
export const namePatterns = ({ names }: SearchQuery): string[] => names.map((name) => containing(plain(name)))

const listOf = (text: string | null): string[] => (text === null ? [] : text.split(','))

/** The answer of a search by relevance that is narrowed by no brand, supplier or attribute: what nearly all are. */
export async function bestResult(
  sql: Db,
  filter: GoodsFilter,
  { tenantId, deptPath, today }: Buyer,
  place: Place,
  query: SearchQuery,
  start: number,
): Promise<SearchResult> {
  const marked = (queries: SearchQueries) => queries.map((each) => each && inTenant(tenantId, each))
  const { total, ids, brands, suppliers, categories, counts } = await best.one(sql, {
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
    most: mostHits + 1,
    first: start,
    size: windowSize,
  })
  const numbers = listOf(counts).map(Number)
  return {
    ids: listOf(ids),
    total: Math.min(total, mostHits),
    isCapped: total > mostHits,
    brands: countsOf(listOf(brands), numbers),
    suppliers: countsOf(listOf(suppliers), numbers),
    leaves: countsOf(listOf(categories), numbers),
    attributes: [],
  }
}
