import { expect, test } from 'vitest'
import { monthsOfUse } from './fund.use.rules.ts'

const period = { startsOn: '2026-01-15', endsOn: '2026-04-30', today: '2026-03-10' }
const change = (month: string, amount: string, committed: string, reserved: string) => ({
  month,
  amount,
  committed,
  reserved,
})

test('fund use: monthly sums are exact, and future months have only the amount', () => {
  const months = monthsOfUse(
    [
      change('2026-01', '1000.00', '0.10', '50.00'),
      change('2026-02', '0.00', '0.20', '-20.00'),
      change('2026-03', '-300.00', '-0.05', '0.00'),
    ],
    period,
  )
  expect(months).toEqual([
    { month: '2026-01', amount: '1000.00', committed: '0.10', committedSoFar: '0.10', reserved: '50.00' },
    { month: '2026-02', amount: '1000.00', committed: '0.20', committedSoFar: '0.30', reserved: '30.00' },
    { month: '2026-03', amount: '700.00', committed: '-0.05', committedSoFar: '0.25', reserved: '30.00' },
    { month: '2026-04', amount: '700.00', committed: null, committedSoFar: null, reserved: null },
  ])
})

test('fund use: earlier entries count in the first month, later ones in the last', () => {
  const months = monthsOfUse(
    [change('2025-11', '500.00', '0.00', '0.00'), change('2026-06', '0.00', '-10.00', '0.00')],
    {
      ...period,
      today: '2026-07-01',
    },
  )
  expect(months.map(({ month, amount, committed }) => `${month} ${amount} ${committed}`)).toEqual([
    '2026-01 500.00 0.00',
    '2026-02 500.00 0.00',
    '2026-03 500.00 0.00',
    '2026-04 500.00 -10.00',
  ])
})

test('fund use: an open-ended period has at most five years, and at most one year ahead', () => {
  const months = monthsOfUse([change('2018-01', '9.00', '1.00', '0.00')], {
    startsOn: '2018-01-01',
    endsOn: '2099-12-31',
    today: '2026-03-10',
  })
  expect(months).toHaveLength(60)
  expect(months.at(-1)).toMatchObject({ month: '2027-03', committedSoFar: null })
  expect(months[0]).toMatchObject({ month: '2022-04', amount: '9.00', committed: '0.00', committedSoFar: '1.00' })
})

test('fund use: a future period shows its first month', () => {
  expect(monthsOfUse([], { ...period, today: '2024-06-01' })).toEqual([
    { month: '2026-01', amount: null, committed: null, committedSoFar: null, reserved: null },
  ])
})

test('fund use: months before the budget was created are unknown', () => {
  expect(monthsOfUse([change('2026-03', '80.00', '0.00', '0.00')], period).map(({ amount }) => amount)).toEqual([
    null,
    null,
    '80.00',
    '80.00',
  ])
})
