import type { Database } from '#kit/database/database.ts'
import { addJobs } from '#kit/jobs/jobs.ts'
import type { Founded } from '../organisation.ts'
import { demoGroups } from './demoGroups.ts'
import { groupJob } from './group.job.ts'

/** Start after the orders, and interval between jobs. */
const [firstAfterMs, everyMs] = [40_000, 500]

/** Adds one job for each group purchase of a tenant. */
export const foundGroups = (database: Database, { tenantId }: Pick<Founded, 'tenantId'>): Promise<void> =>
  database.write(tenantId, (tx) =>
    addJobs(
      tx,
      groupJob,
      [...demoGroups.keys()].map((place) => ({
        data: { place },
        key: String(place),
        runAt: new Date(Date.now() + firstAfterMs + place * everyMs),
      })),
    ),
  )
