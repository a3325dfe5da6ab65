import { type SheetField, sheetLengths, type SheetProblem, type SheetRow } from '#contract/agreements/agreementSheet.ts'
import { type CellProblem, figureOfCell, isScientific, violationOfCell } from '#contract/imports/cells.ts'
import { type Cell, isEmpty, shownOf } from '#contract/kit/tables/cell.ts'
import type { TableField, TableFields } from '#contract/kit/tables/columns.ts'
import { charactersIn, firstCharacters } from '#contract/kit/text/characters.ts'
import { type Lang, say } from '#contract/refusals.ts'
import { fromNeutral } from '#kit/spreadsheet/formula.rules.ts'

const headings: Readonly<Record<SheetField, readonly [zh: string, en: string]>> = {
  code: ['商品编码', 'Supplier SKU'],
  price: ['协议价', 'Agreement price'],
  maxQty: ['数量上限', 'Quantity cap'],
  maxAmount: ['金额上限', 'Amount cap'],
}
const fields = Object.keys(headings) as SheetField[]
const otherNames: Readonly<Record<SheetField, readonly string[]>> = {
  code: ['编码', '商品编号', '供应商sku', 'sku', '货号', 'code', 'item_code', 'supplier_sku'],
  price: ['单价', '含税单价', '协议单价', '协议价（元）', 'price', 'unit_price'],
  maxQty: ['上限', '数量', '协议数量', '最大数量', 'cap', 'max_qty', 'quantity'],
  maxAmount: ['协议金额', '最大金额', '金额上限（元）', 'max_amount'],
}
const kinds = { code: 'text', price: 'price', maxQty: 'quantity', maxAmount: 'price' } as const

export const sheetTable = Object.fromEntries(
  fields.map((field): [SheetField, TableField] => [
    field,
    { names: [...headings[field], ...otherNames[field]], kind: kinds[field] },
  ]),
) as unknown as TableFields<SheetField>

export type SheetColumns = Readonly<Record<SheetField, readonly number[]>>
export const missingSheetColumns = (columns: SheetColumns): SheetField[] =>
  (['code', 'price'] as const).filter((field) => columns[field].length === 0)
export const sheetHeading = (field: SheetField, lang: Lang): string => headings[field][lang === 'en' ? 1 : 0]

/** Converts a row of a workbook; what cannot be read is reported with its cause, and left empty. */
export function sheetRowOf(no: number, cells: readonly Cell[], columns: SheetColumns, lang: Lang) {
  const problems: SheetProblem[] = []
  const textOf = (field: SheetField): string => {
    const cell = columns[field].map((at) => cells[at] ?? null).find((each) => !isEmpty(each)) ?? null
    const { text, problem } = readCell(field, cell)
    if (problem)
      problems.push({
        row: no,
        column: sheetHeading(field, lang),
        value: firstCharacters(shownOf(cell).trim(), 80),
        message: say(problem.code, lang, problem.facts),
      })
    return text
  }
  const row: SheetRow = {
    code: textOf('code'),
    price: textOf('price'),
    maxQty: textOf('maxQty'),
    maxAmount: textOf('maxAmount'),
  }
  return { row, problems }
}

function readCell(field: SheetField, cell: Cell): { readonly text: string; readonly problem?: CellProblem } {
  const found = violationOfCell(cell, sheetLengths[field])
  if (found) return { text: '', problem: found }
  const text = fromNeutral(shownOf(cell).normalize('NFKC').replace(/\s+/g, ' ').trim())
  const length = charactersIn(text)
  if (length > sheetLengths[field])
    return { text: '', problem: { code: 'importCell.tooLong', facts: { length, max: sheetLengths[field] } } }
  if (field === 'code')
    return isScientific(text) ? { text: '', problem: { code: 'importCell.scientific', facts: {} } } : { text }
  const figure = figureOfCell(cell)
  return 'code' in figure ? { text: '', problem: figure } : { text: figure.value ?? '' }
}
