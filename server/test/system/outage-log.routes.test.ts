import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { publicKey } from '#contract/login/login.ts'
import type { Database } from '#kit/database/database.ts'
import { Outage, type OutageReason } from '#kit/database/database.errors.ts'
import { startPictureDownloads } from '#modules/catalogue/index.ts'
import { aTenant, contents, database, type TestTenant } from '#test/app.ts'
import { anAddress, anApp } from '../limits/limitedApp.ts'

const lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
let outage: OutageReason | undefined
let failures = 0
const failing: Database = {
  ...database,
  write: (id, work, planMode) => {
    if (!outage) return database.write(id, work, planMode)
    failures += 1
    return Promise.reject(new Outage(outage, new Error('connect ECONNREFUSED'), true))
  },
}
const app = await anApp({ limits: { captcha: 1000, host: 1000 }, database: failing, log })
let tenant: TestTenant
beforeAll(async () => void (tenant = await aTenant()))
afterEach(() => void vi.useRealTimers())
afterAll(() => app.close())

test.each(['database.unavailable', 'storage.full'] as const)(
  'outage log: rate limits and picture downloads write one line a minute for %s',
  async (reason) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    outage = reason
    failures = 0
    lines.length = 0
    const policy = { allowLoopback: true, privateNetworks: [] }
    const downloads = startPictureDownloads(failing, contents, log, policy, { every: 5 })
    const remoteAddress = anAddress()
    // Thirteen rests of the shared limits, of five seconds each: a little more than a minute.
    for (let rest = 0; rest < 13; rest++) {
      const before = failures
      await app.inject({ url: publicKey.path, remoteAddress, headers: { host: tenant.host } })
      await vi.waitFor(() => expect(failures).toBeGreaterThan(before + 10), { timeout: 15_000 })
      vi.advanceTimersByTime(5_000)
    }
    await downloads.stop()
    outage = undefined
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 40, msg: `outage: ${reason}`, suppressed: 0 },
      { level: 40, msg: `outage: ${reason}`, suppressed: expect.any(Number) },
    ])
  },
)
