import type { Database } from '#kit/database/database.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import type { Founded } from '../organisation.ts'
import { scoresJob } from './scores.job.ts'

/** Start after the orders. */
const afterMs = 160_000

/** Adds the job that scores the suppliers of a tenant. */
export const foundScores = (database: Database, { tenantId }: Pick<Founded, 'tenantId'>): Promise<void> =>
  database.write(tenantId, (tx) => addJob(tx, scoresJob, {}, { key: 'scores', runAt: new Date(Date.now() + afterMs) }))
