import type { GoodsQuery } from '#contract/catalogue/goodsSearch.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql } from '#kit/database/database.ts'
import { categoryResult, searchResult, namesOf } from './searchResult.store.ts'
import { allCategories, type CategoryRow } from '../categories/category.store.ts'
import {
  type SearchResult,
  type GoodsFilter,
  filterOf,
  childCounts,
  type Counted,
  fewHits,
  isPlain,
  manyGoods,
  mostHits,
  mostNamed,
  type PlainFilter,
  type Place,
  placeOf,
  windowOf,
} from './goods.rules.ts'
import { type Buyer, goodsByIds, type GoodsRow, pageOfCategory } from './goods.store.ts'
import { memory } from '../products/listing.memory.ts'
import { listingVersion } from '../products/listing.store.ts'
import {
  betterSpelling,
  calledBy,
  findsNothing,
  type Search,
  searchAsTyped,
  searchInstead,
  synonymsOf,
} from './search.service.ts'
import { vocabularyOf } from '../text/understanding.service.ts'

interface Named {
  readonly id: string
  readonly name: string
  readonly count: number
}
/** What was changed to find something; see the contract. */
interface Changes {
  readonly correctedTo: string | null
  readonly didYouMean: string | null
  readonly droppedTerms: readonly string[]
  /** What was searched for too. */
  readonly synonyms: readonly string[]
}
interface CachedPage extends Omit<SearchResult, 'brands' | 'suppliers' | 'leaves'>, Changes {
  readonly brands: Named[]
  readonly suppliers: Named[]
  readonly categories: Named[]
  /** The chosen category. */
  readonly category: CategoryRow | undefined
}
export interface GoodsFound extends CachedPage {
  readonly rows: GoodsRow[]
  /** The synonyms that goods of this page are called by. */
  readonly expandedTo: readonly string[]
}
interface Page {
  readonly limit: number
  readonly offset: number
}

/** What stands beside the pages of whole categories; it changes with the catalogue alone. */
const plainPages = memory<CachedPage>(600_000, 1_000, ({ total }) => (total > manyGoods ? 60_000 : 0))
/** Stock and agreements change without a new version: an answer that is filtered by them is remembered for a shorter time. */
const cachedPages = memory<CachedPage>(300_000, 2_000)
const brieflyCachedPages = memory<CachedPage>(15_000, 400)
const trees = memory<CategoryRow[]>(300_000, 200)
const names = memory<Map<string, string>>(300_000, 200)
/** Answers that are being made: the same query meanwhile waits for them. */
const pendingPages = new Map<string, Promise<CachedPage>>()
const nothing: SearchResult = {
  ids: [],
  total: 0,
  isCapped: false,
  brands: [],
  suppliers: [],
  leaves: [],
  attributes: [],
}

/**
 * A page of goods, with what the whole answer can be narrowed by. Prices and stock of the page are read now; which goods there are
 * and how many is remembered for seconds, and only as long as nobody changes the catalogue.
 */
export async function findGoods(sql: Sql, actor: Actor, question: GoodsQuery): Promise<GoodsFound> {
  const { page = 1, limit = 10 } = question
  const filter = filterOf(question)
  const buyer = { tenantId: actor.tenantId, deptPath: actor.deptPath, today: dayOf(actor.now) }
  const wanted = { limit, offset: (page - 1) * limit }
  return isPlain(filter) ? plainPage(sql, buyer, filter, wanted) : resultPage(sql, buyer, filter, wanted)
}

/** The rows come straight from an index; only what stands beside them is remembered. */
async function plainPage(sql: Sql, buyer: Buyer, filter: PlainFilter, page: Page): Promise<GoodsFound> {
  const rows = await pageOfCategory(sql, buyer, filter.category, filter.sort, page)
  const version = await versionOf(sql, buyer, rows)
  const unsorted = { ...filter, sort: 'relevance' } as const
  const key = keyOf(buyer, unsorted, null)
  const known =
    plainPages.get(key, version)?.value ??
    plainPages.set(key, version, await loadCachedPage(sql, buyer, unsorted, null, version))
  return { ...known, rows, expandedTo: [] }
}

