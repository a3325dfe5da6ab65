import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { listCart } from '#contract/ordering/cart.ts'
import { getGoods } from '#contract/catalogue/goods.ts'
import { queryGoodsListWithStandardByCatalog, searchHotBrandList } from '#contract/catalogue/goodsSearch.ts'
import { listHotkey } from '#contract/catalogue/searchWords.ts'
import { queryCatalogList } from '#contract/catalogue/categories.ts'
import { checkout } from '#contract/ordering/checkout.ts'
import { listComments } from '#contract/ordering/comments.ts'
import { publicKey } from '#contract/login/login.ts'
import { importGoods } from '#contract/imports/importPreview.ts'
import type { Input, Route } from '#contract/kit/route.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { queryByDomain } from '#contract/tenancy/tenancy.ts'
import type { Database } from '#kit/database/database.ts'
import { aPerson, aTenant, contents, database, type Person } from '#test/app.ts'
import { createOrderingFixture, createOrder } from '#test/orderingFixture.ts'
import { formOf } from '#test/upload.ts'
import { buildApp } from '#server/app.ts'
import type { AppOptions } from '#server/appOptions.ts'
import { serveDocs, serveWeb } from '#server/web.ts'

/** Network settings of the operator (trusted proxies, limits, replica), and the security headers of responses. */

async function anApp(outside: Partial<AppOptions>) {
  const { app } = await buildApp({
    database,
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    contents,
    ...outside,
  })
  return app
}
type App = Awaited<ReturnType<typeof anApp>>

interface Sent {
  from?: string
  headers?: Record<string, string>
}

/** Calls as a person, from an IP address. */
function send<R extends Route>(
  app: App,
  person: Pick<Person, 'host'> & { token?: string },
  route: R,
  input: Input<R>,
  { from = '192.0.2.1', headers = {} }: Sent = {},
) {
  const query = route.method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  return app.inject({
    method: route.method,
    url: route.path + query,
    remoteAddress: from,
    headers: { host: person.host, ...(person.token ? { authorization: `Bearer ${person.token}` } : {}), ...headers },
    ...(route.method === 'POST' ? { payload: input as object } : {}),
  })
}

describe('network: behind a proxy', () => {
  const statusVia = (app: App, host: string, from: string, forwardedFor: string) =>
    send(app, { host }, publicKey, {}, { from, headers: { 'x-forwarded-for': forwardedFor } }).then(
      ({ statusCode }) => statusCode,
    )

  test('only trusted proxies set the caller’s address', async () => {
    const { host } = await aTenant()
    const app = await anApp({ trustProxy: ['192.0.2.0/24'], limits: { captcha: 1 } })
    expect(await statusVia(app, host, '192.0.2.7', '203.0.113.1')).toBe(200)
    expect(await statusVia(app, host, '192.0.2.7', '203.0.113.2')).toBe(200)
    expect(await statusVia(app, host, '192.0.2.8', '203.0.113.1')).toBe(429)
    // Addresses before the last one that is not a trusted proxy may be forged.
    expect(await statusVia(app, host, '192.0.2.7', '203.0.113.9, 203.0.113.2')).toBe(429)
    expect(await statusVia(app, host, '198.51.100.7', '203.0.113.3')).toBe(200)
    expect(await statusVia(app, host, '198.51.100.7', '203.0.113.4')).toBe(429)
  })

  test('without trusted proxies forwarded headers are ignored', async () => {
    const { host } = await aTenant()
    const app = await anApp({ limits: { captcha: 1 } })
    expect(await statusVia(app, host, '192.0.2.7', '203.0.113.1')).toBe(200)
    expect(await statusVia(app, host, '192.0.2.7', '203.0.113.2')).toBe(429)
  })

  test('only the host identifies the tenant', async () => {
    const [ours, theirs] = [await aTenant(), await aTenant()]
    const app = await anApp({ trustProxy: ['192.0.2.1'] })
    const answer = await send(app, ours, queryByDomain, {}, { headers: { 'x-forwarded-host': theirs.host } })
    expect(answer.json()).toMatchObject({ code: 0, data: { tenantId: ours.id } })
  })
})

