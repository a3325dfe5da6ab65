import { expect, test } from 'vitest'
import { rowAfter } from './rowKeys.ts'

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, undefined],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', 0, 3, undefined],
  ['Home', 2, 3, 0],
  ['Home', 0, 3, undefined],
  ['End', 0, 3, 2],
  ['End', 2, 3, undefined],
  ['PageDown', 0, 3, undefined],
  ['Tab', 0, 3, undefined],
])('keyboard in rows: %s in row %i of %i leads to %s', (key, at, count, to) =>
  expect(rowAfter(key, at, count)).toBe(to),
)
