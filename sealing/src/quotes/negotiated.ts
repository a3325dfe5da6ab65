import { compare } from '#contract/kit/money.ts'
import type { Rule } from './terms.ts'

/** Prices of a quote, as far as disclosed. */
export interface Offer {
  readonly total: string | undefined
  readonly freight: string | undefined
  /** Prices of all lines; undefined if some are hidden. */
  readonly prices: readonly { readonly itemId: string; readonly price: string }[] | undefined
}

/** Later rounds must not be worse: a total or price that was raised, or an item that was dropped. */
export type Raise = 'raised' | 'dropped'

const isAbove = (later: string | undefined, earlier: string | undefined): boolean =>
  later !== undefined && earlier !== undefined && compare(later, earlier) > 0

/**
 * How a quote is worse than the supplier's last valid one; undefined if it is not, as far as both are disclosed. If
 * partial quotes are allowed, each price is compared, because additional items raise the total; otherwise the totals.
 */
export function raiseIn(later: Offer, earlier: Offer, { partial }: Pick<Rule, 'partial'>): Raise | undefined {
  if (!partial) return isAbove(later.total, earlier.total) ? 'raised' : undefined
  const prices = later.prices && new Map(later.prices.map(({ itemId, price }) => [itemId, price]))
  const before = prices && earlier.prices ? earlier.prices : []
  if (before.some(({ itemId }) => !prices?.has(itemId))) return 'dropped'
  const isRaised = before.some(({ itemId, price }) => isAbove(prices?.get(itemId), price))
  return isRaised || isAbove(later.freight, earlier.freight) ? 'raised' : undefined
}

/** Offer of a fully known quote. */
export const offerOf = ({
  head,
  total,
  lines,
}: {
  readonly head: { readonly freight: string }
  readonly total: string
  readonly lines: readonly { readonly itemId: string; readonly price: string }[]
}): Required<Offer> => ({ total, freight: head.freight, prices: lines })
