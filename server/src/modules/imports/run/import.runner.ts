import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Database, noTenant, type Tx } from '#kit/database/database.ts'
import { outageOf } from '#kit/database/database.errors.ts'
import type { Files } from '#kit/files/files.ts'
import { logFailure } from '#kit/log/log.outage.ts'
import { giveCheckBack, giveCheckUp, runCheck } from '../import.check.service.ts'
import { checkAttempts, takeCheck } from '../import.check.store.ts'
import { runImport, defaultBatch } from './import.run.service.ts'
import type { ImportContext } from './import.rows.service.ts'
import { giveBack, giveUp } from './import.lease.service.ts'
import { findImport } from '../import.store.ts'
import { takeImport, type Taken } from './import.run.store.ts'
import { uploadLimits } from '../import.limits.rules.ts'

const maxAttempts = 3

interface Pace {
  /** Polling interval in milliseconds. */
  readonly every?: number
  /** Seconds without progress after which a worker is considered dead. */
  readonly silentSeconds?: number
  /** Rows in a transaction. */
  readonly batchSize?: number
}

/** Kind of work: how to take, run, return and end it. */
interface Work {
  readonly what: string
  readonly take: (tx: Tx, silentSeconds: number) => Promise<Taken | undefined>
  readonly attempts: (taken: Taken) => Promise<number>
  readonly run: (taken: Taken) => Promise<void>
  readonly giveBack: (taken: Taken) => Promise<unknown>
  readonly giveUp: (taken: Taken) => Promise<unknown>
}

/**
 * Runs the imports of all tenants one after another, oldest first, and checks of those not started in parallel. Several
 * processes share the work and take over from dead ones; work that fails three times at the same place is ended.
 */
export function startImports(
  database: Database,
  contents: Files,
  log: Logger,
  { every = 1000, silentSeconds = 60, batchSize = defaultBatch }: Pace = {},
) {
  const stopping = new AbortController()
  const { signal } = stopping
  const context: ImportContext = {
    database,
    contents,
    limits: uploadLimits,
    batchSize,
    isStopping: () => signal.aborted,
  }
  const imports: Work = {
    what: 'an import',
    take: takeImport,
    attempts: async ({ tenant_id, id }) => (await database.read(tenant_id, (db) => findImport(db, id))).attempts,
    run: (taken) => runImport(context, taken),
    giveBack: (taken) => giveBack(database, taken),
    giveUp: (taken) => giveUp(database, taken),
  }
  const checks: Work = {
    what: 'the check of an import',
    take: takeCheck,
    attempts: ({ tenant_id, id }) => database.read(tenant_id, (db) => checkAttempts(db, id)),
    run: (taken) => runCheck(context, taken),
    giveBack: (taken) => giveCheckBack(database, taken),
    giveUp: (taken) => giveCheckUp(database, taken),
  }

  const pause = () => delay(every, undefined, { signal }).catch(() => {})

  async function workOff(work: Work, taken: Taken): Promise<void> {
    if ((await work.attempts(taken)) > maxAttempts) return void (await work.giveUp(taken))
    try {
      await work.run(taken)
    } catch (error) {
      logFailure(log, error, `${work.what} failed`, { importId: taken.id })
      // An outage does not count as a failed attempt: the work continues where it stopped.
      if (outageOf(error) && !signal.aborted) return pause().then(() => workOff(work, taken))
      await work.giveBack(taken)
    }
    return undefined
  }

  async function run(work: Work) {
    while (!signal.aborted) {
      try {
        const taken = await database.write(noTenant, (tx) => work.take(tx, silentSeconds))
        if (taken) await workOff(work, taken)
      } catch (error) {
        if (!signal.aborted) logFailure(log, error, `${work.what}: the runner failed`)
      }
      await pause()
    }
  }

  const running = Promise.all([run(imports), run(checks)])
  return {
    /** Resolves when the current batch is written. */
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
