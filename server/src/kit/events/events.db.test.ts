import { sql as text } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { systemActor } from '#kit/actor.ts'
import { openDatabase, type Tx } from '#kit/database/database.ts'
import { type Event, type Listener, type Listeners, publish } from '#kit/events/events.ts'
import { type DeadLetterRow, dismissDeadLetters, retryDeadLetters } from '#kit/jobs/jobs.store.ts'
import { startWorker } from '#kit/jobs/worker.ts'
import { randomId } from '#test/ids.ts'

const url = inject('databaseUrl')
const database = openDatabase({ url, size: 8 })
const log = pino({ level: 'silent' })
const owner = new pg.Client({ connectionString: url })
beforeAll(() => owner.connect())
afterAll(async () => {
  await owner.end()
  await database.close()
})

const name = 'comment.replied'
type TestEvent = Event<typeof name>
const patience = { timeout: 20_000, interval: 50 }

/** Runs workers whose only listener this is, under a name of its own. */
async function listening(listener: Listener<typeof name>, work: () => Promise<void>, workers = 1) {
  const consumer = `test${randomId()}`
  const listeners: Record<string, Listeners> = { [consumer]: { [name]: listener } }
  const running = Array.from({ length: workers }, () =>
    startWorker({ database, url, listeners, jobs: [], tenants: async () => [], clock: () => new Date(), log }),
  )
  try {
    await work()
  } finally {
    await Promise.all(running.map((worker) => worker.stop()))
    await owner.query('delete from kit.consumers where listener = $1', [consumer])
  }
}

const reply = (tenant: string, id: string) =>
  database.write(tenant, (tx) => publish(tx, systemActor(tenant), { name, id }))
const deadLetters = async (tenant: string) =>
  (
    await database.read(tenant, (sql) =>
      text<DeadLetterRow>`select * from kit.dead_letters() order by failed_at desc, id desc`.execute(sql),
    )
  ).rows
const configs = async (tenant: string) =>
  (
    await database.read(tenant, (sql) => sql.selectFrom('tenancy.configs').select('code').orderBy('code').execute())
  ).map(({ code }) => code)
const write = (tx: Tx, code: string) => tx.insertInto('tenancy.configs').values({ code, val: '1' }).execute()

test('events: listeners receive every event once, in order, also with three workers', async () => {
  const tenant = randomId()
  const delivered: string[] = []
  const ids = Array.from({ length: 60 }, (_, index) => String(index + 1))
  const keep = async (_: unknown, event: TestEvent) =>
    void (event.tenant_id === tenant && delivered.push(event.entity_id))
  await listening(
    keep,
    async () => {
      for (const id of ids) await reply(tenant, id)
      await vi.waitFor(() => expect(delivered).toHaveLength(60), patience)
    },
    3,
  )
  expect(delivered).toEqual(ids)
})

test('events: an event is delivered within a second', async () => {
  const tenant = randomId()
  let deliveredAt = 0
  const keep = async (_: unknown, event: TestEvent) =>
    void (event.tenant_id === tenant && (deliveredAt = performance.now()))
  await listening(keep, async () => {
    await reply(tenant, '1')
    await vi.waitFor(() => expect(deliveredAt).toBeGreaterThan(0), patience)
    const began = performance.now()
    deliveredAt = 0
    await reply(tenant, '2')
    await vi.waitFor(() => expect(deliveredAt).toBeGreaterThan(0), patience)
    console.log(`received after ${Math.round(deliveredAt - began)} ms`)
  })
})

test('events: what a listener wrote is undone when it fails, and the event is delivered again', async () => {
  const tenant = randomId()
  let attempts = 0
  const failOnce = async (tx: Tx, event: TestEvent) => {
    if (event.tenant_id !== tenant) return
    attempts += 1
    await write(tx, `heard${attempts}`)
    if (attempts === 1) throw new Error('not this time')
  }
  await listening(failOnce, async () => {
    await reply(tenant, '1')
    await vi.waitFor(async () => expect(await configs(tenant)).toEqual(['heard2']), patience)
  })
})

