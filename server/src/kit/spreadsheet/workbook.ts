import { PassThrough, Readable } from 'node:stream'
import { mediaTypeOf } from '#kit/files/upload.rules.ts'
import { neutral } from './formula.rules.ts'

/** Cell to write: text, a number that the spreadsheet can calculate with, or either with a mark. */
export type Written = string | number | Marked
type Plain = string | number
export interface Marked {
  readonly value: Plain
  readonly mark: 'error' | 'warning'
}

const fills = { error: 'FFFFC7CE', warning: 'FFFFEB9C' } as const
const plainOf = (value: Written): Plain => (typeof value === 'object' ? value.value : value)

export interface WrittenSheet {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: AsyncIterable<readonly Written[]> | Iterable<readonly Written[]>
}

function safe(written: Written): Plain {
  const value = plainOf(written)
  return typeof value === 'number' ? value : neutral(value)
}

/** Download of a spreadsheet, streamed while it is generated. Text is never evaluated as a formula. */
export const sheetFile = (
  name: string,
  format: 'xlsx' | 'csv',
  sheets: readonly [WrittenSheet, ...WrittenSheet[]],
) => ({
  name: `${name}.${format}`,
  type: mediaTypeOf(`.${format}`),
  stream: format === 'csv' ? csvOf(sheets[0]) : workbookOf(sheets),
})

function workbookOf(sheets: readonly WrittenSheet[]): Readable {
  const stream = new PassThrough()
  const write = async () => {
    // Lazy: a large library, and most servers write no workbook for hours.
    const { default: exceljs } = await import('exceljs')
    const book = new exceljs.stream.xlsx.WorkbookWriter({ stream, useSharedStrings: true, useStyles: true })
    for (const { name, headings, rows } of sheets) {
      const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
      sheet.columns = headings.map((heading) => ({ width: Math.min(40, 10 + 2 * heading.length) }))
      const head = sheet.addRow(headings.map(safe))
      head.font = { bold: true }
      head.commit()
      for await (const row of rows) {
        if (stream.destroyed) return
        const added = sheet.addRow(row.map(safe))
        for (const [column, cell] of row.entries())
          if (typeof cell === 'object')
            added.getCell(column + 1).fill = {
              type: 'pattern',
              pattern: 'solid',
              fgColor: { argb: fills[cell.mark] },
            }
        added.commit()
      }
      sheet.commit()
    }
    await book.commit()
  }
  write().catch((error: Error) => stream.destroy(error))
  return stream
}

const csvCell = (value: Written) => {
  const text = String(safe(value))
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Starts with a byte order mark, by which Excel recognises UTF-8. */
const csvOf = ({ headings, rows }: WrittenSheet): Readable =>
  Readable.from(
    (async function* () {
      yield `\uFEFF${headings.map(csvCell).join(',')}\r\n`
      for await (const row of rows) yield `${row.map(csvCell).join(',')}\r\n`
    })(),
    { objectMode: false },
  )
