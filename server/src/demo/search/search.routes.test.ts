/** @module-tag thorough */
import { beforeAll, expect, test } from 'vitest'
import * as goodsSearch from '#contract/catalogue/goodsSearch.ts'
import { aPerson, as, type Person } from '#test/app.ts'
import { foundDemoGoods } from '#test/demo/demoGoods.ts'
import { tradeNames } from '#modules/catalogue/vocabulary/synonyms/names/names.rules.ts'
import { attributed } from './attributed.queries.ts'
import { described } from './described.queries.ts'
import { dictated } from './dictated.queries.ts'
import { everyday } from './everyday.queries.ts'
import { holdout } from './holdout.queries.ts'
import { holdoutLater } from './holdoutLater.queries.ts'
import { isHit, namesFrom, type Query, queriesFrom } from './judge.ts'
import { leafNames } from './leafNames.queries.ts'
import { misspelt } from './misspelt.queries.ts'
import { orders } from './orders.queries.ts'
import { people } from './people.queries.ts'
import { queries } from './queries.ts'
import { requisitions } from './requisitions.queries.ts'
import { staff } from './staff.queries.ts'
import { tradeWords } from './trade.queries.ts'
import { acceptance } from './unseen/acceptance.queries.ts'
import { mixture } from './unseen/mixture.queries.ts'
import { searchLog } from './unseen/searchLog.queries.ts'
import { trades } from './unseen/trades.queries.ts'
import { visitors } from './visitors.queries.ts'

let ann: Person
let codes: ReadonlyMap<string, string>
beforeAll(async () => {
  const demo = await foundDemoGoods()
  codes = demo.codes
  ann = await aPerson(demo.tenant, { permissions: ['goods.read'] })
}, 180_000)

/** Leaf category codes of the first five goods. */
async function found(keyword: string): Promise<string[]> {
  const { records } = await as(ann, goodsSearch.queryGoodsListWithStandardByCatalog, { keyword, limit: 5 })
  return records.map(({ categoryId }) => codes.get(categoryId)!)
}

/** Misses (no goods of an expected leaf category among the first five), misses with an empty result, share of hits. */
async function judged(list: readonly Query[]) {
  const missed: string[] = []
  const empty: string[] = []
  for (const query of list) {
    const leaves = await found(query.keyword)
    if (!isHit(query, leaves)) missed.push(query.keyword)
    if (query.leaves.length > 0 && leaves.length === 0) empty.push(query.keyword)
  }
  return { missed, empty, share: 1 - missed.length / list.length }
}

test('search relevance: the first five goods have an expected leaf category', { timeout: 180_000 }, async () => {
  const list = queriesFrom(queries)
  expect(list.length).toBeGreaterThanOrEqual(220)
  const { empty, share, missed } = await judged(list)
  expect(empty).toEqual([])
  expect(share, missed.join(', ')).toBeGreaterThanOrEqual(0.97)
})

test('search relevance: every trade word is a hit', { timeout: 180_000 }, async () => {
  expect((await judged(queriesFrom(tradeWords))).missed).toEqual([])
})

test(
  'search relevance: a filter that all goods of a result match changes neither goods nor counts',
  { timeout: 180_000 },
  async () => {
    for (const keyword of ['手套', '螺丝', '打印机 彩色', 'gel pen', '签字笔 黑色', '工作服', '茶', '不锈钢']) {
      const input = { keyword, limit: 50 }
      const plain = await as(ann, goodsSearch.queryGoodsListWithStandardByCatalog, input)
      const supplierIds = plain.facets.suppliers.map(({ id }) => id)
      const narrowed = await as(ann, goodsSearch.queryGoodsListWithStandardByCatalog, { ...input, supplierIds })
      expect(plain.records.length, keyword).toBeGreaterThan(0)
      expect(narrowed, keyword).toEqual(plain)
    }
  },
)

test.each([
  ['everyday queries', everyday, 0.98],
  ['goods with their use', described, 0.97],
  ['pinyin, wrong spellings, sizes and pasted lines', misspelt, 0.97],
  ['holdout queries', holdout, 0.97],
  ['requisitions', requisitions, 0.98],
  ['short queries', orders, 0.95],
  ['goods with parts and attributes', attributed, 0.96],
  ['dictated sentences and purposes', dictated, 0.96],
  ['queries of fifteen trades', people, 0.96],
  ['queries of sixteen kinds of staff, some with similar goods only', staff, 0.9],
  ['later holdout queries', holdoutLater, 0.97],
  ['queries of employees of many companies', visitors, 0.904],
  ['queries of sixteen trades', trades, 0.97],
  ['queries of a search log', searchLog, 0.95],
  ['everyday queries of acceptance tests', acceptance, 0.97],
  ['queries of all kinds', mixture, 0.98],
])('search relevance: %s have the minimum share of hits', { timeout: 180_000 }, async (_, list, least) => {
  const { share, missed } = await judged(queriesFrom(list))
  expect(share, missed.join(', ')).toBeGreaterThanOrEqual(least)
})

test.each(['没有这样的商品', '没有这样的货', '谢谢你们', '随便什么', '囧槑烎'])(
  'search relevance: %s names no goods and has an empty result',
  async (keyword) => expect(await found(keyword)).toEqual([]),
)

test('search relevance: names of each leaf category find its goods', { timeout: 300_000 }, async () => {
  const { share, missed } = await judged(namesFrom(leafNames))
  expect(share, missed.join(', ')).toBeGreaterThanOrEqual(0.98)
})

test('search relevance: trade names find the goods that they stand for', { timeout: 300_000 }, async () => {
  const names = [...tradeNames()].filter((_, at) => at % 25 === 0)
  const leavesOf = new Map<string, string[]>()
  for (const thing of new Set(names.flatMap(([, things]) => things))) leavesOf.set(thing, await found(thing))
  const list = names.map(([keyword, things]) => ({ keyword, leaves: things.flatMap((thing) => leavesOf.get(thing)!) }))
  const { share, missed } = await judged(list)
  expect(share, missed.join(', ')).toBeGreaterThanOrEqual(0.97)
})
