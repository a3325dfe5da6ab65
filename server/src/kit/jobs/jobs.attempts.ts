import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'

/**
 * Returns the attempt of an interrupted job: outages and shutdowns do not count as attempts, so they cannot turn a job
 * into a dead letter.
 */
export async function giveAttemptBack(pool: pg.Pool, signal: AbortSignal, jobId: string): Promise<void> {
  while (!signal.aborted) {
    const isDone = await pool
      .query('update graphile_worker._private_jobs set attempts = greatest(0, attempts - 1) where id = $1', [jobId])
      .then(
        () => true,
        () => false,
      )
    if (isDone) return
    await delay(500)
  }
  await pool
    .query('update graphile_worker._private_jobs set attempts = greatest(0, attempts - 1) where id = $1', [jobId])
    .catch(() => {})
}

export const release = (pool: pg.Pool, poolIds: readonly string[]) =>
  pool.query(
    `with jobs as (
       update graphile_worker._private_jobs set attempts = greatest(0, attempts - 1), locked_at = null, locked_by = null
       where locked_by = any ($1)
     )
     update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_by = any ($1)`,
    [poolIds],
  )
