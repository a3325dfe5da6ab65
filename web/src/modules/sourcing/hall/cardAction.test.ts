import { expect, test } from 'vitest'
import type { CountedCard } from '#web/modules/sourcing/countdown/countedProject.ts'
import { cardActionOf } from './cardAction.ts'

const card: CountedCard = {
  status: '4',
  detailStatus: '',
  audit: '1',
  releaseTime: '2026-11-21T08:00:00.000Z',
  enrollDate: '2026-11-21T09:00:00.000Z',
  deadlineDate: '2026-11-21T12:00:00.000Z',
  quoteBeginDay: '2026-11-21T14:00:00.000Z',
  quoteEndDay: '2026-11-21T18:00:00.000Z',
  negotiationEndDay: null,
}
const at = (time: string) => Date.parse(`2026-11-21T${time}:00.000Z`)

test.each([
  ['enrolment', {}, 'supplier', '10:00', 'enrol'],
  ['enrolment', {}, 'visitor', '10:00', 'logInToEnrol'],
  ['enrolment', {}, 'other', '10:00', 'view'],
  ['enrolment that has not begun', {}, 'supplier', '08:59', 'view'],
  ['enrolment that is over', {}, 'supplier', '12:00', 'view'],
  ['quoting', { status: '5' }, 'supplier', '15:00', 'view'],
  ['quoting', { status: '5' }, 'visitor', '15:00', 'view'],
  ['quoting that is over', { status: '5' }, 'visitor', '18:00', 'quoted'],
  [
    'a negotiation',
    { status: '5', detailStatus: '10', negotiationEndDay: '2026-11-22T00:00:00.000Z' },
    'supplier',
    '20:00',
    'view',
  ],
  ['awaiting confirmation', { status: '6' }, 'supplier', '19:00', 'view'],
  ['done', { status: '7' }, 'supplier', '19:00', 'view'],
  ['ended', { status: '9' }, 'visitor', '10:00', 'view'],
] as const)('card action: %s', (_, change, reader, time, action) => {
  expect(cardActionOf({ ...card, ...change }, reader, at(time))).toBe(action)
})
