import { compare } from '#contract/kit/money.ts'
import type { Rule } from './terms.ts'

/** What a quote asks for, as far as it is known: a disclosure hides some of it. */
export interface Offer {
  readonly total: string | undefined
  readonly freight: string | undefined
  /** Of every line; undefined where some of them is hidden. */
  readonly prices: readonly { readonly itemId: string; readonly price: string }[] | undefined
}

/** In a later round nobody asks for more than before: a total or a price that was raised, an item that was left out. */
export type Raise = 'raised' | 'dropped'

const isAbove = (later: string | undefined, earlier: string | undefined): boolean =>
  later !== undefined && earlier !== undefined && compare(later, earlier) > 0

/**
 * How a quote of a later round asks for more than the last valid one of its supplier; undefined where it does not, as
 * far as both are known. Where single items may be quoted each price counts, since an item that is new makes a total
 * higher; otherwise the total does.
 */
export function raiseIn(later: Offer, earlier: Offer, { partial }: Pick<Rule, 'partial'>): Raise | undefined {
  if (!partial) return isAbove(later.total, earlier.total) ? 'raised' : undefined
  const prices = later.prices && new Map(later.prices.map(({ itemId, price }) => [itemId, price]))
  const before = prices && earlier.prices ? earlier.prices : []
  if (before.some(({ itemId }) => !prices?.has(itemId))) return 'dropped'
  const isRaised = before.some(({ itemId, price }) => isAbove(prices?.get(itemId), price))
  return isRaised || isAbove(later.freight, earlier.freight) ? 'raised' : undefined
}

/** What a whole quote asks for. */
export const offerOf = ({
  head,
  total,
  lines,
}: {
  readonly head: { readonly freight: string }
  readonly total: string
  readonly lines: readonly { readonly itemId: string; readonly price: string }[]
}): Required<Offer> => ({ total, freight: head.freight, prices: lines })
