import { expect, test } from 'vitest'
import { stepped, wholeNumber } from './quantity.ts'

const given = { value: 12, min: 10, max: 200 }

test.each([
  ['50', 50],
  [' 50 ', 50],
  ['3', 10],
  ['999', 200],
  ['99999999999999999999', 12],
  ['', 12],
  ['-5', 12],
  ['1.5', 12],
  ['十二', 12],
  [undefined, 12],
])('quantity field: the input %j becomes %i', (typed, value) => expect(wholeNumber(typed, given)).toBe(value))

test('quantity field: steps stay within the limits', () => {
  expect(stepped(10, -1, given)).toBe(10)
  expect(stepped(10, 1, given)).toBe(11)
  expect(stepped(200, 1, given)).toBe(200)
})
