import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { findOpening, listQuotes } from '#contract/sourcing/quotes.ts'
import { effectiveEntries } from '#sealing/log/effective.ts'
import { as, databaseUrl, keeperFolder, setKeeperClock } from '#test/app.ts'
import { ServerProcess } from '#test/process/serverProcess.ts'
import { createSourcingFixture } from '#test/sourcing/fixture.ts'
import { QuoteLoad } from '#test/sourcing/quoteLoad.ts'
import { negotiate } from '#test/sourcing/rounds.ts'
import { breakOf, countCiphertexts, createQuoting, logOf, openQuotes, owner, quote } from '#test/sourcing/sealing.ts'

/** A quote with a receipt is in the log exactly once and is opened, whichever process was killed. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 2)

let server = new ServerProcess(databaseUrl, { ROLE: 'http' })
afterEach(() => server.end('SIGTERM'))

test('sealed quotes: after kills of the server during submissions, every quote with a receipt exists exactly once', async () => {
  const fixture = await createSourcingFixture({ suppliers: 8 })
  const project = await createQuoting(fixture)
  server = new ServerProcess(databaseUrl, { ROLE: 'http' })
  await server.start()
  const load = new QuoteLoad(server, project)
  for (let round = 0; round < rounds; round++) {
    const before = load.receipts.size
    const closed = { now: false }
    const sending = fixture.suppliers.map((supplier) => load.quoteUntil(closed, supplier))
    while (load.receipts.size < before + 5) await delay(50)
    await delay(Math.random() * 1000)
    await server.end('SIGKILL')
    await delay(200)
    closed.now = true
    await server.start()
    await Promise.all(sending)
    expect(load.receipts.size).toBeGreaterThan(before)
    // Requests without a response are repeated and executed exactly once.
    for (const [key, sent] of load.unknown) await load.send(key, sent)
    expect(load.failures).toEqual([])
  }
  const log = await logOf(fixture.buyer, project)
  expect(breakOf(fixture.tenant.id, project, log)).toBeUndefined()
  const entries = new Map(log.map((entry) => [entry.seq, entry]))
  for (const { body } of load.receipts.values()) {
    const { envelopeHash, at, hash } = entries.get(body.seq)!
    expect([envelopeHash, at, hash]).toEqual([body.envelopeHash, body.at, body.entryHash])
  }
  expect(new Set(log.map(({ envelopeHash }) => envelopeHash)).size).toBe(log.length)
  expect(await countCiphertexts(project)).toBe(effectiveEntries(log, 1).length)
  console.log(`server killed ${rounds} times: ${load.requests} submissions, ${load.receipts.size} receipts, none lost`)
})

test('sealed quotes: after repeated kills of the worker during the opening, each quote has one outcome', async () => {
  const fixture = await createSourcingFixture({ suppliers: 12 })
  const { buyer, suppliers } = fixture
  const quoteEndAt = new Date(Date.now() + 8_000).toISOString()
  const project = await createQuoting(fixture, { quoteEndAt, questionEndAt: null })
  for (const supplier of suppliers) await quote(supplier, project)
  const left = Date.parse(quoteEndAt) - Date.now()
  server = new ServerProcess(databaseUrl, { DATA_DIR: keeperFolder })
  let kills = 0
  await server.start()
  await delay(Math.max(0, left - 1500))
  for (; kills < 4 * rounds; kills++) {
    await delay(100 + Math.random() * 900)
    await server.end('SIGKILL')
    await server.start()
  }
  const isOpened = async () => (await as(buyer, findOpening, { projectId: project.id })).status === 'opened'
  for (let waited = 0; !(await isOpened()); waited++) {
    if (waited > 120) throw new Error('the round was not opened within a minute')
    await delay(500)
  }
  const quotes = await as(buyer, listQuotes, { projectId: project.id })
  expect(quotes.map(({ status }) => status)).toEqual(suppliers.map(() => 'valid'))
  expect(new Set(quotes.map(({ supplierId }) => supplierId)).size).toBe(suppliers.length)
  const { rows } = await owner.query(
    `select count(*)::int as lines, count(distinct quote_id)::int as quotes from sourcing.quote_lines l
     where exists (select from sourcing.quotes q where q.id = l.quote_id and q.project_id = $1)`,
    [project.id],
  )
  expect(rows).toEqual([{ lines: suppliers.length, quotes: suppliers.length }])
  const opened = await owner.query(`select 1 from kit.events where entity_id = $1 and name = 'sealedRound.opened'`, [
    project.id,
  ])
  expect(opened.rowCount).toBe(1)
  console.log(`worker killed ${kills} times around the opening: ${quotes.length} quotes, each opened once`)
})

test('sealed quotes: after kills of the worker around the opening of the second round, each quote has one outcome', async () => {
  setKeeperClock(0)
  const fixture = await createSourcingFixture({ suppliers: 6 })
  const { buyer, suppliers } = fixture
  const project = await createQuoting(fixture)
  for (const supplier of suppliers) await quote(supplier, project, '9.0000')
  await openQuotes(fixture, project)
  const endAt = new Date(Date.now() + 10_000).toISOString()
  await negotiate(fixture, project, { endAt })
  for (const supplier of suppliers.slice(1)) await quote(supplier, project, '8.0000')
  server = new ServerProcess(databaseUrl, { DATA_DIR: keeperFolder })
  await server.start()
  await delay(Math.max(0, Date.parse(endAt) - Date.now() - 1000))
  for (let kills = 0; kills < rounds; kills++) {
    await delay(100 + Math.random() * 900)
    await server.end('SIGKILL')
    await server.start()
  }
  const isOpened = async () => (await as(buyer, findOpening, { projectId: project.id })).status === 'opened'
  for (let waited = 0; !(await isOpened()); waited++) {
    if (waited > 120) throw new Error('the second round was not opened within a minute')
    await delay(500)
  }
  const { rows } = await owner.query(
    `select round, count(*)::int as quotes, count(distinct supplier_id)::int as suppliers, count(*) filter (where status = 'valid')::int as valid
     from sourcing.quotes where project_id = $1 group by round order by round`,
    [project.id],
  )
  const of = (round: number, count: number) => ({ round, quotes: count, suppliers: count, valid: count })
  expect(rows).toEqual([of(1, suppliers.length), of(2, suppliers.length - 1)])
  const log = await logOf(buyer, project)
  expect(breakOf(fixture.tenant.id, project, log)).toBeUndefined()
  expect(log.filter(({ kind }) => kind === 'close').map(({ round }) => round)).toEqual([1, 2])
  const opened = await owner.query(`select 1 from kit.events where entity_id = $1 and name = 'sealedRound.opened'`, [
    project.id,
  ])
  expect(opened.rowCount).toBe(2)
  const counting = await as(buyer, listQuotes, { projectId: project.id })
  expect(counting.map(({ round }) => round).toSorted()).toEqual([1, 2, 2, 2, 2, 2])
})
