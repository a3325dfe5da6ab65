import { expect, test } from 'vitest'
import { discountOf, dueDatesOf } from './terms.rules.ts'

const terms = { is_sme: false, days: null, discount_pct: '0.00', discount_days: 0 }
const accepted = { acceptedOn: '2026-11-10', deliveredOn: '2026-10-01', usualDays: 30 }

test.each([
  [undefined, '2026-12-10', null],
  [{ ...terms, days: 90 }, '2027-02-08', null],
  [{ ...terms, days: 90, is_sme: true }, '2026-11-30', '2026-11-30'],
  [{ ...terms, days: 10, is_sme: true }, '2026-11-20', '2026-11-30'],
] as const)('due dates: %o', (given, dueOn, smeDueOn) =>
  expect(dueDatesOf(given, accepted)).toMatchObject({ due_on: dueOn, sme_due_on: smeDueOn }),
)

test('due dates: none is before the acceptance', () =>
  expect(dueDatesOf({ ...terms, is_sme: true }, { ...accepted, deliveredOn: '2026-08-01' })).toMatchObject({
    due_on: '2026-11-10',
    sme_due_on: '2026-09-30',
  }))

test.each([
  ['528.00', '2.00', '10.56'],
  ['0.01', '2.00', '0.00'],
  ['99.99', '1.50', '1.49'],
])('discount: %s at %s percent is %s', (amount, percent, discount) =>
  expect(discountOf(amount, percent)).toBe(discount),
)
