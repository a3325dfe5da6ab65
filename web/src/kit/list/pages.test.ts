import { expect, test } from 'vitest'
import { pageNumbers, pageTyped } from './pages.ts'

test.each([
  [1, 0, '1'],
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 4 5 6'],
  [1, 52, '1 2 3 4 5 … 52'],
  [5, 52, '1 … 3 4 5 6 7 … 52'],
  [4, 52, '1 2 3 4 5 6 … 52'],
  [52, 52, '1 … 48 49 50 51 52'],
  [50, 52, '1 … 48 49 50 51 52'],
])('pager: on page %i of %i: %s', (page, pages, shown) => expect(pageNumbers(page, pages).join(' ')).toBe(shown))

test.each([
  ['7', 12, 7],
  [' 7 ', 12, 7],
  ['0', 12, 1],
  ['99999', 12, 12],
  ['3', 0, 1],
  ['', 12, undefined],
  ['-1', 12, undefined],
  ['1.5', 12, undefined],
  ['last', 12, undefined],
])('pager: input %j of %i pages leads to %s', (typed, pages, to) => expect(pageTyped(typed, pages)).toBe(to))
