import { units } from '#contract/kit/money.ts'
import { type Scores, scoredCriteria, type TotalScore } from '../../scoring/scores.ts'
import type { AuditFile } from '../file.ts'
import { type RankedQuote, scoredQuotes } from '../ranking.ts'
import { disclosedBy } from '../profiles.ts'
import { scoresOf } from '../sheets.ts'
import { type Found, isSameList, isUnique, unless } from './context.ts'

/** Findings on scores and score sheets; `totals` only if all their inputs are disclosed and valid. */
export interface FoundScores {
  readonly findings: readonly Found[]
  readonly totals: readonly TotalScore[] | undefined
}

/** Checks that the scores of a weighted award follow from sheets, totals and criteria. */
export function checkScores(file: AuditFile, standing: readonly number[], quotes: readonly RankedQuote[]): FoundScores {
  const { terms, result } = file
  const { rule } = terms
  const { scores, sheets } = result
  const isRanked = isUnique(scores.map(({ seq }) => seq)) && scores.every(({ seq }) => standing.includes(seq))
  if (rule.award !== 'weighted') return of(unless(scores.length === 0 && sheets === undefined, 'scores'))
  if (!hasSoundCriteria(rule) || sheets === undefined) return of([{ why: 'criteria' }])
  const scoresByQuote = scoresOf(file, sheets)
  // Otherwise only the scores of the quotes with a rank are in the file, which V11 checks.
  const hasRanks = disclosedBy[file.profile].ranks
  const ranked = hasRanks ? standing : result.ranking.map(({ seq }) => seq).toSorted((a, b) => a - b)
  const unsound = [
    ...unless(isUnique(sheets.map(({ expert }) => expert)), 'experts'),
    ...unless(isComplete(file, ranked, scoresByQuote), 'sheets'),
  ]
  if (unsound.length > 0 || !hasRanks) return of([...unsound, ...unless(isRanked, 'scores')])
  const totals = scoredQuotes(quotes, terms, scoresByQuote)
  const flat = (all: readonly (readonly [number, string])[]) => all.flat()
  const isSame = isSameList(
    flat(scores.map(({ seq, points }) => [seq, points])),
    flat(totals.map(({ seq, total }) => [seq, total])),
  )
  return { findings: unless(isSame, 'scores'), totals }
}

const of = (findings: readonly Found[]): FoundScores => ({ findings, totals: undefined })

function hasSoundCriteria({ criteria = [], priceWeight }: AuditFile['terms']['rule']): boolean {
  const sum = (of: typeof criteria) => of.reduce((all, { weight }) => all + weight, 0)
  return (
    sum(criteria) === 100 && units(priceWeight) === units(`${sum(criteria.filter(({ kind }) => kind === 'price'))}`)
  )
}

/** Whether every sheet scores every one of these quotes by every criterion except the price. */
function isComplete({ terms }: AuditFile, standing: readonly number[], sheets: readonly Scores[]): boolean {
  const count = scoredCriteria(terms.rule.criteria ?? []).length
  if (standing.length === 0) return true
  if (count === 0) return sheets.length === 0
  return (
    sheets.length > 0 &&
    sheets.every(
      ({ of: own }) =>
        isSameList(
          own.map(({ seq }) => seq).toSorted((a, b) => a - b),
          standing,
        ) && own.every(({ points }) => points.length === count),
    )
  )
}
