import { charactersIn, firstCharacters } from '#contract/kit/text/characters.ts'
import { type BatchCellProblem, type BatchField, batchLengths, type BatchText } from '#contract/ordering/batch.ts'
import { type Lang, type RefusalCode, say } from '#contract/refusals.ts'
import { type Cell, shownOf } from '#kit/spreadsheet/cell.rules.ts'

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
    '编码 商品编号 商品id 物料编码 供应商sku sku sku编码 skuid 供应商编码 货号 条码 条形码 商品条码 ean ean码 型号',
    'code item_code item_no. product_id supplier_sku supplier_code barcode ean_code ean/upc upc model model_no. part_number',
  ].flatMap((names) => names.split(' ')),
  quantity: ['采购数量', '订购数量', 'qty', 'qty.', 'order_quantity'],
  amount: ['期望单价', '单价', '含税单价', '金额', 'price', 'unit_price', 'expected_price', 'amount'],
  remark: ['说明', 'remark', 'note', 'notes', 'comment'],
}

/** Normalises a heading: `*数量（个）` equals `数量`. */
const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/\(.*?\)|[\s*_]/g, '')
    .toLowerCase()

export type BatchColumns = Readonly<Record<BatchField, readonly number[]>>

export function batchColumnsOf(headings: readonly string[]): BatchColumns {
  const found = headings.map(plain)
  const placesOf = (field: BatchField) => {
    const names = new Set([...batchHeadings[field], ...otherNames[field]].map(plain))
    return found.flatMap((heading, at) => (names.has(heading) ? [at] : []))
  }
  return Object.fromEntries(batchFields.map((field) => [field, placesOf(field)])) as unknown as BatchColumns
}

export const missingBatchColumns = (columns: BatchColumns): BatchField[] =>
  (['code', 'quantity'] as const).filter((field) => columns[field].length === 0)

export const headingIn = (field: BatchField, lang: Lang): string =>
  batchHeadings[field][lang === 'en' ? 1 : 0].replace('*', '')

/** Converts a row to a quick order line; unreadable cells are empty and reported with their cause. */
export function batchRowOf(no: number, cells: readonly Cell[], columns: BatchColumns, lang: Lang) {
  const problems: BatchCellProblem[] = []
  const textOf = (field: BatchField): string => {
    const own = columns[field].map((at) => cells[at] ?? null)
    const cell = own.find((each) => each !== null && (typeof each === 'object' || shownOf(each).trim() !== '')) ?? null
    const text = shownOf(cell).normalize('NFKC').replace(/\s+/g, ' ').trim()
    const code = violationOf(field, cell, text)
    if (code === null) return text
    problems.push({
      row: no,
      column: headingIn(field, lang),
      value: firstCharacters(text, 80),
      message: say(code, lang, { most: batchLengths[field] }),
    })
    return ''
  }
  const line: BatchText = {
    code: textOf('code'),
    quantity: textOf('quantity'),
    amount: textOf('amount'),
    remark: textOf('remark'),
  }
  return { line, problems }
}

function violationOf(field: BatchField, cell: Cell, text: string): RefusalCode | null {
  if (cell !== null && typeof cell === 'object') return cell.bad === 'merged' ? 'batch.merged' : 'batch.formula'
  if (field === 'code' && typeof cell === 'number' && Number.isInteger(cell) && !Number.isSafeInteger(cell))
    return 'batch.imprecise'
  return charactersIn(text) > batchLengths[field] ? 'batch.tooLong' : null
}
