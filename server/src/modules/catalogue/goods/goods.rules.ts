import type { GoodsQuery, GoodsSort } from '#contract/catalogue/goodsSearch.ts'

/** Ids that are remembered of one answer; a page beyond them asks for the next ones. */
export const windowSize = 100
/** Where a search finds so few goods, another spelling is suggested that finds ten times as many. */
export const fewHits = 2
/** Synonyms that an answer says it was searched for by. */
export const mostExpanded = 6
/** A search counts no further: the figure is shown as 1000+. */
export const mostHits = 1000
/** Where hits are sorted by something else than relevance, so many are looked at. */
export const mostSorted = 20_000
/** Brands and suppliers that a list offers to narrow by. */
export const mostNamed = 60
/** Counting so many goods takes a while, so their counts may be older than the catalogue. */
export const manyGoods = 50_000

/** What is asked for, without the page: everything that decides which goods there are and in which order. */
export interface GoodsFilter {
  readonly keyword: string
  readonly category: string
  readonly brands: readonly string[] | null
  readonly suppliers: readonly string[] | null
  /** Each chosen attribute with the tokens of its chosen values. */
  readonly answers: readonly { name: string; tokens: string[] }[] | null
  readonly priceFrom: string | null
  readonly priceTo: string | null
  readonly inStock: boolean
  readonly agreementOnly: boolean
  readonly sort: GoodsSort
}

/** The orders that an index has. */
export type PlainSort = Exclude<GoodsSort, 'mixed'>
export type PlainFilter = GoodsFilter & { readonly sort: PlainSort }

const chosen = (ids: readonly string[] | undefined) => (ids && ids.length > 0 ? [...new Set(ids)].toSorted() : null)

export function filterOf(query: GoodsQuery): GoodsFilter {
  const keyword = (query.keyword ?? '').trim()
  const answers = (query.attributes ?? []).filter(({ values }) => values.length > 0)
  return {
    keyword,
    category: query.catalogId ?? '0',
    brands: chosen(query.brandIds),
    suppliers: chosen(query.supplierIds),
    answers:
      answers.length > 0
        ? answers.map(({ name, values }) => ({ name, tokens: values.map((value) => `${name}=${value}`) }))
        : null,
    priceFrom: query.priceFrom ?? null,
    priceTo: query.priceTo ?? null,
    inStock: query.inStock ?? false,
    agreementOnly: query.agreementOnly ?? false,
    sort: query.sort ?? 'relevance',
  }
}

/** Whether a page is simply the beginning of an index: a category in an order, narrowed by nothing. */
export const isPlain = (filter: GoodsFilter): filter is PlainFilter =>
  filter.sort !== 'mixed' && filter.keyword === '' && isUnfiltered(filter)

/** Whether nothing narrows the goods but a category and a keyword. */
export const isUnfiltered = (filter: GoodsFilter): boolean =>
  !isNarrowed(filter) && !filter.priceFrom && !filter.priceTo && !filter.inStock && !filter.agreementOnly

/** Whether one of the choices is made that facets count without. */
export const isNarrowed = ({ brands, suppliers, answers }: GoodsFilter): boolean =>
  brands !== null || suppliers !== null || answers !== null

/** Where the ids begin that hold a page whole. */
export function windowOf({ limit, offset }: { limit: number; offset: number }): number {
  const whole = windowSize - (windowSize % limit)
  return offset - (offset % whole)
}

/** How many goods of an answer are of a brand, a supplier or a leaf category. */
export interface Counted {
  id: string
  count: number
}
/** Which goods answer a query, in their order, and what they can be narrowed by. */
export interface SearchResult {
  ids: string[]
  total: number
  isCapped: boolean
  brands: Counted[]
  suppliers: Counted[]
  leaves: Counted[]
  attributes: { name: string; value: string; count: number }[]
}

/** Sums the counts of ids that occur several times, the most first; an empty id is none. */
export function countsOf(ids: readonly string[], counts: readonly number[]): Counted[] {
  const sums = new Map<string, number>()
  for (const [at, id] of ids.entries()) if (id !== '') sums.set(id, (sums.get(id) ?? 0) + counts[at]!)
  const earlier = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1)
  return [...sums].map(([id, count]) => ({ id, count })).toSorted((a, b) => b.count - a.count || earlier(a.id, b.id))
}
