import { expect, test } from 'vitest'
import { comesTo } from './comesTo.ts'
import { sectionInView } from './sectionInView.ts'

const tops = [
  { id: 'a', top: -600 },
  { id: 'b', top: 16 },
  { id: 'c', top: 500 },
  { id: 'd', top: 1200 },
]
test.each([
  ['the last that has come to the line', tops, false, 'b'],
  ['none before the first', tops.slice(2), false, undefined],
  ['at the foot of the page the last in the window', tops, true, 'c'],
] as const)('section in view: %s', (_, all, isAtFoot, expected) =>
  expect(sectionInView(all, { height: 900, isAtFoot, line: 80 })).toBe(expected),
)

test.each([
  ['on the way down', 1000, 200, 400, true],
  ['on the way up', 100, 900, 700, true],
  ['at the goal', 1000, 1000, 1000.5, true],
  ['beyond the goal', 1000, 1000, 1100, false],
  ['turned around', 1000, 600, 500, false],
  ['standing elsewhere', 1000, 600, 600, false],
] as const)('section in view: a scroll %s', (_, goal, before, now, expected) =>
  expect(comesTo(goal, before, now)).toBe(expected),
)
