import { decimal, units } from '#contract/kit/money.ts'
import type { Criterion } from '../quotes/terms.ts'

/** A quote as it is scored: its total with items that it leaves out filled in, and its place in the log. */
export interface ScoredQuote {
  readonly seq: number
  readonly total: string
}

/** The scores of one expert: of each quote one for every criterion but the price, in their order. */
export interface Scores {
  readonly of: readonly { readonly seq: number; readonly points: readonly string[] }[]
}

/** What a quote has reached: of each criterion, of all by their weights, and its place. */
export interface TotalScore {
  readonly seq: number
  /** In the order of the criteria, two decimals. */
  readonly points: readonly string[]
  readonly total: string
  readonly rank: number
}

/** Ten-thousandths of a quotient of two of them, rounded half up to two decimals. */
const ratio = (part: bigint, whole: bigint): string => decimal(((2n * part + whole) / (2n * whole)) * 100n)

/**
 * The score of a price: the lowest total × 100 ÷ this one, rounded half up to two decimals; a total of zero has 100.
 */
export const priceScore = (total: string, lowest: string): string =>
  units(total) === 0n ? '100.00' : ratio(units(lowest) * 10_000n, units(total))

/** The mean of what experts gave, rounded half up to two decimals. */
export const meanScore = (points: readonly string[]): string =>
  ratio(
    points.reduce((all, each) => all + units(each), 0n),
    BigInt(points.length) * 100n,
  )

/** The sum of scores by their weights, rounded once, half up, to two decimals. */
export const weightedScore = (criteria: readonly Pick<Criterion, 'weight'>[], points: readonly string[]): string =>
  decimal(criteria.reduce((all, { weight }, at) => all + BigInt(weight) * units(points[at]!), 0n) / 100n)

/** Criteria that experts score. */
export const scoredCriteria = <C extends Pick<Criterion, 'kind'>>(criteria: readonly C[]): C[] =>
  criteria.filter(({ kind }) => kind !== 'price')

/**
 * The scores of all quotes, the best first. Equal ones stand by the lower total, then by the earlier entry, so that
 * each place is held by one. Every expert must have scored every quote.
 */
export function totalScores(
  quotes: readonly ScoredQuote[],
  criteria: readonly Criterion[],
  sheets: readonly Scores[],
): TotalScore[] {
  const lowest = quotes
    .map(({ total }) => total)
    .reduce((a, b) => (units(b) < units(a) ? b : a), quotes[0]?.total ?? '0')
  const given = sheets.map(({ of }) => new Map(of.map(({ seq, points }) => [seq, points])))
  const scored = quotes.map(({ seq, total }) => {
    const places = criteria.map(({ kind }, at) =>
      kind === 'price' ? -1 : scoredCriteria(criteria.slice(0, at)).length,
    )
    const points = places.map((place) =>
      place < 0 ? priceScore(total, lowest) : meanScore(given.map((own) => own.get(seq)![place]!)),
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
  /** Of the items that it offers. */
  readonly amounts: ReadonlyMap<string, string>
}

/**
 * The totals by which quotes are compared: an item that one leaves out counts as the dearest that others ask for it.
 */
export function comparableTotals(quotes: readonly Offer[], itemIds: readonly string[]): ScoredQuote[] {
  const dearest = itemIds.map((itemId): [string, bigint] => {
    const amounts = quotes.flatMap(({ amounts: own }) => (own.has(itemId) ? [units(own.get(itemId)!)] : []))
    return [itemId, amounts.reduce((a, b) => (b > a ? b : a), 0n)]
  })
  return quotes.map(({ seq, total, amounts }) => ({
    seq,
    total: decimal(dearest.reduce((all, [itemId, amount]) => (amounts.has(itemId) ? all : all + amount), units(total))),
  }))
}
