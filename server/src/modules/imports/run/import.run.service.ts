import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#kit/database/database.ts'
import { Refusal } from '#kit/refusal.ts'
import { type UpsertOutcome, upsertProducts } from '#modules/catalogue/index.ts'
import { openPace } from './import.pace.ts'
import type { ReadBatch } from '../reading/reader.ts'
import { judged } from '../reading/issue.rules.ts'
import { findImport } from '../import.store.ts'
import { addProgress, type Taken } from './import.run.store.ts'
import { insertImportErrors } from '../import.error.store.ts'
import { nameRemotePictures } from '../pictures/import.picture.service.ts'
import { whileOurs, end, leave } from './import.lease.service.ts'
import { type ImportContext, readImport } from './import.rows.service.ts'

/** Rows in a transaction: few enough not to delay other users noticeably. */
export const defaultBatch = 200

/**
 * Writes the rows of an import taken by this worker, from the first unwritten one. Rows, errors and progress of a batch
 * are one transaction, so that another process can continue after an interruption.
 */
export async function runImport(context: ImportContext, taken: Taken): Promise<void> {
  const { database, batchSize, isStopping } = context
  const row = await database.read(taken.tenant_id, (db) => findImport(db, taken.id))
  try {
    const what = { mapping: row.mapping, skip: row.done, size: batchSize }
    const restAfter = openPace(database)
    for await (const batch of readImport(context, taken.tenant_id, row, what)) {
      if (isStopping()) return await leave(database, taken)
      const began = performance.now()
      if (!(await writeBatch(database, taken, batch))) return
      await delay(await restAfter(performance.now() - began))
    }
    await end(database, taken, null)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await end(database, taken, error)
  }
}

const writeBatch = (database: Database, taken: Taken, batch: ReadBatch) =>
  whileOurs(database, taken, async (tx, row, actor) => {
    const outcomes = await upsertProducts(tx, actor, row.supplier_id, batch.rows, { importId: taken.id })
    const { errors, warned, rejected } = judged(row, batch, outcomes)
    if (errors.length > 0)
      await insertImportErrors(tx, { tenantId: taken.tenant_id, importId: taken.id, errors: errors })
    const kept = batch.rows.filter((_, index) => outcomes[index]!.outcome !== 'refused')
    await nameRemotePictures(tx, actor, row, kept)
    const count = (name: UpsertOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === name).length
    await addProgress(tx, {
      id: taken.id,
      done: batch.done,
      created: count('created'),
      changed: count('updated'),
      unchanged: count('unchanged'),
      reviewing: count('toReview'),
      failed: rejected,
      warned,
    })
  })
