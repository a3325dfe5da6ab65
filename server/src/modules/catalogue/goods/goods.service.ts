import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import type { GoodsQuery } from '#contract/catalogue/goodsSearch.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import {
  type GoodsFilter,
  filterOf,
  isPlain,
  manyGoods,
  maxHits,
  type PlainFilter,
  listingOf,
  windowOf,
} from './goods.rules.ts'
import { type Buyer, goodsByIds, type GoodsRow, pageOfCategory } from './goods.store.ts'
import { memory } from '#kit/memory.ts'
import { listingVersion } from '../products/listing.store.ts'
import { calledBy } from './typed.service.ts'
import type { SupplierShowRules } from '#contract/catalogue/showRules.ts'
import { readShowRules, showRulesOf } from './showRules.service.ts'
import type { HiddenGoods } from '../offers/catalogue.rules.ts'
import { hiddenFrom, isRestrictingFor, learnRestricting } from '../offers/visibility.service.ts'
import type { ZoneInForce } from '../zones/zone.store.ts'
import { zoneOfList } from '../zones/zoneInForce.service.ts'
import { type CachedPage, loadCachedPage } from './goods.answer.service.ts'

export interface GoodsFound extends CachedPage {
  readonly rows: GoodsRow[]
  /** Synonyms that occur in the names of goods on this page. */
  readonly expandedTo: readonly string[]
  /** Zone that the goods belong to. */
  readonly zone: Pick<ZoneInForce, 'id' | 'name' | 'name_en'> | null
  /** What buyers see of suppliers. */
  readonly show: SupplierShowRules
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
  const zone = await zoneOfList(db, actor, query)
  if (zone === null) return { ...nothingFound, show: await readShowRules(db) }
  const buyer = { tenantId: actor.tenantId, deptPath: actor.deptPath, today: dayOf(actor.now) }
  const ofZone = zone ? { id: zone.id, isOrdered: zone.kind === 'hand' } : null
  const wanted = { limit, offset: (page - 1) * limit }
  const findBeside = async (hidden: HiddenGoods | null) => {
    const filter = filterOf(query, ofZone, hidden)
    const found = isPlain(filter)
      ? await plainPage(db, buyer, filter, wanted)
      : await resultPage(db, buyer, filter, wanted)
    return { found, version: await versionOf(db, buyer, found.rows) }
  }
  // Tenants that restrict no goods are found for as if nobody did: that is checked once for each version of the listing.
  const asKnown = isRestrictingFor(buyer) ? null : await findBeside(null)
  const { found, version } =
    asKnown && !(await learnRestricting(db, buyer, asKnown.version))
      ? asKnown
      : await findBeside(await hiddenFrom(db, buyer))
  const show = await showRulesOf(db, buyer.tenantId, version)
  return { ...found, zone: zone ?? null, show }
}

const nothingFound: Omit<GoodsFound, 'show'> = {
  ids: [],
  total: 0,
  hits: 0,
  isCapped: false,
  brands: [],
  suppliers: [],
  categories: [],
  attributes: [],
  category: undefined,
  correctedTo: null,
  didYouMean: null,
  droppedTerms: [],
  synonyms: [],
  rows: [],
  expandedTo: [],
  zone: null,
}

type Found = Omit<GoodsFound, 'zone' | 'show'>

/** Reads rows directly from an index; only counts and facets are cached. */
async function plainPage(db: Db, buyer: Buyer, filter: PlainFilter, page: Page): Promise<Found> {
  const rows = await pageOfCategory(db, buyer, { ...filter, category: listingOf(filter) }, page)
  const version = await versionOf(db, buyer, rows)
  const unsorted = { ...filter, sort: 'relevance' } as const
  const key = keyOf(buyer, unsorted, null)
  const known = await plainPages.getOrMake(key, version, () => loadCachedPage(db, buyer, unsorted, null, version))
  return { ...known, rows, expandedTo: [] }
}

/** Caches the ids of a result and reads the rows of a page by them. */
async function resultPage(db: Db, buyer: Buyer, filter: GoodsFilter, page: Page): Promise<Found> {
  const start = windowOf(filter.keyword !== '' && page.offset >= maxHits ? { ...page, offset: maxHits } : page)
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

const pageOf = (answer: CachedPage, rows: GoodsRow[]): Found => ({
  ...answer,
  rows,
  expandedTo: calledBy(
    answer.synonyms,
    rows.map(({ name }) => name),
  ),
})

const versionOf = async (db: Db, { tenantId }: Buyer, rows: readonly GoodsRow[]) =>
  rows[0]?.shelf_version ?? listingVersion(db, tenantId)

/** Key of a result: buyers who are offered the same goods share it. */
const keyOf = ({ tenantId, deptPath, today }: Buyer, { hidden, ...filter }: GoodsFilter, start: number | null) =>
  JSON.stringify([
    tenantId,
    filter,
    hidden?.profile ?? null,
    start,
    filter.agreementOnly ? [deptPath.at(-1), today] : null,
  ])
