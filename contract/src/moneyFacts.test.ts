import { expect, test } from 'vitest'
import { factText } from './kit/text/moneyFacts.ts'
import { say } from './refusals.ts'

test.each([
  ['amount', '12726.0000', '12,726.00'],
  ['available', '0', '0.00'],
  ['amount', '12,726.00', '12,726.00'],
  ['amount', 3, '3'],
  ['docNo', '20261129', '20261129'],
])('facts: %s %j is written as %s', (name, value, text) => expect(factText(name, value)).toBe(text))

test('facts: amounts of refusals have separators and two decimals', () => {
  expect(say('budget.short', 'zh-CN', { available: '1000.0000', needed: '12860.5' })).toContain('可用 1,000.00 元')
})
