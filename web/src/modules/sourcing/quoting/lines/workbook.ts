import { firstCharacters } from '#contract/kit/text/characters.ts'
import { type CellProblem as CellReason, figureOfCell, violationOfCell, rateOfCell } from '#contract/imports/cells.ts'
import { importCellsRefusals } from '#contract/imports/importCells.ts'
import { type Lang, sentenceOf } from '#contract/kit/refusals.ts'
import { type Cell, isEmpty, shownOf } from '#contract/kit/tables/cell.ts'
import type { TFunction } from 'i18next'
import { Check } from 'typebox/schema'
import { QuoteLineDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import type { Item, Terms } from '#sealing/quotes/terms.ts'
import { type LineColumn, lineColumns, valueOfCell } from './pastedLines.ts'
import type { QuoteField, QuoteTable } from './quoteTable.ts'

/** Columns of the workbook: the item's description, then the supplier's columns. */
const itemColumns = ['no', 'item', 'spec', 'quantity', 'unit'] as const

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

/** Value of a cell, or why it is not taken. */
function valueIn(
  column: LineColumn,
  cell: Cell,
): { readonly value: QuoteLineDraft[LineColumn] } | { readonly problem: CellReason | null } {
  if (column === 'taxRate' || column === 'price' || column === 'leadDays') {
    const text = typeof cell === 'string' ? cell.replace(/\s*(天|days?)\s*$/i, '') : cell
    const read = column === 'taxRate' ? rateOfCell(text) : figureOfCell(text)
    if ('code' in read) return { problem: read }
    return checked(column, column === 'leadDays' ? wholeOf(read.value) : read.value)
  }
  const found = violationOfCell(cell, column === 'brand' ? 30 : 80)
  return found ? { problem: found } : checked(column, valueOfCell(column, shownOf(cell)))
}

const wholeOf = (text: string | null) => (text !== null && /^\d{1,4}(\.0+)?$/.test(text) ? Number(text) : null)

const checked = (column: LineColumn, value: unknown) =>
  value !== '' && value !== null && Check(QuoteLineDraft.properties[column], value)
    ? { value: value as QuoteLineDraft[LineColumn] }
    : { problem: null }

const reasonIn = ({ code, facts }: CellReason, lang: Lang) => sentenceOf(importCellsRefusals[code], lang, facts)

/** Lines with the values of a filled-in workbook; invalid cells are reported and ignored. */
export function filledIn(
  { rows, columns }: Pick<QuoteTable, 'rows' | 'columns'>,
  { items, rule }: Terms,
  lines: readonly QuoteLineDraft[],
  t: TFunction,
  lang: Lang = 'zh-CN',
): FilledIn | undefined {
  if (columns.price.length === 0 || columns.no.length === 0) return undefined
  const next = [...lines]
  const problems: CellProblem[] = []
  const seen = new Set<number>()
  for (const { no, cells } of rows) {
    const cellAt = (field: QuoteField): Cell => {
      const [place] = columns[field]
      return place === undefined ? null : (cells[place] ?? null)
    }
    const textAt = (field: QuoteField) => shownOf(cellAt(field)).trim()
    const say = (column: string, value: string, message: string) =>
      problems.push({ row: no, column, value: firstCharacters(value, 60), message })
    const at = Number(textAt('no')) - 1
    const item = items[at]
    const name = columns.item.length === 0 ? item?.name : textAt('item')
    if (item === undefined || name !== item.name) {
      const column = item === undefined ? 'no' : 'item'
      say(t(`quoting.column.${column}`), textAt(column), t('quoting.workbook.unknownItem'))
      continue
    }
    if (seen.has(at)) {
      say(t('quoting.column.no'), textAt('no'), t('quoting.workbook.twice'))
      continue
    }
    seen.add(at)
    const line = { ...next[at]!, isSkipped: rule.partial && textAt('skipped') !== '' }
    for (const column of lineColumns) {
      const cell = cellAt(column)
      if (isEmpty(cell)) continue
      const read = valueIn(column, cell)
      if ('value' in read) Object.assign(line, { [column]: read.value })
      else {
        const message = read.problem ? reasonIn(read.problem, lang) : t(`quoting.workbook.wrong.${column}`)
        say(t(`quoting.line.${column}`), shownOf(cell).trim(), message)
      }
    }
    next[at] = line
  }
  return { lines: next, taken: seen.size, problems }
}
