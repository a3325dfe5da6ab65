import type { GoodsQuestion } from '#contract/catalogue.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql } from '#kit/database.ts'
import { type Answer, answerOfCategory, answerOfWords, type Counted, namesOf, speltLike } from './answer.store.ts'
import { allCategories, type CategoryRow } from './category.store.ts'
import {
  type Asked,
  askedOf,
  childCounts,
  isPlain,
  manyGoods,
  mostHits,
  mostNamed,
  type PlainAsked,
  type Place,
  placeOf,
  windowOf,
} from './goods.rules.ts'
import { type Buyer, goodsByIds, type GoodsRow, pageOfCategory } from './goods.store.ts'
import { memory } from './shelf.memory.ts'
import { shelfVersion } from './shelf.store.ts'
import { theCutter } from './words.cutter.ts'
import { bareCode, latinWords, plain, questionOf } from './words.rules.ts'

interface Named {
  readonly id: string
  readonly name: string
  readonly count: number
}
interface Told extends Omit<Answer, 'brands' | 'suppliers' | 'leaves'> {
  readonly brands: Named[]
  readonly suppliers: Named[]
  readonly categories: Named[]
  /** The keyword that was looked for instead, because nothing was found. */
  readonly correctedTo: string | null
  readonly didYouMean: string | null
  readonly droppedTerms: readonly string[]
  readonly expandedTo: readonly string[]
  /** The chosen category. */
  readonly category: CategoryRow | undefined
}
export interface GoodsFound extends Told {
  readonly rows: GoodsRow[]
}
interface Page {
  readonly limit: number
  readonly offset: number
}

/** What stands beside the pages of whole categories; it changes with the catalogue alone. */
const plainTold = memory<Told>(600_000, 1_000, ({ total }) => (total > manyGoods ? 60_000 : 0))
/** Stock and agreements change without a new version: answers that are filtered by them may be so old (ms). */
const told = memory<Told>(15_000, 400)
const trees = memory<CategoryRow[]>(300_000, 200)
const nothing: Answer = {
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
export async function findGoods(sql: Sql, actor: Actor, question: GoodsQuestion): Promise<GoodsFound> {
  const { page = 1, limit = 10 } = question
  const asked = askedOf(question)
  const buyer = { tenantId: actor.tenantId, deptPath: actor.deptPath, today: dayOf(actor.now) }
  const wanted = { limit, offset: (page - 1) * limit }
  return isPlain(asked) ? plainPage(sql, buyer, asked, wanted) : answeredPage(sql, buyer, asked, wanted)
}

/** The rows come straight from an index; only what stands beside them is remembered. */
async function plainPage(sql: Sql, buyer: Buyer, asked: PlainAsked, page: Page): Promise<GoodsFound> {
  const rows = await pageOfCategory(sql, buyer, asked.category, asked.sort, page)
  const version = await versionOf(sql, buyer, rows)
  const unsorted = { ...asked, sort: 'relevance' } as const
  const key = keyOf(buyer, unsorted, null)
  const known =
    plainTold.get(key, version)?.value ?? plainTold.set(key, version, await tell(sql, buyer, unsorted, null, version))
  return { ...known, rows }
}

/** The ids of an answer are remembered, the rows of a page are read by them. */
async function answeredPage(sql: Sql, buyer: Buyer, asked: Asked, page: Page): Promise<GoodsFound> {
  const start = windowOf(asked.keyword !== '' && page.offset >= mostHits ? { ...page, offset: mostHits } : page)
  const key = keyOf(buyer, asked, start)
  const rowsOf = ({ ids }: Told) => {
    const own = ids.slice(page.offset - start, page.offset - start + page.limit)
    return own.length > 0 ? goodsByIds(sql, buyer, own) : Promise.resolve([])
  }
  const known = told.get(key)
  const rows = known && (await rowsOf(known.value))
  const version = await versionOf(sql, buyer, rows ?? [])
  if (known && version === known.version) return { ...known.value, rows: rows! }
  const fresh = told.set(key, version, await tell(sql, buyer, asked, start, version))
  return { ...fresh, rows: await rowsOf(fresh) }
}

const versionOf = async (sql: Sql, { tenantId }: Buyer, rows: readonly GoodsRow[]) =>
  rows[0]?.shelf_version ?? shelfVersion(sql, tenantId)

const keyOf = ({ tenantId, deptPath, today }: Buyer, asked: Asked, start: number | null) =>
  JSON.stringify([tenantId, asked, start, asked.agreementOnly ? [deptPath.at(-1), today] : null])

async function tell(sql: Sql, buyer: Buyer, asked: Asked, start: number | null, version: string): Promise<Told> {
  const tree = trees.get(buyer.tenantId, version)?.value ?? trees.set(buyer.tenantId, version, await allCategories(sql))
  const { answer, place, correctedTo } = await answerOf(sql, buyer, asked, start, tree)
  const brands = answer.brands.slice(0, mostNamed)
  const suppliers = answer.suppliers.slice(0, mostNamed)
  const names = await namesOf(sql, brands.map(idOf), suppliers.map(idOf))
  const named = (list: readonly Counted[]) => list.map(({ id, count }) => ({ id, name: names.get(id) ?? '', count }))
  const { leaves, ...rest } = answer
  return {
    ...rest,
    brands: named(brands),
    suppliers: named(suppliers),
    categories: childCounts(leaves, tree, place.childDepth),
    correctedTo,
    didYouMean: null,
    droppedTerms: [],
    expandedTo: [],
    category: tree.find(({ id }) => id === asked.category),
  }
}

const idOf = ({ id }: Counted) => id

/** Where words find nothing, the same as they are probably spelt. */
async function answerOf(sql: Sql, buyer: Buyer, asked: Asked, start: number | null, tree: readonly CategoryRow[]) {
  const place = placeOf(asked, tree)
  if (asked.keyword === '')
    return { place, answer: await answerOfCategory(sql, asked, buyer, place, start), correctedTo: null }
  const answer = await search(sql, buyer, asked, place, start ?? 0)
  const better = answer.total > 0 ? null : await respelt(sql, asked.keyword)
  if (better === null) return { place, answer, correctedTo: null }
  const meant = { ...asked, keyword: better, code: bareCode(better) }
  const otherPlace = placeOf(meant, tree)
  const other = await search(sql, buyer, meant, otherPlace, start ?? 0)
  return { place: otherPlace, answer: other, correctedTo: other.total > 0 ? better : null }
}

async function search(sql: Sql, buyer: Buyer, asked: Asked, place: Place, start: number): Promise<Answer> {
  const question = questionOf(asked.keyword, await theCutter())
  return question === null ? nothing : answerOfWords(sql, asked, buyer, place, question, start)
}

/** The keyword with each Latin word as it is probably spelt; null where none is known better. */
async function respelt(sql: Sql, keyword: string): Promise<string | null> {
  let better = plain(keyword)
  for (const word of latinWords(keyword)) {
    const [like] = await speltLike(sql, word)
    if (like?.word) better = better.replace(word, like.word)
  }
  return better === plain(keyword) ? null : better
}
