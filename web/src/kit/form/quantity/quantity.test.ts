import { expect, test } from 'vitest'
import { stepped, wholeNumber } from './quantity.ts'

const limits = { min: 10, max: 2000 }

test.each([
  ['50', 50],
  [' 50 ', 50],
  ['１２', 12],
  ['1,000', 1000],
  ['１，０００', 1000],
  ['12.0', 12],
  ['3', 10],
  ['9999', 2000],
  ['99999999999999999999', null],
  ['', null],
  ['-5', null],
  ['10.5', null],
  ['10,5', null],
  ['20个', null],
  ['十二', null],
])('quantity field: the input %j becomes %j', (typed, value) => expect(wholeNumber(typed, limits)).toBe(value))

test('quantity field: steps stay within the limits', () => {
  expect(stepped(10, -1, limits)).toBe(10)
  expect(stepped(10, 1, limits)).toBe(11)
  expect(stepped(2000, 1, limits)).toBe(2000)
})
