import { sql as text } from 'kysely'
import type { Logger } from 'pino'
import { type Database, noTenant } from './database.ts'
import { logFailure } from './log.outage.ts'

/** What a module does from time to time, for all tenants. It may be run twice and must bear it. */
export interface Job {
  readonly everySeconds: number
  readonly run: (database: Database, now: Date) => Promise<void>
}
export type Jobs = Readonly<Record<string, Job>>

/**
 * Runs each job when its time has come, in one of the workers: who moves its row on does it. A job that fails is logged and
 * comes again at its next turn.
 */
export function startJobs(database: Database, jobs: Jobs, log: Logger, clock: () => Date, every = 1000) {
  let stopped = false
  let turn: Promise<void> = Promise.resolve()

  async function takeTurn() {
    for (const [name, job] of Object.entries(jobs)) {
      if (stopped) return
      try {
        if (await isDue(name, job)) await job.run(database, clock())
      } catch (error) {
        logFailure(log, error, 'a job failed', { job: name })
      }
    }
  }

  const isDue = (name: string, { everySeconds }: Job) =>
    database.write(noTenant, async (tx) => {
      const { rows } = await text`
        insert into kit.jobs (name, next_at) values (${name}, now() + make_interval(secs => ${everySeconds}))
        on conflict (name) do update set next_at = excluded.next_at where kit.jobs.next_at <= now()
        returning name`.execute(tx)
      return rows.length > 0
    })

  const timer = setInterval(() => {
    turn = turn.then(takeTurn)
  }, every)
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await turn
    },
  }
}
