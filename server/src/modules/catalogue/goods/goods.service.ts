import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import type { GoodsQuery } from '#contract/catalogue/goodsSearch.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type GoodsFilter, filterOf, isPlain, manyGoods, mostHits, type PlainFilter, windowOf } from './goods.rules.ts'
import { type Buyer, goodsByIds, type GoodsRow, pageOfCategory } from './goods.store.ts'
import { memory } from '#kit/memory.ts'
import { listingVersion } from '../products/listing.store.ts'
import { calledBy } from './typed.service.ts'
import { type CachedPage, loadCachedPage } from './goods.answer.service.ts'

export interface GoodsFound extends CachedPage {
  readonly rows: GoodsRow[]
  /** Synonyms that occur in the names of goods on this page. */
  readonly expandedTo: readonly string[]
}
interface Page {
  readonly limit: number
  readonly offset: number
}

/** Cache of counts and facets of whole categories; they change only with the catalogue. */
const plainPages = memory<CachedPage>(600_000, 1_000, ({ total }) => (total > manyGoods ? 60_000 : 0))
/**
 * Stock and agreements change without a new catalogue version, so results filtered by them are cached for a shorter
 * time.
 */
const cachedPages = memory<CachedPage>(300_000, 2_000)
const brieflyCachedPages = memory<CachedPage>(15_000, 400)

/**
 * Concurrency limit: an uncached search keeps one core of the database busy. Many at once evict each other's CPU cache
 * and all finish late; with the limit they finish in order of arrival. One more than the number of cores, so that none
 * is idle between two statements. A waiting search keeps its connection.
 */
const computing = pLimit(availableParallelism() + 1)

/**
 * Page of goods, with the facets of the whole result. Prices and stock of the page are read now; ids and counts are
 * cached briefly, and only while the catalogue stays unchanged.
 */
export async function findGoods(db: Db, actor: Actor, query: GoodsQuery): Promise<GoodsFound> {
  const { page = 1, limit = 10 } = query
  const filter = filterOf(query)
  const buyer = { tenantId: actor.tenantId, deptPath: actor.deptPath, today: dayOf(actor.now) }
  const wanted = { limit, offset: (page - 1) * limit }
  return isPlain(filter) ? plainPage(db, buyer, filter, wanted) : resultPage(db, buyer, filter, wanted)
}

/** Reads rows directly from an index; only counts and facets are cached. */
async function plainPage(db: Db, buyer: Buyer, filter: PlainFilter, page: Page): Promise<GoodsFound> {
  const rows = await pageOfCategory(db, buyer, filter.category, filter.sort, page)
  const version = await versionOf(db, buyer, rows)
  const unsorted = { ...filter, sort: 'relevance' } as const
  const key = keyOf(buyer, unsorted, null)
  const known = await plainPages.getOrMake(key, version, () => loadCachedPage(db, buyer, unsorted, null, version))
  return { ...known, rows, expandedTo: [] }
}

/** Caches the ids of a result and reads the rows of a page by them. */
async function resultPage(db: Db, buyer: Buyer, filter: GoodsFilter, page: Page): Promise<GoodsFound> {
  const start = windowOf(filter.keyword !== '' && page.offset >= mostHits ? { ...page, offset: mostHits } : page)
  const key = keyOf(buyer, filter, start)
  const rowsOf = ({ ids }: CachedPage) => {
    const own = ids.slice(page.offset - start, page.offset - start + page.limit)
    return own.length > 0 ? goodsByIds(db, buyer, own) : Promise.resolve([])
  }
  const kept = filter.inStock || filter.agreementOnly ? brieflyCachedPages : cachedPages
  const known = kept.get(key)
  const rows = known && (await rowsOf(known.value))
  const version = await versionOf(db, buyer, rows ?? [])
  if (known && version === known.version) return pageOf(known.value, rows!)
  const fresh = await kept.getOrMake(key, version, () =>
    computing(() => loadCachedPage(db, buyer, filter, start, version)),
  )
  return pageOf(fresh, await rowsOf(fresh))
}

const pageOf = (answer: CachedPage, rows: GoodsRow[]): GoodsFound => ({
  ...answer,
  rows,
  expandedTo: calledBy(
    answer.synonyms,
    rows.map(({ name }) => name),
  ),
})

const versionOf = async (db: Db, { tenantId }: Buyer, rows: readonly GoodsRow[]) =>
  rows[0]?.shelf_version ?? listingVersion(db, tenantId)

const keyOf = ({ tenantId, deptPath, today }: Buyer, filter: GoodsFilter, start: number | null) =>
  JSON.stringify([tenantId, filter, start, filter.agreementOnly ? [deptPath.at(-1), today] : null])
