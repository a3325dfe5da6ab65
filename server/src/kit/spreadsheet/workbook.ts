import { pipeline, Readable } from 'node:stream'
import { createDeflateRaw } from 'node:zlib'
import { type Written, workbookOf, type WrittenSheet } from '#contract/kit/tables/workbookWriter.ts'
import type { Deflate } from '#contract/kit/tables/zipWriter.ts'
import { mediaTypeOf } from '#kit/files/upload.rules.ts'
import { neutral } from './formula.rules.ts'

export type { Written, WrittenSheet }

/** Text is never evaluated as a formula. */
const safe = (value: string | number) => (typeof value === 'number' ? value : neutral(value))
const safeCell = (cell: Written): Written =>
  typeof cell === 'object' ? { ...cell, value: safe(cell.value) } : safe(cell)

const safeSheet = ({ name, headings, rows, foot }: WrittenSheet): WrittenSheet => ({
  name,
  ...(foot === undefined ? {} : { foot }),
  headings: headings.map((heading) => String(safe(heading))),
  rows: (async function* () {
    for await (const row of rows) yield row.map(safeCell)
  })(),
})

/** Fast rather than small: a workbook is packed while it is downloaded. */
export const deflate: Deflate = (content) =>
  pipeline(Readable.from(content), createDeflateRaw({ level: 3 }), () => {}) as AsyncIterable<Buffer>

/** Bytes of a workbook, as a stream. */
export const workbookBytes = (sheets: readonly [WrittenSheet, ...WrittenSheet[]]): AsyncIterable<Uint8Array> =>
  workbookOf(sheets.map(safeSheet), deflate)

/** Download of a spreadsheet, streamed while it is generated, in memory that does not grow with its rows. */
export const sheetFile = (
  name: string,
  format: 'xlsx' | 'csv',
  sheets: readonly [WrittenSheet, ...WrittenSheet[]],
) => ({
  name: `${name}.${format}`,
  type: mediaTypeOf(`.${format}`),
  stream: Readable.from(format === 'csv' ? csvOf(sheets[0]) : workbookBytes(sheets), {
    objectMode: false,
  }),
})

const csvCell = (cell: Written) => {
  const text = String(safe(typeof cell === 'object' ? cell.value : cell))
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const pieceLength = 32 * 1024

/** Starts with a byte order mark, by which Excel recognises UTF-8. */
async function* csvOf({ headings, rows }: WrittenSheet): AsyncGenerator<string> {
  let text = `\uFEFF${headings.map(csvCell).join(',')}\r\n`
  for await (const row of rows) {
    text += `${row.map(csvCell).join(',')}\r\n`
    if (text.length < pieceLength) continue
    yield text
    text = ''
  }
  yield text
}
