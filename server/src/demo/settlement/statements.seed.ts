import type { Database } from '#kit/database/database.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import type { Founded } from '../organisation.ts'
import { statementsJob } from './statements.job.ts'

/** Start after the orders. */
const afterMs = 150_000

/** Adds the job that draws up the statements of a tenant. */
export const foundStatements = (database: Database, { tenantId }: Pick<Founded, 'tenantId'>): Promise<void> =>
  database.write(tenantId, (tx) =>
    addJob(tx, statementsJob, {}, { key: 'statements', runAt: new Date(Date.now() + afterMs) }),
  )
