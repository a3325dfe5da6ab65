import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { findOpening } from '#contract/sourcing/quotes.ts'
import { measureComparisonPage } from './comparisonPage.ts'
import { median, rounded } from './logins.ts'
import { type Bidder, openQuoteFixture, type QuoteFixture, type SealedOffer } from './quoteFixture.ts'

const concurrency = 32
const [manyProjects, quotesOfProject] = [16, 75]
const [openedQuotes, openedItems] = [200, 100]

/** Processes the items with a fixed concurrency and returns durations and throughput. */
async function runConcurrently<T>(items: readonly T[], act: (item: T) => Promise<void>) {
  const [left, times] = [[...items], [] as number[]]
  const began = performance.now()
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) {
      const from = performance.now()
      await act(item)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => rounded(sorted[Math.floor(sorted.length * share)] ?? 0)
  return {
    'per second': Math.round((1000 * items.length) / (performance.now() - began)),
    'p50 (ms)': at(0.5),
    'p95 (ms)': at(0.95),
  }
}

/** Upper bound: writes the rows of a submission by plain statements, in one transaction with a lock on the project. */
async function measureBaseline(url: string, sizes: readonly number[]) {
  const pool = new pg.Pool({ connectionString: url, max: 16 })
  await pool.query(`create schema if not exists baseline;
    create table baseline.rounds (id int primary key, quoted int not null);
    create table baseline.quotes (round int, hash bytea primary key, ciphertext bytea);
    create table baseline.entries (round int, seq int, content jsonb, primary key (round, seq));
    create table baseline.events (id bigint generated always as identity primary key, content jsonb);
    insert into baseline.rounds select n, 0 from generate_series(0, ${manyProjects - 1}) n`)
  const content = JSON.stringify({ hash: randomBytes(200).toString('hex') })
  const write = async (size: number, round: number) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const [hash, ciphertext] = [randomBytes(32), randomBytes(size)]
      await client.query('insert into baseline.quotes values ($1, $2, $3)', [round, hash, ciphertext])
      const { rows } = await client.query<{ quoted: number }>(
        'update baseline.rounds set quoted = quoted + 1 where id = $1 returning quoted',
        [round],
      )
      await client.query('insert into baseline.entries values ($1, $2, $3)', [round, rows[0]!.quoted, content])
      await client.query('insert into baseline.events (content) values ($1)', [content])
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  const items = sizes.map((size, at) => ({ size, round: at % manyProjects }))
  const figure = await runConcurrently(items, ({ size, round }) => write(size, round))
  await pool.end()
  return figure
}

/** Encrypted in advance, because in production the browsers do this. */
async function encryptAll(fixture: QuoteFixture, projectIds: readonly string[], bidders: readonly Bidder[]) {
  const offers: SealedOffer[] = []
  // Alternates projects, as concurrent suppliers would.
  for (const bidder of bidders)
    for (const projectId of projectIds) offers.push(await fixture.encrypt(bidder, projectId))
  return offers
}

const publishMany = async (fixture: QuoteFixture, count: number) => {
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push(await fixture.publish(5, 24 * 3_600_000))
  return ids
}

/** Measures submissions of sealed quotes a second, the opening of a large round and its comparison. */
export async function measureQuotes() {
  const folder = mkdtempSync(join(tmpdir(), 'baicai-bench-'))
  const fixture = await openQuoteFixture(folder, openedQuotes)
  try {
    const { bidders } = fixture
    const submit = (offer: SealedOffer) => fixture.submit(offer)
    const warm = await encryptAll(fixture, await publishMany(fixture, 4), bidders.slice(0, 50))
    await runConcurrently(warm, submit)
    const offers = await encryptAll(
      fixture,
      await publishMany(fixture, manyProjects),
      bidders.slice(0, quotesOfProject),
    )
    const manyFigures = await runConcurrently(offers, submit)
    const baseline = await measureBaseline(
      fixture.url,
      offers.map(({ bytes }) => bytes),
    )
    const singleFigures = await runConcurrently(
      await encryptAll(fixture, await publishMany(fixture, 1), bidders),
      submit,
    )
    console.table({
      [`submissions to ${manyProjects} projects`]: manyFigures,
      'the same rows by plain statements': baseline,
      'submissions to one project': singleFigures,
    })
    console.log(`${Math.round((100 * manyFigures['per second']) / baseline['per second'])} % of the plain statements`)
    console.log(await measureOpening(fixture))
  } finally {
    await fixture.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureOpening(fixture: QuoteFixture) {
  const ms = 60_000
  const deadline = Date.now() + ms
  const projectId = await fixture.publish(openedItems, ms)
  await runConcurrently(await encryptAll(fixture, [projectId], fixture.bidders), (offer) => fixture.submit(offer))
  if (Date.now() > deadline) throw new Error('the quotes were submitted after the deadline')
  await delay(deadline - Date.now())
  const read = () => fixture.call(findOpening, fixture.buyer, { projectId })
  while ((await read()).status !== 'opened') await delay(50)
  const openedMs = Date.now() - deadline
  const times: number[] = []
  for (let n = 0; n < 9; n++) {
    const from = performance.now()
    await fixture.call(findComparison, fixture.buyer, { projectId })
    times.push(performance.now() - from)
  }
  return {
    quotes: openedQuotes,
    items: openedItems,
    'deadline to opened (ms)': openedMs,
    'comparison, median of 9 (ms)': rounded(median(times)),
    'comparison page': await measureComparisonPage(fixture.origin, fixture.buyer, projectId),
  }
}
