import type { JobHelpers } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { Check } from 'typebox/schema'
import { sqlQuery } from '#kit/database/query.ts'
import type { Database } from '#kit/database/database.ts'
import { outageOf } from '#kit/database/database.errors.ts'
import { logFailure } from '#kit/log/log.outage.ts'
import { kindOfFailure } from './jobs.errors.ts'
import { type AnyJob, type JobContext, Stopped } from './jobs.ts'
import { giveAttemptBack } from './jobs.attempts.ts'

export interface TaskOptions {
  readonly database: Database
  readonly clock: () => Date
  readonly log: Logger
  readonly onFailure?: ((job: string, isLast: boolean) => void) | undefined
}

interface Carried {
  readonly tenant: string
  readonly data: unknown
}

/**
 * Wraps a job for graphile-worker: validates the payload, runs the job, and removes sensitive details from failures.
 */
export const taskOf =
  (job: AnyJob, pool: pg.Pool, signal: AbortSignal, { database, clock, log, onFailure }: TaskOptions) =>
  async (carried: unknown, { job: row }: JobHelpers): Promise<void> => {
    const { tenant, data } = carried as Carried
    const isLast = row.attempts >= row.max_attempts
    const context: JobContext = { database, tenantId: tenant, jobId: row.id, now: clock(), signal, log, isLast }
    try {
      if (!Check(job.payload, data)) throw new TypeError('a payload of another version')
      if ('transaction' in job) await runOnceInTransaction(job, data as never, context)
      else await job.steps(context, data as never)
    } catch (error) {
      const isOutage = outageOf(error) !== undefined
      if (isOutage || error instanceof Stopped) await giveAttemptBack(pool, signal, row.id)
      if (!(error instanceof Stopped)) logFailure(log, error, 'a job failed', { job: job.name, jobId: row.id, tenant })
      if (!isOutage && !(error instanceof Stopped)) onFailure?.(job.name, isLast)
      // graphile-worker stores this error with the job, and operators see it.
      throw new Error(kindOfFailure(error), { cause: error })
    }
  }

const insertRun = sqlQuery(
  'kit.insertJobRun',
  'insert into kit.job_runs (tenant_id, job_id) values ($tenantId, $jobId) on conflict do nothing returning job_id',
)
/**
 * Exactly-once execution: the work and the row that marks it as done commit in one transaction, so a repetition finds
 * it done.
 */
async function runOnceInTransaction(
  job: Extract<AnyJob, { transaction: unknown }>,
  data: never,
  context: JobContext,
): Promise<void> {
  await context.database.write(context.tenantId, async (tx) => {
    const rows = await insertRun(tx, { tenantId: context.tenantId, jobId: context.jobId })
    if (rows.length > 0) await job.transaction(tx, data, context)
  })
}
