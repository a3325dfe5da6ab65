import { expect, test } from 'vitest'
import { applies } from './condition.rules.ts'
import { doc, rule } from '#test/approvals/chains.ts'

test.each([
  ['no condition fits all', {}, true],
  ['from: the amount itself is in', { amountFrom: '1000' }, true],
  ['from: a cent more is not', { amountFrom: '1000.01' }, false],
  ['to: the amount itself is out', { amountTo: '1000.00' }, false],
  ['to: a cent less is in', { amountTo: '1000.01' }, true],
  ['amounts are compared as numbers, not as text', { amountFrom: '999' }, true],
  ['its own department', { deptId: '13' }, true],
  ['a department above', { deptId: '11' }, true],
  ['another department', { deptId: '14' }, false],
  ['a category above one of its goods', { categoryId: '71' }, true],
  ['another category', { categoryId: '73' }, false],
  ['its supplier', { supplierId: '81' }, true],
  ['another supplier', { supplierId: '82' }, false],
  ['its order type', { orderType: 'mall' }, true],
  ['another order type', { orderType: 'batch' }, false],
  ['all conditions must fit', { amountFrom: '1000', deptId: '14' }, false],
  ['over budget: a document within its budget', { overBudget: true }, false],
] as const)('approval chain: %s', (_, conditions, outcome) => expect(applies(rule(conditions), doc())).toBe(outcome))

test('approval chain: a rule for overruns applies to what exceeds its budget alone, with its other conditions', () => {
  expect(applies(rule({ overBudget: true }), doc({ isOverBudget: true }))).toBe(true)
  expect(applies(rule({ overBudget: true, amountFrom: '2000' }), doc({ isOverBudget: true }))).toBe(false)
  expect(applies(rule({ overBudget: false }), doc({ isOverBudget: true }))).toBe(true)
})
