import type { Database } from '#kit/database/database.ts'
import { addJobs } from '#kit/jobs/jobs.ts'
import type { Founded } from '../organisation.ts'
import { accessJob } from './access.job.ts'
import { administrator } from './accessChanges.ts'

/** Start after startup, before the projects. */
const afterMs = 2_000

/** Adds the job that changes access in a tenant that has an administrator of accounts. */
export const foundAccessChanges = (
  database: Database,
  { tenantId, userIds }: Pick<Founded, 'tenantId' | 'userIds'>,
): Promise<void> =>
  database.write(tenantId, async (tx) => {
    if (!userIds.has(administrator)) return
    await addJobs(tx, accessJob, [{ data: {}, key: 'access', runAt: new Date(Date.now() + afterMs) }])
  })
