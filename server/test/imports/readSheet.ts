import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SheetRow } from '#kit/spreadsheet/cell.rules.ts'
import { openCsv } from '#kit/spreadsheet/csv.ts'
import type { SheetLimits } from '#kit/spreadsheet/sheet.rules.ts'
import { openWorkbook } from '#kit/spreadsheet/xlsx.ts'

const usualLimits: SheetLimits = { rows: 20_000, columns: 200, unpackedBytes: 200 * 1024 * 1024 }

/** All rows of a file. */
async function read(open: typeof openCsv, content: Buffer | string, limits: Partial<SheetLimits> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'sheets-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, content)
    const rows: SheetRow[] = []
    for await (const row of (await open(path, { ...usualLimits, ...limits })).rows()) rows.push(row)
    return rows
  } finally {
    await rm(folder, { recursive: true })
  }
}
export const readXlsx = (content: Buffer, limits?: Partial<SheetLimits>) => read(openWorkbook, content, limits)
export const readCsv = (content: Buffer | string, limits?: Partial<SheetLimits>) => read(openCsv, content, limits)
export const cellsOf = (rows: SheetRow[]) => rows.map(({ cells }) => cells)
