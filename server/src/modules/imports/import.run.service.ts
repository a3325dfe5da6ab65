import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { ImportMapping } from '#contract/imports/importPreview.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Database, Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import type { Files } from '#kit/files/files.ts'
import { newKey } from '#kit/files/files.key.ts'
import { Refusal } from '#kit/refusal.ts'
import { allCategories, type UpsertOutcome, upsertProducts } from '#modules/catalogue/index.ts'
import { categoryWords } from './reading/category.rules.ts'
import { importFlow } from './import.flow.rules.ts'
import { openPace } from './import.pace.ts'
import { type ReadBatch, readSheet, rowsOfSheet } from './reading/reader.ts'
import { judged } from './reading/issue.rules.ts'
import type { SheetRow } from '#kit/spreadsheet/cell.rules.ts'
import {
  addProgress,
  findImport,
  forgetAttempt,
  type ImportRow,
  insertImportErrors,
  lockImport,
  setImportStatus,
  type Taken,
} from './import.store.ts'
import { nameRemotePictures } from './import.picture.service.ts'
import { commandLimits } from './import.limits.rules.ts'
import { type SheetLimits } from '#kit/spreadsheet/sheet.rules.ts'

/** Rows a transaction: few enough that nobody beside it notices the wait. */
export const usualBatch = 200

export interface ImportContext {
  readonly database: Database
  readonly contents: Files
  readonly limits: SheetLimits
  readonly batchSize: number
  /** Asked between two batches: whether to leave the rest to another worker. */
  readonly isStopping: () => boolean
}

/**
 * Writes the rows of an import that this worker has taken up, from the first that was not written before. Rows, errors and progress of a
 * batch are one transaction, so that the process that takes up what was left lying goes on exactly there.
 */
export async function runImport(context: ImportContext, taken: Taken): Promise<void> {
  const { database, batchSize, isStopping } = context
  const row = await database.read(taken.tenant_id, (sql) => findImport(sql, taken.id))
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

/** The rows of an import's file from the first that was not read before, as they are to be written. */
export async function* readImport(
  { database, contents, limits }: Pick<ImportContext, 'database' | 'contents' | 'limits'>,
  tenantId: string,
  row: Pick<ImportRow, 'file_key' | 'format'>,
  what: { mapping: ImportMapping; skip: number; size: number },
): AsyncGenerator<ReadBatch> {
  const categories = categoryWords(await database.read(tenantId, (sql) => allCategories(sql)))
  yield* whileOnDisk(contents, row, (path) => readSheet(path, row.format, limits, { ...what, categories }))
}

/** Rows of an import's file as they stand in it. */
export const fileRows = (
  contents: Files,
  row: Pick<ImportRow, 'file_key' | 'format'>,
  numbers: readonly number[],
): AsyncGenerator<readonly SheetRow[]> =>
  whileOnDisk(contents, row, (path) => rowsOfSheet(path, row.format, commandLimits, numbers))

/** The file stands on the disk for as long as it is read. */
async function* whileOnDisk<T>(
  contents: Files,
  { file_key }: Pick<ImportRow, 'file_key'>,
  read: (path: string) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const path = join(tmpdir(), `baicai-import-${newKey()}`)
  try {
    await pipeline(await contents.get(file_key), createWriteStream(path, { mode: 0o600 }))
    yield* read(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** In whose name the rows are written. */
const actorOf = (taken: Taken, row: ImportRow): Actor => ({
  ...systemActor(taken.tenant_id),
  userId: row.created_by,
  supplierId: row.supplier_id,
})

/** Does the work while the import is still this worker's; false where it was cancelled, or taken up by another. */
const whileOurs = (
  database: Database,
  taken: Taken,
  work: (tx: Tx, row: Locked<ImportRow>, actor: Actor) => Promise<unknown>,
): Promise<boolean> =>
  database.write(taken.tenant_id, async (tx) => {
    const row = await lockImport(tx, taken.id)
    if (row.status !== 'running' || row.runner !== taken.runner) return false
    await work(tx, row, actorOf(taken, row))
    return true
  })

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

const end = (database: Database, taken: Taken, refusal: Refusal | null) =>
  whileOurs(database, taken, async (tx, row, actor) => {
    const status = importFlow.decide(row, refusal ? 'fail' : 'finish', actor)
    await setImportStatus(tx, row, status, refusal)
    const { created, changed, unchanged, reviewing, warned, failed } = row
    const data = {
      created,
      changed,
      unchanged,
      reviewing,
      warned,
      failed,
      ...(refusal ? { refusal: refusal.code } : {}),
    }
    const name = refusal ? 'import.failed' : 'import.done'
    await publish(tx, actor, newEvent(name, { id: row.id, from: row.status, to: status, data }))
  })

/** Leaves the rest to any free process, because this process ends: that is no failed attempt. */
const leave = async (database: Database, taken: Taken): Promise<void> => {
  await whileOurs(database, taken, async (tx, row, actor) => {
    await setImportStatus(tx, row, importFlow.decide(row, 'giveBack', actor))
    await forgetAttempt(tx, { id: row.id })
  })
}

/** Gives back what has failed, to be tried again by any free process. */
export const giveBack = async (database: Database, taken: Taken): Promise<void> => {
  await whileOurs(database, taken, (tx, row, actor) =>
    setImportStatus(tx, row, importFlow.decide(row, 'giveBack', actor)),
  )
}

/** Gives an import up whose worker has failed again and again. */
export const giveUp = (database: Database, taken: Taken) => end(database, taken, new Refusal('import.interrupted'))
