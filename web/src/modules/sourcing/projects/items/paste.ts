import { figureOf } from '#contract/kit/tables/figure.ts'
import { readDay } from '#web/kit/date/day.ts'
import { blankItem, isBlankItem, type Item } from './items.ts'

/** Columns of items, in spreadsheet order. */
export const itemColumns = ['name', 'spec', 'unit', 'quantity', 'budgetPrice', 'needDate', 'remark'] as const
export type ItemColumn = (typeof itemColumns)[number]

/** Parses spreadsheet cells from the clipboard; a quoted cell may contain line breaks. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g
  for (const [, quoted, plain = '', end] of text.matchAll(pattern)) {
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  return rows.filter((row) => row.some((cell) => cell !== ''))
}

/** Whether the text is more than one cell. */
export const isTable = (text: string): boolean => /[\t\n\r]/.test(text.trim())

/** Figure of a cell; what may mean two numbers stays as it is, so that the form asks. */
function figure(text: string): string {
  const found = figureOf(text)
  return 'value' in found ? (found.value ?? '') : text.trim()
}
const valueOf = (column: ItemColumn, text: string): string | null => {
  if (column === 'quantity' || column === 'budgetPrice') return figure(text)
  return column === 'needDate' ? readDay(text) : text.replaceAll(/\s*[\r\n]+\s*/g, ' ')
}

interface Cell {
  readonly row: number
  readonly column: ItemColumn
}

/** The items with cells of a spreadsheet written from this cell on; further rows come in where there are none. */
export function pasted(
  items: readonly Item[],
  at: Cell,
  cells: readonly (readonly string[])[],
  headings: readonly string[] = [],
): Item[] {
  const first = itemColumns.indexOf(at.column)
  const isHeading = cells[0]?.some((cell) => headings.includes(cell)) === true
  const rows = (isHeading ? cells.slice(1) : cells).map((row) =>
    Object.fromEntries(
      row.flatMap((text, index) => {
        const column = itemColumns[first + index]
        return column ? [[column, valueOf(column, text)]] : []
      }),
    ),
  )
  const all = [...items]
  // What is written already and not meant is not written over: whole rows come in between.
  const isWhole = at.column === 'name' && rows.length > 1
  const isFree = isWhole && all.slice(at.row + 1, at.row + rows.length).some((item) => !isBlankItem(item))
  rows.forEach((values, index) => {
    const place = at.row + index
    if (index > 0 && isFree) all.splice(place, 0, { ...blankItem, ...values })
    else all[place] = { ...blankItem, ...all[place], ...values }
  })
  return all
}
