import { expect, test } from 'vitest'
import { briefly, dayFromToday, minuteDigits, secondOf, spanOf } from './time.ts'

const at = (text: string) => new Date(text)

test("time: an instant is shown in the device's time zone", () => {
  const local = new Date(2026, 10, 21, 9, 5, 7)
  expect(secondOf(local.toISOString())).toBe('2026-11-21 09:05:07')
})

test('time: an instant as digits to the minute', () => {
  expect(minuteDigits(new Date(2026, 10, 21, 9, 5, 7).toISOString())).toBe('202611210905')
  expect(minuteDigits(null)).toBe('')
})

test('time: the current year is omitted', () => {
  const local = new Date(2026, 10, 21, 9, 5).toISOString()
  expect(briefly(local, new Date(2026, 0, 1))).toBe('11-21 09:05')
  expect(briefly(local, new Date(2027, 0, 1))).toBe('2026-11-21 09:05')
})

test.each([
  ['2026-11-21T10:00:00Z', '2026-11-21T10:00:10Z', { unit: 'minute', count: 1 }],
  ['2026-11-21T10:00:00Z', '2026-11-21T10:34:00Z', { unit: 'minute', count: 34 }],
  ['2026-11-21T10:00:00Z', '2026-11-21T13:57:00Z', { unit: 'hour', count: 3 }],
  ['2026-11-21T10:00:00Z', '2026-11-22T12:00:00Z', { unit: 'hour', count: 26 }],
  ['2026-11-21T10:00:00Z', '2026-11-24T09:00:00Z', { unit: 'day', count: 2 }],
])('time: from %s to %s', (from, to, span) => expect(spanOf(at(from), at(to))).toEqual(span))

test('time: days are counted across months', () => {
  expect(dayFromToday(1, new Date(2026, 10, 30, 23, 59))).toBe('2026-12-01')
})
