import { figureOf } from '#contract/kit/tables/figure.ts'
import type { QuoteLineDraft } from '#contract/sourcing/seal/quoteDraft.ts'

/** Supplier's columns of a line, in table order. */
export const lineColumns = ['price', 'taxRate', 'brand', 'leadDays', 'remark'] as const
export type LineColumn = (typeof lineColumns)[number]

/** Figure of a cell; what may mean two numbers stays as it is, so that the form asks. */
function figure(text: string): string {
  const found = figureOf(text.replace(/\s*[%％天]\s*$/, ''))
  return 'value' in found ? (found.value ?? '') : text.trim()
}

/** Value of a spreadsheet cell. An invalid number of days becomes empty. */
export function valueOfCell(column: LineColumn, text: string): QuoteLineDraft[LineColumn] {
  if (column === 'leadDays') return /^\d{1,4}$/.test(figure(text)) ? Number(figure(text)) : null
  if (column === 'price' || column === 'taxRate') return figure(text)
  return text.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim()
}

interface Cell {
  readonly row: number
  readonly column: LineColumn
}

/** Lines with spreadsheet cells pasted from this cell on; cells beyond the last line are dropped. */
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
