import type { Database } from '#kit/database/database.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import type { Founded } from '../organisation.ts'
import { mallJob } from './mall.job.ts'

/** Start before the orders, whose lines name cost centres. */
const afterMs = 10_000

/** Adds the job that fills the lists of the mall in the main tenant; small ones do without. */
export async function foundMall(
  database: Database,
  { tenantId, organisation }: Pick<Founded, 'tenantId' | 'organisation'>,
): Promise<void> {
  if (organisation.departments.length < 5) return
  await database.write(tenantId, (tx) =>
    addJob(tx, mallJob, {}, { key: 'mall', runAt: new Date(Date.now() + afterMs) }),
  )
}
