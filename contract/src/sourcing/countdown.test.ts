import { describe, expect, test } from 'vitest'
import { buttonOf, cardOf, type Counted, countdownOf, countedBy, isQuotingOver, partsOf } from './countdown.ts'

const at = (hour: number, ms = 0) => new Date(Date.UTC(2026, 10, 21, hour) + ms).toISOString()
const instant = (hour: number, ms = 0) => Date.parse(at(hour, ms))

/** Published at 8, enrolment 9 to 12, quoting 14 to 18. */
const inquiry: Counted = {
  state: '4',
  audit: '1',
  publishAt: at(8),
  enrolBeginAt: at(9),
  enrolEndAt: at(12),
  quoteBeginAt: at(14),
  quoteEndAt: at(18),
  negotiationEndAt: null,
}
const of = (over: Partial<Counted>): Counted => ({ ...inquiry, ...over })
const hour = 3_600_000

describe('countdown: counts to the first time in the future', () => {
  test.each([
    ['before the enrolment', instant(8), 'enrolBegin', hour],
    ['a millisecond before it begins', instant(9, -1), 'enrolBegin', 1],
    ['the moment it begins', instant(9), 'enrolEnd', 3 * hour],
    ['a millisecond before it ends', instant(12, -1), 'enrolEnd', 1],
    ['the moment it ends', instant(12), 'quoteBegin', 2 * hour],
    ['the moment the quoting begins', instant(14), 'quoteEnd', 4 * hour],
    ['a millisecond before it ends', instant(18, -1), 'quoteEnd', 1],
  ])('countdown: %s', (_, now, label, left) => {
    expect(countdownOf(inquiry, now)).toMatchObject({ label, left, isOver: false })
  })

  test.each([
    ['the moment the last time has come', inquiry, instant(18)],
    ['an hour later', inquiry, instant(19)],
    [
      'without any time',
      of({ enrolBeginAt: null, enrolEndAt: null, quoteBeginAt: null, quoteEndAt: null }),
      instant(8),
    ],
    ['awaiting confirmation before its time', of({ state: '6' }), instant(15)],
    ['awaiting the publication of its result', of({ state: '8' }), instant(15)],
    ['done', of({ state: '7' }), instant(15)],
    ['ended before the enrolment', of({ state: '9' }), instant(8)],
  ])('countdown: nothing remains %s', (_, project, now) => {
    expect(countdownOf(project, now)).toEqual({ label: 'quoteEnd', at: null, left: 0, progress: 1, isOver: true })
  })

  test.each([
    ['an enrolment that has begun with its publication', of({ enrolBeginAt: null }), instant(8), 'enrolEnd'],
    ['quoting that follows the enrolment', of({ quoteBeginAt: null }), instant(12), 'quoteEnd'],
    ['an extended enrolment', of({ enrolEndAt: at(13) }), instant(12), 'enrolEnd'],
  ])('countdown: %s', (_, project, now, label) => expect(countdownOf(project, now).label).toBe(label))
})

describe('countdown: skips the enrolment if there is none', () => {
  const open = of({ audit: '2', state: '5' })
  test.each([
    ['dates of an enrolment do not count', instant(8), 'noEnrolment', 6 * hour],
    ['the wait for the quoting is 无需报名', instant(14, -1), 'noEnrolment', 1],
    ['then its end', instant(14), 'quoteEnd', 4 * hour],
  ])('countdown: %s', (_, now, label, left) => expect(countdownOf(open, now)).toMatchObject({ label, left }))
  test('countdown: there is none at the end', () => expect(countdownOf(open, instant(18)).isOver).toBe(true))
})

describe('countdown: counts to the end of a negotiation', () => {
  const negotiation = of({ state: '10', negotiationEndAt: at(22) })
  test.each([
    [instant(19), 'negotiationEnd', 3 * hour],
    // Only its own end is used, even if another time is nearer.
    [instant(13), 'negotiationEnd', 9 * hour],
    [instant(22, -1), 'negotiationEnd', 1],
  ])('countdown: at %d', (now, label, left) => expect(countdownOf(negotiation, now)).toMatchObject({ label, left }))
  test('countdown: nothing remains at its end', () => {
    expect(countdownOf(negotiation, instant(22))).toMatchObject({ label: 'quoteEnd', isOver: true })
  })
  test("countdown: the negotiation's end is used only during a negotiation", () => {
    expect(countdownOf(of({ state: '5', negotiationEndAt: at(22) }), instant(19)).isOver).toBe(true)
  })
})

