import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import * as goodsSearch from '#contract/catalogue/goodsSearch.ts'
import { dictated } from '#server/demo/search/dictated.queries.ts'
import { holdout } from '#server/demo/search/holdout.queries.ts'
import { holdoutLater } from '#server/demo/search/holdoutLater.queries.ts'
import { isHit, type Query, queriesFrom } from '#server/demo/search/judge.ts'
import { orders } from '#server/demo/search/orders.queries.ts'
import { people } from '#server/demo/search/people.queries.ts'
import { queries } from '#server/demo/search/queries.ts'
import { requisitions } from '#server/demo/search/requisitions.queries.ts'
import { staff } from '#server/demo/search/staff.queries.ts'
import { acceptance } from '#server/demo/search/unseen/acceptance.queries.ts'
import { searchLog } from '#server/demo/search/unseen/searchLog.queries.ts'
import { trades } from '#server/demo/search/unseen/trades.queries.ts'
import { visitors } from '#server/demo/search/visitors.queries.ts'
import type { Fixture } from './fixture.ts'
import { query } from './fixtureGoods.ts'
import { processorMs } from './processes.ts'

const clients = 16
const enough = { share: 0.97, p95: 60 }
/** Repetitions of each query under load; the first is not cached. */
const repetitions = 8

interface Answer {
  readonly code: number
  readonly data: { readonly records: readonly { readonly categoryId: string }[] }
}

/**
 * Measures search quality (queries with a hit among the first five goods), response times with concurrent clients, and
 * processor time a query: without cache, fully cached, and under load, where some queries are cached.
 */
export async function measureSearch(
  serverUrl: string,
  databaseUrl: string,
  fixture: Fixture,
  serverPid: number | undefined,
) {
  const rows = await query(
    databaseUrl,
    `select id, code from catalogue.categories where tenant_id = ${fixture.tenantId}`,
  )
  const goodsUrl = new URL(serverUrl + goodsSearch.queryGoodsListWithStandardByCatalog.path)
  const codes = new Map(rows.map(({ id, code }) => [id!, code!]))
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const ask = async (keyword: string, client: number, more: object = {}): Promise<readonly string[]> => {
    const { token } = fixture.buyers[client % fixture.buyers.length]!
    const body = JSON.stringify({ keyword, merged: true, limit: 5, ...more })
    const answer = JSON.parse(await post(agent, goodsUrl, token, body)) as Answer
    if (answer.code !== 0) throw new Error(`${keyword}: ${answer.code}`)
    return answer.data.records.map(({ categoryId }) => codes.get(categoryId)!)
  }
  const measure = async (list: readonly Query[], more: object = {}, showsMissed = true) => {
    const left = mixed(list)
    const times: number[] = []
    const missed: string[] = []
    let empty = 0
    const before = processorMs(serverPid)
    const client = async (_: unknown, number: number) => {
      for (let query = left.pop(); query; query = left.pop()) {
        const began = performance.now()
        const found = await ask(query.keyword, number, more)
        times.push(performance.now() - began)
        if (!isHit(query, found)) missed.push(query.keyword)
        if (query.leaves.length > 0 && found.length === 0) empty++
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    const after = processorMs(serverPid)
    const each = (part: keyof typeof after) => Math.round(((after[part] - before[part]) / list.length) * 100) / 100
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
    const share = 1 - missed.length / list.length
    return {
      queries: list.length,
      share: `${(share * 100).toFixed(1)} %`,
      empty,
      p50: at(0.5),
      p95: at(0.95),
      'server ms': each('server'),
      'PostgreSQL ms': each('postgres'),
      'clients ms': each('own'),
      missed: showsMissed ? missed.join(', ') : missed.length,
    }
  }
  // Warm-up: each connection prepares its statements, and after four rounds the code is compiled. The price filters
  // exclude no goods, but give the queries other cache keys.
  for (let round = 1; round <= 4; round++) await measure(queriesFrom(queries), { priceFrom: `0.0${round}` })
  const figures = {
    tuned: await measure(queriesFrom(queries)),
    'tuned, again': await measure(queriesFrom(queries)),
    'held out once': await measure(queriesFrom(holdout + holdoutLater)),
    requisitions: await measure(queriesFrom(requisitions)),
    orders: await measure(queriesFrom(orders), {}, false),
    dictated: await measure(queriesFrom(dictated), {}, false),
    people: await measure(queriesFrom(people + staff), {}, false),
    visitors: await measure(queriesFrom(visitors), {}, false),
    acceptance: await measure(queriesFrom(acceptance), {}, false),
    'search log': await measure(queriesFrom(searchLog + trades), {}, false),
    'under load': await measure(Array(repetitions).fill(queriesFrom(queries)).flat(), { priceFrom: '0.09' }),
  }
  const { tuned } = figures
  return {
    figures,
    isEnough: parseFloat(tuned.share) >= enough.share * 100 && tuned.empty === 0 && tuned.p95 <= enough.p95,
  }
}

/** Reproducible order that mixes queries of different kinds of goods. */
function mixed(list: readonly Query[]): Query[] {
  const order = list.map((query, index) => ({ query, key: createHash('md5').update(`${index}`).digest('hex') }))
  return order.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ query }) => query)
}

/** The cheapest client of Node, because the clients take processor time from the server. */
async function post(agent: Agent, url: URL, token: string, body: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  request(url, { method: 'POST', agent, headers }, (response) => void text(response).then(resolve, reject))
    .on('error', reject)
    .end(body)
  return promise
}
