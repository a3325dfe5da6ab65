/** @module-tag thorough */
import { createServer } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as login from '#contract/login/login.ts'
import { listCart } from '#contract/ordering/cart.ts'
import { openDatabase } from '#kit/database/database.ts'
import { say } from '#contract/refusals.ts'
import { Outage } from '#kit/database/database.errors.ts'
import { aTenant, aPerson, contents, database, databaseUrl } from '#test/app.ts'
import { buildApp } from '#server/app.ts'

/** The application with a database proxy that can refuse connections. */
const lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
let full = false
const unavailable = openDatabase({ url: databaseUrl, isFull: () => full })
let isUnavailable = false
const failing = () => new Outage(full ? 'storage.full' : 'database.unavailable', new Error('connect ENOENT'), true)
const failIfUnavailable = (work: (...args: never[]) => Promise<unknown>) =>
  ((...args: never[]) => (isUnavailable ? Promise.reject(failing()) : work(...args))) as never
const outageDatabase = {
  ...unavailable,
  read: failIfUnavailable(unavailable.read),
  write: failIfUnavailable(unavailable.write),
  readLagging: failIfUnavailable(unavailable.readLagging),
}
const { app } = await buildApp({ database: outageDatabase, log, contents })

const form = 'application/x-www-form-urlencoded'
let headers: Record<string, string> = {}
beforeAll(async () => {
  const tenant = await aTenant()
  const person = await aPerson(tenant, { permissions: ['cart.use'] })
  headers = { host: tenant.host, authorization: `Bearer ${person.token}` }
  await database.read(tenant.id, async () => undefined)
})
afterAll(async () => {
  await app.close()
  await unavailable.close()
})

test.each([
  [false, 1018, 'database.unavailable'],
  [true, 1019, 'storage.full'],
] as const)(
  'database outage: calls, downloads and the login protocol report that the database is unavailable (full: %s)',
  async (isFull, code, kind) => {
    full = isFull
    isUnavailable = true
    lines.length = 0
    const calls = [
      { method: listCart.method, url: listCart.path },
      { method: login.login.method, url: login.login.path },
      { method: 'GET' as const, url: '/fsdsrest/api/fdfs/file/download?fileId=1' },
    ]
    for (const call of calls.flatMap((each) => [each, each])) {
      const answer = await app.inject({ ...call, headers, ...(call.method === 'POST' ? { payload: {} } : {}) })
      expect([answer.statusCode, answer.json<{ code: number }>().code, answer.headers['retry-after']]).toEqual([
        503,
        code,
        '5',
      ])
    }
    // The OIDC library is not called, because it would read the database: no redirect, no failure, no hanging.
    const published = await app.inject({ url: '/oidc/.well-known/openid-configuration', headers })
    expect([published.statusCode, published.json()]).toMatchObject([503, { error: 'temporarily_unavailable' }])
    // Page requests receive an error page that can be reloaded, in the request's language.
    const opened = [
      { url: '/oidc/auth?client_id=a&scope=b', headers: { ...headers, accept: 'text/html' } },
      {
        method: 'POST' as const,
        url: '/sysrest/api/sso/acs',
        headers: { ...headers, 'content-type': form },
        payload: 'RelayState=a',
      },
    ]
    for (const each of opened) {
      const page = await app.inject({ ...each, headers: { ...each.headers, 'accept-language': 'en' } })
      expect([page.statusCode, page.headers['content-type'], page.headers['retry-after']]).toEqual([
        503,
        'text/html; charset=utf-8',
        '5',
      ])
      expect(page.body).toContain(`<h1>${say(kind, 'en')}</h1>`)
      expect(page.body).toContain(each.method ? 'href="/login"' : 'href="/oidc/auth?client_id=a&amp;scope=b"')
    }
    expect(lines.filter((line) => line.includes(kind))).toHaveLength(1)
    expect(lines.join()).not.toContain('"stack"')
    isUnavailable = false
  },
)

test('database outage: calls wait for a restarting database, with a limit', async () => {
  const port = await new Promise<number>((settle) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => settle(port))
    })
  })
  const unreachable = openDatabase({ url: `postgres://a:b@127.0.0.1:${port}/none` })
  const began = performance.now()
  const reads = [1, 2, 3].map(() => unreachable.read('0', async () => 1).catch((error: unknown) => error))
  expect(await Promise.all(reads)).toEqual([expect.any(Outage), expect.any(Outage), expect.any(Outage)])
  const elapsed = performance.now() - began
  expect(elapsed).toBeGreaterThan(3_000)
  expect(elapsed).toBeLessThan(5_000)
  // Later calls fail immediately.
  const later = performance.now()
  await expect(unreachable.write('0', async () => 1)).rejects.toMatchObject({ reason: 'database.unavailable' })
  expect(performance.now() - later).toBeLessThan(500)
  expect(await unreachable.trouble()).toBe('database.unavailable')
  await unreachable.close()
})
