import { expect, test } from 'vitest'
import { daysIn, presetOf, rangeOf } from './presets.ts'

const at = (text: string, time = '15:00') => new Date(`${text}T${time}:00+08:00`)

test('date presets: ranges end today, inclusive', () => {
  const now = at('2026-11-20')
  expect(rangeOf('today', now)).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  expect(rangeOf('week', now)).toEqual({ from: '2026-11-14', to: '2026-11-20' })
  expect(rangeOf('month', now)).toEqual({ from: '2026-10-22', to: '2026-11-20' })
  expect(rangeOf('quarter', now)).toEqual({ from: '2026-08-20', to: '2026-11-20' })
  expect(rangeOf('year', now)).toEqual({ from: '2026-01-01', to: '2026-11-20' })
  expect(daysIn(rangeOf('week', now))).toBe(7)
  expect(daysIn(rangeOf('month', now))).toBe(30)
})

test('date presets: ranges stay within the intended month', () => {
  expect(rangeOf('quarter', at('2026-05-31')).from).toBe('2026-02-28')
  expect(rangeOf('quarter', at('2026-02-10')).from).toBe('2025-11-10')
  expect(rangeOf('week', at('2026-01-03')).from).toBe('2025-12-28')
})

test('date presets: today is the business day in China, whatever the time zone of the browser', () => {
  for (const time of ['00:00', '07:59', '23:59'])
    expect(rangeOf('year', at('2027-01-01', time))).toEqual({ from: '2027-01-01', to: '2027-01-01' })
})

test('date presets: a preset range is recognised', () => {
  const now = at('2026-11-20')
  expect(presetOf({ from: '2026-10-22', to: '2026-11-20' }, now)).toBe('month')
  expect(presetOf({ from: '2026-10-21', to: '2026-11-20' }, now)).toBeUndefined()
})
