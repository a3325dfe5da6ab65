import { expect, test } from 'vitest'
import { type ProjectSchedule, stepsOf } from './projectSteps.ts'

const [enrolEndAt, quoteEndAt] = ['2026-11-19T10:00:00.000Z', '2026-11-22T12:00:00.000Z']
const releaseTime = '2026-11-10T01:00:00.000Z'
const letters = { done: 'd', current: 'C', future: '.', failed: 'F' }
const drawn = (over: Partial<ProjectSchedule>) =>
  stepsOf({ state: '4', audit: '1', ending: null, releaseTime, enrolEndAt, quoteEndAt, ...over })
    .map(({ state }) => letters[state])
    .join('')
const ended = { state: '9', ending: 'terminated' } as const

test.each<[string, Partial<ProjectSchedule>, string]>([
  ['a draft', { state: '1', releaseTime: null }, '......'],
  ['to be published', { state: '3', releaseTime: null }, 'C.....'],
  ['enrolment', { state: '4' }, 'dC....'],
  ['quoting', { state: '5' }, 'ddC...'],
  ['negotiation', { state: '10' }, 'ddC...'],
  ['quoting without enrolment', { state: '5', audit: '2' }, 'dC...'],
  ['awaiting confirmation', { state: '6' }, 'dddC..'],
  ['awaiting its result', { state: '8' }, 'ddddC.'],
  ['completed', { state: '7' }, 'dddddd'],
  ['too few enrolments', { state: '9', ending: 'tooFewEnrolments' }, 'dF....'],
  ['too few quotes', { state: '9', ending: 'tooFewQuotes' }, 'ddF...'],
  ['too few valid quotes', { state: '9', ending: 'tooFewValidQuotes' }, 'dddF..'],
  ['too few who can open', { state: '9', ending: 'unopenable' }, 'dddF..'],
  ['ended while enrolling', { ...ended, endedAt: '2026-11-18T00:00:00.000Z' }, 'dF....'],
  ['ended while quoting', { ...ended, endedAt: '2026-11-20T00:00:00.000Z' }, 'ddF...'],
  ['ended after quoting', { ...ended, endedAt: '2026-11-23T00:00:00.000Z' }, 'dddF..'],
  ['ended nobody knows when', ended, 'd....F'],
  ['ended before its publication', { ...ended, releaseTime: null }, '.....F'],
])('project steps: %s', (_, over, steps) => expect(drawn(over)).toBe(steps))

const timesOf = (over: Partial<ProjectSchedule>) =>
  Object.fromEntries(
    stepsOf({ state: '4', audit: '1', ending: null, releaseTime, enrolEndAt, quoteEndAt, ...over }).map(
      ({ key, from, to }) => [key, [from ?? null, to ?? null]],
    ),
  )
const [endedAt, negotiationEndAt] = ['2026-11-25T02:00:00.000Z', '2026-11-24T02:00:00.000Z']

test('project steps: each has its time, past or future, if known', () => {
  expect(timesOf({ state: '5' })).toEqual({
    published: [releaseTime, null],
    enrolment: [releaseTime, enrolEndAt],
    quoting: [enrolEndAt, quoteEndAt],
    award: [quoteEndAt, null],
    result: [null, null],
    completed: [null, null],
  })
  expect(timesOf({ state: '6', negotiationEndAt })).toMatchObject({ award: [negotiationEndAt, null] })
  const done = { result: [endedAt, null], completed: [endedAt, null] }
  expect(timesOf({ state: '7', endedAt })).toMatchObject(done)
})

test('project steps: the step at which a project failed has its time', () => {
  expect(timesOf({ ...ended, endedAt: '2026-11-20T00:00:00.000Z' })).toMatchObject({
    quoting: ['2026-11-20T00:00:00.000Z', null],
    result: [null, null],
    completed: [null, null],
  })
  expect(timesOf({ state: '9', ending: 'tooFewEnrolments', endedAt: enrolEndAt })).toMatchObject({
    enrolment: [enrolEndAt, null],
  })
})
