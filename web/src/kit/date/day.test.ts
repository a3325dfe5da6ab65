import { expect, test } from 'vitest'
import { readDay, readTime } from './day.ts'

test.each([
  ['2026-11-28', '2026-11-28'],
  [' 2026/1/5 ', '2026-01-05'],
  ['20260105', '2026-01-05'],
  ['2026年1月5日', '2026-01-05'],
  ['2026-02-30', null],
  ['28.11.2026', null],
  ['soon', null],
])('days: %s', (typed, day) => expect(readDay(typed)).toBe(day))

test('days: a day outside the limits is rejected', () => {
  expect(readDay('2026-11-28', { min: '2026-11-28', max: '2026-11-28' })).toBe('2026-11-28')
  expect(readDay('2026-11-27', { min: '2026-11-28' })).toBeNull()
  expect(readDay('2026-11-29', { max: '2026-11-28' })).toBeNull()
})

test.each([
  ['9:5', '09:05'],
  ['0930', '09:30'],
  [' 23：59 ', '23:59'],
  ['7时30分', '07:30'],
  ['24:00', null],
  ['12:60', null],
  ['noon', null],
])('days: time %s', (typed, time) => expect(readTime(typed)).toBe(time))
