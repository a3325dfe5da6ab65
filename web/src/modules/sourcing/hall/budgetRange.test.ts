import { expect, test } from 'vitest'
import { budgetViolation } from './budgetRange.ts'

test.each([
  ['', '', undefined],
  ['100', '', undefined],
  ['', '99999999.9999', undefined],
  ['100', '100', undefined],
  ['100', '99.99', 'budgetTurned'],
  ['1e3', '', 'budgetWrong'],
  ['', '1,000', 'budgetWrong'],
  ['-1', '', 'budgetWrong'],
])('budget range: from %j to %j is %s', (from, to, violation) => expect(budgetViolation(from, to)).toBe(violation))
