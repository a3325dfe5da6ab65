import { expect, test } from 'vitest'
import { arrivalOf } from './arrival.rules.ts'

const at = (text: string) => new Date(`${text}+08:00`)

test('arrival: counts from the day of dispatch, which ends at 16:00 and leaves out weekends', () => {
  // A Wednesday.
  expect(arrivalOf(at('2026-11-25T15:59'), 1)).toEqual({ day: '2026-11-26', leavesToday: true })
  expect(arrivalOf(at('2026-11-25T16:00'), 1)).toEqual({ day: '2026-11-27', leavesToday: false })
  // Friday evening and Saturday: it leaves on Monday.
  expect(arrivalOf(at('2026-11-27T18:00'), 2)).toEqual({ day: '2026-12-02', leavesToday: false })
  expect(arrivalOf(at('2026-11-28T09:00'), 2)).toEqual({ day: '2026-12-02', leavesToday: false })
  // What would arrive on a Saturday arrives on Monday.
  expect(arrivalOf(at('2026-11-26T09:00'), 2)).toEqual({ day: '2026-11-30', leavesToday: true })
})

test('arrival: the day is that of China, and unknown without a lead time', () => {
  expect(arrivalOf(new Date('2026-12-31T23:30:00Z'), 3)).toEqual({ day: '2027-01-04', leavesToday: true })
  expect(arrivalOf(at('2026-11-25T09:00'), 0)).toBeNull()
})
