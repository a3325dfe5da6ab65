import { pino } from 'pino'
import type { Client } from 'pg'
import { systemActor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { type Event, type Listener, type Listeners, publish } from '#kit/events/events.ts'
import { startWorker } from '#kit/jobs/worker.ts'
import { randomId } from '#test/ids.ts'

const name = 'comment.replied'
export type TestEvent = Event<typeof name>
export const patience = { timeout: 20_000, interval: 50 }

/** Publishes an event of the tenant. */
export const reply = (database: Database, tenant: string, id: string) =>
  database.write(tenant, (tx) => publish(tx, systemActor(tenant), { name, id }))

/** Runs workers with only this listener, under a unique name. */
export async function listening(
  { url, database, owner }: { url: string; database: Database; owner: Client },
  listener: Listener<typeof name>,
  work: () => Promise<void>,
  workers = 1,
): Promise<void> {
  const consumer = `test${randomId()}`
  const listeners: Record<string, Listeners> = { [consumer]: { [name]: listener } }
  const log = pino({ level: 'silent' })
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
