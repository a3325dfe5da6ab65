import { sql } from 'kysely'
import { Type } from 'typebox'
import { expect, test, vi } from 'vitest'
import { addJob, job } from '#kit/jobs/jobs.ts'
import { randomId } from '#test/ids.ts'
import { jobRowsOf, withWorkers, workerOf } from '#test/jobs.ts'
import { openForFile } from '#test/sql/openForFile.ts'

const { url, database, owner } = openForFile(12)
const patience = { timeout: 20_000, interval: 20 }

test('jobs: a scheduled job is executed once, within a second, even with three workers', async () => {
  const tenants = Array.from({ length: 10 }, () => randomId())
  const done = new Map<string, number[]>()
  const transition = job({
    name: `test.transition${randomId()}`,
    payload: Type.Object({ at: Type.Number() }),
    async transaction(_, { at }, { tenantId }) {
      done.set(tenantId, [...(done.get(tenantId) ?? []), Date.now() - at])
    },
  })
  await withWorkers(
    database,
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

test('jobs: a job replaces a pending one with the same key, but not that of another tenant', async () => {
  const [ours, theirs] = [randomId(), randomId()]
  const due = job({ name: `test.due${randomId()}`, payload: Type.Object({}), transaction: async () => {} })
  const later = (hours: number) => ({ runAt: new Date(Date.now() + hours * 3_600_000), key: 'order 7' })
  await database.write(theirs, (tx) => addJob(tx, due, {}, later(1)))
  for (const hours of [2, 3]) await database.write(ours, (tx) => addJob(tx, due, {}, later(hours)))
  expect((await jobRowsOf(owner, ours)).map(({ wait }) => Math.round(wait / 3600))).toEqual([3])
  expect((await jobRowsOf(owner, theirs)).map(({ wait }) => Math.round(wait / 3600))).toEqual([1])
})

test('jobs: a job added in a rolled back transaction does not exist', async () => {
  const tenant = randomId()
  const due = job({ name: `test.due${randomId()}`, payload: Type.Object({}), transaction: async () => {} })
  const undone = database.write(tenant, async (tx) => {
    await addJob(tx, due, {})
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await jobRowsOf(owner, tenant)).toEqual([])
})

test('jobs: a stopping worker finishes running jobs and releases the rest without counting an attempt', async () => {
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
  expect([isDone, await jobRowsOf(owner, tenant)]).toEqual([true, []])
})

test("jobs: only workers see jobs, which belong to the connection's tenant", async () => {
  const tenant = randomId()
  const due = job({ name: `test.due${randomId()}`, payload: Type.Object({}), transaction: async () => {} })
  await database.write(tenant, (tx) => addJob(tx, due, {}, { runAt: new Date(Date.now() + 3_600_000) }))
  const seen = await database.read(tenant, async (db) => {
    const { rows } = await sql`select id from graphile_worker._private_jobs`.execute(db)
    return rows
  })
  expect(seen).toEqual([])
  const append = database.write(tenant, (tx) => sql`select kit.append_to_chain(1, 1)`.execute(tx))
  await expect(append).rejects.toThrow('only a worker')
})
