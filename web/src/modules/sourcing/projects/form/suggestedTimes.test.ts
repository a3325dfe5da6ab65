import { expect, test } from 'vitest'
import { minuteOf } from '#contract/kit/calendar.ts'
import { suggestedTimes } from './suggestedTimes.ts'

const thursday = new Date('2026-11-26T09:30:12+08:00')
const shown = (times: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(times).map(([name, at]) => [name, at && minuteOf(new Date(at))]))

test('suggested times: three working days each for enrolment and quoting, without weekends', () => {
  expect(shown({ ...suggestedTimes('1', thursday) })).toEqual({
    enrolBeginAt: '2026-11-26 09:30',
    enrolEndAt: '2026-12-01 18:00',
    questionEndAt: '2026-12-03 18:00',
    quoteBeginAt: '2026-12-01 18:00',
    quoteEndAt: '2026-12-04 18:00',
  })
})

test('suggested times: without enrolment quoting begins now', () => {
  expect(shown({ ...suggestedTimes('2', thursday) })).toEqual({
    enrolBeginAt: null,
    enrolEndAt: null,
    questionEndAt: '2026-11-30 18:00',
    quoteBeginAt: '2026-11-26 09:30',
    quoteEndAt: '2026-12-01 18:00',
  })
})

test('suggested times: days are in China time', () => {
  const friday = new Date('2026-11-26T18:30:00Z')
  expect(shown({ ...suggestedTimes('2', friday) })).toMatchObject({
    quoteBeginAt: '2026-11-27 02:30',
    quoteEndAt: '2026-12-02 18:00',
  })
})
