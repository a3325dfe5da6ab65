import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { viewHome } from '#contract/home/home.ts'
import type { Fixture } from './fixture.ts'

/** Load generator in a process of its own: reads the fixture, runs a scenario, prints a line of JSON. */
const [, , scenario = '', base = '', fixtureFile = '', seconds = '8', clients = '16', rate = '0'] = process.argv
const fixture = JSON.parse(readFileSync(fixtureFile, 'utf8')) as Fixture
/** The size of a cart is limited, so the same few goods are added repeatedly. */
const cartGoods = fixture.goods.slice(0, 50)
const headers = { host: fixture.host, 'content-type': 'application/json' }
let next = 0
const nextOf = <T>(list: readonly T[]): T => list[next++ % list.length]!
const words = [
  '手套',
  '安全帽',
  '复印纸',
  '螺栓',
  'M8',
  '硒鼓',
  'aqm',
  'fhst',
  '电缆',
  '椅',
  '不锈钢',
  '口罩',
  'AL',
  '打印',
  '牛奶',
  '轴承 6204',
]

const post = (path: string, body: () => object, more: () => Record<string, string> = () => ({})) => ({
  method: 'POST' as const,
  path,
  setupRequest: (request: object) => ({ ...request, body: JSON.stringify(body()), headers: { ...headers, ...more() } }),
})
const get = (path: () => string) => ({
  method: 'GET' as const,
  setupRequest: (request: object) => ({ ...request, path: path(), headers: { ...headers } }),
})
const list = '/orderrest/api/goods/queryGoodsListWithStandardByCatalog'
const kinds = ['inquiry', 'bidding', 'fixed']
const threeGoods = () => Array.from({ length: 3 }, () => nextOf(fixture.goods))

const scenarios: Record<string, (client: number) => object> = {
  'a/category': () => get(() => `/a/category?leaf=${nextOf(fixture.leafIds)}`),
  'b/category': () => get(() => `/b/category?leaf=${nextOf(fixture.leafIds)}`),
  'a/detail': () => get(() => `/a/detail?sku=${nextOf(fixture.goods).skuId}`),
  'a/hall': () => get(() => `/a/hall?kind=${nextOf(kinds)}`),
  hall: () => get(() => `/inquiry/api/hall/list?kind=${nextOf(kinds)}&page=1&limit=20`),
  hallDone: () => get(() => `/inquiry/api/hall/list?kind=${nextOf(kinds)}&tab=done&page=1&limit=20`),
  hallFigures: () => get(() => `/inquiry/api/hall/figures?kind=${nextOf(kinds)}`),
  'a/home': () => get(() => '/a/home'),
  'b/home': () => get(() => '/b/home'),
  home: () => get(() => viewHome.path),
  homeCompressed: () => {
    const request = get(() => viewHome.path)
    return {
      ...request,
      setupRequest: (one: object) => ({
        ...request.setupRequest(one),
        headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' },
      }),
    }
  },
  homeOfBuyer: (client) => {
    const request = get(() => viewHome.path)
    return {
      ...request,
      setupRequest: (one: object) => ({ ...request.setupRequest(one), headers: { ...headers, ...bearer(client) } }),
    }
  },
  homePage: () => get(() => '/'),
  category: (client) =>
    post(
      list,
      () => ({ catalogId: nextOf(fixture.leafIds), merged: true, page: 1, limit: 20 }),
      () => bearer(client),
    ),
  search: (client) =>
    post(
      list,
      () => ({ keyword: nextOf(words), merged: true, page: 1, limit: 20 }),
      () => bearer(client),
    ),
  detail: (client) => {
    const request = get(() => `/orderrest/api/goods/detail?skuId=${nextOf(fixture.goods).skuId}`)
    return {
      ...request,
      setupRequest: (one: object) => ({ ...request.setupRequest(one), headers: { ...headers, ...bearer(client) } }),
    }
  },
  addCart: (client) =>
    post(
      '/orderrest/api/cart/addCart',
      () => ({ skuId: nextOf(cartGoods).skuId, quantity: 1 }),
      () => bearer(client),
    ),
  submit: (client) =>
    post(
      '/orderrest/api/orders/submit',
      () => orderOf(client),
      () => ({ ...bearer(client), 'idempotency-key': randomUUID() }),
    ),
}
const buyerOf = (client: number) => fixture.buyers[client % fixture.buyers.length]!
const bearer = (client: number) => ({ authorization: `Bearer ${buyerOf(client).token}` })
const orderOf = (client: number) => {
  const { addressId, invoiceTitleId } = buyerOf(client)
  return {
    addressId,
    invoiceTitleId,
    paymentMethod: 'quota',
    lines: threeGoods().map(({ skuId, price }) => ({ skuId, quantity: 1, seenPrice: price })),
  }
}

let client = 0
const isBare = scenario.includes('/')
const isPage = scenario === 'homePage'
const isCompressed = scenario === 'homeCompressed'
const result = await autocannon({
  url: base,
  connections: Number(clients),
  duration: Number(seconds),
  ...(Number(rate) > 0 ? { overallRate: Number(rate) } : {}),
  setupClient: (one) => one.setRequests([scenarios[scenario]!(client++)]),
  // Reads every response, also of the baseline, because reading takes processor time from the server.
  verifyBody: (body) => {
    if (isCompressed) return body.charCodeAt(0) === 0x1f
    if (isPage) return body.includes('</html>')
    return isBare ? /^[[{"]/.test(body) : body.startsWith('{"code":0,')
  },
})
const { latency } = result
console.log(
  JSON.stringify({
    perSecond: Math.round(result['2xx'] / Number(seconds)),
    p50: latency.p50,
    p95: latency.p97_5,
    p99: latency.p99,
    wrong: result.errors + result.non2xx + result.mismatches,
  }),
)
