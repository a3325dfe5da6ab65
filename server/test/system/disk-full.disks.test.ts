import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { uploadFile } from '#contract/files/files.ts'
import { databaseUrl } from '#test/app.ts'
import { OrderLoad, timeSpread } from '#test/load.ts'
import { verifyAcknowledged } from '#test/ordering/acknowledged.ts'
import { createOrderingFixture } from '#test/orderingFixture.ts'
import { ServerProcess } from '#test/process/serverProcess.ts'
import { SmallDisk } from '#test/process/smallDisk.ts'
import { formOf } from '#test/upload.ts'

/**
 * Full disks under load, of the database (data and WAL) and of the files. Calls are refused with a message in time,
 * nothing acknowledged is lost or duplicated, and the product recovers without a restart once there is space.
 */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 1)
const clients = 20
// The full run has a machine of its own; together with other tests everything is slower.
const slack = process.env['FAULT_ROUNDS'] ? 1 : 3
const answerWithinMs = 5_000 * slack
const backWithinMs = 5_000 * slack
const disks = inject('smallDisks')

let server = new ServerProcess(databaseUrl)
afterEach(() => server.end('SIGTERM'))

/** Uploads a picture that is larger than the space left on a full disk. */
async function uploadOnce(load: OrderLoad): Promise<number> {
  const { payload, headers } = await formOf([{ name: '合同.txt', content: Buffer.alloc(64 * 1024, 'a') }])
  const began = performance.now()
  const answer = await server.call(load.market.buyer, uploadFile, payload, headers)
  load.note(began, answer)
  return answer.code
}

async function readiness(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${server.port}/readyz`)
  const { status, reason = '' } = (await response.json()) as { status: string; reason?: string }
  return `${response.status} ${status} ${reason}`.trim()
}

const title = disks ? 'full disks' : 'full disks (skipped: needs root on Linux, to mount a tmpfs)'
describe.skipIf(!disks)(title, () => {
  test('the database disk is full during orders', async () => {
    const disk = new SmallDisk(disks!.data)
    const market = await createOrderingFixture({ suppliers: 2, stock: 10_000_000, budget: '900000000.00' })
    // As on one machine: the server finds the database in its data folder and restarts it itself.
    server = new ServerProcess('', { DATA_DIR: inject('databaseDir'), NODE_ENV: 'production', DEV_CAPTCHA: '' })
    await server.start()
    const load = new OrderLoad(market, server)
    const recoveries: number[] = []
    const reasons = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      const [before, refused] = [load.acknowledged.size, load.unavailable]
      const closed = { now: false }
      const buyers = Array.from({ length: clients }, () => load.orderUntil(closed))
      await delay(1000)
      await disk.fill()
      for (const end = performance.now() + 5_000; performance.now() < end;) {
        await disk.fill()
        reasons.add(await readiness())
        await delay(200)
      }
      disk.free()
      recoveries.push(await load.untilServed(30_000))
      closed.now = true
      await Promise.all(buyers)
      // The readiness result is cached for a second.
      await expect.poll(readiness, { timeout: 3_000 }).toBe('200 ready')
      expect(load.acknowledged.size).toBeGreaterThan(before)
      expect(load.unavailable).toBeGreaterThan(refused)
      await verifyAcknowledged(load)
      for (const key of [...load.unknown].slice(-5)) await load.sendAgain(key)
      await verifyAcknowledged(load)
    }
    console.log(
      `the database's disk full ${rounds} times: ${load.requests} requests, ${load.acknowledged.size} acknowledged, none lost; ` +
        `${load.unavailable} refused (503), ${load.cutOff} cut off, ${load.failures.length} failed, slowest ` +
        `${Math.round(load.slowestMs)} ms; back after ${timeSpread(recoveries)} s (min / median / max); ${[...reasons].join(', ')}; late: ${load.slow.slice(0, 10).join(', ') || 'none'}`,
    )
    expect(load.failures).toEqual([])
    expect(load.cutOff).toBe(0)
    expect(reasons).toContain('503 unavailable storage.full')
    expect(load.slowestMs).toBeLessThan(answerWithinMs)
    expect(Math.max(...recoveries)).toBeLessThan(backWithinMs)
  })

  test('the files disk is full: uploads are refused, everything else works', async () => {
    const disk = new SmallDisk(disks!.files)
    const market = await createOrderingFixture({ suppliers: 2, stock: 10_000_000, budget: '900000000.00' })
    server = new ServerProcess(databaseUrl)
    await server.start()
    const load = new OrderLoad(market, server)
    expect(await uploadOnce(load)).toBe(0)
    for (let round = 0; round < rounds; round++) {
      await disk.fill()
      const codes = await Promise.all(Array.from({ length: 10 }, () => uploadOnce(load)))
      expect(new Set(codes)).toEqual(new Set([1019]))
      expect(await load.order()).toHaveLength(2)
      disk.free()
      expect(await uploadOnce(load)).toBe(0)
    }
    expect(load.failures).toEqual([])
    expect(load.slowestMs).toBeLessThan(answerWithinMs)
  })
})
