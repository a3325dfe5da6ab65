import { vi } from 'vitest'
import { openJobConnections } from '#kit/jobs/jobs.connections.ts'
import { startJobs } from '#kit/jobs/jobs.worker.ts'
import { clock, database, databaseUrl, deliverEvents, server, type Person, type TestTenant } from '../app.ts'
import { ownerPool as owner } from '../sql/ownerPool.ts'
import { pino } from 'pino'

export interface Letter {
  readonly recipient: string
  readonly template: string
  readonly subject: string
  readonly text: string
}

/** Letters of a tenant in the development mailbox, in order of arrival. */
async function lettersOf({ id }: Pick<TestTenant, 'id'>, templates: string): Promise<Letter[]> {
  const { rows } = await owner.query<Letter>(
    `select recipient, template, subject, text from kit.outbox where tenant_id = $1 and template like $2 order by id`,
    [id, templates],
  )
  return rows
}

/** Sets the email address of a person. */
export async function giveAddress({ personId, tenantId }: Person, email: string): Promise<string> {
  await owner.query('update identity.people set email = $3 where tenant_id = $1 and id = $2', [
    tenantId,
    personId,
    email,
  ])
  return email
}

/** Runs a worker that sends what is to be delivered during the callback; `allMails` delivers the events of its tenant. */
export async function withLetters<T>(work: () => Promise<T>): Promise<T> {
  const jobs = server.jobs.filter(({ name }) => name === 'notifications.deliver')
  const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' })
  const connections = openJobConnections(databaseUrl, log)
  const worker = startJobs(connections, { ...server, jobs, clock, database, log })
  try {
    return await work()
  } finally {
    await worker.stop()
    await connections.end()
  }
}

/** Waits until all mails of a tenant are delivered; returns those about projects. */
export const allLetters = (tenant: Pick<TestTenant, 'id'>): Promise<Letter[]> => allMails(tenant, 'sourcing.%')
/** The same for all mails, or those of some templates. */
export async function allMails(tenant: Pick<TestTenant, 'id'>, templates = '%'): Promise<Letter[]> {
  await vi.waitFor(
    async () => {
      await deliverEvents(tenant.id)
      const { rows } = await owner.query<{ open: number }>(
        `select (select count(*)::int from kit.events e where e.tenant_id = $1 and not exists (
             select from kit.audit a where a.tenant_id = e.tenant_id and a.event_id = e.id))
           + (select count(*)::int from kit.consumer_offsets o where o.tenant_id = $1 and o.listener = 'notifications' and o.seq < o.wanted)
           + (select count(*)::int from graphile_worker._private_jobs j
               join graphile_worker._private_tasks t on t.id = j.task_id
               where j.payload ->> 'tenant' = $1::text and t.identifier = 'notifications.deliver') as open`,
        [tenant.id],
      )
      if (rows[0]!.open > 0) throw new Error(`${rows[0]!.open} letters are pending`)
    },
    { timeout: 20_000, interval: 50 },
  )
  return lettersOf(tenant, templates)
}
