import { sql as text } from 'kysely'
import pg from 'pg'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openDatabase } from '#kit/database/database.ts'
import { addJob, type AnyJob, job } from '#kit/jobs/jobs.ts'
import { everyInstallation, everyTenant } from '#kit/jobs/jobs.recurring.ts'
import { type DeadLetterRow, dismissDeadLetters, retryDeadLetters } from '#kit/jobs/jobs.store.ts'
import { randomId } from '#test/ids.ts'
import { workerOf } from '#test/jobs.ts'

const url = inject('databaseUrl')
const database = openDatabase({ url, size: 12 })
const owner = new pg.Client({ connectionString: url })
beforeAll(() => owner.connect())
afterAll(async () => {
  await owner.end()
  await database.close()
})
const patience = { timeout: 20_000, interval: 20 }

async function working(
  jobs: readonly AnyJob[],
  work: () => Promise<void>,
  { workers = 1, tenants = [] as readonly string[] } = {},
) {
  const running = Array.from({ length: workers }, () => workerOf(database, url, jobs, tenants))
  try {
    await work()
  } finally {
    await Promise.all(running.map((worker) => worker.stop()))
  }
}
const rowsOf = async (tenant: string) =>
  (
    await owner.query<{ attempts: number; wait: number }>(
      `select attempts, extract(epoch from run_at - now())::float8 as wait from graphile_worker._private_jobs
       where payload ->> 'tenant' = $1 order by id`,
      [tenant],
    )
  ).rows
const letters = async (tenant: string) =>
  (
    await database.read(tenant, (sql) =>
      text<DeadLetterRow>`select * from kit.dead_letters() order by failed_at desc, id desc`.execute(sql),
    )
  ).rows

test('jobs: a job with a time is done once, within a second of it, also with three workers', async () => {
  const tenants = Array.from({ length: 10 }, () => randomId())
  const done = new Map<string, number[]>()
  const transition = job({
    name: `test.transition${randomId()}`,
    payload: Type.Object({ at: Type.Number() }),
    async transaction(_, { at }, { tenantId }) {
      done.set(tenantId, [...(done.get(tenantId) ?? []), Date.now() - at])
    },
  })
  await working(
    [transition],
    async () => {
      for (const [index, tenant] of tenants.entries()) {
        const at = Date.now() + 1_500 + index * 70
        await database.write(tenant, (tx) => addJob(tx, transition, { at }, { runAt: new Date(at) }))
      }
      await vi.waitFor(() => expect(done.size).toBe(10), patience)
    },
    { workers: 3 },
  )
  const late = [...done.values()].flat()
  expect(late).toHaveLength(10)
  expect(Math.min(...late)).toBeGreaterThanOrEqual(-5)
  console.log(`done ${Math.min(...late)} to ${Math.max(...late)} ms after their time`)
})

test('jobs: a job that fails for ever delays nobody, pauses for longer each time, and ends as a dead letter of its tenant', async () => {
  const [bad, good] = [randomId(), randomId()]
  const failures: number[] = []
  const done: string[] = []
  let isBroken = true
  const work = job({
    name: `test.work${randomId()}`,
    payload: Type.Object({}),
    maxAttempts: 3,
    async transaction(tx, _, { tenantId, jobId }) {
      await tx.insertInto('tenancy.configs').values({ code: jobId, val: '' }).execute()
      if (tenantId === bad && isBroken) {
        failures.push(performance.now())
        throw Object.assign(new Error('token=secret'), { code: 'E_BAD' })
      }
      done.push(tenantId)
    },
  })
  await working([work], async () => {
    await database.write(bad, (tx) => addJob(tx, work, {}))
    await vi.waitFor(() => expect(failures).toHaveLength(1), patience)
    for (let each = 0; each < 5; each++) await database.write(good, (tx) => addJob(tx, work, {}))
    await vi.waitFor(() => expect(done).toHaveLength(5), patience)
    const [letter] = await vi.waitFor(async () => {
      const found = await letters(bad)
      expect(found).toMatchObject([{ name: work.name, attempts: 3, error: 'Error E_BAD' }])
      return found
    }, patience)
    const [first, second, third] = failures
    expect([failures.length, second! - first! > 2_000, third! - second! > 6_000]).toEqual([3, true, true])
    expect(await letters(good)).toEqual([])
    expect(await database.write(good, (tx) => dismissDeadLetters(tx, [letter!.id]))).toBe(0)
    isBroken = false
    expect(await database.write(bad, (tx) => retryDeadLetters(tx, [letter!.id]))).toBe(1)
    await vi.waitFor(() => expect(done).toContain(bad), patience)
    await vi.waitFor(async () => expect(await rowsOf(bad)).toEqual([]), patience)
  })
  const kept = await database.read(bad, (sql) => sql.selectFrom('tenancy.configs').select('code').execute())
  expect(kept).toHaveLength(1)
})

