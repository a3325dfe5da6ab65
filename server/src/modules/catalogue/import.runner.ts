import type { Logger } from 'pino'
import { type Database, noTenant } from '#kit/database.ts'
import { outageOf } from '#kit/database.errors.ts'
import type { Files } from '#kit/files.ts'
import { logFailure } from '#kit/log.outage.ts'
import { giveBack, giveUp, runImport, usualBatch } from './import.run.service.ts'
import { findImport, takeImport, type Taken } from './import.store.ts'
import { uploadLimits } from './sheet.rules.ts'

const mostAttempts = 3

interface Pace {
  /** Milliseconds between two looks for work. */
  readonly every?: number
  /** A worker that wrote nothing for so long is taken for dead. */
  readonly silentSeconds?: number
  /** Rows a transaction. */
  readonly batchSize?: number
}

/**
 * Runs imports one after another, those of all tenants, the oldest first. Several processes share the work; an import whose process was
 * killed is taken up where it was left, and one that fails three times at the same place is given up.
 */
export function startImports(
  database: Database,
  contents: Files,
  log: Logger,
  { every = 1000, silentSeconds = 60, batchSize = usualBatch }: Pace = {},
) {
  let stopped = false
  let wake = () => {}
  const ground = { database, contents, limits: uploadLimits, batchSize, isStopping: () => stopped }

  const nextTurn = () =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, every)
      wake = () => {
        clearTimeout(timer)
        done()
      }
    })

  async function work(taken: Taken): Promise<void> {
    const { attempts } = await database.read(taken.tenant_id, (sql) => findImport(sql, taken.id))
    if (attempts > mostAttempts) return void (await giveUp(database, taken))
    try {
      await runImport(ground, taken)
    } catch (error) {
      logFailure(log, error, 'an import stumbled', { importId: taken.id })
      // An outage is nobody's failed attempt: the import goes on where it stopped, when it is over.
      if (outageOf(error) && !stopped) return nextTurn().then(() => work(taken))
      await giveBack(database, taken)
    }
    return undefined
  }

  async function run() {
    while (!stopped) {
      try {
        const taken = await database.write(noTenant, (tx) => takeImport(tx, silentSeconds))
        if (taken) await work(taken)
      } catch (error) {
        if (!stopped) logFailure(log, error, 'the runner of imports stumbled')
      }
      await nextTurn()
    }
  }

  const running = run()
  return {
    /** Returns when the rows in hand are written. */
    stop: async () => {
      stopped = true
      wake()
      await running
    },
  }
}
