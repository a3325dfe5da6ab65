import { expect, test } from 'vitest'
import { dayOf, isDay } from './calendar.ts'

test.each([
  ['the last minute of the year in China', '2026-12-31T15:59:59Z', '2026-12-31'],
  ['a second later it is next year', '2026-12-31T16:00:00Z', '2027-01-01'],
  ['the leap day', '2028-02-28T16:00:00Z', '2028-02-29'],
])('%s', (_, instant, day) => expect(dayOf(new Date(instant))).toBe(day))

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-02-31', false],
  ['2026-12-31', true],
  ['0000-01-01', true],
])('%s is a day: %s', (text, outcome) => expect(isDay(text)).toBe(outcome))
