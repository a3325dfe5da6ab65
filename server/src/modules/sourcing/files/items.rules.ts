import { charactersIn, firstCharacters } from '#contract/kit/text/characters.ts'
import { dayPattern } from '#contract/kit/dayPattern.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import {
  itemLengths,
  itemPricePattern,
  measurePattern,
  type ProjectItemDraft,
} from '#contract/sourcing/projectDraft.ts'
import { figureOfCell, violationOfCell } from '#contract/imports/cells.ts'
import { type Cell, shownOf } from '#contract/kit/tables/cell.ts'
import type { FieldKind, TableColumns, TableField, TableFields } from '#contract/kit/tables/columns.ts'
import { headingOf, isPiece } from '#contract/kit/tables/heading.ts'
import { fromNeutral } from '#kit/spreadsheet/formula.rules.ts'

/** Column headings of the workbook of items in both languages; `*` marks mandatory columns. */
export const itemHeadings = {
  name: ['*物资名称', '*Item'],
  spec: ['规格要求', 'Specification'],
  unit: ['*单位', '*Unit'],
  quantity: ['*数量', '*Quantity'],
  budgetPrice: ['参考单价（元）', 'Reference price (CNY)'],
  needDate: ['交货日期', 'Delivery date'],
  remark: ['备注', 'Remarks'],
} as const
export type ItemField = keyof typeof itemHeadings
export const itemFields = Object.keys(itemHeadings) as ItemField[]

/** Problem of a cell. Unless `isFatal`, the row is kept with an empty cell. */
export interface CellProblem {
  readonly field: ItemField
  readonly value: string
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, string | number>>
  readonly isFatal: boolean
}

const required: ReadonlySet<ItemField> = new Set(['name', 'unit', 'quantity'])
const quantity = new RegExp(measurePattern, 'u')
const price = new RegExp(itemPricePattern, 'u')
const day = new RegExp(dayPattern, 'u')

/** Headings that buyers' own lists have. */
const otherNames: Readonly<Record<ItemField, readonly string[]>> = {
  name: [
    '名称',
    '品名',
    '物料名称',
    '商品名称',
    '产品名称',
    '货物名称',
    '标的名称',
    'Name',
    'Item name',
    'Product',
    'Description',
  ],
  spec: [
    '规格',
    '规格型号',
    '技术要求',
    '参数',
    '技术参数',
    'Spec',
    'Specifications',
    'Requirements',
    'Technical requirements',
  ],
  unit: ['计量单位', 'UOM', 'Unit of measure'],
  quantity: ['采购数量', '需求数量', '预计数量', 'Qty', 'Order quantity'],
  budgetPrice: ['预算单价', '参考价', '单价', '含税单价', '控制价', '最高限价', 'Budget price', 'Unit price', 'Price'],
  needDate: ['需求日期', '到货日期', '交货期', '要求到货日期', 'Need date', 'Required date', 'Due date'],
  remark: ['说明', 'Remark', 'Notes', 'Note', 'Comment', 'Comments'],
}

const kinds: Partial<Record<ItemField, FieldKind>> = { quantity: 'quantity', budgetPrice: 'price', needDate: 'date' }
export const itemTable = Object.fromEntries(
  itemFields.map((field): [ItemField, TableField] => [
    field,
    { names: [...itemHeadings[field], ...otherNames[field]], kind: kinds[field] ?? 'text', hasUnits: true },
  ]),
) as unknown as TableFields<ItemField>

/** Columns of the fields with the units of their headings: `数量（箱）`. */
export interface ItemColumns {
  readonly places: Readonly<Partial<Record<ItemField, number>>>
  readonly units: Readonly<Partial<Record<ItemField, { readonly unit: string; readonly heading: string }>>>
}

export function columnsOf(columns: TableColumns<ItemField>['columns'], headings: readonly string[]): ItemColumns {
  const places = itemFields.flatMap((field) =>
    columns[field].length === 0 ? [] : [[field, columns[field][0]!] as const],
  )
  return {
    places: Object.fromEntries(places),
    units: Object.fromEntries(
      places.flatMap(([field, column]) => {
        const heading = headings[column] ?? ''
        const { unit } = headingOf(heading)
        return (field === 'quantity' || field === 'budgetPrice') && unit !== null && !isPiece(unit)
          ? [[field, { unit, heading }]]
          : []
      }),
    ),
  }
}

export const missingColumns = ({ places }: ItemColumns): ItemField[] =>
  itemFields.filter((field) => required.has(field) && places[field] === undefined)

const written = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/^(\d{4})[/.年](\d{1,2})[/.月](\d{1,2})日?$/, (_, y: string, m: string, d: string) =>
      [y, m.padStart(2, '0'), d.padStart(2, '0')].join('-'),
    )

/** Converts a row to an item, if possible, with the problems of its cells. */
export function itemOfRow(
  cells: readonly Cell[],
  { places, units }: ItemColumns,
): { readonly item: ProjectItemDraft | null; readonly problems: CellProblem[] } {
  const problems: CellProblem[] = []
  const cellOf = (field: ItemField): Cell => (places[field] === undefined ? null : (cells[places[field]] ?? null))
  const unit = shownOf(cellOf('unit')).trim()
  const values = Object.fromEntries(
    itemFields.map((field) => {
      const cell = cellOf(field)
      const { text, wrong } = readCell(field, cell)
      const of = text === '' ? undefined : units[field]
      const differs =
        of && plain(of.unit) !== plain(unit) && no('importCell.unitDiffers', { heading: of.heading, unit })
      const found = wrong || differs
      if (!found) return [field, text]
      problems.push({ field, value: firstCharacters(shownOf(cell).trim(), 80), isFatal: required.has(field), ...found })
      return [field, '']
    }),
  ) as Record<ItemField, string>
  if (problems.some(({ isFatal }) => isFatal)) return { item: null, problems }
  const { needDate, ...texts } = values
  return { item: { ...texts, needDate: needDate === '' ? null : needDate, skuId: null }, problems }
}

const plain = (unit: string) => unit.normalize('NFKC').toLowerCase().trim()

type Wrong = Pick<CellProblem, 'code' | 'facts'>
const no = (code: RefusalCode, facts: CellProblem['facts'] = {}): Wrong => ({ code, facts })

function readCell(field: ItemField, cell: Cell): { readonly text: string; readonly wrong: Wrong | false } {
  if (field === 'quantity' || field === 'budgetPrice') {
    const read = figureOfCell(cell)
    if ('code' in read) return { text: '', wrong: read }
    const text = read.value ?? ''
    if (text === '') return { text, wrong: required.has(field) && no('importCell.required') }
    if (field === 'quantity') return { text, wrong: !quantity.test(text) && no('projectItems.quantity') }
    return { text, wrong: !price.test(text) && no('projectItems.price') }
  }
  const isDate = field === 'needDate' && cell !== null && typeof cell === 'object' && cell.bad === 'date'
  const text =
    field === 'needDate' ? written(shownOf(cell).trim().slice(0, 20).split(' ')[0]!) : fromNeutral(shownOf(cell).trim())
  const found = isDate ? null : violationOfCell(cell, field === 'needDate' ? 20 : itemLengths[field])
  if (found) return { text: '', wrong: found }
  if (text === '') return { text, wrong: required.has(field) && no('importCell.required') }
  if (field === 'needDate') return { text, wrong: !day.test(text) && no('projectItems.date') }
  const length = charactersIn(text)
  return { text, wrong: length > itemLengths[field] && no('importCell.tooLong', { length, max: itemLengths[field] }) }
}
