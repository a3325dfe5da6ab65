import { describe, expect, test } from 'vitest'
import type { Cell } from '#contract/kit/tables/cell.ts'
import { columnsIn } from '#contract/kit/tables/columns.ts'
import { columnsOf, itemOfRow, itemTable, missingColumns } from './items.rules.ts'

const places = { name: 0, spec: 1, unit: 2, quantity: 3, budgetPrice: 4, needDate: 5, remark: 6 }
const columns = { places, units: {} }
const columnsFor = (headings: readonly string[]) => columnsOf(columnsIn(headings, itemTable).columns, headings)
const row = (over: Partial<Record<keyof typeof places, Cell>> = {}): Cell[] =>
  Object.values({
    name: '安全帽',
    spec: 'V 型',
    unit: '顶',
    quantity: 600,
    budgetPrice: '36.5',
    needDate: '2026-12-10',
    remark: '',
    ...over,
  })

test("items of a workbook: headings in either language, with or without the template's additions", () => {
  expect(columnsFor(['*物资名称', '规格要求', '* 单位', '数量', '参考单价', '交货日期', '备注'])).toEqual(columns)
  expect(columnsFor(['Quantity', 'item', 'UNIT'])).toEqual({ places: { quantity: 0, name: 1, unit: 2 }, units: {} })
  expect(missingColumns(columnsFor(['物资名称']))).toEqual(['unit', 'quantity'])
})

test('items of a workbook: a row becomes an item', () => {
  expect(itemOfRow(row(), columns)).toEqual({
    item: {
      name: '安全帽',
      spec: 'V 型',
      unit: '顶',
      quantity: '600',
      budgetPrice: '36.5',
      needDate: '2026-12-10',
      remark: '',
      skuId: null,
    },
    problems: [],
  })
  const written = itemOfRow(row({ quantity: '1,200.50', budgetPrice: '￥36.5', needDate: '2026/1/5' }), columns)
  expect(written.item).toMatchObject({ quantity: '1200.50', budgetPrice: '36.5', needDate: '2026-01-05' })
})

test('items of a workbook: dates of cells are read, and a heading may name a unit', () => {
  const { item } = itemOfRow(row({ needDate: { bad: 'date', shown: '2026-12-05' }, quantity: '１２' }), columns)
  expect(item).toMatchObject({ needDate: '2026-12-05', quantity: '12' })
  const inBoxes = columnsFor(['名称', '规格', '单位', '数量（箱）'])
  expect(itemOfRow(['帽', '', '箱', 3], inBoxes).item).toMatchObject({ quantity: '3' })
  expect(itemOfRow(['帽', '', '顶', 3], inBoxes).problems).toMatchObject([{ code: 'importCell.unitDiffers' }])
  expect(missingColumns(columnsFor(['名称', '单位', '数量（百个）']))).toEqual(['quantity'])
})

describe('items of a workbook: violations of a cell', () => {
  test.each([
    ['name', '', 'importCell.required', false],
    ['name', '帽'.repeat(101), 'importCell.tooLong', false],
    ['unit', '', 'importCell.required', false],
    ['quantity', 0, 'projectItems.quantity', false],
    ['quantity', -1, 'projectItems.quantity', false],
    ['quantity', '1.23456', 'projectItems.quantity', false],
    ['quantity', '123456789', 'projectItems.quantity', false],
    ['quantity', { bad: 'formula', shown: '=A1' }, 'importCell.formula', false],
    ['name', { bad: 'picture', shown: '' }, 'importCell.picture', false],
    ['quantity', '1,28', 'importCell.decimalComma', false],
    ['quantity', '12,34,567', 'importCell.comma', false],
    ['budgetPrice', '$5', 'importCell.currency', true],
    ['budgetPrice', '面议', 'importCell.notNumber', true],
    ['budgetPrice', '1.23456', 'projectItems.price', true],
    ['needDate', '2026-02-31', 'projectItems.date', true],
    ['spec', '长'.repeat(301), 'importCell.tooLong', true],
    ['remark', '长'.repeat(201), 'importCell.tooLong', true],
  ] as const)('%s %j: %s', (field, cell, code, isKept) => {
    const { item, problems } = itemOfRow(row({ [field]: cell }), columns)
    expect(problems).toMatchObject([{ field, code }])
    expect(item !== null).toBe(isKept)
  })
})
