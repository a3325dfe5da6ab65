import { charactersIn, firstCharacters } from '#contract/kit/text/characters.ts'
import { type BatchCellProblem, type BatchField, batchLengths, type BatchText } from '#contract/ordering/batch.ts'
import { type CellProblem, figureOfCell, isScientific, violationOfCell } from '#contract/imports/cells.ts'
import { type Cell, isEmpty, shownOf } from '#contract/kit/tables/cell.ts'
import type { FieldKind, TableField, TableFields } from '#contract/kit/tables/columns.ts'
import { type Lang, say } from '#contract/refusals.ts'
import { fromNeutral } from '#kit/spreadsheet/formula.rules.ts'

/** Column headings of the workbook in both languages; `*` marks mandatory columns. */
export const batchHeadings: Readonly<Record<BatchField, readonly [zh: string, en: string]>> = {
  code: ['*商品编码', '*Product code'],
  quantity: ['*数量', '*Quantity'],
  amount: ['期望单价（元）', 'Expected unit price (CNY)'],
  remark: ['备注', 'Remarks'],
}
export const batchFields = Object.keys(batchHeadings) as BatchField[]

/** Alternative headings in buyers' own lists. Of several code columns the first filled-in one is used. */
const otherNames: Readonly<Record<BatchField, readonly string[]>> = {
  code: [
    '编码 商品编号 商品id 物料编码 供应商sku sku sku编码 skuid 供应商编码 供应商商品编码 货号 条码 条形码 商品条码 ean ean码 型号',
    'code item_code item_no. product_id supplier_sku supplier_code barcode ean_code ean/upc upc model model_no. part_number',
  ].flatMap((names) => names.split(' ')),
  quantity: ['采购数量', '订购数量', '订货数量', '需求数量', 'qty', 'qty.', 'order_quantity'],
  amount: ['期望单价', '单价', '含税单价', '金额', 'price', 'unit_price', 'expected_price', 'amount'],
  remark: ['说明', 'remark', 'note', 'notes', 'comment'],
}

const kinds: Partial<Record<BatchField, FieldKind>> = { quantity: 'quantity', amount: 'price' }
export const batchTable = Object.fromEntries(
  batchFields.map((field): [BatchField, TableField] => [
    field,
    {
      names: [...batchHeadings[field], ...otherNames[field]],
      kind: kinds[field] ?? 'text',
      isMany: field === 'code',
    },
  ]),
) as unknown as TableFields<BatchField>

export type BatchColumns = Readonly<Record<BatchField, readonly number[]>>

export const missingBatchColumns = (columns: BatchColumns): BatchField[] =>
  (['code', 'quantity'] as const).filter((field) => columns[field].length === 0)

export const headingIn = (field: BatchField, lang: Lang): string =>
  batchHeadings[field][lang === 'en' ? 1 : 0].replace('*', '')

/** Converts a row to a quick order line; what cannot be read is reported with its cause, and a text is kept as it is. */
export function batchRowOf(no: number, cells: readonly Cell[], columns: BatchColumns, lang: Lang) {
  const problems: BatchCellProblem[] = []
  const textOf = (field: BatchField): string => {
    const cell = columns[field].map((at) => cells[at] ?? null).find((each) => !isEmpty(each)) ?? null
    const { text, problem } = readCell(field, cell)
    if (problem)
      problems.push({
        row: no,
        column: headingIn(field, lang),
        value: firstCharacters(shownOf(cell).trim(), 80),
        message: say(problem.code, lang, problem.facts),
      })
    return text
  }
  const line: BatchText = {
    code: textOf('code'),
    quantity: textOf('quantity'),
    amount: textOf('amount'),
    remark: textOf('remark'),
  }
  return { line, problems }
}

function readCell(field: BatchField, cell: Cell): { readonly text: string; readonly problem?: CellProblem } {
  const found = violationOfCell(cell, batchLengths[field])
  if (found) return { text: '', problem: found }
  const text = fromNeutral(shownOf(cell).normalize('NFKC').replace(/\s+/g, ' ').trim())
  const length = charactersIn(text)
  if (length > batchLengths[field])
    return { text: '', problem: { code: 'importCell.tooLong', facts: { length, max: batchLengths[field] } } }
  if (field === 'code' && isScientific(text)) return { text, problem: { code: 'importCell.scientific', facts: {} } }
  if (field !== 'quantity' && field !== 'amount') return { text }
  const figure = figureOfCell(cell)
  return 'code' in figure ? { text, problem: figure } : { text: figure.value ?? '' }
}
