import { expect, test } from 'vitest'
import { isWorkingDay, workingDayFrom, workingDaysAfter } from './workingDays.ts'

const nationalDay = new Map<string, 'rest' | 'work'>([
  ['2026-10-01', 'rest'],
  ['2026-10-02', 'rest'],
  ['2026-10-05', 'rest'],
  ['2026-10-06', 'rest'],
  ['2026-10-07', 'rest'],
  ['2026-10-10', 'work'],
])

test('working days: weekends and holidays rest, make-up days work', () => {
  expect(isWorkingDay('2026-10-01', nationalDay)).toBe(false)
  expect(isWorkingDay('2026-10-10', nationalDay)).toBe(true)
  expect(isWorkingDay('2026-10-10', new Map())).toBe(false)
  expect(workingDayFrom('2026-10-01', nationalDay)).toBe('2026-10-08')
})

test('working days: counted over a holiday', () => {
  expect(workingDaysAfter('2026-09-30', 1, nationalDay)).toBe('2026-10-08')
  expect(workingDaysAfter('2026-09-30', 3, nationalDay)).toBe('2026-10-10')
  expect(workingDaysAfter('2026-09-30', 0, nationalDay)).toBe('2026-09-30')
})
