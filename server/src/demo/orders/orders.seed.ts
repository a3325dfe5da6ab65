import type { Database } from '#kit/database/database.ts'
import { addJobs } from '#kit/jobs/jobs.ts'
import type { Founded } from '../organisation.ts'
import { ordersOf } from './demoOrders.ts'
import { orderJob } from './order.job.ts'

/** When the projects are there, and one after the other. */
const [firstAfterMs, everyMs] = [20_000, 100]

/** A job for each order of a tenant, the oldest first: lists that show the newest first go by what was made last. */
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
