import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { run, type Runner, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { fromConnection } from '#kit/database/database.errors.ts'
import type { AnyJob } from './jobs.ts'
import { taskOf, type TaskOptions } from './jobs.task.ts'
import { logFailure } from '#kit/log/log.outage.ts'
import { release } from './jobs.attempts.ts'
import { schedulesOf } from './jobs.recurring.ts'
import { loggerOf } from './jobs.log.ts'

/** Concurrency limits per process. Recurring jobs, which may take minutes, mail and webhooks have their own. */
const places = { recurring: 2, mail: 2, webhook: 4, others: 4 }
const laneOf = ({ everySeconds, lane }: AnyJob): keyof typeof places =>
  everySeconds === undefined ? (lane ?? 'others') : 'recurring'
/** Poll interval in ms: the longest delay of a due job without a notification. */
const pollMs = 500
const scheduleMs = 1_000
/**
 * Batches of size one: graphile-worker handles failures of a batch (its worker ends and is restarted here), but leaves
 * the rejection of a single completion unhandled, which would end the process.
 */
const markInBatches = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }
const keepMs = 4_000
/** Shutdown limit in ms: jobs still running are released and repeated by another process or after the next start. */
const stopWithinMs = 6_000

export interface JobsOptions extends TaskOptions {
  readonly jobs: readonly AnyJob[]
  readonly tenants: () => Promise<readonly string[]>
}

/**
 * Job worker on graphile-worker: runs due jobs immediately, retries failed ones with backoff, and runs each job in only
 * one process at a time.
 */
export function startJobs(pool: pg.Pool, options: JobsOptions) {
  const { jobs, tenants, log } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const runners = new Map<string, Runner>()
  const poolIds = new Map<string, string>()

  const lanes = Object.entries(places).flatMap(([lane, concurrency]) => {
    const own = jobs.filter((each) => laneOf(each) === lane)
    const taskList = Object.fromEntries(own.map((each) => [each.name, taskOf(each, pool, signal, options)])) as TaskList
    return own.length > 0 ? [{ lane, concurrency, taskList }] : []
  })
  const logger = loggerOf(log)

  /** Restarts a worker that ended because its connection broke while it marked a job as done. */
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
          preset: markInBatches,
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

  const schedules = schedulesOf(jobs)
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
    /**
     * Graceful shutdown: running jobs are finished; those over the limit are released without counting as an attempt.
     */
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
