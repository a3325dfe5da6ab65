import { expect, test } from 'vitest'
import { movedBy, offsetShowing, windowOf } from './windowed.ts'

test.each([
  ['at the top', 0, { from: 0, to: 14 }],
  ['in the middle', 2600, { from: 46, to: 64 }],
  ['at the end', 4600, { from: 84, to: 100 }],
  ['beyond its end', 9000, { from: 100, to: 100 }],
])('rendered rows: %s', (_, offset, shown) => {
  expect(windowOf({ offset, visible: 500, size: 52, count: 100 })).toEqual(shown)
})

test('rendered rows: few rows are all rendered', () => {
  expect(windowOf({ offset: 0, visible: 500, size: 52, count: 3 })).toEqual({ from: 0, to: 3 })
})

test.each([
  [0, 52, 0],
  [12, 0, 124],
  [3, 52, 52],
])('rendered rows: row %d at offset %d is shown by scrolling to %d', (index, offset, to) => {
  expect(offsetShowing({ index, offset, visible: 552, size: 52, count: 100 })).toBe(to)
})

test.each([
  ['ArrowDown', { row: 5, column: 2 }],
  ['ArrowUp', { row: 3, column: 2 }],
  ['ArrowRight', { row: 4, column: 2 }],
  ['ArrowLeft', { row: 4, column: 1 }],
  ['PageDown', { row: 9, column: 2 }],
  ['PageUp', { row: 0, column: 2 }],
  ['Home', { row: 4, column: 0 }],
  ['End', { row: 4, column: 2 }],
  ['a', undefined],
])('grid: the key %s moves from its last column to %o', (key, to) => {
  expect(movedBy(key, { row: 4, column: 2 }, { rows: 10, columns: 3, page: 8 })).toEqual(to)
})
