import type { Static, TSchema } from 'typebox'
import type { Db } from '#kit/database/database.ts'
import { isEmail } from '#contract/kit/person.ts'
import { type Job, job, type JobContext } from '#kit/jobs/jobs.ts'
import type { Mail, MailMessage } from './mail.ts'

/** With growing pauses about four hours: longer than a mail server is away. */
const mailAttempts = 10

export interface MailJob<Payload extends TSchema> {
  readonly name: string
  readonly payload: Payload
  /** Reads what the letter says, as it is now; undefined where there is nothing to be said any more. */
  readonly write: (
    sql: Db,
    payload: Static<Payload>,
    context: Pick<JobContext, 'tenantId' | 'now'>,
  ) => Promise<Omit<MailMessage, 'tenantId'> | undefined>
}

/**
 * A job that sends one letter. It is read, and sent after the reading has ended, so that no transaction waits for a
 * mail server; it has a lane of its own, so that no other job waits either. Ended between sending and the note that it
 * is done, it sends the letter again under the same id.
 */
export const mailJob = <Payload extends TSchema>(
  mail: Mail | undefined,
  { name, payload, write }: MailJob<Payload>,
): Job<Payload> =>
  job({
    name,
    payload,
    maxAttempts: mailAttempts,
    lane: 'mail',
    steps: async (context, data) => {
      if (!mail) return
      const { database, tenantId, now } = context
      const message = await database.read(tenantId, (sql) => write(sql, data, { tenantId, now }))
      if (message && isEmail(message.to.address)) await mail.send({ ...message, tenantId })
    },
  })
