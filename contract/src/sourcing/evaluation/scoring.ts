import { units } from '#contract/kit/money.ts'
import { comparableTotals, meanScore, totalScores } from '#sealing/scoring/scores.ts'
import { validQuotes } from '../comparison/comparing.ts'
import type { Comparison } from '../comparison/comparison.ts'
import type { Criterion } from '../projectDraft.ts'
import type { ExpertScores, SupplierTotal, WrittenScore } from './scoreShapes.ts'

export { meanScore, priceScore, scoredCriteria, weightedScore } from '#sealing/scoring/scores.ts'

type Compared = Pick<Comparison, 'items' | 'quotes' | 'awardBy'>

/** Totals for scoring prices; if items are awarded separately, quotes can be incomplete. */
export function comparedTotals({ items, quotes, awardBy }: Compared) {
  const offers = validQuotes(quotes).map(({ seq, total, lines }) => ({
    seq,
    total: total!,
    amounts: new Map(lines.map(({ itemId, amount }) => [itemId, amount])),
  }))
  return comparableTotals(offers, awardBy === 'total' ? [] : items.map(({ id }) => id))
}

/** Results of all suppliers from the scores of all experts, best first. */
export function supplierTotals(
  compared: Compared,
  criteria: readonly Criterion[],
  experts: readonly Pick<ExpertScores, 'scores'>[],
): SupplierTotal[] {
  const valid = validQuotes(compared.quotes)
  const seqs = new Map(valid.map(({ supplierId, seq }) => [supplierId, seq]))
  const bySeq = new Map(valid.map((quote) => [quote.seq, quote]))
  const totals = comparedTotals(compared)
  const sheets = experts.map(({ scores }) => ({
    of: scores.flatMap(({ supplierId, points }) => {
      const seq = seqs.get(supplierId)
      return seq === undefined ? [] : [{ seq, points }]
    }),
  }))
  return totalScores(totals, criteria, sheets).map(({ seq, points, total: score, rank }) => {
    const { supplierId, id: quoteId } = bySeq.get(seq)!
    return {
      supplierId,
      quoteId,
      total: totals.find((each) => each.seq === seq)!.total,
      points: [...points],
      score,
      rank,
    }
  })
}

/** Stored form of a score: with one decimal. */
export const withDecimal = (points: string): string => (points === '' || points.includes('.') ? points : `${points}.0`)

/** Number of missing scores. */
export const missingScores = (written: readonly Pick<WrittenScore, 'points'>[]): number =>
  written.filter(({ points }) => points === '').length

/** Deviation in points from the mean of the others that counts as strong. */
export const strongDeviation = 20

/** Whether a score deviates strongly from the mean of the others; false if there are none. */
export function isDeviating(points: readonly string[], at: number): boolean {
  const others = points.filter((_, place) => place !== at)
  if (others.length === 0) return false
  const difference = units(points[at]!) - units(meanScore(others))
  return (difference < 0n ? -difference : difference) >= units(`${strongDeviation}`)
}

/** Lowest and highest score of one criterion. */
export function spreadOf(points: readonly string[]): { readonly lowest: string; readonly highest: string } {
  const sorted = points.toSorted((a, b) => (units(a) < units(b) ? -1 : 1))
  return { lowest: sorted[0] ?? '', highest: sorted.at(-1) ?? '' }
}
