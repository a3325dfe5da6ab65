import { expect, test } from 'vitest'
import { stepsOf } from './noticeSteps.ts'

type Staged = Parameters<typeof stepsOf>[0]
const [enrolEnd, quoteEnd] = ['2026-11-19T10:00:00.000Z', '2026-11-22T12:00:00.000Z']
const ended = (kind: 'failed' | 'terminated', at: string): Partial<Staged> => ({
  status: '9',
  moments: [{ kind, at, isDone: true, no: null }],
})
const letters = { done: 'd', current: 'C', future: '.', failed: 'F' }
const drawn = (over: Partial<Staged>) =>
  stepsOf({ status: '4', audit: '1', deadlineDate: enrolEnd, quoteEndDay: quoteEnd, moments: [], ...over })
    .map(({ state }) => letters[state])
    .join('')

test.each<[string, Partial<Staged>, string]>([
  ['enrolment', { status: '4' }, 'dC....'],
  ['quoting', { status: '5' }, 'ddC...'],
  ['quoting without enrolment', { status: '5', audit: '2' }, 'dC...'],
  ['awaiting confirmation', { status: '6' }, 'dddC..'],
  ['awaiting its result', { status: '8' }, 'ddddC.'],
  ['completed', { status: '7' }, 'dddddd'],
  ['too few enrolments', ended('failed', enrolEnd), 'dF....'],
  ['too few quotes', ended('failed', quoteEnd), 'ddF...'],
  ['ended while quoting', ended('terminated', '2026-11-20T00:00:00.000Z'), 'ddF...'],
  ['ended after quoting', ended('terminated', '2026-11-23T00:00:00.000Z'), 'dddF..'],
])('notice steps: %s', (_, over, steps) => expect(drawn(over)).toBe(steps))
