import { setTimeout as delay } from 'node:timers/promises'
import type { Database, Locked, Tx } from '#kit/database/database.ts'
import { Refusal } from '#kit/refusal.ts'
import {
  addChecked,
  type CheckRow,
  forgetCheckAttempt,
  lockCheck,
  resetCheck,
  setCheckStatus,
} from './import.check.store.ts'
import { missingFields } from './reading/headings.rules.ts'
import { judged } from './reading/issue.rules.ts'
import type { ReadBatch } from './reading/reader.ts'
import { type ImportContext, readImport } from './run/import.rows.service.ts'
import { findImport, type ImportRow } from './import.store.ts'
import type { Taken } from './run/import.run.store.ts'
import { insertImportErrors, removeImportErrors } from './import.error.store.ts'
import { checkProducts } from '#modules/catalogue/index.ts'

/** Queues a new check of the file with the import's mapping; none while required columns are missing. */
export async function askForCheck(tx: Tx, tenantId: string, { id, mapping }: Pick<ImportRow, 'id' | 'mapping'>) {
  await removeImportErrors(tx, { importId: id })
  await resetCheck(tx, { tenantId, importId: id, status: missingFields(mapping).length > 0 ? 'none' : 'queued' })
}

/** Removes check and errors when the import starts, because the run finds the same errors. */
export async function endCheck(tx: Tx, tenantId: string, id: string) {
  await resetCheck(tx, { tenantId, importId: id, status: 'none' })
  await removeImportErrors(tx, { importId: id })
}

/**
 * Dry run: reads and checks all rows of an import without writing them. Each batch and its findings are one
 * transaction, so that another process can continue after an interruption.
 */
export async function runCheck(context: ImportContext, taken: Taken): Promise<void> {
  const { database, batchSize, isStopping } = context
  try {
    const { row, done } = await database.read(taken.tenant_id, async (db) => {
      const found = await findImport(db, taken.id)
      return { row: found, done: found.check_done ?? 0 }
    })
    const what = { mapping: row.mapping, skip: done, size: batchSize }
    for await (const batch of readImport(context, taken.tenant_id, row, what)) {
      if (isStopping()) return await leaveCheck(database, taken)
      const began = performance.now()
      if (!(await checkBatch(database, taken, row, batch))) return
      await delay(Math.min(performance.now() - began, 500))
    }
    await endAs(database, taken, null)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await endAs(database, taken, error)
  }
}

/**
 * Runs the work while this worker holds the check; false if the mapping was changed, the import was started, or another
 * worker took over.
 */
const whileOurs = (
  database: Database,
  taken: Taken,
  work: (tx: Tx, check: Locked<CheckRow>) => Promise<unknown>,
): Promise<boolean> =>
  database.write(taken.tenant_id, async (tx) => {
    const check = await lockCheck(tx, taken.id)
    if (check?.status !== 'running' || check.runner !== taken.runner) return false
    await work(tx, check)
    return true
  })

const checkBatch = (database: Database, taken: Taken, row: ImportRow, batch: ReadBatch) =>
  whileOurs(database, taken, async (tx, check) => {
    const outcomes = await checkProducts(tx, { supplierId: row.supplier_id, now: new Date() }, batch.rows)
    const { errors, warned, kept, rejected } = judged(row, batch, outcomes)
    if (errors.length > 0)
      await insertImportErrors(tx, { tenantId: taken.tenant_id, importId: taken.id, errors: errors })
    await addChecked(tx, check, { done: batch.done, ok: kept - warned, warned, rejected })
  })

const endAs = (database: Database, taken: Taken, refusal: Refusal | null) =>
  whileOurs(database, taken, (tx, check) => setCheckStatus(tx, check, refusal ? 'failed' : 'done', refusal))

/** Returns the check to the queue because this process ends; does not count as an attempt. */
const leaveCheck = async (database: Database, taken: Taken): Promise<void> => {
  await whileOurs(database, taken, async (tx, check) => {
    await setCheckStatus(tx, check, 'queued')
    await forgetCheckAttempt(tx, { importId: taken.id })
  })
}

/** Returns a failed check to the queue for a retry. */
export const giveCheckBack = async (database: Database, taken: Taken): Promise<void> => {
  await whileOurs(database, taken, (tx, check) => setCheckStatus(tx, check, 'queued'))
}

/** Ends a check that failed too often. */
export const giveCheckUp = (database: Database, taken: Taken) =>
  endAs(database, taken, new Refusal('import.interrupted'))
