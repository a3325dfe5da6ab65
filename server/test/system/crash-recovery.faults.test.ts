import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { databaseUrl } from '#test/app.ts'
import { OrderLoad, timeSpread } from '#test/load.ts'
import { verifyAcknowledged } from '#test/ordering/acknowledged.ts'
import { createOrderingFixture } from '#test/orderingFixture.ts'
import { killPostmaster } from '#test/process/postmaster.ts'
import { ServerProcess } from '#test/process/serverProcess.ts'

/**
 * Acknowledged orders exist exactly once, complete with lines, reservations, holds and events, whichever process was
 * killed. Orders are identified by the idempotency keys of their buyers.
 */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 2)
const clients = 40
const roundsPerTenant = 5
// The full run has a machine of its own; together with other tests everything is slower.
const slack = process.env['FAULT_ROUNDS'] ? 1 : 3
const backWithinMs = 5_000 * slack

let server = new ServerProcess(databaseUrl, { ROLE: 'http' })
afterEach(() => server.end('SIGTERM'))

test.each(['the server', 'PostgreSQL'])(
  'crash recovery: after %s is killed during orders, nothing acknowledged is lost, incomplete or duplicated',
  async (victim) => {
    const newLoad = async () =>
      new OrderLoad(await createOrderingFixture({ suppliers: 2, stock: 10_000_000, budget: '900000000.00' }), server)
    server = new ServerProcess(databaseUrl, { ROLE: 'http' })
    await server.start()
    let load = await newLoad()
    const loads = [load]
    const recoveries: number[] = []
    for (let round = 0; round < rounds; round++) {
      // New tenants from time to time, because each round verifies the whole tenant.
      if (round > 0 && round % roundsPerTenant === 0) loads.push((load = await newLoad()))
      const before = load.acknowledged.size
      const closed = { now: false }
      const buyers = Array.from({ length: clients }, () => load.orderUntil(closed))
      // On a busy machine, a server may take seconds for its first order.
      await expect.poll(() => load.acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(before)
      await delay(Math.random() * 1600)
      if (victim === 'the server') {
        await server.end('SIGKILL')
        await delay(300)
        closed.now = true
        await server.start()
      } else {
        killPostmaster(round)
        recoveries.push(await load.untilServed(20_000))
        closed.now = true
      }
      await Promise.all(buyers)
      expect(load.acknowledged.size).toBeGreaterThan(before)
      await verifyAcknowledged(load)
      for (const key of [...load.unknown].slice(-5)) await load.sendAgain(key)
      await verifyAcknowledged(load)
    }
    for (const one of loads) await verifyAcknowledged(one)
    const sumOf = (figure: (one: OrderLoad) => number) => loads.reduce((sum, one) => sum + figure(one), 0)
    const slowestMs = Math.round(Math.max(...loads.map((one) => one.slowestMs)))
    console.log(
      `${victim} killed ${rounds} times: ${sumOf((one) => one.requests)} requests, ` +
        `${sumOf((one) => one.acknowledged.size)} acknowledged, none lost; ` +
        `${sumOf((one) => one.unavailable)} unavailable (503), ${sumOf((one) => one.cutOff)} cut off, slowest ${slowestMs} ms` +
        (recoveries.length > 0 ? `; back after ${timeSpread(recoveries)} s (min / median / max)` : ''),
    )
    expect(loads.flatMap(({ failures }) => failures)).toEqual([])
    expect(Math.max(0, ...recoveries)).toBeLessThan(backWithinMs)
  },
)
