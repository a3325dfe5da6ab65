import { units } from '#contract/kit/money.ts'
import type { Terms } from '../quotes/terms.ts'
import { comparableTotals, type Scores, type TotalScore, totalScores } from '../scoring/scores.ts'
import type { Result } from './file.ts'

/** Quote to rank: its total and, if disclosed, the amounts of its items. */
export interface RankedQuote {
  readonly seq: number
  readonly total: string
  readonly amounts: ReadonlyMap<string, string>
}

type Ranking = Result['ranking']

/** Ranks by value, highest first; equal values share a rank, as in 1, 1, 3. Sorted by rank, then by log order. */
function ranksOf(values: readonly { readonly seq: number; readonly value: bigint }[]): Ranking {
  return values
    .map(({ seq, value }) => ({ seq, rank: 1 + values.filter((other) => other.value > value).length }))
    .toSorted((a, b) => a.rank - b.rank || a.seq - b.seq)
}

/** Scores of a weighted award, best first. */
export function scoredQuotes(quotes: readonly RankedQuote[], { rule, items }: Terms, sheets: readonly Scores[]) {
  // If every quote has all items, the amounts are not needed.
  const ids = rule.partial ? items.map(({ itemId }) => itemId) : []
  return totalScores(comparableTotals(quotes, ids), rule.criteria ?? [], sheets)
}

/** Ranking by lowest total or by highest score. */
export function rankingOf(
  quotes: readonly RankedQuote[],
  { rule }: Pick<Terms, 'rule'>,
  scores: readonly Pick<TotalScore, 'seq' | 'rank'>[],
): Ranking {
  if (rule.award === 'weighted') return scores.map(({ seq, rank }) => ({ seq, rank }))
  return ranksOf(quotes.map(({ seq, total }) => ({ seq, value: -units(total) })))
}

/** Best quotes by item: all with the lowest amount; for scores, the one with the best rank. */
export const firstByItem = (
  quotes: readonly RankedQuote[],
  terms: Terms,
  ranking: Ranking,
): ReadonlyMap<string, readonly number[]> =>
  terms.rule.award === 'weighted' ? bestByItem(quotes, terms, ranking) : lowestByItem(quotes, terms)

function bestByItem(
  quotes: readonly RankedQuote[],
  { items }: Terms,
  ranking: Ranking,
): ReadonlyMap<string, readonly number[]> {
  const offers = new Map(quotes.map(({ seq, amounts }) => [seq, amounts]))
  return new Map(
    items.flatMap(({ itemId }) => {
      const best = ranking.find(({ seq }) => offers.get(seq)?.has(itemId))
      return best ? [[itemId, [best.seq]] as const] : []
    }),
  )
}

/** Quotes with the lowest amount by item, without items that are not quoted. */
function lowestByItem(quotes: readonly RankedQuote[], { items }: Terms): ReadonlyMap<string, readonly number[]> {
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
