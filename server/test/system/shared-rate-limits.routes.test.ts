/** @module-tag thorough */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicKey } from '#contract/login/login.ts'
import { type Database, openDatabase } from '#kit/database/database.ts'
import { forgetOldRateLimits } from '#kit/http/rateLimitCounts.ts'
import { aTenant, database, databaseUrl, type TestTenant } from '#test/app.ts'
import { anApp, anAddress } from '../limits/limitedApp.ts'

let tenant: TestTenant
beforeAll(async () => {
  tenant = await aTenant()
})

describe('rate limits: shared limits', () => {
  const second = openDatabase({ url: databaseUrl, size: 4 })
  afterAll(() => second.close())
  const caller = (app: Awaited<ReturnType<typeof anApp>>, remoteAddress: string) => async () =>
    (await app.inject({ url: publicKey.path, remoteAddress, headers: { host: tenant.host } })).statusCode
  const counted = (source: Database) => {
    const writes = { count: 0 }
    const write: Database['write'] = (id, work, asking) => {
      if (id === '0') writes.count++
      return source.write(id, work, asking)
    }
    return { writes, database: { ...source, write } }
  }

  test('two servers with one database admit exactly the limit, even concurrently', async () => {
    const limits = { captcha: 20 }
    const from = anAddress()
    const ours = counted(database)
    const ask = [
      caller(await anApp({ limits, database: ours.database }), from),
      caller(await anApp({ limits, database: second }), from),
    ]
    const statuses = await Promise.all(Array.from({ length: 80 }, (_, n) => ask[n % 2]!()))
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(60)
    // Forty concurrent calls are counted by few statements; callers over the limit cause none.
    expect(ours.writes.count).toBeLessThan(20)
    const before = ours.writes.count
    expect(await Promise.all(Array.from({ length: 20 }, () => ask[0]!()))).toEqual(
      Array.from({ length: 20 }, () => 429),
    )
    expect(ours.writes.count).toBe(before)
    expect(await caller(await anApp({ limits, database: second }), anAddress())()).toBe(200)
  })

  test.each([
    ['login', '/sysrest/api/sso/form?form=x'],
    ['captcha', publicKey.path],
    ['host', publicKey.path, 'nobody.localhost'],
    ['authorize', '/oidc/auth?client_id=x'],
  ] as const)('%s: two servers admit the limit together', async (name, url, unknownHost?: string) => {
    const remoteAddress = anAddress()
    const headers = { host: unknownHost ?? tenant.host }
    const servers = [
      await anApp({ limits: { [name]: 2 } }),
      await anApp({ limits: { [name]: 2 }, database: second }),
    ] as const
    const ask = async (at: 0 | 1) => (await servers[at].inject({ url, remoteAddress, headers })).statusCode
    expect([await ask(0), await ask(1)]).not.toContain(429)
    expect([await ask(0), await ask(1)]).toEqual([429, 429])
  })

  test('a restart keeps the counts', async () => {
    const [limits, from] = [{ captcha: 1 }, anAddress()]
    expect(await caller(await anApp({ limits }), from)()).toBe(200)
    const app = await anApp({ limits })
    const refused = await app.inject({ url: publicKey.path, remoteAddress: from, headers: { host: tenant.host } })
    expect(refused.json()).toMatchObject({ code: 1008 })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test.each([
    ['fails', () => Promise.reject(new Error('no database'))],
    ['hangs', () => new Promise<never>(() => {})],
  ])('while the database %s, each process counts separately', async (_, write) => {
    const from = anAddress()
    let isFailing = false
    const failingDatabase: Database = {
      ...database,
      write: (id, work, asking) => (isFailing && id === '0' ? write() : database.write(id, work, asking)),
    }
    const limits = { captcha: 3 }
    const [first, other] = [
      await anApp({ limits, database: failingDatabase }),
      await anApp({ limits, database: failingDatabase }),
    ]
    isFailing = true
    const ask = caller(first, from)
    const statuses = [await ask(), await ask(), await ask(), await ask()]
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await caller(other, from)()).toBe(200)
  })

  test('expired counters are removed', async () => {
    const from = anAddress()
    const callers = () =>
      database.read('0', (db) => db.selectFrom('kit.rate_limits').select('caller').where('caller', '=', from).execute())
    await caller(await anApp({ limits: { captcha: 1 } }), from)()
    await forgetOldRateLimits(database)
    expect(await callers()).toHaveLength(1)
    await database.write('0', (tx) =>
      tx
        .updateTable('kit.rate_limits')
        .set({ began_at: new Date(Date.now() - 121_000) })
        .where('caller', '=', from)
        .execute(),
    )
    // After its window, the caller starts from zero, before and after the removal.
    expect(await caller(await anApp({ limits: { captcha: 1 } }), from)()).toBe(200)
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