describe('network: rate limits', () => {
  test('respond with a message and the seconds to wait, in both languages', async () => {
    const tenant = await aTenant()
    const app = await anApp({ limits: { captcha: 2 } })
    const ask = (language: string) => send(app, tenant, publicKey, {}, { headers: { 'accept-language': language } })
    for (let call = 0; call < 2; call++) expect((await ask('zh-CN')).json()).toMatchObject({ code: 0 })
    const refused = await ask('zh-CN')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 1008, message: '操作过于频繁，请稍后再试', data: null })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await ask('en')).json()).toMatchObject({
      code: 1008,
      message: 'Too many requests. Please try again later.',
    })
  })

  test('count by person, from any address, independently of others at the same address', async () => {
    const tenant = await aTenant()
    const [ann, ben] = [
      await aPerson(tenant, { permissions: ['goods.read'] }),
      await aPerson(tenant, { permissions: ['goods.read'] }),
    ]
    const app = await anApp({ limits: { search: 1 } })
    const search = async (person: Person, from: string) =>
      (await send(app, person, queryGoodsListWithStandardByCatalog, {}, { from })).statusCode
    expect(await search(ann, '192.0.2.1')).toBe(200)
    expect(await search(ben, '192.0.2.1')).toBe(200)
    expect(await search(ann, '192.0.2.2')).toBe(429)
    expect((await send(app, ann, queryCatalogList, {})).json()).toMatchObject({ code: 0 })
  })

  test('count anonymous calls by address or IPv6 prefix', async () => {
    const tenant = await aTenant()
    const app = await anApp({ limits: { captcha: 1 } })
    const ask = async (from: string) => (await send(app, tenant, publicKey, {}, { from })).statusCode
    expect(await ask('2001:db8:1:2::1')).toBe(200)
    expect(await ask('2001:db8:1:2::2')).toBe(429)
    expect(await ask('2001:db8:1:3::1')).toBe(200)
  })

  test('count unknown host names by address, without affecting the hosts of tenants', async () => {
    const [tenant, later] = [await aTenant(), await aTenant()]
    let requested = 0
    const counted: Database = { ...database, read: (id, work) => ((requested += 1), database.read(id, work)) }
    const app = await anApp({ database: counted, limits: { host: 3 } })
    const ask = async (host: string, from = '2001:db8:1:2::1') => {
      const answer = await send(app, { host }, queryByDomain, {}, { from })
      return { status: answer.statusCode, code: answer.json<{ code: number }>().code, headers: answer.headers }
    }
    expect(await ask(tenant.host)).toMatchObject({ status: 200, code: 0 })
    for (const host of ['one.example', 'two.example'])
      expect(await ask(host)).toMatchObject({ status: 200, code: 1012 })
    const before = requested
    const refused = await ask('three.example', '2001:db8:1:2::2')
    expect(refused).toMatchObject({ status: 429, code: 1008 })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(requested).toBe(before)
    expect(await ask(tenant.host)).toMatchObject({ status: 200, code: 0 })
    expect(await ask(later.host, '192.0.2.1')).toMatchObject({ status: 200, code: 0 })
    expect(await ask(later.host)).toMatchObject({ status: 200, code: 0 })
  })

  test('refuse uploads before the body is read', async () => {
    const tenant = await aTenant()
    const person = await aPerson(tenant, { permissions: ['product.import'], entrance: 'operator' })
    const app = await anApp({ limits: { import: 1 } })
    const { payload, headers } = await formOf([{ name: 'a.txt', content: 'x' }])
    const all = { ...headers, host: person.host, authorization: `Bearer ${person.token}` }
    const upload = () => app.inject({ method: 'POST', url: importGoods.path, headers: all, payload })
    expect((await upload()).statusCode).toBe(200)
    expect((await upload()).json()).toMatchObject({ code: 1008 })
  })

  test('do not apply where there is no limit', async () => {
    const tenant = await aTenant()
    const app = await anApp({ limits: { captcha: 0 } })
    for (let call = 0; call < 5; call++) expect((await send(app, tenant, publicKey, {})).statusCode).toBe(200)
  })
})

