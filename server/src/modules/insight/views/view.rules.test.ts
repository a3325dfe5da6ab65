import { expect, test } from 'vitest'
import { daysOf } from '#contract/insight/periods.ts'
import { percentOf, quotient } from '../figures.rules.ts'
import { formerSpan, spanOf } from '../scope.rules.ts'
import { dueFor } from './view.rules.ts'

/** Midnight in China is 16:00 UTC of the day before. */
const at = (text: string) => new Date(`${text}+08:00`)

test.each([
  ['weekly', 8, '2026-11-30T07:59:00', null],
  ['weekly', 8, '2026-11-30T08:00:00', '2026-11-30'],
  ['weekly', 8, '2026-12-06T23:00:00', '2026-11-30'],
  ['monthly', 9, '2026-12-01T08:59:00', null],
  ['monthly', 9, '2026-12-02T00:00:00', '2026-12-01'],
  ['none', 0, '2026-12-01T12:00:00', null],
] as const)('views: %s at %i, seen at %s, are due for %s', (rhythm, hour, now, due) =>
  expect(dueFor(rhythm, hour, at(now))).toBe(due),
)

test.each([
  ['month', '2026-11-01', '2026-11-30'],
  ['quarter', '2026-10-01', '2026-11-30'],
  ['lastWeek', '2026-11-23', '2026-11-29'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['lastQuarter', '2026-07-01', '2026-09-30'],
  ['lastYear', '2025-01-01', '2025-12-31'],
] as const)('periods: %s of 2026-11-30 is %s to %s', (period, since, until) =>
  expect(daysOf(period, '2026-11-30')).toEqual({ since, until }),
)

test('periods: a running month is read as a whole, and compared with the same days of the year before', () => {
  const days = { since: '2024-02-01', until: '2024-02-29' }
  expect(spanOf(days, '2024-02-29')).toEqual({ since: '2024-02-01', before: '2024-03-01' })
  expect(spanOf(days, '2024-06-01')).toEqual({ since: '2024-02-01', before: '2024-03-01' })
  expect(formerSpan(days, '2024-02-29')).toEqual({ since: '2023-02-01', before: '2023-03-01' })
  expect(formerSpan({ since: '2026-01-01', until: '2026-12-31' }, '2026-11-21')).toEqual({
    since: '2025-01-01',
    before: '2025-11-22',
  })
})

test.each([
  ['1', '3', '33.3'],
  ['-1', '3', '-33.3'],
  ['0.00', '5', '0.0'],
  ['5', '0.00', null],
  ['-0.0001', '100', '0.0'],
])('figures: %s of %s is %s percent', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent))

test.each([
  ['100.00', 3, '33.33'],
  ['-100.00', 3, '-33.33'],
  ['0.00', 0, null],
] as const)('figures: %s by %i is %s', (all, count, average) => expect(quotient(all, count)).toBe(average))
