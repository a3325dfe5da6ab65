import { monthAfter } from '#contract/kit/calendar.ts'
import {
  fewestFacts,
  type MetricRule,
  type ScoreBand,
  type ScoreMetric,
  type ScorePart,
} from '#contract/onboarding/scores.ts'

/** Months of a quarter: `2026Q3` → `2026-07`, `2026-08`, `2026-09`. */
export function monthsOf(period: string): [string, string, string] {
  const first = `${period.slice(0, 4)}-${String(Number(period.slice(5)) * 3 - 2).padStart(2, '0')}`
  return [first, monthAfter(first, 1), monthAfter(first, 2)]
}

/** Quarter of a month, and the one before it. */
export const quarterOf = (month: string): string => `${month.slice(0, 4)}Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`
export const quarterBefore = (month: string): string => quarterOf(monthAfter(month, -3))

/** Whether a quarter has ended on a day. */
export const hasEnded = (period: string, today: string): boolean => monthsOf(period)[2] < today.slice(0, 7)

export interface Scheme {
  readonly metrics: readonly MetricRule[]
  readonly bands: readonly ScoreBand[]
}

/** What is wrong with weights or bands; nothing where all 100 percent and all points are covered. */
export function violationOfScheme({ metrics, bands }: Scheme) {
  const total = metrics.reduce((all, { weight }) => all + weight, 0)
  const names = new Set(metrics.map(({ metric }) => metric))
  if (total !== 100 || names.size < metrics.length) return 'score.weights' as const
  if (metrics.some(({ floor, target }) => target <= floor)) return 'score.target' as const
  const isAscending = bands.every(({ from }, at) => at === 0 || from > bands[at - 1]!.from)
  return bands[0]?.from !== 0 || !isAscending ? ('score.bands' as const) : undefined
}

/** Facts of a supplier in one metric. */
export interface Counted {
  readonly metric: ScoreMetric
  readonly num: string
  readonly den: string
  readonly facts: number
}

const rounded = (points: number): string => (Math.round(points * 100) / 100).toFixed(2)

function partOf(rule: MetricRule, counted: Counted | undefined): ScorePart {
  const { num = '0.00', den = '0.00', facts = 0 } = counted ?? {}
  if (Number(den) === 0) return { ...rule, num, den, facts, points: null }
  const [floor, target] = [rule.floor / 100, rule.target / 100]
  const reached = (Number(num) / Number(den) - floor) / (target - floor)
  return { ...rule, num, den, facts, points: rounded(Math.min(1, Math.max(0, reached)) * 100) }
}

const noBand = { name: '', proposal: 'none' } as const
/** Band of points: the last one that begins at them or below. */
export const bandOf = (bands: readonly ScoreBand[], points: number): Pick<ScoreBand, 'name' | 'proposal'> =>
  bands.findLast(({ from }) => from <= points) ?? noBand

/**
 * Points of a supplier from its facts: each metric that has any counts with its weight, scaled so that they make up
 * the whole. With too few facts there are no points and no band.
 */
export function scoreOf({ metrics, bands }: Scheme, counted: readonly Counted[]) {
  const of = new Map(counted.map((each) => [each.metric, each]))
  const parts = metrics.map((rule) => partOf(rule, of.get(rule.metric)))
  const facts = parts.reduce((all, part) => all + part.facts, 0)
  const weighed = parts.filter(({ points, weight }) => points !== null && weight > 0)
  const total = weighed.reduce((all, { weight }) => all + weight, 0)
  if (facts < fewestFacts || total === 0) return { parts, points: null, band: '', proposal: 'none' as const }
  const sum = weighed.reduce((all, { weight, points }) => all + weight * Number(points), 0)
  const points = rounded(sum / total)
  const { name: band, proposal } = bandOf(bands, Number(points))
  return { parts, points, band, proposal }
}
