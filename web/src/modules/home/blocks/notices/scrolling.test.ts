import { expect, test } from 'vitest'
import { scrolls, shownAt, stillOf } from './scrolling.ts'

test.each([
  [0, false],
  [5, false],
  [6, true],
])('scrolling: %d announcements scroll: %s', (count, moves) => expect(scrolls(count)).toBe(moves))

/** Capital letters are pinned. */
const itemsOf = (names: string) => [...names].map((name) => ({ name, isTop: name < 'a' }))

test.each([
  ['abcde', 0, 3, 'abc'],
  ['abcde', 1, 3, 'bcd'],
  ['abcde', 3, 3, 'dea'],
  ['abcde', 5, 3, 'abc'],
  ['abcde', 2, 9, 'cdeab'],
  ['ABcde', 0, 3, 'ABc'],
  ['ABcde', 1, 3, 'ABd'],
  ['ABcde', 3, 4, 'ABcd'],
  ['ABcde', 2, 9, 'ABecd'],
  ['ABCde', 1, 2, 'AC'],
  ['ABC', 1, 5, 'ABC'],
  ['ABCD', 1, 1, 'B'],
])('scrolling: of %s after %d steps the %d rows show %s', (names, step, rows, shown) => {
  const items = itemsOf(names)
  const inRows = shownAt(items, step, rows, stillOf(items, rows))
  expect(inRows.map(({ name }) => name).join('')).toBe(shown)
})

test.each([
  ['abcde', 3, 0],
  ['ABcde', 3, 2],
  ['ABCDe', 3, 2],
  ['ABC', 9, 3],
  ['', 3, 0],
])('scrolling: of %s in %d rows, %d do not scroll', (names, rows, still) =>
  expect(stillOf(itemsOf(names), rows)).toBe(still),
)

test('scrolling: an empty list shows nothing', () => expect(shownAt([], 3, 6)).toEqual([]))
