import { expect, test } from 'vitest'
import { isUrgent, warningAt } from './urgency.ts'

const hour = 3_600_000

test.each([
  [24 * hour, false],
  [24 * hour - 1, true],
  [1, true],
  [0, false],
])('urgency: %d ms are urgent: %s', (left, urgent) => expect(isUrgent(left)).toBe(urgent))

test.each([
  [24 * hour + 1, ''],
  [24 * hour, 'day'],
  [hour + 1, 'day'],
  [hour, 'hour'],
  [5 * 60_000, 'minutes'],
  [1000, 'minutes'],
  [0, ''],
])('urgency: the warning at %d ms is %j', (left, warning) => expect(warningAt(left)).toBe(warning))
