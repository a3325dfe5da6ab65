/** @module-tag thorough */
import { sql } from 'kysely'
import { Type } from 'typebox'
import { expect, test, vi } from 'vitest'
import { addJob, job } from '#kit/jobs/jobs.ts'
import { dismissDeadLetters, retryDeadLetters } from '#kit/jobs/jobs.store.ts'
import { randomId } from '#test/ids.ts'
import { deadLettersOf, jobRowsOf, withWorkers } from '#test/jobs.ts'
import { openForFile } from '#test/sql/openForFile.ts'

const { database, owner } = openForFile(12)
const patience = { timeout: 20_000, interval: 20 }

test('jobs: a permanently failing job delays no other, backs off, and becomes a dead letter of its tenant', async () => {
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
  await withWorkers(database, [work], async () => {
    await database.write(bad, (tx) => addJob(tx, work, {}))
    await vi.waitFor(() => expect(failures).toHaveLength(1), patience)
    for (let each = 0; each < 5; each++) await database.write(good, (tx) => addJob(tx, work, {}))
    await vi.waitFor(() => expect(done).toHaveLength(5), patience)
    const [letter] = await vi.waitFor(async () => {
      const found = await deadLettersOf(database, bad)
      expect(found).toMatchObject([{ name: work.name, attempts: 3, error: 'Error E_BAD' }])
      return found
    }, patience)
    const [first, second, third] = failures
    expect([failures.length, second! - first! > 2_000, third! - second! > 6_000]).toEqual([3, true, true])
    expect(await deadLettersOf(database, good)).toEqual([])
    expect(await database.write(good, (tx) => dismissDeadLetters(tx, [letter!.id]))).toBe(0)
    isBroken = false
    expect(await database.write(bad, (tx) => retryDeadLetters(tx, [letter!.id]))).toBe(1)
    await vi.waitFor(() => expect(done).toContain(bad), patience)
    await vi.waitFor(async () => expect(await jobRowsOf(owner, bad)).toEqual([]), patience)
  })
  const kept = await database.read(bad, (db) => db.selectFrom('tenancy.configs').select('code').execute())
  expect(kept).toHaveLength(1)
})

test('jobs: a dismissed dead letter is deleted', async () => {
  const tenant = randomId()
  await database.write(tenant, (tx) =>
    sql`select kit.add_dead_letter('test.gone', '{}'::jsonb, 3, 'Error')`.execute(tx),
  )
  const [letter] = await deadLettersOf(database, tenant)
  expect(await database.write(tenant, (tx) => dismissDeadLetters(tx, [letter!.id]))).toBe(1)
  expect(await jobRowsOf(owner, tenant)).toEqual([])
})
