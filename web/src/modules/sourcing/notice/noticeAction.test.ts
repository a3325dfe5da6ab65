import { expect, test } from 'vitest'
import { noticeActionOf, noticeHintOf } from './noticeAction.ts'

type Notice = Parameters<typeof noticeActionOf>[0]
const notice: Notice = {
  can: [],
  enrolment: null,
  status: '4',
  detailStatus: '',
  audit: '1',
  viewer: 'visitor',
  isApply: true,
}
const enrolled = (status: 'submitted' | 'passed' | 'rejected' | 'withdrawn') => ({
  id: '1',
  version: 1,
  status,
  reason: '',
})

test.each<[string, Partial<Notice>, boolean, string | undefined, string | undefined]>([
  ['a visitor in enrolment', {}, true, 'logInToEnrol', 'visitorEnrol'],
  ['a visitor in quoting', { status: '5' }, true, 'logInToQuote', 'visitorQuote'],
  ['a visitor in a negotiation', { status: '5', detailStatus: '10' }, true, undefined, undefined],
  ['a visitor after quoting', { status: '6' }, true, undefined, undefined],
  ['a supplier in enrolment', { can: ['enrol', 'ask'], viewer: 'supplier' }, false, 'enrol', undefined],
  ['a supplier before enrolment', { viewer: 'supplier' }, false, undefined, undefined],
  ['an enrolled supplier', { enrolment: enrolled('submitted'), viewer: 'supplier' }, false, 'enrolment', 'submitted'],
  ['a supplier let in', { enrolment: enrolled('passed'), viewer: 'enrolled' }, false, 'enrolment', 'passed'],
  [
    'a supplier turned away',
    { can: ['enrol'], enrolment: enrolled('rejected'), viewer: 'supplier' },
    false,
    'correct',
    'rejected',
  ],
  ['a visitor where nobody enrols online', { isApply: false }, true, undefined, 'offline'],
  ['a supplier where nobody enrols online', { isApply: false, viewer: 'supplier' }, false, undefined, 'offline'],
  ['a supplier too late', { status: '5', viewer: 'supplier' }, false, undefined, 'notEnrolled'],
  ['a supplier where nobody enrols', { status: '5', audit: '2', viewer: 'enrolled' }, false, undefined, undefined],
  ['the buyer', { can: ['follow', 'manage'], viewer: 'owner' }, false, 'manage', undefined],
  ['a colleague', { can: ['follow'], viewer: 'department' }, false, undefined, undefined],
])('notice action: %s', (_, over, isVisitor, action, hint) => {
  expect(noticeActionOf({ ...notice, ...over }, isVisitor)).toBe(action)
  expect(noticeHintOf({ ...notice, ...over }, isVisitor)).toBe(hint)
})