test.each([
  ['from the publication to the enrolment', inquiry, instant(8, hour / 2), 0.5],
  ['of the enrolment', inquiry, instant(10), 1 / 3],
  ['of the quoting', inquiry, instant(17), 0.75],
  ['of a negotiation, from the end of the quoting', of({ state: '10', negotiationEndAt: at(22) }), instant(19), 0.25],
  ['of a stage without a beginning', of({ publishAt: null }), instant(8), 0],
  ['of a stage that has not begun', inquiry, instant(7), 0],
])('countdown: progress %s', (_, project, now, progress) =>
  expect(countdownOf(project, now).progress).toBeCloseTo(progress),
)

test('countdown: names the time that it counts to', () => {
  expect(countdownOf(inquiry, instant(10)).at).toBe(at(12))
})

test.each([
  ['enrolment in its window', of({ state: '4' }), instant(10), '0', 2 * hour],
  ['enrolment at its first moment', of({ state: '4' }), instant(9), '0', 3 * hour],
  ['enrolment before its window', of({ state: '4' }), instant(9, -1), '0', 0],
  ['enrolment at its end', of({ state: '4' }), instant(12), '0', 0],
  ['enrolment without an end', of({ state: '4', enrolEndAt: null }), instant(10), '0', 0],
  ['quoting in its window', of({ state: '5' }), instant(16), '1', 2 * hour],
  ['quoting without a beginning', of({ state: '5', quoteBeginAt: null }), instant(13), '1', 5 * hour],
  ['quoting before its window', of({ state: '5' }), instant(14, -1), '1', 0],
  ['quoting a millisecond before its end', of({ state: '5' }), instant(18, -1), '1', 1],
  ['quoting at its end', of({ state: '5' }), instant(18), '1', 0],
  ['a negotiation', of({ state: '10', negotiationEndAt: at(22) }), instant(20), '1', 2 * hour],
  ['awaiting confirmation', of({ state: '6' }), instant(16), '2', 0],
  ['awaiting the publication of its result', of({ state: '8' }), instant(16), '2', 0],
  ['deal done', of({ state: '7' }), instant(16), '3', 0],
  ['failed', of({ state: '9' }), instant(16), '4', 0],
] as const)('floor card: %s', (_, project, now, type, left) => expect(cardOf(project, now)).toEqual({ type, left }))

test.each([
  ['0', 'enrol'],
  ['1', 'quote'],
  ['2', 'view'],
  ['3', 'view'],
  ['4', 'view'],
] as const)('floor card: type %s has the button %s', (type, button) => expect(buttonOf(type)).toBe(button))

test('countdown: the number of enrolments is shown until enrolment ends, then that of quotes', () => {
  expect([countedBy('signupend'), countedBy('quoteend')]).toEqual(['enrolled', 'quoted'])
})

test.each([
  [0, [0, 0, 0, 0]],
  [-5, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [1000, [0, 0, 0, 1]],
  [1001, [0, 0, 0, 2]],
  [59_000, [0, 0, 0, 59]],
  [60_000, [0, 0, 1, 0]],
  [hour - 1, [0, 1, 0, 0]],
  [24 * hour, [1, 0, 0, 0]],
  [24 * hour + 4 * hour + 51 * 60_000 + 9000, [1, 4, 51, 9]],
  [100 * 24 * hour, [100, 0, 0, 0]],
])('countdown: %d ms are split into units', (left, parts) => expect(partsOf(left)).toEqual(parts))

test('end of quoting: 6 to 9 are shown by state, negotiations and earlier states by time', () => {
  const states = ['4', '5', '10', '6', '7', '8', '9'] as const
  expect(states.filter((state) => isQuotingOver({ state }))).toEqual(['6', '7', '8', '9'])
})
