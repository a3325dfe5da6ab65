import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter, dayOf, daysBetween, hourOf, minuteOf, monthAfter, monthsBetween, monthsLater } from './calendar.ts'

test.each([
  ['the last minute of the year in China', '2026-12-31T15:59:59Z', '2026-12-31'],
  ['a second later it is next year', '2026-12-31T16:00:00Z', '2027-01-01'],
  ['the leap day', '2028-02-28T16:00:00Z', '2028-02-29'],
])('calendar: %s', (_, instant, day) => expect(dayOf(new Date(instant))).toBe(day))

const china = { timeZone: 'Asia/Shanghai', hourCycle: 'h23' } as const
const day = new Intl.DateTimeFormat('sv-SE', china)
const minute = new Intl.DateTimeFormat('sv-SE', { ...china, dateStyle: 'short', timeStyle: 'short' })
const hour = new Intl.DateTimeFormat('en', { ...china, hour: 'numeric' })

test('calendar: days, hours and minutes are in China time', () => {
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (now) => {
      expect(dayOf(now)).toBe(day.format(now))
      expect(hourOf(now)).toBe(Number(hour.format(now)))
      expect(minuteOf(now)).toBe(minute.format(now))
    }),
  )
})

test('calendar: days continue across months and years, forwards and backwards', () => {
  expect(dayAfter('2026-12-30', 3)).toBe('2027-01-02')
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
  expect([daysBetween('2026-12-30', '2027-01-02'), daysBetween('2027-01-02', '2026-12-30')]).toEqual([3, -3])
  expect([monthsLater('2027-11-30', 3), monthsLater('2026-12-15', 1)]).toEqual(['2028-02-29', '2027-01-15'])
})

test('calendar: months continue across years, forwards and backwards', () => {
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11'])
  expect(monthsBetween('2026-11', '2026-10')).toEqual([])
  expect([monthAfter('2026-11', -11), monthAfter('2026-11', 2), monthAfter('2026-01', -1)]).toEqual([
    '2025-12',
    '2027-01',
    '2025-12',
  ])
})
