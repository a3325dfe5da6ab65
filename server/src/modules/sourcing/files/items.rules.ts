import { charactersIn, firstCharacters } from '#contract/kit/text/characters.ts'
import { dayPattern } from '#contract/kit/dayPattern.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import {
  itemLengths,
  itemPricePattern,
  measurePattern,
  type ProjectItemDraft,
} from '#contract/sourcing/projectDraft.ts'
import { type Cell, shownOf } from '#kit/spreadsheet/cell.rules.ts'

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
  readonly facts: Readonly<Record<string, number>>
  readonly isFatal: boolean
}

const required: ReadonlySet<ItemField> = new Set(['name', 'unit', 'quantity'])
const quantity = new RegExp(measurePattern, 'u')
const price = new RegExp(itemPricePattern, 'u')
const day = new RegExp(dayPattern, 'u')
/** Normalises a heading: ignores `*` and text in brackets. */
const plain = (heading: string) => heading.replace(/[*＊\s]|（.*?）|\(.*?\)/g, '').toLowerCase()

/** Index of each column; headings match in either language. */
export function columnsOf(headings: readonly string[]): Partial<Record<ItemField, number>> {
  const found = headings.map(plain)
  return Object.fromEntries(
    itemFields.flatMap((field) => {
      const at = found.findIndex((heading) => itemHeadings[field].some((name) => plain(name) === heading))
      return at < 0 ? [] : [[field, at]]
    }),
  )
}

export const missingColumns = (columns: Partial<Record<ItemField, number>>): ItemField[] =>
  itemFields.filter((field) => required.has(field) && columns[field] === undefined)

const figure = (text: string) => text.replaceAll(/[,，\s￥¥]/g, '')
const written = (text: string) =>
  text.replace(
    /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/,
    (_, y: string, m: string, d: string) => `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`,
  )

/** Converts a row to an item, if possible, with the problems of its cells. */
export function itemOfRow(
  cells: readonly Cell[],
  columns: Partial<Record<ItemField, number>>,
): { readonly item: ProjectItemDraft | null; readonly problems: CellProblem[] } {
  const problems: CellProblem[] = []
  const values = Object.fromEntries(
    itemFields.map((field) => {
      const at = columns[field]
      const cell = at === undefined ? null : (cells[at] ?? null)
      const text = cleaned(field, shownOf(cell).trim())
      const wrong = violationOf(field, text, cell)
      if (!wrong) return [field, text]
      problems.push({ field, value: firstCharacters(text, 80), isFatal: required.has(field), ...wrong })
      return [field, '']
    }),
  ) as Record<ItemField, string>
  if (problems.some(({ isFatal }) => isFatal)) return { item: null, problems }
  const { needDate, ...texts } = values
  return { item: { ...texts, needDate: needDate === '' ? null : needDate, skuId: null }, problems }
}

const cleaned = (field: ItemField, text: string): string =>
  field === 'quantity' || field === 'budgetPrice' ? figure(text) : field === 'needDate' ? written(text) : text

type Wrong = Pick<CellProblem, 'code' | 'facts'>
const no = (code: RefusalCode, facts: CellProblem['facts'] = {}): Wrong => ({ code, facts })

function violationOf(field: ItemField, text: string, cell: Cell): Wrong | false {
  if (cell !== null && typeof cell === 'object' && (cell.bad === 'formula' || cell.bad === 'error'))
    return no('projectItems.formula')
  if (cell !== null && typeof cell === 'object' && cell.bad === 'merged') return no('projectItems.merged')
  if (text === '') return required.has(field) && no('projectItems.required')
  if (field === 'quantity') return !quantity.test(text) && no('projectItems.quantity')
  if (field === 'budgetPrice') return !price.test(text) && no('projectItems.price')
  if (field === 'needDate') return !day.test(text) && no('projectItems.date')
  return charactersIn(text) > itemLengths[field] && no('projectItems.tooLong', { most: itemLengths[field] })
}
