import { describe, expect, test } from 'vitest'
import type { Cell } from '#kit/spreadsheet/cell.rules.ts'
import { columnsOf, itemOfRow, missingColumns } from './items.rules.ts'

const columns = { name: 0, spec: 1, unit: 2, quantity: 3, budgetPrice: 4, needDate: 5, remark: 6 }
const row = (over: Partial<Record<keyof typeof columns, Cell>> = {}): Cell[] =>
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
  expect(columnsOf(['*物资名称', '规格要求', '* 单位', '数量', '参考单价', '交货日期', '备注'])).toEqual(columns)
  expect(columnsOf(['Quantity', 'item', 'UNIT'])).toEqual({ quantity: 0, name: 1, unit: 2 })
  expect(missingColumns(columnsOf(['物资名称']))).toEqual(['unit', 'quantity'])
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

describe('items of a workbook: violations of a cell', () => {
  test.each([
    ['name', '', 'projectItems.required', false],
    ['name', '帽'.repeat(101), 'projectItems.tooLong', false],
    ['unit', '', 'projectItems.required', false],
    ['quantity', 0, 'projectItems.quantity', false],
    ['quantity', -1, 'projectItems.quantity', false],
    ['quantity', '1.23456', 'projectItems.quantity', false],
    ['quantity', '123456789', 'projectItems.quantity', false],
    ['quantity', { bad: 'formula', shown: '=A1' }, 'projectItems.formula', false],
    ['name', { bad: 'merged', shown: '' }, 'projectItems.merged', false],
    ['budgetPrice', '面议', 'projectItems.price', true],
    ['budgetPrice', '1.23456', 'projectItems.price', true],
    ['needDate', '2026-02-31', 'projectItems.date', true],
    ['spec', '长'.repeat(301), 'projectItems.tooLong', true],
    ['remark', '长'.repeat(201), 'projectItems.tooLong', true],
  ] as const)('%s %j: %s', (field, cell, code, isKept) => {
    const { item, problems } = itemOfRow(row({ [field]: cell }), columns)
    expect(problems).toMatchObject([{ field, code }])
    expect(item !== null).toBe(isKept)
  })
})
