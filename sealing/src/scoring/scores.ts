import { decimal, units } from '#contract/kit/money.ts'
import type { Criterion } from '../quotes/terms.ts'

/** Quote to score: its comparable total and its position in the log. */
export interface ScoredQuote {
  readonly seq: number
  readonly total: string
}

/** Scores of one expert: for each quote, one for every criterion except the price, in order. */
export interface Scores {
  readonly of: readonly { readonly seq: number; readonly points: readonly string[] }[]
}

/** Scores of a quote by criterion, their weighted sum, and its rank. */
export interface TotalScore {
  readonly seq: number
  /** In the order of the criteria, two decimals. */
  readonly points: readonly string[]
  readonly total: string
  readonly rank: number
}

/** Quotient of two amounts in ten-thousandths, rounded half up to two decimals. */
const ratio = (part: bigint, whole: bigint): string => decimal(((2n * part + whole) / (2n * whole)) * 100n)

/** Price score: lowest total × 100 ÷ this total, rounded half up to two decimals; 100 for a total of zero. */
export const priceScore = (total: string, lowest: string): string =>
  units(total) === 0n ? '100.00' : ratio(units(lowest) * 10_000n, units(total))

/** Mean of the experts' scores, rounded half up to two decimals. */
export const meanScore = (points: readonly string[]): string =>
  ratio(
    points.reduce((all, each) => all + units(each), 0n),
    BigInt(points.length) * 100n,
  )

/** Weighted sum of scores, rounded once, half up, to two decimals. */
export const weightedScore = (criteria: readonly Pick<Criterion, 'weight'>[], points: readonly string[]): string =>
  decimal(criteria.reduce((all, { weight }, at) => all + BigInt(weight) * units(points[at]!), 0n) / 100n)

/** Criteria scored by experts. */
export const scoredCriteria = <C extends Pick<Criterion, 'kind'>>(criteria: readonly C[]): C[] =>
  criteria.filter(({ kind }) => kind !== 'price')

/**
 * Scores of all quotes, best first. Ties are resolved by lower total, then by earlier entry, so that ranks are unique.
 * Every expert must have scored every quote.
 */
export function totalScores(
  quotes: readonly ScoredQuote[],
  criteria: readonly Criterion[],
  sheets: readonly Scores[],
): TotalScore[] {
  const lowest = quotes
    .map(({ total }) => total)
    .reduce((a, b) => (units(b) < units(a) ? b : a), quotes[0]?.total ?? '0')
  const pointsByExpert = sheets.map(({ of }) => new Map(of.map(({ seq, points }) => [seq, points])))
  const scored = quotes.map(({ seq, total }) => {
    const places = criteria.map(({ kind }, at) =>
      kind === 'price' ? -1 : scoredCriteria(criteria.slice(0, at)).length,
    )
    const points = places.map((place) =>
      place < 0 ? priceScore(total, lowest) : meanScore(pointsByExpert.map((points) => points.get(seq)![place]!)),
    )
    return { seq, points, price: units(total), total: weightedScore(criteria, points) }
  })
  return scored
    .toSorted((a, b) => sign(units(b.total) - units(a.total)) || sign(a.price - b.price) || a.seq - b.seq)
    .map(({ seq, points, total }, at) => ({ seq, points, total, rank: at + 1 }))
}

const sign = (difference: bigint): number => (difference < 0n ? -1 : difference > 0n ? 1 : 0)

interface Offer {
  readonly seq: number
  readonly total: string
  /** Amounts of the offered items. */
  readonly amounts: ReadonlyMap<string, string>
}

/** Totals for comparison: an omitted item counts with the highest amount quoted for it. */
export function comparableTotals(quotes: readonly Offer[], itemIds: readonly string[]): ScoredQuote[] {
  const dearest = itemIds.map((itemId): [string, bigint] => {
    const amounts = quotes.flatMap(({ amounts: quoted }) => (quoted.has(itemId) ? [units(quoted.get(itemId)!)] : []))
    return [itemId, amounts.reduce((a, b) => (b > a ? b : a), 0n)]
  })
  return quotes.map(({ seq, total, amounts }) => ({
    seq,
    total: decimal(dearest.reduce((all, [itemId, amount]) => (amounts.has(itemId) ? all : all + amount), units(total))),
  }))
}
