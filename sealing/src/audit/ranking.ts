import { units } from '#contract/kit/money.ts'
import type { Terms } from '../quotes/terms.ts'
import { comparableTotals, type Scores, type TotalScore, totalScores } from '../scoring/scores.ts'
import type { Result } from './file.ts'

/** What is known of a quote: its total, and the amounts of its items where they are shown. */
export interface RankedQuote {
  readonly seq: number
  readonly total: string
  readonly amounts: ReadonlyMap<string, string>
}

type Ranking = Result['ranking']

/**
 * Ranks by a number, the highest first; equal ones share a rank, as in 1, 1, 3. In the order of ranks, then of the log.
 */
function ranksOf(values: readonly { readonly seq: number; readonly value: bigint }[]): Ranking {
  return values
    .map(({ seq, value }) => ({ seq, rank: 1 + values.filter((other) => other.value > value).length }))
    .toSorted((a, b) => a.rank - b.rank || a.seq - b.seq)
}

/** The scores of a weighted award, the best first. */
export function scoredQuotes(quotes: readonly RankedQuote[], { rule, items }: Terms, sheets: readonly Scores[]) {
  // Where every quote has all items, their amounts need not be shown.
  const ids = rule.partial ? items.map(({ itemId }) => itemId) : []
  return totalScores(comparableTotals(quotes, ids), rule.criteria ?? [], sheets)
}

/** The ranking by the lowest total, or by the highest score. */
export function rankingOf(
  quotes: readonly RankedQuote[],
  { rule }: Pick<Terms, 'rule'>,
  scores: readonly Pick<TotalScore, 'seq' | 'rank'>[],
): Ranking {
  if (rule.award === 'weighted') return scores.map(({ seq, rank }) => ({ seq, rank }))
  return ranksOf(quotes.map(({ seq, total }) => ({ seq, value: -units(total) })))
}

/**
 * Of each item the quotes to which it is due: those with its lowest amount, or by scores the one with the best place.
 */
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

/** Of each item the quotes with the lowest amount; an item that nobody quotes is left out. */
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
