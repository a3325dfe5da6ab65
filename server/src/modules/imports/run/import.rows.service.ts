import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ImportMapping } from '#contract/imports/importPreview.ts'
import type { Database } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { newKey } from '#kit/files/files.key.ts'
import { allCategories } from '#modules/catalogue/index.ts'
import { categoryWords } from '../reading/category.rules.ts'
import { type ReadBatch, readSheet, rowsOfSheet } from '../reading/reader.ts'
import type { SheetRow } from '#kit/spreadsheet/cell.rules.ts'
import type { ImportRow } from '../import.store.ts'
import { commandLimits } from '../import.limits.rules.ts'
import type { SheetLimits } from '#kit/spreadsheet/sheet.rules.ts'

export interface ImportContext {
  readonly database: Database
  readonly contents: Files
  readonly limits: SheetLimits
  readonly batchSize: number
  /** Checked between two batches: whether to leave the rest to another worker. */
  readonly isStopping: () => boolean
}

/** Rows of an import's file, parsed, from the first unread one on. */
export async function* readImport(
  { database, contents, limits }: Pick<ImportContext, 'database' | 'contents' | 'limits'>,
  tenantId: string,
  row: Pick<ImportRow, 'file_key' | 'format'>,
  what: { mapping: ImportMapping; skip: number; size: number },
): AsyncGenerator<ReadBatch> {
  const categories = categoryWords(await database.read(tenantId, (db) => allCategories(db)))
  yield* whileOnDisk(contents, row, (path) => readSheet(path, row.format, limits, { ...what, categories }))
}

/** Rows of an import's file as in the file. */
export const fileRows = (
  contents: Files,
  row: Pick<ImportRow, 'file_key' | 'format'>,
  numbers: readonly number[],
): AsyncGenerator<readonly SheetRow[]> =>
  whileOnDisk(contents, row, (path) => rowsOfSheet(path, row.format, commandLimits, numbers))

/** Keeps the file on disk while it is read. */
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