test('network: reads that may lag use a replica, decisions do not', async () => {
  const market = await createOrderingFixture()
  const { orderId } = await createOrder(market)
  const { buyer } = market
  const { skuId } = market.goods[0]!
  let laggingReads = 0
  const counted: Database = {
    ...database,
    readLagging: (id, work) => ((laggingReads += 1), database.readLagging(id, work)),
  }
  const app = await anApp({ database: counted })
  const readsLate = async <R extends Route>(route: R, input: Input<R>) => {
    laggingReads = 0
    expect((await send(app, buyer, route, input)).json()).toMatchObject({ code: 0 })
    return laggingReads > 0
  }
  expect([
    await readsLate(queryGoodsListWithStandardByCatalog, { keyword: '手套' }),
    await readsLate(queryCatalogList, {}),
    await readsLate(searchHotBrandList, {}),
    await readsLate(listHotkey, {}),
    await readsLate(queryByDomain, {}),
    await readsLate(listComments, { skuId }),
  ]).toEqual([true, true, true, true, true, true])
  expect([
    await readsLate(getGoods, { skuId }),
    await readsLate(listCart, {}),
    await readsLate(checkout, { lines: [{ skuId, quantity: 1 }] }),
    await readsLate(orderDetail, { orderId }),
    await readsLate(listComments, { orderId }),
  ]).toEqual([false, false, false, false, false])
})

describe('network: security headers', () => {
  test('calls: no content, no caching and no framing', async () => {
    const tenant = await aTenant()
    const { headers } = await send(await anApp({}), tenant, queryByDomain, {})
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test('pages run only their own files, and images run nothing', async () => {
    const dist = await mkdtemp(join(tmpdir(), 'baicai-web-'))
    await mkdir(join(dist, 'assets'))
    await writeFile(join(dist, 'index.html'), '<!doctype html><title>百采</title>')
    await writeFile(join(dist, 'assets/page.js'), 'export {}')
    for (const name of ['mark.svg', 'mark.svg.br']) await writeFile(join(dist, 'assets', name), '<svg/>')
    const app = await anApp({})
    await serveWeb(app, pathToFileURL(`${dist}/`))
    for (const url of ['/', '/orderManagement_list?tab=1']) {
      const { headers, body } = await app.inject({ url })
      expect(body).toContain('百采')
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /script-src 'self'(?: 'sha256-[^']+'){2};.*object-src 'none';.*frame-ancestors 'none'$/,
        ),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
      })
      expect(String(headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe/)
    }
    const picture = await app.inject({ url: '/pictures/wrench.svg' })
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const script = await app.inject({ url: '/assets/page.js' })
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    for (const ofPages of ['content-security-policy', 'referrer-policy'])
      expect(script.headers).not.toHaveProperty(ofPages)
    for (const encoding of ['identity', 'br']) {
      const logo = await app.inject({ url: '/assets/mark.svg', headers: { 'accept-encoding': encoding } })
      expect(logo.headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect(logo.headers['content-security-policy']).toContain('sandbox')
    }
    expect((await app.inject({ url: '/assets/../index.html' })).headers['content-security-policy']).toContain(
      'script-src',
    )
    expect((await app.inject({ url: '/pictures/..%2f..%2fseed.ts' })).statusCode).toBe(404)
    await rm(dist, { recursive: true })
  })

  test('the API documentation runs only its own files', async () => {
    const app = await anApp({})
    await serveDocs(app)
    for (const url of ['/docs', '/docs/static/swagger-ui.css', '/docs/json']) {
      const { statusCode, headers, body } = await app.inject({ url })
      expect([url, statusCode]).toEqual([url, 200])
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      // The page needs nothing that the policy forbids.
      if (url === '/docs') expect(body).not.toMatch(/<script(?![^>]*\bsrc=)|\bon\w+=|javascript:/)
    }
  })
})
