import { expect, test } from 'vitest'
import { elapsed } from './elapsed.ts'

test.each([
  [0, 'seconds', 0],
  [120, 'seconds', 120],
  [121, 'minutes', 2],
  [7259, 'minutes', 120],
  [7260, 'hours', 2],
  [172_799, 'hours', 47],
  [1_381_509, 'days', 15],
  [25_746_317, 'days', 297],
] as const)('elapsed time: %d seconds are said in %s', (seconds, unit, count) => {
  expect(elapsed(seconds)).toEqual([`closing.elapsed.${unit}`, { count }])
})
