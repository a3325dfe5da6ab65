import { expect, test } from 'vitest'
import { stepsOf } from './steps.ts'

const project = { audit: '1' as const, releaseTime: '2026-11-20T01:00:00.000Z', ending: null }
const states = (of: Parameters<typeof stepsOf>[0]) => stepsOf(of).map(({ state }) => state)

test('steps: what is over is done, and where the project is, is current', () => {
  expect(states({ ...project, state: '5' })).toEqual(['done', 'done', 'current', 'future', 'future', 'future'])
  expect(states({ ...project, state: '3', releaseTime: null })[0]).toBe('current')
  expect(new Set(states({ ...project, state: '7' }))).toEqual(new Set(['done']))
})

test('steps: without enrolment there is no such step', () => {
  expect(stepsOf({ ...project, audit: '2', state: '5' }).map(({ key }) => key)).not.toContain('enrolment')
})

test('steps: a project without a result has failed where it was', () => {
  expect(states({ ...project, state: '9', ending: 'tooFewEnrolments' })).toEqual([
    'done',
    'failed',
    'future',
    'future',
    'future',
    'future',
  ])
  expect(states({ ...project, state: '9', ending: 'terminated' }).at(-1)).toBe('failed')
})
