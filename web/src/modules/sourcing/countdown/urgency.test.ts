import { expect, test } from 'vitest'
import { isUrgent, warningAt } from './urgency.ts'

const hour = 3_600_000

test.each([
  ['quoteEnd', 24 * hour, false],
  ['quoteEnd', 24 * hour - 1, true],
  ['negotiationEnd', 1, true],
  ['enrolEnd', 0, false],
  ['enrolBegin', 1, false],
  ['quoteBegin', 1, false],
  ['noEnrolment', 1, false],
] as const)('urgency: %s in %d ms is urgent: %s', (label, left, urgent) =>
  expect(isUrgent({ label, left })).toBe(urgent),
)

test.each([
  [24 * hour + 1, ''],
  [24 * hour, 'day'],
  [hour + 1, 'day'],
  [hour, 'hour'],
  [5 * 60_000, 'minutes'],
  [1000, 'minutes'],
  [0, ''],
])('urgency: the warning at %d ms is %j', (left, warning) => expect(warningAt(left)).toBe(warning))
