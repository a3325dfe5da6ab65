import { expect, test } from 'vitest'
import { passwordViolationOf, isBelow, passwordLevel } from './password.ts'

const strategy = { enable: '1', length: 8, level: 3, max: 16 } as const

test.each([
  ['too short has no level', 'Ab1!', 0],
  ['digits alone', '12345678', 1],
  ['digits and small letters', 'abcd1234', 2],
  ['with a capital letter', 'Abcd1234', 3],
  ['with a symbol as well', 'Abcd123!', 4],
] as const)('password policy: %s', (_, password, level) => expect(passwordLevel(password, 8)).toBe(level))

test.each([
  ['three classes are enough where three are asked for', 'Abcd1234', undefined],
  ['two are not', 'abcd1234', 'level'],
  ['a space is none of its characters', 'Abcd 1234', 'form'],
  ['nor is a Chinese one', 'Abcd1234密', 'form'],
  ['seven are too few', 'Abc1234', 'form'],
  ['seventeen are too many', 'Abcdefgh123456789', 'form'],
  ['one kind alone is never enough', 'ABCDefgh', 'form'],
] as const)('password policy: %s', (_, password, violation) =>
  expect(passwordViolationOf(password, strategy)).toBe(violation),
)

test('password policy: without a setting, eight characters of two kinds are required', () => {
  expect(passwordViolationOf('abcd1234', { ...strategy, enable: '0' })).toBeUndefined()
  expect(passwordViolationOf('abcdefgh', { ...strategy, enable: '0' })).toBe('form')
})

test.each([
  ['what has three classes is as good as ever', 'Abcd1234', false],
  ['two classes are too few now', 'abcd1234', true],
  ['seven characters as well', 'Abc123!', true],
  ['more than the most is not less', 'Abcdefgh1234567890', false],
] as const)('password policy: stored passwords that no longer comply: %s', (_, password, below) => {
  expect(isBelow(password, strategy)).toBe(below)
  expect(isBelow(password, { ...strategy, enable: '0' })).toBe(false)
})
