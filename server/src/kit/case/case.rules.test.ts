import { expect, test } from 'vitest'
import type { CaseStatus } from '#contract/kit/case/states.ts'
import { systemActor } from '#kit/actor.ts'
import { applicationFlowOf, ownActions } from './case.rules.ts'

const of = applicationFlowOf('feedback.manage')
const handler = { ...systemActor('1'), personId: '9', permissions: new Set(['feedback.manage'] as const) }
const can = (status: CaseStatus, person = '7') => of.can({ status, person_id: person }, handler)

test('case flow: each state has its actions of the applicant and of the queue', () => {
  const all = Object.keys(of.names) as CaseStatus[]
  expect(Object.fromEntries(all.map((status) => [status, [ownActions(of, status), can(status)]]))).toEqual({
    '01': [['save', 'submit'], []],
    '02': [['withdraw'], ['take', 'ask', 'grant', 'refuse']],
    '03': [['withdraw'], ['ask', 'grant', 'refuse']],
    '04': [['withdraw', 'answer'], ['refuse']],
    '05': [[], []],
    '06': [['save', 'submit'], []],
    '07': [['save', 'submit'], []],
  })
})

test('case flow: nobody handles a case of their own person, and visitors have none', () => {
  expect(can('02', '9')).toEqual([])
  expect(() => of.decide({ status: '02', person_id: '9' }, 'grant', handler)).toThrow('case.own')
  expect(of.decide({ status: '02', person_id: null }, 'grant', handler)).toBe('05')
})
