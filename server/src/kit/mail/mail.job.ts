import type { Static, TSchema } from 'typebox'
import type { Db } from '#kit/database/database.ts'
import { isEmail } from '#contract/kit/person/person.ts'
import { type Job, job, type JobContext } from '#kit/jobs/jobs.ts'
import type { Mail, MailMessage } from './mail.ts'

/** Retry limit: with exponential backoff about four hours, longer than typical outages of mail servers. */
const mailAttempts = 10

export interface MailJob<Payload extends TSchema> {
  readonly name: string
  readonly payload: Payload
  /** Reads the current content of the letter; undefined if it is obsolete. */
  readonly write: (
    db: Db,
    payload: Static<Payload>,
    context: Pick<JobContext, 'tenantId' | 'now'>,
  ) => Promise<Omit<MailMessage, 'tenantId'> | undefined>
}

/**
 * Job that sends one mail, at least once. The read transaction ends before sending, so no transaction waits for a mail
 * server; a separate lane keeps other jobs from waiting. If the process ends between sending and completion, the mail
 * is sent again with the same Message-ID.
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
      const message = await database.read(tenantId, (db) => write(db, data, { tenantId, now }))
      if (message && isEmail(message.to.address)) await mail.send({ ...message, tenantId })
    },
  })
