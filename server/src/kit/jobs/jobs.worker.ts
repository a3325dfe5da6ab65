import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Logger as WorkerLogger, run, type JobHelpers, type Runner, type TaskList } from 'graphile-worker'
import { sql as text } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { Value } from 'typebox/value'
import type { Database } from '#kit/database/database.ts'
import { fromConnection, outageOf } from '#kit/database/database.errors.ts'
import { type AnyJob, type JobContext, Stopped } from './jobs.ts'
import { kindOfFailure } from './jobs.errors.ts'
import { logFailure } from '#kit/log/log.outage.ts'

/** How many jobs a process does at once: recurring ones, which may take minutes, have places of their own. */
const places = { recurring: 2, others: 4 }
/** A due time is met within this time, where no notification says so earlier. */
const pollMs = 500
const scheduleMs = 1_000
const keepMs = 4_000
/** What is still under way by then is released, and done by another process or after the next start. */
const stopWithinMs = 6_000

export interface JobsOptions {
  readonly database: Database
  readonly jobs: readonly AnyJob[]
  readonly tenants: () => Promise<readonly string[]>
  readonly clock: () => Date
  readonly log: Logger
  readonly onFailure?: ((job: string, isLast: boolean) => void) | undefined
}

interface Carried {
  readonly tenant: string
  readonly data: unknown
}

/** A job does its work in one transaction with the note that it is done, so that a repetition finds it done. */
async function runOnceInTransaction(
  job: Extract<AnyJob, { transaction: unknown }>,
  data: never,
  context: JobContext,
): Promise<void> {
  await context.database.write(context.tenantId, async (tx) => {
    const { rows } = await text`
      insert into kit.job_runs (tenant_id, job_id) values (${context.tenantId}, ${context.jobId}) on conflict do nothing
      returning job_id`.execute(tx)
    if (rows.length > 0) await job.transaction(tx, data, context)
  })
}

/** Runs jobs on graphile-worker: due ones at once, failed ones with growing pauses, each in one process at a time. */
export function startJobs(pool: pg.Pool, { database, jobs, tenants, clock, log, onFailure }: JobsOptions) {
  const stopping = new AbortController()
  const { signal } = stopping
  const runners = new Map<string, Runner>()
  const poolIds = new Map<string, string>()

  const taskOf =
    (job: AnyJob) =>
    async (carried: unknown, { job: row }: JobHelpers): Promise<void> => {
      const { tenant, data } = carried as Carried
      const isLast = row.attempts >= row.max_attempts
      const context: JobContext = { database, tenantId: tenant, jobId: row.id, now: clock(), signal, log, isLast }
      try {
        if (!Value.Check(job.payload, data)) throw new TypeError('a payload of another version')
        if ('transaction' in job) await runOnceInTransaction(job, data as never, context)
        else await job.steps(context, data as never)
      } catch (error) {
        const isOutage = outageOf(error) !== undefined
        if (isOutage || error instanceof Stopped) await giveAttemptBack(row.id)
        if (!(error instanceof Stopped))
          logFailure(log, error, 'a job failed', { job: job.name, jobId: row.id, tenant })
        if (!isOutage && !(error instanceof Stopped)) onFailure?.(job.name, isLast)
        // What is thrown here is kept with the job and shown to operators.
        throw new Error(kindOfFailure(error), { cause: error })
      }
    }

  /** An outage and the end of the process are no attempt: however long one lasts, the job is done afterwards. */
  async function giveAttemptBack(jobId: string) {
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

  const lanes = Object.entries(places).flatMap(([lane, concurrency]) => {
    const own = jobs.filter(({ everySeconds }) => (everySeconds !== undefined) === (lane === 'recurring'))
    const taskList = Object.fromEntries(own.map((each) => [each.name, taskOf(each)])) as TaskList
    return own.length > 0 ? [{ lane, concurrency, taskList }] : []
  })
  const logger = new WorkerLogger(() => (level, message, meta) => {
    const failure = meta as { failure?: boolean; error?: unknown } | undefined
    if (failure?.failure) return
    if (level === 'error' && failure?.error !== undefined)
      logFailure(log, fromConnection(failure.error), 'the job worker', { reason: message })
    else log.debug(message)
  })

  /** Begins anew where a worker ended by itself, since its connection broke while it was marking a job as done. */
  async function keepRunning({ lane, concurrency, taskList }: (typeof lanes)[number]) {
    while (!signal.aborted) {
      try {
        const runner = await run({
          pgPool: pool,
          taskList,
          concurrency,
          pollInterval: pollMs,
          noHandleSignals: true,
          noPreparedStatements: true,
          parsedCronItems: [],
          logger,
          events: watchPool(lane),
        })
        runners.set(lane, runner)
        if (signal.aborted) await runner.stop()
        await runner.promise
      } catch (error) {
        if (!signal.aborted) logFailure(log, fromConnection(error), 'the job worker ended')
      }
      runners.delete(lane)
      await delay(signal.aborted ? 0 : 500)
    }
  }

  const schedules = JSON.stringify(
    jobs.flatMap((each) =>
      each.everySeconds !== undefined
        ? [
            {
              name: each.name,
              everySeconds: each.everySeconds,
              maxAttempts: each.maxAttempts,
              ofTenants: each.forEach === 'tenant',
            },
          ]
        : [],
    ),
  )
  const loops = [
    repeat(scheduleMs, async () => {
      const { rows } = await pool.query('select kit.due_schedules($1)', [schedules])
      if (rows.length > 0) await pool.query('select kit.run_schedules($1, $2)', [schedules, await tenants()])
    }),
    repeat(keepMs, async () => {
      let freed = 0
      for (const id of poolIds.values()) {
        const { rows } = await pool.query<{ freed: number }>('select kit.keep_worker($1) as freed', [id])
        freed += rows[0]?.freed ?? 0
      }
      if (freed > 0) log.warn({ workers: freed }, 'jobs of a process that died are free again')
    }),
  ]
  const running = Promise.all(lanes.map(keepRunning))

  function repeat(everyMs: number, work: () => Promise<void>): Promise<void> {
    return (async () => {
      while (!signal.aborted) {
        await work().catch((error: unknown) => {
          if (!signal.aborted) logFailure(log, fromConnection(error), 'the job worker')
        })
        await delay(everyMs, undefined, { signal }).catch(() => {})
      }
    })()
  }

  function watchPool(lane: string) {
    const events = new EventEmitter() as unknown as NonNullable<Parameters<typeof run>[0]['events']>
    events.on('pool:create', ({ workerPool }) => void poolIds.set(lane, workerPool.id))
    return events
  }

  return {
    /** Jobs in hand are finished; what takes too long is released and counts as no attempt. */
    async stop() {
      stopping.abort()
      const ended = Promise.all([
        ...[...runners.values()].map((each) => each.stop().catch(() => {})),
        running,
        ...loops,
      ])
      const isDone = await Promise.race([ended.then(() => true), delay(stopWithinMs, false, { ref: false })])
      if (!isDone) await release(pool, [...poolIds.values()]).catch(() => {})
    },
  }
}

const release = (pool: pg.Pool, poolIds: readonly string[]) =>
  pool.query(
    `with jobs as (
       update graphile_worker._private_jobs set attempts = greatest(0, attempts - 1), locked_at = null, locked_by = null
       where locked_by = any ($1)
     )
     update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_by = any ($1)`,
    [poolIds],
  )
