import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadFile as upload } from '#contract/files/files.ts'
import type { RateLimitName } from '#contract/kit/route.ts'
import { publicKey } from '#contract/login/login.ts'
import { orderPdf } from '#contract/ordering/orders.ts'
import { queryByDomain } from '#contract/tenancy/tenancy.ts'
import { type Database, openDatabase } from '#kit/database/database.ts'
import { forgetOldRateLimits } from '#kit/http/rateLimitCounts.ts'
import { aPerson, aTenant, contents, database, databaseUrl, type TestTenant } from '#test/app.ts'
import { createRelyingParty, authorizationRequest } from '#test/relyingParty.ts'
import { formOf } from '#test/upload.ts'
import { buildApp } from '#server/app.ts'
import type { AppOptions } from '#server/appOptions.ts'
import { serveProbes } from '#server/probes.ts'
import { serveDocs, serveWeb } from '#server/web.ts'

/** Who calls too often is held back: on every route there is, and over all processes where it matters. */

const anApp = async (outside: Partial<AppOptions>) =>
  (await buildApp({ database, log: pino({ level: 'silent' }), contents, ...outside })).app

/** An address that nobody else has called from: counts are in the database and outlive a test. */
const anAddress = () => `10.${[...randomBytes(3)].join('.')}`

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
  const whole = async (limits: Partial<Record<RateLimitName, number>>) => {
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
    const app = await whole({ [name]: 2 })
    const remoteAddress = anAddress()
    const ask = async () =>
      (await app.inject({ method, url, remoteAddress, headers: { host: tenant.host } })).statusCode
    const statuses = [await ask(), await ask(), await ask()]
    expect(statuses.slice(0, 2)).not.toContain(429)
    expect(statuses[2]).toBe(429)
  })

  test('by person: what is uploaded and downloaded', async () => {
    const app = await whole({ upload: 1, download: 1 })
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

  test('but no probe is refused', async () => {
    const all = { page: 1, asset: 1, call: 1, oidc: 1 } as const
    const app = await whole(all)
    for (let call = 0; call < 5; call++)
      for (const url of ['/healthz', '/readyz']) expect((await app.inject({ url })).statusCode).toBe(200)
  })
})

describe('rate limits: limits that hold over all processes', () => {
  const second = openDatabase({ url: databaseUrl, size: 4 })
  afterAll(() => second.close())
  const asker = (app: Awaited<ReturnType<typeof anApp>>, remoteAddress: string) => async () =>
    (await app.inject({ url: publicKey.path, remoteAddress, headers: { host: tenant.host } })).statusCode
  const counted = (source: Database) => {
    const writes = { count: 0 }
    const write: Database['write'] = (id, work, asking) => {
      if (id === '0') writes.count++
      return source.write(id, work, asking)
    }
    return { writes, database: { ...source, write } }
  }

  test('two servers on one database let exactly so many through, however many come at once', async () => {
    const limits = { captcha: 20 }
    const from = anAddress()
    const ours = counted(database)
    const ask = [
      asker(await anApp({ limits, database: ours.database }), from),
      asker(await anApp({ limits, database: second }), from),
    ]
    const statuses = await Promise.all(Array.from({ length: 80 }, (_, n) => ask[n % 2]!()))
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(60)
    // Forty at once were counted by few statements; who is known to be over reaches the database no more.
    expect(ours.writes.count).toBeLessThan(20)
    const before = ours.writes.count
    expect(await Promise.all(Array.from({ length: 20 }, () => ask[0]!()))).toEqual(
      Array.from({ length: 20 }, () => 429),
    )
    expect(ours.writes.count).toBe(before)
    expect(await asker(await anApp({ limits, database: second }), anAddress())()).toBe(200)
  })

  test('a restart forgets nothing', async () => {
    const [limits, from] = [{ captcha: 1 }, anAddress()]
    expect(await asker(await anApp({ limits }), from)()).toBe(200)
    const app = await anApp({ limits })
    const refused = await app.inject({ url: publicKey.path, remoteAddress: from, headers: { host: tenant.host } })
    expect(refused.json()).toMatchObject({ code: 1008 })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test.each([
    ['fails', () => Promise.reject(new Error('no database'))],
    ['hangs', () => new Promise<never>(() => {})],
  ])('while the database %s each process counts for itself', async (_, write) => {
    const from = anAddress()
    let isAway = false
    const away: Database = {
      ...database,
      write: (id, work, asking) => (isAway && id === '0' ? write() : database.write(id, work, asking)),
    }
    const limits = { captcha: 3 }
    const [first, other] = [await anApp({ limits, database: away }), await anApp({ limits, database: away })]
    isAway = true
    const ask = asker(first, from)
    const statuses = [await ask(), await ask(), await ask(), await ask()]
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await asker(other, from)()).toBe(200)
  })

  test('a count that is over is removed', async () => {
    const from = anAddress()
    const callers = () =>
      database.read('0', (sql) =>
        sql.selectFrom('kit.rate_limits').select('caller').where('caller', '=', from).execute(),
      )
    await asker(await anApp({ limits: { captcha: 1 } }), from)()
    await forgetOldRateLimits(database)
    expect(await callers()).toHaveLength(1)
    await database.write('0', (tx) =>
      tx
        .updateTable('kit.rate_limits')
        .set({ began_at: new Date(Date.now() - 121_000) })
        .where('caller', '=', from)
        .execute(),
    )
    // Its window has ended: the caller begins anew, before and after it is removed.
    expect(await asker(await anApp({ limits: { captcha: 1 } }), from)()).toBe(200)
    await database.write('0', (tx) =>
      tx
        .updateTable('kit.rate_limits')
        .set({ began_at: new Date(Date.now() - 121_000) })
        .where('caller', '=', from)
        .execute(),
    )
    await forgetOldRateLimits(database)
    expect(await callers()).toHaveLength(0)
  })
})

test('rate limits: anonymous authorization requests are limited', async () => {
  const application = await createRelyingParty(tenant)
  const app = await anApp({ limits: { authorize: 5 } })
  const { url } = await authorizationRequest(application)
  const kept = () =>
    database.read(tenant.id, (sql) =>
      sql
        .selectFrom('provider.artefacts')
        .select(['expires_at'])
        .where('kind', '=', 'Interaction')
        .where('expires_at', '>', new Date())
        .execute(),
    )
  const before = (await kept()).length
  const from = anAddress()
  const ask = async () =>
    (await app.inject({ url: url.pathname + url.search, remoteAddress: from, headers: { host: tenant.host } }))
      .statusCode
  const statuses = await Promise.all(Array.from({ length: 12 }, ask))
  expect(statuses.filter((status) => status === 303)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  const rows = await kept()
  expect(rows.length - before).toBe(5)
  for (const { expires_at: end } of rows) expect(end.getTime() - Date.now()).toBeLessThanOrEqual(600_000)
})
