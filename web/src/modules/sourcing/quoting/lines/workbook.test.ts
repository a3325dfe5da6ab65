import type { Cell, SheetRow } from '#contract/kit/tables/cell.ts'
import { columnsIn } from '#contract/kit/tables/columns.ts'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { termsOf } from '#sealing/testing/quotes.ts'
import { draftFor } from '../draft.ts'
import { pastedLines } from './pastedLines.ts'
import { type QuoteTable, quoteFields } from './quoteTable.ts'
import { filledIn, sheetOf } from './workbook.ts'

const t = ((key: string) => key) as unknown as TFunction
const terms = termsOf(3, { partial: true })
const items = terms.items.map((item) => ({ ...item, spec: 'M' }))
const { lines } = draftFor(terms, '2026-12-01T08:00:00.000Z')
const priced = lines.map((line) => ({ ...line, price: '1.5', leadDays: 7, brand: '1,5 mm' }))
/** Columns as the workbook is written. */
const order = ['no', 'item', 'spec', 'quantity', 'unit', 'price', 'taxRate', 'brand', 'leadDays', 'remark', 'skipped']
const columns = Object.fromEntries(order.map((field, at) => [field, [at]])) as unknown as QuoteTable['columns']
const tableOf = (cells: readonly (readonly Cell[])[]) => ({
  columns,
  rows: cells.slice(1).flatMap((row, at): SheetRow[] => (row.length === 0 ? [] : [{ no: at + 2, cells: row }])),
})
const written = () => sheetOf(items, priced, t) as Cell[][]
const change = (row: number, column: number, cell: Cell) =>
  tableOf(written().map((cells, at) => (at === row ? cells.with(column, cell) : cells)))

test('quote workbook: written values are read back', () => {
  expect(filledIn(tableOf(written()), terms, lines, t)).toEqual({ lines: priced, taken: 3, problems: [] })
})

test('quote workbook: headings of both languages are known, and a net price is none', () => {
  const found = (...headings: string[]) => columnsIn(headings, quoteFields).columns
  expect(found('序号', '物料', '含税单价（元）', '交货期（天）')).toMatchObject({
    no: [0],
    item: [1],
    price: [2],
    leadDays: [3],
  })
  expect(found('No.', 'Item', 'Price incl. tax (CNY)', 'Tax rate')).toMatchObject({ no: [0], price: [2], taxRate: [3] })
  expect(found('序号', '不含税单价', '单价（USD）').price).toEqual([])
})

test.each([
  ['five decimals', 5, '1.00001', 'quoting.workbook.wrong.price'],
  ['a negative price', 5, '-1', 'quoting.workbook.wrong.price'],
  ['twenty digits', 5, '12345678901234567890', 'quoting.workbook.wrong.price'],
  ['words for a price', 5, '面议', '无法识别为数字'],
  ['a decimal comma', 5, '12,50', '小数点写成了逗号，请改用小数点，如 12.50'],
  ['dollars', 5, '$5', '不是人民币金额，请换算为人民币后填写'],
  ['a tax rate of three digits', 6, '100', '税率应在 0 到 99.99 之间，最多两位小数'],
  ['a long brand', 7, '名'.repeat(31), 'quoting.workbook.wrong.brand'],
  ['half a day', 8, '1.5', 'quoting.workbook.wrong.leadDays'],
  ['a long remark', 9, '字'.repeat(81), 'quoting.workbook.wrong.remark'],
  ['another number', 0, '9', 'quoting.workbook.unknownItem'],
  ['another name', 1, 'something else', 'quoting.workbook.unknownItem'],
])('quote workbook: %s is reported with its row, and ignored', (_, column, cell, message) => {
  const found = filledIn(change(2, column, cell), terms, lines, t)!
  expect(found.problems).toMatchObject([{ row: 3, value: cell.slice(0, 60), message }])
  expect(found.lines[0]).toEqual(priced[0])
  expect(found.lines[1]!.price).toBe(column > 5 ? '1.5' : '')
})

test('quote workbook: a duplicate item, an empty row and a file without headings', () => {
  const twice = [...written(), [], written()[1]!]
  expect(filledIn(tableOf(twice), terms, lines, t)!.problems).toMatchObject([
    { row: 6, message: 'quoting.workbook.twice' },
  ])
  expect(filledIn({ columns: { ...columns, price: [] }, rows: [] }, terms, lines, t)).toBeUndefined()
})

test('quote workbook: cells of spreadsheets are read with their values', () => {
  const read = (column: number, cell: Cell) => filledIn(change(1, column, cell), terms, lines, t)!
  expect(read(5, Number('17.864199999999999')).lines[0]).toMatchObject({ price: '17.8642' })
  expect(read(5, '１，２３４.５').lines[0]).toMatchObject({ price: '1234.5' })
  expect(read(6, 0.09).lines[0]).toMatchObject({ taxRate: '9' })
  expect(read(8, '20 天').lines[0]).toMatchObject({ leadDays: 20 })
  expect(read(5, { bad: 'formula', shown: '=A1' }).problems).toMatchObject([
    { row: 2, message: '公式没有计算结果，请粘贴为数值' },
  ])
  expect(filledIn(change(1, 5, { bad: 'picture', shown: '' }), terms, lines, t, 'en')!.problems).toMatchObject([
    { message: "The cell holds an image, which isn't imported; enter its URL" },
  ])
})

test('quote workbook: a marked item is not quoted', () => {
  expect(filledIn(change(1, 10, '是'), terms, lines, t)!.lines[0]).toMatchObject({ isSkipped: true })
})

test('quote lines: cells are pasted from one cell on, and never beyond the last line', () => {
  const cells = [
    ['￥1,234.5', '9%', '安岚', '20 天'],
    ['2', '13', '', 'soon'],
  ]
  const pasted = pastedLines(lines, { row: 1, column: 'price' }, [...cells, ['3']])
  expect(pasted[0]).toEqual(lines[0])
  expect(pasted[1]).toMatchObject({ price: '1234.5', taxRate: '9', brand: '安岚', leadDays: 20 })
  expect(pasted[2]).toMatchObject({ price: '2', leadDays: null })
  expect(pasted).toHaveLength(3)
})
