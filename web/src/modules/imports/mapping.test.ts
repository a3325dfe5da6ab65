import { expect, test } from 'vitest'
import type { ImportMapping } from '#contract/imports/importPreview.ts'
import { columnName, fieldAt, remapped } from './mapping.ts'

const mapping: ImportMapping = [
  { field: 'name', column: 0 },
  { field: 'price', column: 3 },
  { field: 'unit', column: null },
]
const columns = (changed: ImportMapping) => changed.map(({ column }) => column)

test('import mapping: a field takes an unmapped column', () =>
  expect(columns(remapped(mapping, 'unit', 1))).toEqual([0, 3, 1]))
test('import mapping: a column maps to one field: the previous one loses it', () =>
  expect(columns(remapped(mapping, 'unit', 3))).toEqual([0, null, 3]))
test('import mapping: a field can be unmapped without affecting others', () =>
  expect(columns(remapped(mapping, 'price', null))).toEqual([0, null, null]))
test('import mapping: a column has its field', () => {
  expect(fieldAt(mapping, 3)).toBe('price')
  expect(fieldAt(mapping, 1)).toBeUndefined()
})
test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [199, 'GR'],
])('import mapping: column %i is %s', (column, name) => expect(columnName(column)).toBe(name))