test('jobs: a dead letter that is dismissed is gone', async () => {
  const tenant = randomId()
  await database.write(tenant, (tx) =>
    text`select kit.add_dead_letter('test.gone', '{}'::jsonb, 3, 'Error')`.execute(tx),
  )
  const [letter] = await letters(tenant)
  expect(await database.write(tenant, (tx) => dismissDeadLetters(tx, [letter!.id]))).toBe(1)
  expect(await rowsOf(tenant)).toEqual([])
})

test('jobs: a job of a key takes the place of the one that waits; of another tenant it does not', async () => {
  const [ours, theirs] = [randomId(), randomId()]
  const due = job({ name: `test.due${randomId()}`, payload: Type.Object({}), transaction: async () => {} })
  const later = (hours: number) => ({ runAt: new Date(Date.now() + hours * 3_600_000), key: 'order 7' })
  await database.write(theirs, (tx) => addJob(tx, due, {}, later(1)))
  for (const hours of [2, 3]) await database.write(ours, (tx) => addJob(tx, due, {}, later(hours)))
  expect((await rowsOf(ours)).map(({ wait }) => Math.round(wait / 3600))).toEqual([3])
  expect((await rowsOf(theirs)).map(({ wait }) => Math.round(wait / 3600))).toEqual([1])
})

test('jobs: a job that was added in a transaction that is undone does not exist', async () => {
  const tenant = randomId()
  const due = job({ name: `test.due${randomId()}`, payload: Type.Object({}), transaction: async () => {} })
  const undone = database.write(tenant, async (tx) => {
    await addJob(tx, due, {})
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await rowsOf(tenant)).toEqual([])
})

test('jobs: recurring jobs come once each turn for each tenant, whichever worker is first, and a failing tenant stops no other', async () => {
  const tenants = [randomId(), randomId(), randomId()]
  const runs: string[] = []
  const recurring = everyTenant({
    name: `test.recurring${randomId()}`,
    everySeconds: 2,
    async run({ tenantId }) {
      runs.push(tenantId)
      if (tenantId === tenants[0]) throw new Error('no')
    },
  })
  const installation: string[] = []
  const once = everyInstallation({
    name: `test.installation${randomId()}`,
    everySeconds: 3600,
    run: async ({ tenantId }) => void installation.push(tenantId),
  })
  const began = Date.now()
  await working(
    [recurring, once],
    () => vi.waitFor(() => expect(runs.filter((each) => each === tenants[2]).length).toBeGreaterThan(2), patience),
    { workers: 3, tenants },
  )
  const turns = Math.floor((Date.now() - began) / 2000) + 1
  for (const tenant of tenants.slice(1))
    expect(runs.filter((each) => each === tenant).length).toBeLessThanOrEqual(turns)
  expect(installation).toEqual(['0'])
})

test('jobs: a worker that is stopped finishes what is in hand and gives back the rest, which is no attempt', async () => {
  const tenant = randomId()
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let isDone = false
  const slow = job({
    name: `test.slow${randomId()}`,
    payload: Type.Object({}),
    async steps() {
      begun.resolve()
      await gate.promise
      isDone = true
    },
  })
  const worker = workerOf(database, url, [slow])
  await database.write(tenant, (tx) => addJob(tx, slow, {}))
  await begun.promise
  const stopped = worker.stop()
  gate.resolve()
  await stopped
  expect([isDone, await rowsOf(tenant)]).toEqual([true, []])
})

test('jobs: nobody but a worker sees jobs, and a job is its connection’s tenant’s', async () => {
  const tenant = randomId()
  const due = job({ name: `test.due${randomId()}`, payload: Type.Object({}), transaction: async () => {} })
  await database.write(tenant, (tx) => addJob(tx, due, {}, { runAt: new Date(Date.now() + 3_600_000) }))
  const seen = await database.read(tenant, async (sql) => {
    const { rows } = await text`select id from graphile_worker._private_jobs`.execute(sql)
    return rows
  })
  expect(seen).toEqual([])
  const append = database.write(tenant, (tx) => text`select kit.append_to_chain(1, 1)`.execute(tx))
  await expect(append).rejects.toThrow('only a worker')
})