/** The ids of an answer are remembered, the rows of a page are read by them. */
async function resultPage(sql: Sql, buyer: Buyer, filter: GoodsFilter, page: Page): Promise<GoodsFound> {
  const start = windowOf(filter.keyword !== '' && page.offset >= mostHits ? { ...page, offset: mostHits } : page)
  const key = keyOf(buyer, filter, start)
  const rowsOf = ({ ids }: CachedPage) => {
    const own = ids.slice(page.offset - start, page.offset - start + page.limit)
    return own.length > 0 ? goodsByIds(sql, buyer, own) : Promise.resolve([])
  }
  const kept = filter.inStock || filter.agreementOnly ? brieflyCachedPages : cachedPages
  const known = kept.get(key)
  const rows = known && (await rowsOf(known.value))
  const version = await versionOf(sql, buyer, rows ?? [])
  if (known && version === known.version) return pageOf(known.value, rows!)
  const fresh = await madeOnce(`${version} ${key}`, async () =>
    kept.set(key, version, await loadCachedPage(sql, buyer, filter, start, version)),
  )
  return pageOf(fresh, await rowsOf(fresh))
}

function madeOnce(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
  const known = pendingPages.get(key)
  if (known) return known
  const made = make().finally(() => pendingPages.delete(key))
  pendingPages.set(key, made)
  return made
}

const pageOf = (answer: CachedPage, rows: GoodsRow[]): GoodsFound => ({
  ...answer,
  rows,
  expandedTo: calledBy(
    answer.synonyms,
    rows.map(({ name }) => name),
  ),
})

const versionOf = async (sql: Sql, { tenantId }: Buyer, rows: readonly GoodsRow[]) =>
  rows[0]?.shelf_version ?? listingVersion(sql, tenantId)

const keyOf = ({ tenantId, deptPath, today }: Buyer, filter: GoodsFilter, start: number | null) =>
  JSON.stringify([tenantId, filter, start, filter.agreementOnly ? [deptPath.at(-1), today] : null])

async function loadCachedPage(
  sql: Sql,
  buyer: Buyer,
  filter: GoodsFilter,
  start: number | null,
  version: string,
): Promise<CachedPage> {
  const tree = trees.get(buyer.tenantId, version)?.value ?? trees.set(buyer.tenantId, version, await allCategories(sql))
  const place = placeOf(filter, tree)
  const { answer, ...changes } = await answerOf(sql, buyer, filter, start, version, tree, place)
  const brands = answer.brands.slice(0, mostNamed)
  const suppliers = answer.suppliers.slice(0, mostNamed)
  const names = await knownNames(sql, buyer.tenantId, version, brands.map(idOf), suppliers.map(idOf))
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

/** What brands and suppliers are called; each is read once for a version of the catalogue. */
async function knownNames(
  sql: Sql,
  tenantId: string,
  version: string,
  brandIds: readonly string[],
  supplierIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = names.get(tenantId, version)?.value ?? names.set(tenantId, version, new Map<string, string>())
  const unknown = (ids: readonly string[]) => ids.filter((id) => !known.has(id))
  const [newBrands, newSuppliers] = [unknown(brandIds), unknown(supplierIds)]
  if (newBrands.length + newSuppliers.length > 0)
    for (const [id, name] of await namesOf(sql, newBrands, newSuppliers)) known.set(id, name)
  return known
}

const asTyped = { correctedTo: null, didYouMean: null, droppedTerms: [], synonyms: [] }

async function answerOf(
  sql: Sql,
  buyer: Buyer,
  filter: GoodsFilter,
  start: number | null,
  version: string,
  tree: readonly CategoryRow[],
  place: Place,
): Promise<Changes & { readonly answer: SearchResult }> {
  if (filter.keyword === '') return { ...asTyped, answer: await categoryResult(sql, filter, buyer, place, start) }
  const vocabulary = await vocabularyOf(sql, buyer.tenantId, version, tree)
  const find = ({ question }: Search) =>
    question ? searchResult(sql, filter, buyer, place, question, start ?? 0) : Promise.resolve(nothing)
  const typed = searchAsTyped(filter.keyword, vocabulary)
  const answer = await find(typed)
  const catalogue = { sql, tenantId: buyer.tenantId }
  if (answer.total > 0 || !(await findsNothing(catalogue, typed))) {
    const didYouMean =
      answer.total > fewHits ? null : await betterSpelling(catalogue, filter.keyword, typed, vocabulary)
    return { ...asTyped, answer, didYouMean, synonyms: synonymsOf(typed) }
  }
  const other = await searchInstead(catalogue, filter.keyword, typed, vocabulary)
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
