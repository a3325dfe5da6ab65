import { expect, test } from 'vitest'
import { endOf, scheduleOf, type Timetable } from './schedule.ts'

const times: Timetable = {
  audit: '1',
  publishAt: '2026-11-21T08:00:00.000Z',
  enrolBeginAt: '2026-11-21T09:00:00.000Z',
  enrolEndAt: '2026-11-21T12:00:00.000Z',
  quoteBeginAt: '2026-11-21T14:00:00.000Z',
  quoteEndAt: '2026-11-21T18:00:00.000Z',
  negotiationEndAt: '2026-11-22T10:00:00.000Z',
}
const kinds = (of: Timetable) => scheduleOf(of).map(({ kind }) => kind)

test('schedule: all times are in order', () => {
  expect(kinds(times)).toEqual(['publish', 'enrolBegin', 'enrolEnd', 'quoteBegin', 'quoteEnd', 'negotiationEnd'])
})

test('schedule: without enrolment its times are ignored', () => {
  expect(kinds({ ...times, audit: '2' })).toEqual(['publish', 'quoteBegin', 'quoteEnd', 'negotiationEnd'])
})

test('schedule: missing times are omitted', () => {
  expect(kinds({ ...times, publishAt: null, enrolBeginAt: null, quoteBeginAt: null, negotiationEndAt: null })).toEqual([
    'enrolEnd',
    'quoteEnd',
  ])
})

test.each([
  ['3', times.publishAt],
  ['4', times.enrolEndAt],
  ['5', times.quoteEndAt],
  ['10', times.negotiationEndAt],
  ['1', null],
  ['2', null],
  ['6', null],
  ['7', null],
  ['8', null],
  ['9', null],
] as const)('schedule: state %s ends at %s', (state, end) => expect(endOf(state, times)).toBe(end))

test('schedule: without enrolment no time ends it', () => {
  expect(endOf('4', { ...times, audit: '2' })).toBeNull()
})
