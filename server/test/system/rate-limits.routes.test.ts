import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imgRecognition } from '#contract/catalogue/pictureSearch.ts'
import { uploadFile as upload } from '#contract/files/files.ts'
import type { RateLimitName } from '#contract/kit/route.ts'
import { orderPdf } from '#contract/ordering/orders.ts'
import { listCart } from '#contract/ordering/cart.ts'
import { getUserConfWithTenant } from '#contract/notifications/preferences.ts'
import { getConfByType } from '#contract/tenancy/configuration.ts'
import { queryByDomain } from '#contract/tenancy/tenancy.ts'
import { aPerson, aTenant, database, type TestTenant } from '#test/app.ts'
import { createRelyingParty, authorizationRequest } from '#test/relyingParty.ts'
import { formOf } from '#test/upload.ts'
import { serveProbes } from '#server/probes.ts'
import { serveDocs, serveWeb } from '#server/web.ts'
import { anApp, anAddress } from '../limits/limitedApp.ts'

const getUserConf = getUserConfWithTenant.path

/** Rate limits on every route, and across processes where required. */
let dist = ''
let tenant: TestTenant
beforeAll(async () => {
  tenant = await aTenant()
  dist = await mkdtemp(join(tmpdir(), 'baicai-limits-'))
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>百采</title>')
  await writeFile(join(dist, 'assets', 'a.js'), '1')
})
afterAll(() => rm(dist, { recursive: true }))

test('rate limits: a route without a rate limit fails the start', async () => {
  const app = await anApp({})
  app.get('/forgotten', async () => 'x')
  await expect(app.ready()).rejects.toThrow('routes without a rate limit: /forgotten')
})

