/** @module-tag thorough */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { publicKey } from '#contract/login/login.ts'
import { type Database, openDatabase } from '#kit/database/database.ts'
import { type Embedded, startEmbedded } from '#kit/embedded/embedded.ts'
import { migrate } from '#kit/database/migrate.ts'
import { insertTenant } from '#modules/tenancy/index.ts'
import { buildApp } from '#server/app.ts'
import { contents } from '#test/app.ts'
import { childrenOf } from '#test/process/processTree.ts'

const log = pino({ level: 'silent' })
const host = 'silent.localhost'
let dataDir: string
let embedded: Embedded
let database: Database
let app: Awaited<ReturnType<typeof buildApp>>['app']
let postmaster = 0

/** A PostgreSQL of its own, because the tests stop all its processes. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'baicai-silent-'))
  embedded = await startEmbedded({ dataDir, log })
  await migrate(embedded.ownerUrl)
  database = openDatabase({ url: embedded.ownerUrl, size: 4 })
  await database.write('0', (tx) => insertTenant(tx, { code: 'silent', name: 'silent', hosts: [host] }))
  app = (await buildApp({ database, log, contents })).app
  postmaster = Number((await readFile(join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')[0])
})
afterEach(async () => {
  signal('SIGCONT')
  await expect.poll(() => database.trouble(), { timeout: 10_000 }).toBeUndefined()
})
afterAll(async () => {
  await app.close()
  await database.close()
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
})

function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
  // First the postmaster, so that it starts no more.
  process.kill(postmaster, name)
  for (const pid of childrenOf(postmaster)) signalIfAlive(pid, name)
}

/** A server process may end meanwhile, for example one that was started for a connection already given up. */
function signalIfAlive(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function ask() {
  const began = performance.now()
  const answer = await app.inject({ url: publicKey.path, headers: { host } })
  return { status: answer.statusCode, code: answer.json<{ code: number }>().code, ms: performance.now() - began }
}

// Processes are found in /proc.
describe.skipIf(process.platform !== 'linux')('database outage: a PostgreSQL that is stopped', () => {
  test('is reported within five seconds, and calls succeed when it goes on', async () => {
    expect(await ask()).toMatchObject({ status: 200, code: 0 })
    const running = database.read('0', (db) => sql`select pg_sleep(15)`.execute(db)).catch((error: unknown) => error)
    await expect.poll(() => database.gauge().open - database.gauge().idle).toBe(1)
    signal('SIGSTOP')
    // More than there are connections; a lookup of the tenant at each, because the host is unknown.
    const calls = Array.from({ length: 12 }, (_, n) => askUnknown(n))
    for (const { status, code, ms } of await Promise.all(calls)) {
      expect([status, code]).toEqual([503, 1018])
      expect(ms).toBeLessThan(5_000)
    }
    expect(await running).toMatchObject({ reason: 'database.unavailable' })
    // Calls wait as long as a restart takes; later ones fail immediately.
    await expect.poll(async () => (await askUnknown(20)).ms, { timeout: 8_000 }).toBeLessThan(500)
    expect(await database.trouble()).toBe('database.unavailable')
    signal('SIGCONT')
    await expect.poll(async () => (await ask()).status, { timeout: 5_000 }).toBe(200)
    expect(await database.trouble()).toBeUndefined()
  })

  test('is no outage where it goes on at once', async () => {
    signal('SIGSTOP')
    const calls = askUnknown(30)
    setTimeout(() => signal('SIGCONT'), 1_500)
    expect((await calls).status).not.toBe(503)
  })
})

async function askUnknown(n: number) {
  const began = performance.now()
  const answer = await app.inject({ url: publicKey.path, headers: { host: `unknown${n}.localhost` } })
  return { status: answer.statusCode, code: answer.json<{ code: number }>().code, ms: performance.now() - began }
}

test('database outage: a pool that slow statements occupy is busy, not unavailable', async () => {
  const slow = Array.from({ length: 4 }, () => database.read('0', (db) => sql`select pg_sleep(11)`.execute(db)))
  await expect.poll(() => database.gauge().open - database.gauge().idle).toBe(4)
  expect(await askUnknown(40)).toMatchObject({ status: 503, code: 1015 })
  await Promise.all(slow)
})
