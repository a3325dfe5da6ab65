import { expect, test } from 'vitest'
import type { CountedCard } from '#web/modules/sourcing/countdown/countedProject.ts'
import { cardLabelOf, cardTargetOf } from './cardAction.ts'

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
  isLive: false,
  auctionBeginDay: null,
  auctionEndDay: null,
}
const negotiation = { status: '5', detailStatus: '10', negotiationEndDay: '2026-11-22T00:00:00.000Z' } as const
const at = (time: string) => Date.parse(`2026-11-21T${time}:00.000Z`)

test.each([
  ['enrolment', {}, 'supplier', '10:00', 'enrol', 'enrolment'],
  ['enrolment', {}, 'visitor', '10:00', 'enrol', 'supplierLogin'],
  ['enrolment', {}, 'other', '10:00', 'view', 'project'],
  ['enrolment that has not begun', {}, 'supplier', '08:59', 'view', 'project'],
  ['enrolment that is over', {}, 'supplier', '12:00', 'view', 'project'],
  ['quoting that has not begun', { status: '5' }, 'supplier', '13:59', 'view', 'project'],
  ['quoting', { status: '5' }, 'visitor', '15:00', 'quote', 'project'],
  ['quoting', { status: '5' }, 'other', '15:00', 'view', 'project'],
  ['quoting that is over', { status: '5' }, 'supplier', '18:00', 'quoted', 'project'],
  ['quoting that is over', { status: '5' }, 'other', '18:00', 'view', 'project'],
  ['a negotiation', negotiation, 'visitor', '20:00', 'view', 'project'],
  ['awaiting confirmation', { status: '6' }, 'supplier', '19:00', 'view', 'project'],
  ['done', { status: '7' }, 'supplier', '19:00', 'view', 'project'],
  ['ended', { status: '9' }, 'visitor', '10:00', 'view', 'project'],
] as const)('card action: %s, %#', (_, change, reader, time, label, leadsTo) => {
  const said = cardLabelOf({ ...card, ...change }, at(time), { reader, isApply: true, standing: null })
  expect([said, cardTargetOf(said, reader)]).toEqual([label, leadsTo])
})

test('card action: without online enrolment the project is shown, and quoting is unchanged', () => {
  const reading = { reader: 'supplier', isApply: false, standing: 'mayQuote' } as const
  expect(cardLabelOf(card, at('10:00'), reading)).toBe('view')
  expect(cardLabelOf({ ...card, status: '5' }, at('15:00'), reading)).toBe('quote')
})

test.each([
  ['enrolment', {}, '10:00', 'submitted', 'enrolled', 'enrolment'],
  ['enrolment', {}, '10:00', 'passed', 'enrolled', 'enrolment'],
  ['enrolment', {}, '10:00', 'rejected', 'enrol', 'enrolment'],
  ['enrolment', {}, '10:00', 'withdrawn', 'enrol', 'enrolment'],
  ['enrolment', {}, '10:00', null, 'enrol', 'enrolment'],
  ['enrolment', {}, '10:00', undefined, 'view', 'project'],
  ['quoting', { status: '5' }, '15:00', 'mayQuote', 'quote', 'quote'],
  ['quoting', { status: '5' }, '15:00', 'quoted', 'ownQuote', 'quote'],
  ['quoting', { status: '5' }, '15:00', 'toConfirm', 'confirm', 'quote'],
  ['quoting', { status: '5' }, '15:00', 'rejected', 'view', 'project'],
  ['quoting', { status: '5' }, '15:00', null, 'view', 'project'],
  ['quoting', { status: '5' }, '15:00', undefined, 'view', 'project'],
  ['quoting without enrolment', { status: '5', audit: '2' }, '15:00', null, 'quote', 'quote'],
  ['a negotiation', negotiation, '20:00', 'mayQuote', 'quote', 'quote'],
  ['a negotiation', negotiation, '20:00', 'quoted', 'ownQuote', 'quote'],
  ['a negotiation', negotiation, '20:00', 'notAsked', 'notAsked', 'project'],
  ['a negotiation', negotiation, '20:00', null, 'view', 'project'],
  ['a negotiation without enrolment', { ...negotiation, audit: '2' }, '20:00', null, 'view', 'project'],
] as const)('card action: %s, by the own standing, %#', (_, change, time, standing, label, leadsTo) => {
  const said = cardLabelOf({ ...card, ...change }, at(time), { reader: 'supplier', isApply: true, standing })
  expect([said, cardTargetOf(said, 'supplier')]).toEqual([label, leadsTo])
})
