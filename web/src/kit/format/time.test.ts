import { expect, test } from 'vitest'
import { briefly, dayFromToday, minuteDigits, secondOf, spanOf } from './time.ts'

const at = (text: string) => new Date(text)

test('time: an instant is shown in China Standard Time, whatever the time zone of the device', () => {
  expect(secondOf('2026-11-21T01:05:07Z')).toBe('2026-11-21 09:05:07')
  expect(secondOf('2026-11-20T16:00:00Z')).toBe('2026-11-21 00:00:00')
  expect(secondOf('2026-11-20T10:59:59-05:00')).toBe('2026-11-20 23:59:59')
})

test('time: an instant as digits to the minute', () => {
  expect(minuteDigits('2026-11-21T01:05:07Z')).toBe('202611210905')
  expect(minuteDigits(null)).toBe('')
})

test('time: the current year is omitted', () => {
  const instant = '2026-11-21T01:05:00Z'
  expect(briefly(instant, at('2025-12-31T16:00:00Z'))).toBe('11-21 09:05')
  expect(briefly(instant, at('2026-12-31T16:00:00Z'))).toBe('2026-11-21 09:05')
})

test.each([
  ['2026-11-21T10:00:00Z', '2026-11-21T10:00:10Z', { unit: 'minute', count: 1 }],
  ['2026-11-21T10:00:00Z', '2026-11-21T10:34:00Z', { unit: 'minute', count: 34 }],
  ['2026-11-21T10:00:00Z', '2026-11-21T13:57:00Z', { unit: 'hour', count: 3 }],
  ['2026-11-21T10:00:00Z', '2026-11-22T12:00:00Z', { unit: 'hour', count: 26 }],
  ['2026-11-21T10:00:00Z', '2026-11-24T09:00:00Z', { unit: 'day', count: 2 }],
])('time: from %s to %s', (from, to, span) => expect(spanOf(at(from), at(to))).toEqual(span))

test('time: days are counted across months', () => {
  expect(dayFromToday(1, at('2026-11-30T15:59:00Z'))).toBe('2026-12-01')
})
