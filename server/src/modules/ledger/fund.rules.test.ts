import { expect, test } from 'vitest'
import type { Permission } from '#contract/permissions.ts'
import { systemActor } from '#kit/actor.ts'
import { everywhere, nowhere } from '#kit/reach.rules.ts'
import { amountOf, changeTo, scopeOf, shownQuota, usedOf } from './fund.rules.ts'

const fund = { available: '70.00', frozen: '20.00', committed: '10.00' }
test('budget rules: the amount is the sum of available, reserved and committed', () =>
  expect([amountOf(fund), usedOf(fund)]).toEqual(['100.00', '30.00']))

test.each([
  ['more is added', '150', '50.00'],
  ['less is taken away', '30.01', '-69.99'],
  ['down to what is in use', '30', '-70.00'],
  ['the same changes nothing', '100.00', '0.00'],
  ['never below what is in use', '29.99', 'tooLow'],
])('budget rules: %s', (_, amount, change) => expect(changeTo(fund, amount)).toBe(change))

const actor = (...permissions: Permission[]) => ({
  ...systemActor('1'),
  deptId: '7',
  permissions: new Set(permissions),
})
test.each([
  ['who manages budgets sees all', actor('budget.read', 'budget.manage'), everywhere],
  ['others see from their department down', actor('budget.read'), { ...nowhere, trees: ['7'] }],
  ['who oversees them sees all', actor('budget.read', 'budget.oversee'), everywhere],
])('budget rules: %s', (_, who, scope) => expect(scopeOf(who)).toEqual(scope))

test.each([
  ['money, where there is a quota', { available: '12.50' }, false, '12.50'],
  ['an empty quota is money too', { available: '0.00' }, false, '0.00'],
  ['none was opened', undefined, false, '-1'],
  ['an application is in progress', undefined, true, '-2'],
])('budget rules: the header shows %s', (_, quota, isApplied, shown) =>
  expect(shownQuota(quota, isApplied)).toBe(shown),
)
