import { createHash } from 'node:crypto'
import type { ScorePart } from '#contract/onboarding/scores.ts'
import type { Scheme } from './score.rules.ts'

interface Digested {
  readonly period: string
  readonly supplierId: string
  readonly revision: number
  readonly points: string | null
  readonly parts: readonly ScorePart[]
  readonly scheme: Scheme
  readonly factIds: readonly string[]
}
/** Hash of everything that a score is made of. */
export function digestOf({ period, supplierId, revision, points, parts, scheme, factIds }: Digested): string {
  const rules = scheme.metrics.map(({ metric, weight, floor, target }) => [metric, weight, floor, target])
  const bands = scheme.bands.map(({ from, name, proposal }) => [from, name, proposal])
  const figures = parts.map(({ metric, num, den, facts, points: own }) => [metric, num, den, facts, own])
  const text = JSON.stringify([period, supplierId, revision, points, figures, rules, bands, factIds])
  return createHash('sha256').update(text).digest('hex')
}
