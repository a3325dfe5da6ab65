import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { termsOf } from '#sealing/testing/quotes.ts'
import { draftFor } from '../draft.ts'
import { pastedLines } from './pastedLines.ts'
import { type Cell, figureIn, filledIn, sheetOf } from './workbook.ts'

const t = ((key: string) => key) as unknown as TFunction
const terms = termsOf(3, { partial: true })
const items = terms.items.map((item) => ({ ...item, spec: 'M' }))
const { lines } = draftFor(terms, '2026-12-01T08:00:00.000Z')
const priced = lines.map((line) => ({ ...line, price: '1.5', leadDays: 7, brand: '1,5 mm' }))
const change = (row: number, column: number, cell: Cell) =>
  sheetOf(items, priced, t).map((cells, at) => (at === row ? cells.with(column, cell as string) : cells))

test('quote workbook: written values are read back', () => {
  expect(filledIn(sheetOf(items, priced, t), terms, lines, t)).toEqual({ lines: priced, taken: 3, problems: [] })
})

test.each([
  ['five decimals', 5, '1.00001', 'quoting.workbook.wrong.price'],
  ['a negative price', 5, '-1', 'quoting.workbook.wrong.price'],
  ['twenty digits', 5, '12345678901234567890', 'quoting.workbook.wrong.price'],
  ['words for a price', 5, '面议', 'quoting.workbook.wrong.price'],
  ['a tax rate of three digits', 6, '100', 'quoting.workbook.wrong.taxRate'],
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
  const twice = [...sheetOf(items, priced, t), [], sheetOf(items, priced, t)[1]!]
  expect(filledIn(twice, terms, lines, t)!.problems).toMatchObject([{ row: 6, message: 'quoting.workbook.twice' }])
  expect(filledIn([['a', 'b']], terms, lines, t)).toBeUndefined()
})

test('quote workbook: formulas and merged cells are reported and ignored', () => {
  const marks = { formulas: new Set(['1,5']), merged: new Set(['2,7', '3,8']) }
  const { problems, lines: read } = filledIn(sheetOf(items, priced, t), terms, lines, t, marks)!
  expect(problems.map(({ row, column, message }) => [row, column, message])).toEqual([
    [2, 'quoting.line.price', 'quoting.workbook.formulas'],
    [3, 'quoting.line.brand', 'quoting.workbook.merged'],
    [4, 'quoting.line.leadDays', 'quoting.workbook.merged'],
  ])
  expect(read.map(({ price, brand, leadDays }) => [price, brand, leadDays])).toEqual([
    ['', '1,5 mm', 7],
    ['1.5', '', 7],
    ['1.5', '1,5 mm', null],
  ])
})

test('quote workbook: a marked item is not quoted', () => {
  expect(filledIn(change(1, 10, '是'), terms, lines, t)!.lines[0]).toMatchObject({ isSkipped: true })
})

test('quote workbook: numbers of Excel are read as typed', () => {
  expect(figureIn('17.864199999999999')).toBe('17.8642')
  expect(figureIn('231.5')).toBe('231.5')
  expect(figureIn('0.1')).toBe('0.1')
  expect(figureIn('1.00001')).toBe('1.00001')
  expect(figureIn(null)).toBe('')
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
