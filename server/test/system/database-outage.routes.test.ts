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

/** The product behind a database that goes away: connections are refused from a moment on. */
const lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
let full = false
const gone = openDatabase({ url: databaseUrl, isFull: () => full })
let isGone = false
const failing = () => new Outage(full ? 'storage.full' : 'database.unavailable', new Error('connect ENOENT'), true)
const guarded = (work: (...args: never[]) => Promise<unknown>) =>
  ((...args: never[]) => (isGone ? Promise.reject(failing()) : work(...args))) as never
const away = {
  ...gone,
  read: guarded(gone.read),
  write: guarded(gone.write),
  readLagging: guarded(gone.readLagging),
}
const { app } = await buildApp({ database: away, log, contents })

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
  await gone.close()
})

test.each([
  [false, 1018, 'database.unavailable'],
  [true, 1019, 'storage.full'],
] as const)(
  'database outage: calls, downloads and the login protocol say that the database is away (full: %s)',
  async (isFull, code, kind) => {
    full = isFull
    isGone = true
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
    // No redirect, no failure, and above all an end: the library is asked for nothing that cannot be read.
    const published = await app.inject({ url: '/oidc/.well-known/openid-configuration', headers })
    expect([published.statusCode, published.json()]).toMatchObject([503, { error: 'temporarily_unavailable' }])
    // What a browser opens is answered by a page that can be opened again, in its language.
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
    isGone = false
  },
)

test('database outage: a call waits for a database that restarts, and none for longer than that takes', async () => {
  const port = await new Promise<number>((settle) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => settle(port))
    })
  })
  const nowhere = openDatabase({ url: `postgres://a:b@127.0.0.1:${port}/none` })
  const began = performance.now()
  const reads = [1, 2, 3].map(() => nowhere.read('0', async () => 1).catch((error: unknown) => error))
  expect(await Promise.all(reads)).toEqual([expect.any(Outage), expect.any(Outage), expect.any(Outage)])
  const took = performance.now() - began
  expect(took).toBeGreaterThan(3_000)
  expect(took).toBeLessThan(5_000)
  // later calls fail immediately.
  const later = performance.now()
  await expect(nowhere.write('0', async () => 1)).rejects.toMatchObject({ reason: 'database.unavailable' })
  expect(performance.now() - later).toBeLessThan(500)
  expect(await nowhere.trouble()).toBe('database.unavailable')
  await nowhere.close()
})
