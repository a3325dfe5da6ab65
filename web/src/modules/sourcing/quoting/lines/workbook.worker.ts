import { readSheet } from 'read-excel-file/web-worker'
import { firstSheet, marksOf, type SheetMarks } from './sheetMarks.ts'
import type { Cell } from './workbook.ts'

export interface WorkbookTask {
  readonly file: File
  /** Maximum number of rows, including headings and notes. */
  readonly mostRows: number
}
export type WorkbookAnswer =
  | { readonly cells: Cell[][]; readonly marks: SheetMarks }
  | { readonly problem: 'unreadable' | 'tooManyRows'; readonly rows: number }

/** Measures the sheet before reading it, to refuse very large ones quickly. */
async function read({ file, mostRows }: WorkbookTask): Promise<WorkbookAnswer> {
  const xml = await firstSheet(new Uint8Array(await file.arrayBuffer()))
  if (xml === undefined) return { problem: 'unreadable', rows: 0 }
  const marks = marksOf(xml)
  if (marks.rows > mostRows) return { problem: 'tooManyRows', rows: marks.rows }
  const cells = await readSheet(file, { parseNumber: (text) => text })
  return { cells: cells as unknown as Cell[][], marks }
}

/** Worker, because unpacking and reading a large file takes seconds and must not block the page. */
addEventListener('message', ({ data }: MessageEvent<WorkbookTask>) => {
  read(data)
    .catch((): WorkbookAnswer => ({ problem: 'unreadable', rows: 0 }))
    .then((answer) => postMessage(answer))
    .catch(() => undefined)
})
