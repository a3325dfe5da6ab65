import { describe, expect, test } from 'vitest'
import { defaultScheme } from '#contract/onboarding/scores.ts'
import {
  bandOf,
  type Counted,
  hasEnded,
  monthsOf,
  quarterBefore,
  quarterOf,
  scoreOf,
  violationOfScheme,
} from './score.rules.ts'

const fact = (metric: Counted['metric'], num: number, den: number, facts = 1): Counted => ({
  metric,
  num: num.toFixed(2),
  den: den.toFixed(2),
  facts,
})
const points = (...counted: readonly Counted[]) => scoreOf(defaultScheme, counted).points

describe('scores', () => {
  test('all at their targets is 100, at their floors 0, and between them in proportion', () => {
    const all = (ratio: (rule: (typeof defaultScheme.metrics)[number]) => number) =>
      points(...defaultScheme.metrics.map((rule) => fact(rule.metric, ratio(rule), 100)))
    expect(all(({ target }) => target)).toBe('100.00')
    expect(all(({ floor }) => floor)).toBe('0.00')
    expect(all(({ floor, target }) => (floor + target) / 2)).toBe('50.00')
    expect(all(() => 0)).toBe('0.00')
  })

  test('a metric without facts is left out, and the other weights make up the whole', () => {
    expect(points(fact('otif', 79, 100, 3))).toBe('50.00')
    expect(points(fact('otif', 98, 100, 2), fact('stars', 60, 100, 1))).toBe('60.00')
    expect(points(fact('otif', 98, 100, 3), fact('clean', -1, 0, 1))).toBe('100.00')
  })

  test('with fewer than three facts there is no score, and so no band and no suggestion', () => {
    expect(scoreOf(defaultScheme, [fact('otif', 0, 1, 2)])).toMatchObject({ points: null, band: '', proposal: 'none' })
    expect(scoreOf(defaultScheme, [])).toMatchObject({ points: null })
  })

  test('bands begin with their points, and the last one has 100', () => {
    const names = [0, 59.99, 60, 74.99, 75, 90, 100].map((each) => bandOf(defaultScheme.bands, each).name)
    expect(names).toEqual(['D', 'D', 'C', 'C', 'B', 'A', 'A'])
  })

  test('weights add up to 100, targets are above floors, and bands cover everything from 0', () => {
    const { metrics, bands } = defaultScheme
    const [first, ...others] = metrics
    expect(violationOfScheme(defaultScheme)).toBeUndefined()
    expect(violationOfScheme({ bands, metrics: others })).toBe('score.weights')
    expect(violationOfScheme({ bands, metrics: [{ ...first, weight: 29 }, ...others] })).toBe('score.weights')
    expect(violationOfScheme({ bands, metrics: [first, { ...first, weight: 70 }] })).toBe('score.weights')
    expect(violationOfScheme({ bands, metrics: [{ ...first, floor: 98 }, ...others] })).toBe('score.target')
    for (const wrong of [[], bands.slice(1), [bands[0], bands[2], bands[1]], [bands[0], bands[0]]])
      expect(violationOfScheme({ metrics, bands: wrong })).toBe('score.bands')
  })

  test('quarters have three months, and end with the last one', () => {
    expect(monthsOf('2026Q4')).toEqual(['2026-10', '2026-11', '2026-12'])
    expect([quarterOf('2026-01'), quarterOf('2026-03'), quarterOf('2026-12')]).toEqual(['2026Q1', '2026Q1', '2026Q4'])
    expect(quarterBefore('2026-02')).toBe('2025Q4')
    expect([hasEnded('2026Q3', '2026-09-30'), hasEnded('2026Q3', '2026-10-01')]).toEqual([false, true])
  })
})
