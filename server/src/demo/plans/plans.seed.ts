import type { Database } from '#kit/database/database.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import type { Founded } from '../organisation.ts'
import { plansJob } from './plans.job.ts'

/** Start after the first orders. */
const afterMs = 25_000

/** Adds the job that creates the plans of the main tenant; small ones have no departments to consolidate. */
export async function foundPlans(
  database: Database,
  { tenantId, organisation }: Pick<Founded, 'tenantId' | 'organisation'>,
): Promise<void> {
  if (organisation.departments.length < 5) return
  await database.write(tenantId, (tx) =>
    addJob(tx, plansJob, {}, { key: 'plans', runAt: new Date(Date.now() + afterMs) }),
  )
}
