import type { HiddenGoods } from '../offers/catalogue.rules.ts'
import type { GoodsQuery, GoodsSort } from '#contract/catalogue/goodsSearch.ts'

/** Ids cached for a result; pages beyond them load the next ones. */
export const windowSize = 100
/** Up to this many hits, another spelling with ten times as many is suggested. */
export const fewHits = 2
/** Maximum number of synonyms that an answer reports. */
export const mostExpanded = 6
/** Maximum count of a search: displayed as 1000+. */
export const maxHits = 1000
/** Hits considered when sorting by anything but relevance. */
export const maxSorted = 20_000
/** Brands and suppliers offered as filters. */
export const maxNamed = 60
/** Counting this many goods is slow, so their counts may be older than the catalogue. */
export const manyGoods = 50_000

/** Filter without the page: everything that decides which goods are found, and their order. */
export interface GoodsFilter {
  readonly keyword: string
  readonly category: string
  readonly brands: readonly string[] | null
  readonly suppliers: readonly string[] | null
  /** Selected attributes with the tokens of their selected values. */
  readonly answers: readonly { name: string; tokens: string[] }[] | null
  readonly priceFrom: string | null
  readonly priceTo: string | null
  readonly inStock: boolean
  readonly agreementOnly: boolean
  /** One result for each product: its best SKU that matches. */
  readonly merged: boolean
  readonly sort: GoodsSort
  /** Zone that the goods belong to. */
  readonly zone: ZoneFilter | null
  /** What the buyer is not offered; null: everything is. */
  readonly hidden: HiddenGoods | null
}

/** Zone as a filter; `isOrdered`: its goods were put into an order by hand. */
export interface ZoneFilter {
  readonly id: string
  readonly isOrdered: boolean
}

/** Number under which the listing is read: of the zone, or of the category. */
export const listingOf = ({ zone, category }: GoodsFilter): string => (zone ? `-${zone.id}` : category)

/** Whether goods are in the order in which an operator has put them. */
export const isByHand = ({ zone, sort }: GoodsFilter): boolean => zone?.isOrdered === true && sort === 'relevance'

/** Sort orders for which an index exists. */
export type PlainSort = Exclude<GoodsSort, 'mixed'>
export type PlainFilter = GoodsFilter & { readonly sort: PlainSort }

const chosen = (ids: readonly string[] | undefined) => (ids && ids.length > 0 ? [...new Set(ids)].toSorted() : null)

export function filterOf(query: GoodsQuery, zone: ZoneFilter | null, hidden: HiddenGoods | null): GoodsFilter {
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
    merged: query.merged ?? false,
    sort: query.sort ?? 'relevance',
    zone,
    hidden,
  }
}

/** Whether a page is a range of an index: a category or zone in such an order, without filters. */
export const isPlain = (filter: GoodsFilter): filter is PlainFilter =>
  filter.sort !== 'mixed' &&
  filter.hidden === null &&
  filter.keyword === '' &&
  isUnfiltered(filter) &&
  (filter.zone === null || (filter.category === '0' && !isByHand(filter)))

/** Whether only category and keyword filter the goods. */
export const isUnfiltered = (filter: GoodsFilter): boolean =>
  !isNarrowed(filter) && !filter.priceFrom && !filter.priceTo && !filter.inStock && !filter.agreementOnly

/** Whether SKUs of one product may differ in what the filter requires. */
export const choosesSkus = ({ answers, priceFrom, priceTo, inStock, agreementOnly }: GoodsFilter): boolean =>
  answers !== null || priceFrom !== null || priceTo !== null || inStock || agreementOnly

/** Whether a facet is selected. */
export const isNarrowed = ({ brands, suppliers, answers }: GoodsFilter): boolean =>
  brands !== null || suppliers !== null || answers !== null

/** Start of the id window that contains the whole page. */
export function windowOf({ limit, offset }: { limit: number; offset: number }): number {
  const whole = windowSize - (windowSize % limit)
  return offset - (offset % whole)
}

/** Number of goods of a brand, a supplier or a leaf category in a result. */
export interface Counted {
  id: string
  count: number
}
/** Goods that match a query, in order, with the counts of its facets. */
export interface SearchResult {
  ids: string[]
  total: number
  /** SKUs found, before those of one product are merged. */
  hits: number
  isCapped: boolean
  brands: Counted[]
  suppliers: Counted[]
  leaves: Counted[]
  attributes: { name: string; value: string; count: number }[]
}

/** Sums counts by id, highest first; ignores empty ids. */
export function countsOf(ids: readonly string[], counts: readonly number[]): Counted[] {
  const sums = new Map<string, number>()
  for (const [at, id] of ids.entries()) if (id !== '') sums.set(id, (sums.get(id) ?? 0) + counts[at]!)
  const earlier = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1)
  return [...sums].map(([id, count]) => ({ id, count })).toSorted((a, b) => b.count - a.count || earlier(a.id, b.id))
}