test('events: a listener that fails for one tenant holds up its events of that tenant, in their order, and nobody else', async () => {
  const [bad, good] = [randomId(), randomId()]
  const delivered: string[] = []
  let isBroken = true
  const failForOne = async (_: unknown, event: TestEvent) => {
    if (event.tenant_id !== bad && event.tenant_id !== good) return
    if (event.tenant_id === bad && isBroken) throw new Error('no')
    delivered.push(`${event.tenant_id === bad ? 'bad' : 'good'} ${event.entity_id}`)
  }
  await listening(failForOne, async () => {
    for (const id of ['1', '2']) for (const tenant of [bad, good]) await reply(tenant, id)
    await vi.waitFor(() => expect(delivered).toEqual(['good 1', 'good 2']), patience)
    isBroken = false
    await vi.waitFor(() => expect(delivered).toEqual(['good 1', 'good 2', 'bad 1', 'bad 2']), patience)
  })
})

test('events: an event whose attempts are used up is a dead letter; the next ones are delivered, and it can be tried again or dismissed', async () => {
  const tenant = randomId()
  const delivered: string[] = []
  let isBroken = true
  const failAtOne = async (_: unknown, event: TestEvent) => {
    if (event.tenant_id !== tenant) return
    if (event.entity_id !== '2' && isBroken) throw Object.assign(new Error('secret address'), { code: 'E_TEST' })
    delivered.push(event.entity_id)
  }
  await listening(failAtOne, async () => {
    await reply(tenant, '1')
    // One attempt is left: the pauses before it are the job's, and are tested there.
    await vi.waitFor(() => toLastAttempt(tenant), patience)
    await reply(tenant, '2')
    await vi.waitFor(() => expect(delivered).toEqual(['2']), patience)
    const [letter] = await deadLetters(tenant)
    expect(letter).toMatchObject({ attempts: 8, error: 'Error E_TEST' })
    expect(await database.write(randomId(), (tx) => retryDeadLetters(tx, [letter!.id]))).toBe(0)
    expect(await database.write(randomId(), (tx) => dismissDeadLetters(tx, [letter!.id]))).toBe(0)
    isBroken = false
    expect(await database.write(tenant, (tx) => retryDeadLetters(tx, [letter!.id]))).toBe(1)
    await vi.waitFor(() => expect(delivered).toEqual(['2', '1']), patience)
    expect(await deadLetters(tenant)).toEqual([])
  })
})

/** Moves a failed delivery to its last attempt, now. */
async function toLastAttempt(tenant: string) {
  const { rowCount } = await owner.query(
    `update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now()
     where payload ->> 'tenant' = $1 and last_error is not null and locked_at is null`,
    [tenant],
  )
  expect(rowCount).toBe(1)
}

test('events: a transaction that ends late is not passed over', async () => {
  const tenant = randomId()
  const delivered: string[] = []
  const keep = async (_: unknown, event: TestEvent) =>
    void (event.tenant_id === tenant && delivered.push(event.entity_id))
  await listening(keep, async () => {
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const late = database.write(tenant, async (tx) => {
      await publish(tx, systemActor(tenant), { name, id: '1' })
      begun.resolve()
      await gate.promise
    })
    await begun.promise
    await reply(tenant, '2')
    // An event of a transaction that began later waits as well: the order of a chain is that of the transactions.
    await vi.waitFor(hasLooked(await databaseTime()), patience)
    expect(delivered).toEqual([])
    gate.resolve()
    await late
    await vi.waitFor(() => expect(delivered).toEqual(['1', '2']), patience)
  })
})

const databaseTime = async () =>
  (await owner.query<{ now: string }>('select clock_timestamp()::text as now')).rows[0]!.now
/** A worker has been along the chains a good while after that time. */
const hasLooked = (time: string) => async () => {
  const { rows } = await owner.query(
    `select from pg_stat_activity where query like 'select kit.queue_deliveries%'
       and query_start > $1::timestamptz + interval '500 milliseconds'`,
    [time],
  )
  expect(rows.length).toBeGreaterThan(0)
}

test('an outage is no attempt: however long it lasts, the event is delivered when it is over', async () => {
  const tenant = randomId()
  let tries = 0
  const attempts: number[] = []
  const failFor = async (_: unknown, event: TestEvent) => {
    if (event.tenant_id !== tenant) return
    const { rows } = await owner.query<{ attempts: number }>(
      `select attempts from graphile_worker._private_jobs where payload ->> 'tenant' = $1`,
      [tenant],
    )
    attempts.push(rows[0]!.attempts)
    if (++tries <= 3) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  await listening(failFor, async () => {
    await reply(tenant, '1')
    await vi.waitFor(() => expect(tries).toBe(4), patience)
  })
  expect(attempts).toEqual([1, 1, 1, 1])
})
