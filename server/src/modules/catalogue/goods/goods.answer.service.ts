import type { Db } from '#kit/database/database.ts'
import { goodsOfMaterial } from '../codes/materialCode.store.ts'
import { categoryResult, searchResult } from './searchResult.store.ts'
import { allCategories, type CategoryRow } from '../categories/category.store.ts'
import { type SearchResult, type GoodsFilter, type Counted, fewHits, isUnfiltered, maxNamed } from './goods.rules.ts'
import { childCounts, type Place, placeOf } from './place.rules.ts'
import type { Buyer } from './goods.store.ts'
import { memory } from '#kit/memory.ts'
import { findsNothing, searchInstead, searchPinyin } from './search.service.ts'
import { betterSpelling } from './correction.service.ts'
import { type Search, searchAsTyped, synonymsOf } from './typed.service.ts'
import { vocabularyOf } from '../text/understanding.service.ts'
import { knownNames } from './names.service.ts'

interface Named {
  readonly id: string
  readonly name: string
  readonly count: number
}
/** Changes made to the keyword to find something; see the contract. */
interface Changes {
  readonly correctedTo: string | null
  readonly didYouMean: string | null
  readonly droppedTerms: readonly string[]
  /** Synonyms that were searched for too. */
  readonly synonyms: readonly string[]
}
export interface CachedPage extends Omit<SearchResult, 'brands' | 'suppliers' | 'leaves'>, Changes {
  readonly brands: Named[]
  readonly suppliers: Named[]
  readonly categories: Named[]
  /** Selected category. */
  readonly category: CategoryRow | undefined
}
const trees = memory<CategoryRow[]>(300_000, 200)
const nothing: SearchResult = {
  ids: [],
  total: 0,
  hits: 0,
  isCapped: false,
  brands: [],
  suppliers: [],
  leaves: [],
  attributes: [],
}

export async function loadCachedPage(
  db: Db,
  buyer: Buyer,
  filter: GoodsFilter,
  start: number | null,
  version: string,
): Promise<CachedPage> {
  const tree = await trees.getOrMake(buyer.tenantId, version, () => allCategories(db))
  const place = placeOf(filter, tree)
  const { answer, ...changes } = await answerOf(db, buyer, filter, start, version, tree, place)
  const brands = answer.brands.slice(0, maxNamed)
  const suppliers = answer.suppliers.slice(0, maxNamed)
  const names = await knownNames(db, buyer.tenantId, version, brands.map(idOf), suppliers.map(idOf))
  const named = (list: readonly Counted[]) => list.map(({ id, count }) => ({ id, name: names.get(id) ?? '', count }))
  const { leaves, ...rest } = answer
  return {
    ...rest,
    brands: named(brands),
    suppliers: named(suppliers),
    categories: childCounts(leaves, tree, place.childDepth),
    ...changes,
    category: tree.find(({ id }) => id === filter.category),
  }
}

const idOf = ({ id }: Counted) => id

const asTyped = { correctedTo: null, didYouMean: null, droppedTerms: [], synonyms: [] }

/** Goods that a keyword names by a material code of the tenant: they are what is meant, and nothing else. */
const ownGoods = (db: Db, { keyword, hidden }: GoodsFilter): Promise<string[]> =>
  /\d/.test(keyword) && !/\s/.test(keyword.trim())
    ? goodsOfMaterial(db, keyword.trim(), hidden?.productIds ?? [])
    : Promise.resolve([])

async function answerOf(
  db: Db,
  buyer: Buyer,
  filter: GoodsFilter,
  start: number | null,
  version: string,
  tree: readonly CategoryRow[],
  place: Place,
): Promise<Changes & { readonly answer: SearchResult }> {
  if (filter.keyword === '') return { ...asTyped, answer: await categoryResult(db, filter, buyer, place, start) }
  const isWhole = filter.category === '0' && filter.zone === null && isUnfiltered(filter)
  const own = isWhole ? await ownGoods(db, filter) : []
  if (own.length > 0) {
    const ids = (start ?? 0) === 0 ? own : []
    return { ...asTyped, answer: { ...nothing, ids, total: own.length, hits: own.length } }
  }
  const vocabulary = await vocabularyOf(db, buyer.tenantId, version, tree)
  const find = ({ query }: Search) =>
    query ? searchResult(db, filter, buyer, place, query, start ?? 0) : Promise.resolve(nothing)
  const typed = searchAsTyped(filter.keyword, vocabulary)
  const answer = await find(typed)
  const catalogue = { db, tenantId: buyer.tenantId }
  const pinyin = answer.total > 0 ? await searchPinyin(catalogue, typed, vocabulary) : null
  if (!pinyin && (answer.total > 0 || (!isWhole && !(await findsNothing(catalogue, typed))))) {
    const didYouMean = answer.hits > fewHits ? null : await betterSpelling(catalogue, filter.keyword, typed, vocabulary)
    return { ...asTyped, answer, didYouMean, synonyms: synonymsOf(typed) }
  }
  const other = pinyin ?? (await searchInstead(catalogue, filter.keyword, typed, vocabulary))
  if (!other) return { ...asTyped, answer }
  const { correctedTo, droppedTerms } = other
  return {
    answer: await find(other),
    correctedTo,
    didYouMean: null,
    droppedTerms,
    synonyms: synonymsOf(other),
  }
}
