import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { verifyAudit } from '#kit/events/audit.ts'
import { verifyStock } from '#modules/catalogue/index.ts'
import { settleGroups } from '#modules/groups/index.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { verifyOrders } from '#modules/ordering/index.ts'
import { databaseUrl, jobContext, keeperFolder } from '#test/app.ts'
import { killPostmaster } from '#test/process/postmaster.ts'
import { ServerProcess } from '#test/process/serverProcess.ts'
import { ownFindings } from '#test/sql/ownFindings.ts'
import { findingsIn, isBehind } from '#test/storm/books.ts'
import { contradictionsIn } from '#test/storm/history.ts'
import { runStorm } from '#test/storm/run.ts'
import { Storm } from '#test/storm/storm.ts'
import { createStormMarket } from '#test/storm/stormMarket.ts'

/**
 * Sixty people order, approve, accept, ship, receive, return, join group offers and cancel at the same time, while by turns
 * server and worker, and PostgreSQL are killed. The books are exact after each round.
 */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 2)
const roundsPerTenant = 5

let processes: ServerProcess[] = []
afterEach(() => Promise.all(processes.map((each) => each.end('SIGTERM'))))

/** Waits until the database accepts connections again. */
async function asOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  owner.on('error', () => {})
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

test('storm: after kills amid sixty people, stock, budgets, quotas, groups, totals and refunds agree to the cent', async () => {
  const server = new ServerProcess(databaseUrl, { ROLE: 'http' })
  const worker = new ServerProcess(databaseUrl, { ROLE: 'worker', DATA_DIR: keeperFolder })
  processes = [server, worker]
  await Promise.all(processes.map((each) => each.start()))
  const storms: Storm[] = []
  for (let round = 0; round < rounds; round++) {
    // New tenants from time to time, because stock and budgets are used up.
    if (round % roundsPerTenant === 0) storms.push(new Storm(await createStormMarket(), server))
    const storm = storms.at(-1)!
    storm.offer = await storm.market.offer(4_000)
    const closed = { now: false }
    const acting = runStorm(storm, closed)
    await storm.succeeds(300)
    await delay(Math.random() * 500)
    if (round % 2 === 0) {
      await Promise.all([server.end('SIGKILL'), delay(Math.random() * 300).then(() => worker.end('SIGKILL'))])
      await Promise.all([server.start(), worker.start()])
    } else killPostmaster(Math.floor(round / 2))
    await storm.succeeds(150)
    closed.now = true
    await acting
    expect(storm.failures).toEqual([])
    expect(await asOwner((owner) => findingsIn(owner, storm.market.tenant.id))).toEqual({})
    expect(await asOwner((owner) => contradictionsIn(owner, storm))).toEqual([])
  }
  for (const storm of storms) {
    const { id } = storm.market.tenant
    // Together with the worker, whose turn comes every 15 seconds.
    await settleGroups(jobContext(id))
    await expect.poll(() => asOwner((owner) => isBehind(owner, id)), { timeout: 60_000, interval: 250 }).toBe(false)
    expect(await asOwner((owner) => findingsIn(owner, id, { isDelivered: true }))).toEqual({})
    expect(await asOwner((owner) => contradictionsIn(owner, storm))).toEqual([])
    // Other tests of the same database leave contradictions on purpose.
    const wrong = await asOwner(async (owner) => [
      ...(await ownFindings(id, [
        ...(await verifyLedger(owner)),
        ...(await verifyStock(owner)),
        ...(await verifyOrders(owner)),
      ])),
      ...(await verifyAudit(owner)).wrong.filter((finding) => finding.includes(`tenant ${id}:`)),
    ])
    expect(wrong).toEqual([])
    console.log(Object.fromEntries([...storm.outcomes].toSorted(([, a], [, b]) => b - a)))
  }
})
