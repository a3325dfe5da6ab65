import type { QuoteLineDraft } from '#contract/sourcing/seal/quoteDraft.ts'

/** What a supplier writes of a line, in the order of the table. */
export const lineColumns = ['price', 'taxRate', 'brand', 'leadDays', 'remark'] as const
export type LineColumn = (typeof lineColumns)[number]

const figure = (text: string) => text.replaceAll(/[,，\s￥¥%％天]/g, '')

/** The value of a cell as somebody has written it in a spreadsheet. A number of days that is none stays empty. */
export function valueOfCell(column: LineColumn, text: string): QuoteLineDraft[LineColumn] {
  if (column === 'leadDays') return /^\d{1,4}$/.test(figure(text)) ? Number(figure(text)) : null
  if (column === 'price' || column === 'taxRate') return figure(text)
  return text.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim()
}

interface Cell {
  readonly row: number
  readonly column: LineColumn
}

/** The lines with cells of a spreadsheet written from this cell on; what is beyond the last line is left out. */
export function pastedLines(
  lines: readonly QuoteLineDraft[],
  at: Cell,
  cells: readonly (readonly string[])[],
): QuoteLineDraft[] {
  const first = lineColumns.indexOf(at.column)
  return lines.map((line, index) => {
    const row = cells[index - at.row]
    if (!row || line.isSkipped) return line
    const values = row.flatMap((text, place) => {
      const column = lineColumns[first + place]
      return column === undefined ? [] : [[column, valueOfCell(column, text)]]
    })
    return { ...line, ...Object.fromEntries(values) } as QuoteLineDraft
  })
}
