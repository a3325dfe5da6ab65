import { expect, test } from 'vitest'
import { blankItem } from './items.ts'
import { cellsOf, isTable, pasted } from './paste.ts'

const names = (items: readonly { readonly name?: string }[]) => items.map(({ name }) => name)

test('paste: spreadsheet cells, with quotes and line breaks within cells', () => {
  expect(cellsOf('帽\tV 型\t顶\t6,000\r\n手套\t"L 码\n耐磨ab"\t双\t4\r\n')).toEqual([
    ['帽', 'V 型', '顶', '6,000'],
    ['手套', 'L 码\n耐磨ab', '双', '4'],
  ])
  expect(isTable('安全帽\n')).toBe(false)
  expect(isTable('安全帽\n手套')).toBe(true)
})

test('paste: rows are filled from the cell on, and added as needed', () => {
  const items = pasted([{ ...blankItem }], { row: 0, column: 'name' }, [
    ['帽', 'V 型', '顶', '6,000', '￥36.50', '2026/12/1', '急'],
    ['手套'],
  ])
  expect(items).toEqual([
    {
      ...blankItem,
      name: '帽',
      spec: 'V 型',
      unit: '顶',
      quantity: '6000',
      budgetPrice: '36.50',
      needDate: '2026-12-01',
      remark: '急',
    },
    { ...blankItem, name: '手套' },
  ])
})

test('paste: a single column changes only that column', () => {
  const items = [
    { ...blankItem, name: 'a' },
    { ...blankItem, name: 'b' },
  ]
  expect(pasted(items, { row: 0, column: 'unit' }, [['顶'], ['双']]).map(({ unit }) => unit)).toEqual(['顶', '双'])
})

test('paste: headings are skipped, and rows below are not overwritten', () => {
  const items = [{ ...blankItem }, { ...blankItem, name: 'old' }]
  const cells = [['物资名称'], ['a'], ['b']]
  expect(names(pasted(items, { row: 0, column: 'name' }, cells, ['物资名称']))).toEqual(['a', 'b', 'old'])
})
