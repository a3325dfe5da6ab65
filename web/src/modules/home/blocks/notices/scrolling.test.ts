import { expect, test } from 'vitest'
import { scrolls, shownAt } from './scrolling.ts'

test.each([
  [0, false],
  [5, false],
  [6, true],
])('scrolling: %d announcements scroll: %s', (count, moves) => expect(scrolls(count)).toBe(moves))

test.each([
  [0, 3, 'abc'],
  [1, 3, 'bcd'],
  [3, 3, 'dea'],
  [5, 3, 'abc'],
  [2, 9, 'cdeab'],
])('scrolling: after %d steps the %d rows show %s', (step, rows, shown) =>
  expect(shownAt(['a', 'b', 'c', 'd', 'e'], step, rows).join('')).toBe(shown),
)

test('scrolling: an empty list shows nothing', () => expect(shownAt([], 3, 6)).toEqual([]))
