import type pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { type AnyJob, job } from '#kit/jobs/jobs.ts'
import type { Database } from '#kit/database/database.ts'
import type { DeadLetterRow } from '#kit/jobs/jobs.store.ts'
import { startWorker } from '#kit/jobs/worker.ts'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { systemActor } from '#kit/actor.ts'
import { publish } from '#kit/events/events.ts'

/** A worker with only these jobs. */
export const workerOf = (database: Database, url: string, jobs: readonly AnyJob[], tenants: readonly string[] = []) =>
  startWorker({
    database,
    url,
    jobs,
    listeners: {},
    tenants: async () => tenants,
    clock: () => new Date(),
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
  })

/** Runs workers with these jobs during the callback. */
export async function withWorkers(
  database: Database,
  jobs: readonly AnyJob[],
  work: () => Promise<unknown>,
  { workers = 1, tenants = [] as readonly string[] } = {},
): Promise<void> {
  const running = Array.from({ length: workers }, () => workerOf(database, inject('databaseUrl'), jobs, tenants))
  try {
    await work()
  } finally {
    await Promise.all(running.map((worker) => worker.stop()))
  }
}

/** Jobs of a tenant, with the seconds until each is due. */
export const jobRowsOf = async (owner: pg.Client, tenant: string) =>
  (
    await owner.query<{ attempts: number; wait: number }>(
      `select attempts, extract(epoch from run_at - now())::float8 as wait from graphile_worker._private_jobs
       where payload ->> 'tenant' = $1 order by id`,
      [tenant],
    )
  ).rows

export const deadLettersOf = (database: Database, tenant: string) =>
  database.read(tenant, async (db) => {
    const { rows } =
      await sql<DeadLetterRow>`select * from kit.dead_letters() order by failed_at desc, id desc`.execute(db)
    return rows
  })

/** Publishes an event after the advisory lock with this number is released. */
export const waitAndPublish = job({
  name: 'test.waitAndPublish',
  payload: Type.Object({ lock: Type.Integer() }),
  async transaction(tx, { lock }, { tenantId }) {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
    await publish(tx, systemActor(tenantId), { name: 'comment.replied', id: '1' })
  },
})
