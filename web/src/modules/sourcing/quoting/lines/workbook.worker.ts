import type { SheetRow } from '#contract/kit/tables/cell.ts'
import { openCsv } from '#contract/kit/tables/csv.ts'
import { blobSource } from '#contract/kit/tables/source.ts'
import { openTable } from '#contract/kit/tables/table.ts'
import { openWorkbook } from '#contract/kit/tables/workbook.ts'
import { quoteFields, type WorkbookAnswer, type WorkbookTask } from './quoteTable.ts'

const maxUnpacked = 64 * 1024 * 1024

/** Reads the table of a quote by the reader of all imports. Refuses very large sheets quickly. */
async function read({ file, maxRows, choice }: WorkbookTask): Promise<WorkbookAnswer> {
  const limits = { rows: maxRows, columns: 200, unpackedBytes: maxUnpacked }
  const book = await (/\.csv$/i.test(file.name) ? openCsv : openWorkbook)(blobSource(file), limits)
  const table = await openTable(book, quoteFields, choice)
  if (table.maxRows > maxRows) return { problem: 'tooManyRows', rows: table.maxRows }
  const rows: SheetRow[] = []
  for await (const row of table.rows()) rows.push(row)
  return { rows, columns: table.columns, facts: table.facts }
}

/** Worker, because unpacking and reading a large file takes seconds and must not block the page. */
addEventListener('message', ({ data }: MessageEvent<WorkbookTask>) => {
  read(data)
    .catch((): WorkbookAnswer => ({ problem: 'unreadable', rows: 0 }))
    .then((answer) => postMessage(answer))
    .catch(() => undefined)
})