describe('rate limits: every kind of route is limited', () => {
  const buildWithLimits = async (limits: Partial<Record<RateLimitName, number>>) => {
    const app = await anApp({ limits })
    serveProbes(app, { isShuttingDown: () => false, outageReason: async () => undefined })
    await serveDocs(app)
    await serveWeb(app, pathToFileURL(`${dist}/`))
    return app
  }
  test.each([
    ['page', 'GET', '/'],
    ['page', 'GET', '/docs'],
    ['page', 'GET', '/docs/json'],
    ['page', 'GET', '/docs/static/index.css'],
    ['page', 'POST', '/nowhere'],
    ['asset', 'GET', '/assets/a.js'],
    ['asset', 'GET', '/pictures/wrench.svg'],
    ['oidc', 'GET', '/oidc/jwks'],
    ['oidc', 'POST', '/oidc/token'],
    ['authorize', 'GET', '/oidc/auth?client_id=x'],
    ['login', 'GET', '/sysrest/api/sso/form?form=x'],
    ['login', 'GET', '/sysrest/api/sso/metadata?id=1'],
    ['login', 'POST', '/sysrest/api/sso/acs'],
    ['call', 'GET', queryByDomain.path],
  ] as const)('%s: %s %s', async (name, method, url) => {
    const app = await buildWithLimits({ [name]: 2 })
    const remoteAddress = anAddress()
    const ask = async () =>
      (await app.inject({ method, url, remoteAddress, headers: { host: tenant.host } })).statusCode
    const statuses = [await ask(), await ask(), await ask()]
    expect(statuses.slice(0, 2)).not.toContain(429)
    expect(statuses[2]).toBe(429)
  })

  test('by person: uploads and downloads', async () => {
    const app = await buildWithLimits({ upload: 1, download: 1 })
    const { host, token } = await aPerson(tenant, { permissions: ['order.read'] })
    const headers = { host, authorization: `Bearer ${token}` }
    const form = await formOf([{ name: 'a.txt', content: 'x' }])
    const send = async () =>
      (await app.inject({ ...form, method: 'POST', url: upload.path, headers: { ...headers, ...form.headers } }))
        .statusCode
    expect([await send(), await send()]).toEqual([200, 429])
    const fetch = async () => (await app.inject({ url: `${orderPdf.path}?orderId=1`, headers })).statusCode
    expect([await fetch(), await fetch()]).toEqual([200, 429])
  })

  test('by person: text recognition, with a message', async () => {
    const app = await buildWithLimits({ recognition: 2 })
    const { host, token } = await aPerson(tenant, { permissions: ['goods.read'] })
    const headers = { host, authorization: `Bearer ${token}`, 'accept-language': 'zh-CN' }
    const ask = () => app.inject({ url: `${imgRecognition.path}?imageUrl=x`, headers })
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200])
    const refused = await ask()
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 1008, message: '操作过于频繁，请稍后再试' })
  })

  describe('by address, where there is no valid session', () => {
    const large = { a: 'x'.repeat(900_000) }
    test.each([
      ['a wrong token', getUserConf, { headers: { authorization: `Bearer ${'a'.repeat(40)}` } }],
      ['no token', getUserConf, {}],
      ['a large body without a session', getUserConf, { payload: large }],
      ['invalid input of a public call', getConfByType.path, { payload: { codes: 7 } }],
      [
        'a body that is not JSON',
        getConfByType.path,
        { payload: '{', headers: { 'content-type': 'application/json' } },
      ],
      ['an upload without a session', upload.path, { payload: 'x', headers: { 'content-type': 'text/plain' } }],
    ] as const)('%s', async (_, url, { headers = {}, ...rest }: { headers?: object; payload?: object | string }) => {
      const app = await buildWithLimits({ call: 2, upload: 2 })
      const remoteAddress = anAddress()
      const all = { host: tenant.host, ...headers }
      const ask = async () =>
        (await app.inject({ ...rest, method: 'POST', url, remoteAddress, headers: all })).statusCode
      const statuses = [await ask(), await ask(), await ask()]
      expect(statuses.slice(0, 2)).not.toContain(429)
      expect(statuses[2]).toBe(429)
    })

    test('of calls at once no more than the limit are answered', async () => {
      const app = await buildWithLimits({ call: 5 })
      const remoteAddress = anAddress()
      const headers = { host: tenant.host, authorization: `Bearer ${'a'.repeat(40)}` }
      const ask = async () =>
        (await app.inject({ method: 'POST', url: getUserConf, remoteAddress, headers })).statusCode
      const statuses = await Promise.all(Array.from({ length: 20 }, ask))
      expect(statuses.filter((status) => status !== 429)).toHaveLength(5)
    })

    test('a body is not read without a session', async () => {
      const app = await buildWithLimits({})
      for (const payload of [JSON.stringify(large), '{'])
        expect(
          (
            await app.inject({
              method: 'POST',
              url: getUserConf,
              payload,
              headers: { host: tenant.host, 'content-type': 'application/json' },
            })
          ).json(),
        ).toMatchObject({ code: -100 })
    })

    test('people are counted by themselves, also where they are refused', async () => {
      const app = await buildWithLimits({ call: 2 })
      const remoteAddress = anAddress()
      const [ann, ben] = [await aPerson(tenant), await aPerson(tenant)]
      const ask = async ({ host, token }: typeof ann) => {
        const headers = { host, authorization: `Bearer ${token}` }
        return (await app.inject({ url: listCart.path, remoteAddress, headers })).statusCode
      }
      expect([await ask(ann), await ask(ann), await ask(ann)]).toEqual([200, 200, 429])
      expect([await ask(ben), await ask(ben), await ask(ben)]).toEqual([200, 200, 429])
    })
  })

  test('probes are not limited', async () => {
    const all = { page: 1, asset: 1, call: 1, oidc: 1 } as const
    const app = await buildWithLimits(all)
    for (let call = 0; call < 5; call++)
      for (const url of ['/healthz', '/readyz']) expect((await app.inject({ url })).statusCode).toBe(200)
  })
})

test('rate limits: anonymous authorization requests are limited', async () => {
  const application = await createRelyingParty(tenant)
  const app = await anApp({ limits: { authorize: 5 } })
  const { url } = await authorizationRequest(application)
  const storedRequests = () =>
    database.read(tenant.id, (db) =>
      db
        .selectFrom('provider.artefacts')
        .select(['expires_at'])
        .where('kind', '=', 'Interaction')
        .where('expires_at', '>', new Date())
        .execute(),
    )
  const before = (await storedRequests()).length
  const from = anAddress()
  const ask = async () =>
    (await app.inject({ url: url.pathname + url.search, remoteAddress: from, headers: { host: tenant.host } }))
      .statusCode
  const statuses = await Promise.all(Array.from({ length: 12 }, ask))
  expect(statuses.filter((status) => status === 303)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  const rows = await storedRequests()
  expect(rows.length - before).toBe(5)
  for (const { expires_at: end } of rows) expect(end.getTime() - Date.now()).toBeLessThanOrEqual(600_000)
})
