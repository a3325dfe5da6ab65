import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { ProductProcess, waitUntil } from '#test/process/productProcess.ts'
import { isAlive, type Member } from '#test/process/processTree.ts'

/**
 * The end of one process of the product ends all of them, with an orderly shutdown of PostgreSQL. `SIGNALS=all` sends
 * every signal to every process; `NPM` is the path of another `npm-cli.js`.
 */
const npm = process.env['NPM'] ?? 'npm'
const isSupported = process.platform === 'linux' && spawnSync('npm', ['--version']).status === 0
const all = process.env['SIGNALS'] === 'all'
const withinMs = 12_000

const members: readonly Member[] = ['npm', 'shell', 'launcher', 'server']
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const
const defaultCases = [
  ['SIGTERM', 'npm'],
  ['SIGKILL', 'launcher'],
  ['SIGKILL', 'server'],
] as const
const cases = all ? members.flatMap((member) => signals.map((signal) => [signal, member] as const)) : defaultCases

let products: ProductProcess[] = []
afterEach(() => {
  for (const product of products) product.remove()
  products = []
})
function start(dataDir?: string, more?: Record<string, string>): ProductProcess {
  const product = new ProductProcess(npm, dataDir, more)
  products.push(product)
  return product
}

// Processes are found in /proc, so this test needs Linux.
describe.skipIf(!isSupported)('shutdown signals: npm start', () => {
  test.each(cases)('%s to %s ends everything, and the database is shut down', async (signal, member) => {
    const product = start()
    await product.ready()
    expect(product.alive()).toEqual(['npm', 'shell', 'launcher', 'server', 'postgres'])
    process.kill(product.pids[member], signal)
    const elapsed = await waitUntil(
      () => product.alive().length === 0,
      withinMs,
      () => product.alive().join(),
    )
    expect(product.lastOfLog()).toContain('database system is shut down')
    expect(existsSync(join(product.dataDir, 'pg/postmaster.pid'))).toBe(false)
    console.log(`${signal} to ${member}: all ended after ${(elapsed / 1000).toFixed(1)} s`)
  })

  test('a signal during startup also ends it', async () => {
    const product = start()
    const lock = join(product.dataDir, 'pg/postmaster.pid')
    await waitUntil(
      () => existsSync(lock),
      60_000,
      () => product.output,
    )
    process.kill(product.npmPid, 'SIGTERM')
    await waitUntil(
      () => !existsSync(lock) && !isAlive(product.npmPid),
      withinMs,
      () => product.output,
    )
    expect(product.lastOfLog()).toContain('database system is shut down')
    expect(product.output).not.toMatch(/\n\s+at /)
  })

  test('a worker names no address, neither when it is ready nor to a second start', async () => {
    const first = start(undefined, { ROLE: 'worker' })
    await first.ready()
    expect(first.output).toMatch(/百采 Baicai is ready for jobs, without a port \(ROLE=worker\)/)
    const second = start(first.dataDir, { ROLE: 'worker' })
    await waitUntil(() => second.exitCode !== null, 30_000)
    expect(second.output).toContain(`already running on DATA_DIR ${first.dataDir} (pid ${first.pids.server}): stop it`)
    process.kill(first.pids.npm, 'SIGTERM')
    await waitUntil(() => first.alive().length === 0, withinMs)
  })

  test('a second start with the same data fails with one line and does not affect the first', async () => {
    const first = start()
    await first.ready()
    const second = start(first.dataDir)
    await waitUntil(() => second.exitCode !== null, 30_000)
    const lines = second.output.split('\n').filter((line) => line.includes('already running'))
    expect(lines).toEqual([expect.stringMatching(/at http:\/\/localhost:\d+ \(pid \d+\)/)])
    expect(second.output).toContain(`pid ${first.pids.server}`)
    expect(second.output).not.toMatch(/\n\s+at |PostgreSQL was running/)
    expect(second.exitCode).toBe(1)
    expect(first.alive()).toHaveLength(5)
    process.kill(first.pids.npm, 'SIGTERM')
    await waitUntil(() => first.alive().length === 0, withinMs)
    // Remains of a killed process do not block a start.
    const third = start(first.dataDir)
    await third.ready()
    for (const member of ['npm', 'shell', 'launcher', 'server'] as const) process.kill(third.pids[member], 'SIGKILL')
    await waitUntil(() => !isAlive(third.pids.server), 5_000)
    const fourth = start(first.dataDir)
    await fourth.ready()
    expect(fourth.pids.postgres).toBe(third.pids.postgres)
    process.kill(fourth.pids.npm, 'SIGTERM')
    await waitUntil(() => fourth.alive().length === 0, withinMs)
    expect(fourth.lastOfLog()).toContain('database system is shut down')
  })
})
