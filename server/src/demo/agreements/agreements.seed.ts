import type { Database } from '#kit/database/database.ts'
import { addJobs } from '#kit/jobs/jobs.ts'
import type { Founded } from '../organisation.ts'
import { agreementJob } from './agreement.job.ts'
import { demoAgreements } from './demoAgreements.ts'

/** Start before the orders, some of which are placed at these prices, and interval between jobs. */
const [firstAfterMs, everyMs] = [12_000, 600]

/** Adds one job for each agreement of a tenant. */
export const foundAgreements = (database: Database, { tenantId }: Pick<Founded, 'tenantId'>): Promise<void> =>
  database.write(tenantId, (tx) =>
    addJobs(
      tx,
      agreementJob,
      [...demoAgreements.keys()].map((place) => ({
        data: { place },
        key: String(place),
        runAt: new Date(Date.now() + firstAfterMs + place * everyMs),
      })),
    ),
  )
