import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SheetRow } from '#contract/kit/tables/cell.ts'
import { openCsv } from '#contract/kit/tables/csv.ts'
import type { SheetLimits } from '#contract/kit/tables/sheet.ts'
import type { Source } from '#contract/kit/tables/source.ts'
import { type Book, openWorkbook } from '#contract/kit/tables/workbook.ts'
import { fileSource } from '#kit/spreadsheet/files.ts'

const defaultLimits: SheetLimits = { rows: 20_000, columns: 200, unpackedBytes: 200 * 1024 * 1024 }
type Open = (source: Source, limits: SheetLimits) => Promise<Book>

/** Reads a file on disk, as the server does. */
export async function onDisk<T>(content: Buffer | string, work: (source: Source) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'sheets-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, content)
    return await work(await fileSource(path))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** All rows of a file, of its first visible sheet. */
const read = (open: Open, content: Buffer | string, limits: Partial<SheetLimits> = {}) =>
  onDisk(content, async (source) => {
    const book = await open(source, { ...defaultLimits, ...limits })
    const sheet = await book.open(book.sheets.findIndex(({ isHidden }) => !isHidden))
    const rows: SheetRow[] = []
    for await (const row of sheet.rows()) rows.push(row)
    return rows
  })
export const readXlsx = (content: Buffer, limits?: Partial<SheetLimits>) => read(openWorkbook, content, limits)
export const readCsv = (content: Buffer | string, limits?: Partial<SheetLimits>) => read(openCsv, content, limits)
export const cellsOf = (rows: SheetRow[]) => rows.map(({ cells }) => cells)
