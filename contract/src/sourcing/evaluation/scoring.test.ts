import { expect, test } from 'vitest'
import { Check } from 'typebox/schema'
import { isDeviating, missingScores, spreadOf, withDecimal } from './scoring.ts'
import { WrittenScore } from './scoreShapes.ts'

const written = (points: string) => ({ supplierId: '1', criterion: 0, points, comment: '' })

test('scores: 0 to 100 with at most one decimal; an empty score is missing', () => {
  for (const points of ['0', '0.0', '7', '59.5', '99.9', '100', '100.0', ''])
    expect([points, Check(WrittenScore, written(points))]).toEqual([points, true])
  for (const points of ['100.1', '101', '-1', '5.55', '05', '1e2', ' 5', '.5', '5.'])
    expect([points, Check(WrittenScore, written(points))]).toEqual([points, false])
  expect(['7', '59.5', '100', ''].map(withDecimal)).toEqual(['7.0', '59.5', '100.0', ''])
  expect(missingScores([written(''), written('0.0')])).toBe(1)
})

test('scores: a deviation of 20 points or more from the mean of the others is large', () => {
  const points = ['80.0', '84.0', '62.0']
  expect(points.map((_, at) => isDeviating(points, at))).toEqual([false, false, true])
  expect(isDeviating(['90.0', '70.0'], 0)).toBe(true)
  expect(isDeviating(['89.9', '70.0'], 0)).toBe(false)
  expect(isDeviating(['10.0'], 0)).toBe(false)
  expect(spreadOf(['80.0', '100.0', '9.5'])).toEqual({ lowest: '9.5', highest: '100.0' })
})
