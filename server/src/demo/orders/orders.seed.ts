import type { Database } from '#kit/database/database.ts'
import { addJobs } from '#kit/jobs/jobs.ts'
import type { Founded } from '../organisation.ts'
import { ordersOf } from './demoOrders.ts'
import { orderJob } from './order.job.ts'

/** Start after the projects, and interval between jobs. */
const [firstAfterMs, everyMs] = [20_000, 60]

/** Adds one job for each order of a tenant, oldest first, because lists are sorted by creation. */
export const foundOrders = (
  database: Database,
  { tenantId, organisation }: Pick<Founded, 'tenantId' | 'organisation'>,
): Promise<void> =>
  database.write(tenantId, (tx) => {
    const isSmall = organisation.departments.length < 5
    return addJobs(
      tx,
      orderJob,
      [...ordersOf(isSmall).keys()].map((place) => ({
        data: { isSmall, place },
        key: String(place),
        runAt: new Date(Date.now() + firstAfterMs + place * everyMs),
      })),
    )
  })
