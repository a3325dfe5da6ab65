import { firstCharacters } from '#contract/kit/text/characters.ts'
import type { TFunction } from 'i18next'
import { Check } from 'typebox/schema'
import { QuoteLineDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import type { Item, Terms } from '#sealing/quotes/terms.ts'
import { cellKey, type SheetMarks } from './sheetMarks.ts'
import { type LineColumn, lineColumns, valueOfCell } from './pastedLines.ts'

/** Columns of the workbook: the item's description, then the supplier's columns. */
const itemColumns = ['no', 'item', 'spec', 'quantity', 'unit'] as const
export type Cell = string | number | boolean | Date | null

export interface DescribedItem extends Item {
  readonly spec: string
}

/** Cells of the workbook, with the values written so far. */
export function sheetOf(items: readonly DescribedItem[], lines: readonly QuoteLineDraft[], t: TFunction): string[][] {
  const headings = [
    ...itemColumns.map((column) => t(`quoting.column.${column}`)),
    ...lineColumns.map((column) => t(`quoting.line.${column}`)),
    t('quoting.column.skipped'),
  ]
  const rows = items.map((item, index) => {
    const line = lines[index]
    const written = lineColumns.map((column) => (line?.isSkipped ? '' : String(line?.[column] ?? '')))
    const skipped = line?.isSkipped ? t('quoting.workbook.yes') : ''
    return [String(index + 1), item.name, item.spec, item.qty, item.unit, ...written, skipped]
  })
  return [headings, ...rows]
}

export interface CellProblem {
  /** Row number in the spreadsheet. */
  readonly row: number
  readonly column: string
  readonly value: string
  readonly message: string
}

export interface FilledIn {
  readonly lines: QuoteLineDraft[]
  /** Number of rows with accepted values. */
  readonly taken: number
  readonly problems: readonly CellProblem[]
}

/**
 * Number as stored by Excel: up to 17 digits of a binary fraction, of which 15 are significant. Other values stay
 * unchanged, so that the check reports them.
 */
export function figureIn(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString()
  const text = String(cell).trim()
  if (!/^-?\d+\.\d+$/.test(text) || text.replaceAll(/\D/g, '').length <= 15) return text
  const [whole = '', fraction = ''] = text.split('.')
  const places = Math.max(0, 15 - whole.replace('-', '').length)
  const rounded = Number(text).toFixed(Math.min(places, fraction.length))
  return rounded.includes('.') ? rounded.replace(/\.?0+$/, '') : rounded
}

/** Value of a cell, if valid in the draft. */
function valueIn(column: LineColumn, text: string): QuoteLineDraft[LineColumn] | undefined {
  const value = valueOfCell(column, text)
  return value !== '' && value !== null && Check(QuoteLineDraft.properties[column], value) ? value : undefined
}

/** Lines with the values of a filled-in workbook; invalid cells are reported and ignored. */
export function filledIn(
  cells: readonly (readonly Cell[])[],
  { items, rule }: Terms,
  lines: readonly QuoteLineDraft[],
  t: TFunction,
  marks?: Pick<SheetMarks, 'formulas' | 'merged'>,
): FilledIn | undefined {
  const head = cells.findIndex((row) => row.some((cell) => cell === t('quoting.line.price')))
  if (head < 0) return undefined
  const placeOf = (title: string) => cells[head]!.indexOf(title)
  const places = new Map(lineColumns.map((column) => [column, placeOf(t(`quoting.line.${column}`))]))
  const [noAt, nameAt, skippedAt] = (['no', 'item', 'skipped'] as const).map((one) =>
    placeOf(t(`quoting.column.${one}`)),
  )
  const next = [...lines]
  const problems: CellProblem[] = []
  const seen = new Set<number>()
  for (const [index, row] of cells.entries()) {
    if (index <= head || row.every((cell) => cell === null || cell === '')) continue
    const textAt = (place = -1) => (place < 0 ? '' : figureIn(row[place] ?? null))
    const say = (column: string, value: string, message: string) =>
      problems.push({ row: index + 1, column, value: firstCharacters(value, 60), message })
    const at = Number(textAt(noAt)) - 1
    const item = items[at]
    const name = nameAt === -1 ? item?.name : textAt(nameAt)
    if (item === undefined || name !== item.name) {
      const column = item === undefined ? 'no' : 'item'
      say(t(`quoting.column.${column}`), textAt(column === 'no' ? noAt : nameAt), t('quoting.workbook.unknownItem'))
      continue
    }
    if (seen.has(at)) {
      say(t('quoting.column.no'), textAt(noAt), t('quoting.workbook.twice'))
      continue
    }
    seen.add(at)
    const isMarked = (column: LineColumn, place: number): boolean => {
      const mark = (['formulas', 'merged'] as const).find((one) => marks?.[one].has(cellKey(index, place)))
      if (mark) say(t(`quoting.line.${column}`), textAt(place), t(`quoting.workbook.${mark}`))
      return mark !== undefined
    }
    const line = { ...next[at]!, isSkipped: rule.partial && textAt(skippedAt) !== '' }
    for (const [column, place] of places) {
      // Formulas and merged cells must be replaced by plain values: results of formulas are computed elsewhere, and a
      // merged cell belongs to several rows.
      if (isMarked(column, place) || textAt(place) === '') continue
      const value = valueIn(column, textAt(place))
      if (value !== undefined) Object.assign(line, { [column]: value })
      else say(t(`quoting.line.${column}`), textAt(place), t(`quoting.workbook.wrong.${column}`))
    }
    next[at] = line
  }
  return { lines: next, taken: seen.size, problems }
}
