import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbedded } from './embedded.ts'

const log = pino({ level: 'silent' })
const started = { dataDir: '', log }
/** Child process that starts the database, reports its address, and runs until it is killed. */
const launcher = `
  const { startEmbedded } = await import(${JSON.stringify(new URL('embedded.ts', import.meta.url).href)})
  const quiet = { info() {}, warn() {}, error() {} }
  const { ownerUrl } = await startEmbedded({ dataDir: process.argv[1], log: quiet })
  console.log(ownerUrl)`

beforeAll(async () => {
  started.dataDir = mkdtempSync(join(tmpdir(), 'baicai-embedded-'))
  const { ownerUrl, stop } = await startEmbedded(started)
  await ask(ownerUrl, 'create table kept (word text)')
  await ask(ownerUrl, "insert into kept values ('白菜')")
  await stop()
})
afterAll(() => rmSync(started.dataDir, { recursive: true, force: true }))

const postmasterPid = () => Number(readFileSync(join(started.dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

async function until<T>(attempt: () => Promise<T>, patienceMs = 15_000): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await delay(20)
    }
  }
}

async function startElsewhere(
  then = '',
  errors: 'inherit' | 'ignore' = 'inherit',
): Promise<{ process: ChildProcess; ownerUrl: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', `${launcher}\n${then}`, started.dataDir], {
    stdio: ['ignore', 'pipe', errors],
  })
  const ownerUrl = await new Promise<string>((settle) =>
    child.stdout.once('data', (text: Buffer) => settle(text.toString().trim())),
  )
  return { process: child, ownerUrl }
}

const gone = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((settle) => child.once('exit', settle))
    : Promise.resolve()

async function kill(child: ChildProcess) {
  child.kill('SIGKILL')
  await gone(child)
}

const kept = (url: string) => ask(url, 'select word from kept')

test('embedded database: a warm start is fast and keeps data and address', async () => {
  const began = performance.now()
  const first = await startEmbedded(started)
  expect(performance.now() - began).toBeLessThan(5_000)
  expect(await kept(first.ownerUrl)).toEqual([{ word: '白菜' }])
  await first.stop()
  expect(existsSync(join(started.dataDir, 'pg', 'postmaster.pid'))).toBe(false)
  const second = await startEmbedded(started)
  expect(second.ownerUrl).toBe(first.ownerUrl)
  await second.stop()
})

test('embedded database: durability settings are on, and the owner is no superuser', async () => {
  const { ownerUrl, stop } = await startEmbedded(started)
  const settings = await ask(
    ownerUrl,
    `select name, setting from pg_settings where name in
       ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'server_encoding') order by name`,
  )
  expect(settings.map(({ name, setting }) => `${String(name)} ${String(setting)}`)).toEqual([
    'data_checksums on',
    'fsync on',
    'full_page_writes on',
    'server_encoding UTF8',
    'synchronous_commit on',
  ])
  const [role] = await ask(
    ownerUrl,
    'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
  )
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: true, rolcreatedb: true })
  await stop()
})

test('embedded database: a database whose launcher was killed is taken over', async () => {
  const elsewhere = await startElsewhere()
  const pid = postmasterPid()
  await kill(elsewhere.process)
  const { ownerUrl, stop } = await startEmbedded(started)
  expect(postmasterPid()).toBe(pid)
  expect(ownerUrl).toBe(elsewhere.ownerUrl)
  expect(await kept(ownerUrl)).toEqual([{ word: '白菜' }])
  await stop()
  expect(existsSync(join(started.dataDir, 'pg', 'postmaster.pid'))).toBe(false)
})

test('embedded database: a process that exits on an error stops its database', async () => {
  const elsewhere = await startElsewhere('setTimeout(() => { throw new Error("over") })', 'ignore')
  await gone(elsewhere.process)
  await until(() => Promise.resolve(expect(existsSync(join(started.dataDir, 'pg', 'postmaster.pid'))).toBe(false)))
})

test('embedded database: restarts after a kill of both', async () => {
  const elsewhere = await startElsewhere()
  const pid = postmasterPid()
  process.kill(pid, 'SIGKILL')
  await kill(elsewhere.process)
  const { ownerUrl, stop } = await startEmbedded(started)
  expect(await kept(ownerUrl)).toEqual([{ word: '白菜' }])
  await stop()
})

test('embedded database: a second process with the same data does not stop the database', async () => {
  const host = await startEmbedded(started)
  const guest = await startEmbedded(started)
  await guest.stop()
  expect(await kept(host.ownerUrl)).toEqual([{ word: '白菜' }])
  await host.stop()
  expect(existsSync(join(started.dataDir, 'pg', 'postmaster.pid'))).toBe(false)
})

test('embedded database: a killed database restarts at the same address', async () => {
  const { ownerUrl, stop } = await startEmbedded(started)
  for (let round = 0; round < 3; round++) {
    const pid = await until(() => Promise.resolve(postmasterPid()))
    process.kill(pid, 'SIGKILL')
    expect(await until(() => kept(ownerUrl))).toEqual([{ word: '白菜' }])
    expect(postmasterPid()).not.toBe(pid)
  }
  await stop()
})

test('embedded database: a lock file of another program is ignored', async () => {
  const { stop } = await startEmbedded(started)
  const lines = readFileSync(join(started.dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')
  await stop()
  writeFileSync(join(started.dataDir, 'pg', 'postmaster.pid'), [String(process.pid), ...lines.slice(1)].join('\n'))
  const again = await startEmbedded(started)
  expect(await kept(again.ownerUrl)).toEqual([{ word: '白菜' }])
  await again.stop()
})
