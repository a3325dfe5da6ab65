import { expect, test } from 'vitest'
import { sum } from '#contract/kit/money.ts'
import { planStages, replanStages } from './stage.rules.ts'

const drafts = (...percents: string[]) =>
  percents.map((percent) => ({ name: '阶段', trigger: '条件', percent, dueOn: null }))
const totals = (stages: readonly { percent: string; amount: string }[]) => [
  sum(stages.map(({ percent }) => percent)),
  sum(stages.map(({ amount }) => amount)),
]

test('stages: thirds add up to the contract to the cent, the rest is in the last one', () => {
  const stages = planStages(drafts('33.33', '33.33', '33.33'), '100.00')!
  expect(stages.map(({ percent, amount }) => [percent, amount])).toEqual([
    ['33.33', '33.33'],
    ['33.33', '33.33'],
    ['33.34', '33.34'],
  ])
})

test('stages: add up for all amounts, and never below zero', () => {
  for (let cents = 1; cents < 400; cents += 7)
    for (const percents of [
      ['30', '40', '25', '5'],
      ['16.67', '16.67', '16.66', '50'],
      Array.from({ length: 20 }, () => '5'),
    ]) {
      const gross = (cents / 100).toFixed(2)
      const stages = planStages(drafts(...percents), gross)!
      expect(totals(stages)).toEqual(['100.00', gross])
      expect(stages.every(({ amount }) => !amount.startsWith('-'))).toBe(true)
    }
})

test.each([[['50', '49']], [['60', '50']], [['100', '0.5']], [[]]])('stages: %j is not all of it', (percents) => {
  expect(planStages(drafts(...percents), '100.00')).toBeUndefined()
})

test('stages: another amount leaves what is done, the others share the rest as before', () => {
  const stages = [
    { status: 'done', percent: '30.00', amount: '30.00' },
    { status: 'open', percent: '40.00', amount: '40.00' },
    { status: 'reported', percent: '30.00', amount: '30.00' },
  ]
  const after = replanStages(stages, '100.07')!
  expect(after.map(({ amount }) => amount)).toEqual(['30.00', '40.04', '30.03'])
  expect(totals(after)).toEqual(['100.00', '100.07'])
  expect(replanStages(stages, '29.99')).toBeUndefined()
  expect(replanStages([{ status: 'done', percent: '100', amount: '10' }], '20')).toBeUndefined()
})
