import { expect, test } from 'vitest'
import { secondOf } from '#web/kit/format/time.ts'
import { suggestedTimes } from './suggestedTimes.ts'

const thursday = new Date(2026, 10, 26, 9, 30, 12)
const shown = (times: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(times).map(([name, at]) => [name, at && secondOf(at).slice(0, 16)]))

test('suggested times: three working days each to enrol and to quote, weekends left out', () => {
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
