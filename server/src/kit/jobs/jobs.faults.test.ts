import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openDatabase } from '#kit/database/database.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { randomId } from '#test/ids.ts'
import { waitAndPublish } from '#test/jobs.ts'

const url = inject('databaseUrl')
const database = openDatabase({ url, size: 2 })
const [gate, hold] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })]
const children: ChildProcess[] = []
beforeAll(async () => {
  await gate.connect()
  await hold.connect()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await gate.end()
  await hold.end()
  await database.close()
})

function startProcess() {
  const env = { ...process.env, DATABASE_URL: url }
  const child = spawn(process.execPath, ['server/test/process/jobProcess.ts'], { env, stdio: 'inherit' })
  children.push(child)
  return child
}
const one = async <Row>(statement: string, tenant: string) =>
  (await hold.query(statement, [tenant])).rows[0] as Row | undefined
const eventsOf = async (tenant: string) =>
  (await one<{ count: number }>('select count(*)::int from kit.events where tenant_id = $1', tenant))!.count
const jobOf = (tenant: string) =>
  one<{ locked_by: string | null; attempts: number }>(
    `select locked_by, attempts from graphile_worker._private_jobs where payload ->> 'tenant' = $1`,
    tenant,
  )
const marking = `select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%_private_jobs%'`
const terminateMarking = async () =>
  (await gate.query(`select pg_terminate_backend(pid) from (${marking}) marking`)).rowCount
const patience = { timeout: 60_000, interval: 50 }

test("jobs: a kill between a job's work and its completion leaves the work done exactly once", async () => {
  const tenant = randomId()
  const lock = Number(BigInt(tenant) % 1_000_000n)
  await gate.query('select pg_advisory_lock($1)', [lock])
  const victim = startProcess()
  await database.write(tenant, (tx) => addJob(tx, waitAndPublish, { lock }))
  await vi.waitFor(async () => expect((await jobOf(tenant))?.locked_by).toMatch(/^pool-/), patience)

  // Locks the job's row: the job can do its work, but cannot be marked as done.
  await hold.query('begin')
  await hold.query(`select from graphile_worker._private_jobs where payload ->> 'tenant' = $1 for update`, [tenant])
  await gate.query('select pg_advisory_unlock($1)', [lock])
  await vi.waitFor(async () => expect(await eventsOf(tenant)).toBe(1), patience)
  const { pid } = await vi.waitFor(async () => {
    const { rows } = await gate.query<{ pid: number }>(marking)
    expect(rows).toHaveLength(1)
    return rows[0]!
  }, patience)
  const gone = once(victim, 'exit')
  victim.kill('SIGKILL')
  await gone
  await gate.query('select pg_terminate_backend($1)', [pid])
  await vi.waitFor(async () => expect((await gate.query(marking)).rows).toEqual([]), patience)
  await hold.query('rollback')
  expect(await jobOf(tenant)).toMatchObject({ attempts: 1 })

  startProcess()
  await vi.waitFor(async () => expect(await jobOf(tenant)).toBeUndefined(), patience)
  expect(await eventsOf(tenant)).toBe(1)
})

test('jobs: a kill during a job leaves no trace, and another process executes it', async () => {
  const tenant = randomId()
  const lock = Number(BigInt(tenant) % 1_000_000n)
  for (const child of children) child.kill('SIGKILL')
  await gate.query('select pg_advisory_lock($1)', [lock])
  const victim = startProcess()
  await database.write(tenant, (tx) => addJob(tx, waitAndPublish, { lock }))
  await vi.waitFor(async () => expect((await jobOf(tenant))?.locked_by).toMatch(/^pool-/), patience)
  victim.kill('SIGKILL')
  await gate.query('select pg_advisory_unlock($1)', [lock])
  startProcess()
  await vi.waitFor(async () => expect(await jobOf(tenant)).toBeUndefined(), patience)
  expect(await eventsOf(tenant)).toBe(1)
})

test('jobs: after a lost connection at completion the process continues, and the job is done once', async () => {
  const tenant = randomId()
  for (const child of children) child.kill('SIGKILL')
  const survivor = startProcess()
  const lock = Number(BigInt(tenant) % 1_000_000n)
  await gate.query('select pg_advisory_lock($1)', [lock])
  await database.write(tenant, (tx) => addJob(tx, waitAndPublish, { lock }))
  await vi.waitFor(async () => expect((await jobOf(tenant))?.locked_by).toMatch(/^pool-/), patience)
  await hold.query('begin')
  await hold.query(`select from graphile_worker._private_jobs where payload ->> 'tenant' = $1 for update`, [tenant])
  await gate.query('select pg_advisory_unlock($1)', [lock])
  await vi.waitFor(async () => expect(await terminateMarking()).toBe(1), patience)
  await hold.query('rollback')

  await vi.waitFor(async () => expect(await jobOf(tenant)).toBeUndefined(), patience)
  expect([survivor.exitCode, survivor.signalCode, await eventsOf(tenant)]).toEqual([null, null, 1])
})
