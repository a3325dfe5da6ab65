import { expect, test } from 'vitest'
import { functionNumbers, retiredNumbers } from './functionNumbers.ts'
import { permissions } from './permissions.ts'

const numbers: Readonly<Record<string, number>> = functionNumbers
const all = [...Object.values(numbers), ...retiredNumbers]

test('function numbers: every permission has one, and no other name has', () => {
  const next = Math.max(...all) + 1
  const missing = Object.keys(permissions).filter((code) => numbers[code] === undefined)
  expect(missing.map((code, index) => `contract/src/functionNumbers.ts lacks '${code}': ${next + index}`)).toEqual([])
  expect(Object.keys(numbers).filter((code) => !(code in permissions))).toEqual([])
})

test('function numbers: are unique for ever, also those that are retired', () => {
  expect(all.filter((number, index) => all.indexOf(number) !== index)).toEqual([])
  expect(Math.min(...all)).toBe(300_001)
  expect(Math.max(...all)).toBe(300_000 + all.length)
})
