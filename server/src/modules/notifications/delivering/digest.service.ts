import { dayOf, hourOf } from '#contract/kit/calendar.ts'
import { addJob, type JobContext } from '#kit/jobs/jobs.ts'
import { deliverJob, deliverKey } from './deliverJob.ts'
import { beginDigest, digestsDue, removeOld } from './delivery.store.ts'

/**
 * Starts due digests. One row for each person and day, so concurrent or repeated runs send it once. After an outage it
 * is sent later on the same day.
 */
export async function sendDigests({ database, tenantId, now }: JobContext): Promise<void> {
  const day = dayOf(now)
  const due = await database.read(tenantId, (db) => digestsDue(db, day, hourOf(now)))
  for (const userId of due)
    await database.write(tenantId, async (tx) => {
      const id = await beginDigest(tx, userId, day)
      if (id !== undefined) await addJob(tx, deliverJob, { id }, { key: deliverKey(id) })
    })
}

const keptMs = 365 * 24 * 3_600_000
export const forgetOld = async ({ database, tenantId, now }: JobContext): Promise<void> =>
  database.write(tenantId, async (tx) => void (await removeOld(tx, new Date(now.getTime() - keptMs))))
