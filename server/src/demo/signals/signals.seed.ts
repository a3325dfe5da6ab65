import type { Database } from '#kit/database/database.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import type { Founded } from '../organisation.ts'
import { signalsJob } from './signals.job.ts'

/** Start after the projects and orders. */
const afterMs = 150_000

/** Adds the job that examines the history of a tenant. */
export const foundSignals = (database: Database, { tenantId }: Pick<Founded, 'tenantId'>): Promise<void> =>
  database.write(tenantId, (tx) =>
    addJob(tx, signalsJob, {}, { key: 'signals', runAt: new Date(Date.now() + afterMs) }),
  )
