import { pino } from 'pino'
import { type AnyJob, job } from '#kit/jobs/jobs.ts'
import type { Database } from '#kit/database/database.ts'
import { startWorker } from '#kit/jobs/worker.ts'
import { sql as text } from 'kysely'
import { Type } from 'typebox'
import { systemActor } from '#kit/actor.ts'
import { publish } from '#kit/events/events.ts'

/** A worker with these jobs and nothing else. */
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

/** Publishes an event, after the lock of this number is released. */
export const waitAndPublish = job({
  name: 'test.waitAndPublish',
  payload: Type.Object({ lock: Type.Integer() }),
  async transaction(tx, { lock }, { tenantId }) {
    await text`select pg_advisory_xact_lock(${lock})`.execute(tx)
    await publish(tx, systemActor(tenantId), { name: 'comment.replied', id: '1' })
  },
})
