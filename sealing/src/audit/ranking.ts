import { units } from '#contract/kit/money.ts'
import type { Terms } from '../quotes/terms.ts'
import type { Result } from './file.ts'

/** What is known of a quote: its total, and the amounts of its items where they are shown. */
export interface RankedQuote {
  readonly seq: number
  readonly total: string
  readonly amounts: ReadonlyMap<string, string>
}

type Ranking = Result['ranking']

/** Ranks by a number, the highest first; equal ones share a rank, as in 1, 1, 3. In the order of ranks, then of the log. */
function ranksOf(values: readonly { readonly seq: number; readonly value: bigint }[]): Ranking {
  return values
    .map(({ seq, value }) => ({ seq, rank: 1 + values.filter((other) => other.value > value).length }))
    .toSorted((a, b) => a.rank - b.rank || a.seq - b.seq)
}

/** Points of a total: the weight × the lowest total ÷ this one, with four decimals, half up; a total of zero has all. */
function pricePoints(total: bigint, lowest: bigint, weight: bigint): bigint {
  return total === 0n ? weight : (2n * weight * lowest + total) / (2n * total)
}

/** The ranking by the lowest total, or by the most points of price and scores. Quotes without a score have none. */
export function rankingOf(quotes: readonly RankedQuote[], { rule }: Terms, scores: Result['scores']): Ranking {
  const totals = quotes.map(({ seq, total }) => ({ seq, total: units(total) }))
  if (rule.award !== 'weighted') return ranksOf(totals.map(({ seq, total }) => ({ seq, value: -total })))
  const lowest = totals.reduce((least, { total }) => (total < least ? total : least), totals[0]?.total ?? 0n)
  const points = new Map(scores.map((each) => [each.seq, units(each.points)]))
  return ranksOf(
    totals.map(({ seq, total }) => ({
      seq,
      value: (points.get(seq) ?? 0n) + pricePoints(total, lowest, units(rule.priceWeight)),
    })),
  )
}

/** Of each item the quotes with the lowest amount; an item that nobody quotes is left out. */
export function lowestByItem(quotes: readonly RankedQuote[], { items }: Terms): ReadonlyMap<string, readonly number[]> {
  const lowest = items.map(({ itemId }): [string, number[]] => {
    const offers = quotes.flatMap(({ seq, amounts }) => {
      const amount = amounts.get(itemId)
      return amount === undefined ? [] : [{ seq, value: -units(amount) }]
    })
    const first = ranksOf(offers).filter(({ rank }) => rank === 1)
    return [itemId, first.map(({ seq }) => seq)]
  })
  return new Map(lowest.filter(([, seqs]) => seqs.length > 0))
}
