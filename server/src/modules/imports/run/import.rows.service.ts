import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { TableChoice } from '#contract/kit/tables/table.ts'
import { importTable } from '#contract/imports/importFields.ts'
import type { ImportMapping } from '#contract/imports/importPreview.ts'
import type { Database } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { newKey } from '#kit/files/files.key.ts'
import { refuse } from '#kit/refusal.ts'
import { allCategories } from '#modules/catalogue/index.ts'
import { categoryWords } from '../reading/category.rules.ts'
import {
  type Inspected,
  inspectTable,
  type ReadBatch,
  readGoods,
  rowsOfSheet,
  type TableFile,
} from '../reading/reader.ts'
import type { SheetRow } from '#contract/kit/tables/cell.ts'
import type { ImportRow } from '../import.store.ts'
import { commandLimits, uploadLimits } from '../import.limits.rules.ts'
import type { SheetLimits } from '#contract/kit/tables/sheet.ts'

export interface ImportContext {
  readonly database: Database
  readonly contents: Files
  readonly limits: SheetLimits
  readonly batchSize: number
  /** Checked between two batches: whether to leave the rest to another worker. */
  readonly isStopping: () => boolean
}

type StoredFile = Pick<ImportRow, 'file_key' | 'format' | 'layout'>

const fileOf = ({ format, layout }: StoredFile, path: string, limits: SheetLimits): TableFile => ({
  path,
  format,
  limits,
  choice: { sheet: layout.sheet, withHidden: layout.withHidden },
})

/** Rows of an import's file, parsed, from the first unread one on. */
export async function* readImport(
  { database, contents, limits }: Pick<ImportContext, 'database' | 'contents' | 'limits'>,
  tenantId: string,
  row: StoredFile,
  what: { mapping: ImportMapping; skip: number; size: number },
): AsyncGenerator<ReadBatch> {
  const categories = categoryWords(await database.read(tenantId, (db) => allCategories(db)))
  yield* whileOnDisk(contents, row, (path) =>
    readGoods(fileOf(row, path, limits), importTable, { ...what, categories }),
  )
}

/** Rows of an import's file as in the file. */
export const fileRows = (
  contents: Files,
  row: StoredFile,
  numbers: readonly number[],
): AsyncGenerator<readonly SheetRow[]> =>
  whileOnDisk(contents, row, (path) => rowsOfSheet(fileOf(row, path, commandLimits), importTable, numbers))

/** Headings and first rows of an import's file, read by another choice. */
export async function inspectStored(contents: Files, row: StoredFile, choice: TableChoice): Promise<Inspected> {
  const inspect = async function* (path: string) {
    yield await inspectTable({ path, format: row.format, limits: uploadLimits, choice }, importTable)
  }
  for await (const found of whileOnDisk(contents, row, inspect)) return found
  return refuse('import.unreadable')
}

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
