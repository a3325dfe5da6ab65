import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Db } from '#kit/database/database.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import type { UploadQuota } from '#kit/files/upload.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { countUpload, findUploads, removeUploadDays } from './quota.store.ts'

const megabyte = 1024 * 1024
const keptFor = 7 * 24 * 3_600_000

async function limitsOf(db: Db) {
  const { uploadsPerDay: files, uploadMbPerDay: megabytes } = await readSettings(db, 'uploadsPerDay', 'uploadMbPerDay')
  return { files, megabytes, bytes: megabytes * megabyte }
}

type Limits = Awaited<ReturnType<typeof limitsOf>>
const refuseAt = ({ files, megabytes }: Limits): never => refuse('file.quotaUsed', { files, megabytes })

/** Daily upload quota of a person, over all calls and all their accounts. */
export const uploadQuota: UploadQuota = {
  demand: (database: Database, { tenantId, personId, now }: Actor) =>
    database.read(tenantId, async (db) => {
      const limits = await limitsOf(db)
      const [used] = await findUploads(db, personId, dayOf(now))
      if ((used?.files ?? 0) >= limits.files || Number(used?.bytes ?? 0) >= limits.bytes) refuseAt(limits)
    }),
  count: (database: Database, { tenantId, personId, now }: Actor, bytes: number) =>
    database.write(tenantId, async (tx) => {
      const limits = await limitsOf(tx)
      if (!(await countUpload(tx, { personId, day: dayOf(now), bytes }, limits))) refuseAt(limits)
    }),
}

/** Removes counts of past days. */
export async function removeOldCounts({ database, tenantId, now }: JobContext): Promise<void> {
  const before = dayOf(new Date(now.getTime() - keptFor))
  await database.write(tenantId, (tx) => removeUploadDays(tx, before))
}
