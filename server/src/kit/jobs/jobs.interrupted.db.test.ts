import pg from 'pg'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addJob, defaultAttempts } from '#kit/jobs/jobs.ts'
import { randomId } from '#test/ids.ts'
import { jobRowsOf } from '#test/jobs.ts'
import { openForFile } from '#test/sql/openForFile.ts'

const { url, database, owner } = openForFile(2)
const worker = new pg.Client({ connectionString: url, options: '-c role=baicai_app' })
beforeAll(async () => {
  await worker.connect()
  await worker.query("set app.jobs = 'worker'")
})
afterAll(() => worker.end())
const waiting = { name: 'test.interrupted', payload: Type.Object({}) }

/** Simulates a process that takes the job and dies, and a running process that releases the job. */
async function interrupt(tenant: string): Promise<void> {
  const dead = `pool-dead-${randomId()}`
  await owner.query(
    `update graphile_worker._private_jobs set attempts = attempts + 1, locked_by = $2, locked_at = now() - interval '1 minute'
     where payload ->> 'tenant' = $1`,
    [tenant, dead],
  )
  await worker.query('select kit.keep_worker($1)', [`pool-living-${tenant}`])
  await worker.query('select kit.keep_worker($1)', [`pool-living-${tenant}`])
}
const stateOf = async (tenant: string) => {
  const { rows } = await owner.query<{ attempts: number; is_available: boolean; interruptions: number }>(
    `select j.attempts, j.is_available, i.interruptions
     from graphile_worker._private_jobs j left join kit.interrupted_jobs i on i.job_id = j.id
     where j.payload ->> 'tenant' = $1`,
    [tenant],
  )
  return rows[0]
}

test('jobs: a job interrupted by the death of its process has not failed, up to twenty times', async () => {
  const tenant = randomId()
  await database.write(tenant, (tx) => addJob(tx, waiting, {}))
  for (let death = 1; death <= 20; death++) {
    await interrupt(tenant)
    expect(await stateOf(tenant)).toEqual({ attempts: 0, is_available: true, interruptions: death })
  }
  for (let attempt = 1; attempt <= defaultAttempts; attempt++) {
    await interrupt(tenant)
    expect(await stateOf(tenant)).toMatchObject({ attempts: attempt, is_available: attempt < defaultAttempts })
  }
  await owner.query(`delete from graphile_worker._private_jobs where payload ->> 'tenant' = $1`, [tenant])
  expect(await jobRowsOf(owner, tenant)).toEqual([])
})

test('jobs: a completed job keeps no interruptions', async () => {
  const tenant = randomId()
  await database.write(tenant, (tx) => addJob(tx, waiting, {}))
  await interrupt(tenant)
  const count = async () =>
    (
      await owner.query(
        'select from kit.interrupted_jobs i where not exists (select from graphile_worker._private_jobs j where j.id = i.job_id)',
      )
    ).rowCount
  await owner.query(`delete from graphile_worker._private_jobs where payload ->> 'tenant' = $1`, [tenant])
  expect(await count()).toBeGreaterThan(0)
  await worker.query('select kit.keep_worker($1)', [`pool-living-${tenant}`])
  expect(await count()).toBe(0)
})
