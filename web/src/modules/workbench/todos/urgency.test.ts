import { expect, test } from 'vitest'
import { urgencyOf } from './urgency.ts'

const now = new Date('2026-11-26T08:00:00+08:00')

test('urgency: deadlines are days in China time', () => {
  expect(urgencyOf(null, now)).toBe('open')
  expect(urgencyOf('2026-11-26T00:00:00Z', now)).toBe('overdue')
  expect(urgencyOf('2026-11-25T00:00:00Z', now)).toBe('overdue')
  expect(urgencyOf('2026-11-26T15:59:59Z', now)).toBe('today')
  expect(urgencyOf('2026-11-26T16:00:00Z', now)).toBe('week')
  expect(urgencyOf('2026-12-02T23:59:59Z', now)).toBe('week')
  expect(urgencyOf('2026-12-03T00:00:00Z', now)).toBe('later')
})
