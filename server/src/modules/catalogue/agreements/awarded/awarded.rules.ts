import type { Tier } from '#contract/catalogue/goods.ts'
import { compare, decimal, units } from '#contract/kit/money.ts'

/** What one department was awarded of one item: so many at a price. */
export interface AwardedQuantity {
  readonly quantity: string
  readonly price: string
}

/** What an agreement says of prices and quantities. */
export interface AgreedTerms {
  readonly price: string
  readonly tiers: Tier[]
  /** Everything that was awarded. */
  readonly quantity: string
}

const mostTiers = 10

/** The whole pieces of a quantity; a part of a piece counts as one where it is `up`. */
export const wholePieces = (quantity: string, up: boolean): number =>
  Number((units(quantity) + (up ? 9_999n : 0n)) / 10_000n)

/**
 * Terms of one product that was awarded in several lines: the dearest price holds from the first piece on, each lower
 * one from the quantity on for which it was offered. So nobody pays less for few than was offered for many.
 */
export function agreedTerms(lines: readonly AwardedQuantity[]): AgreedTerms {
  const dearestFirst = lines.toSorted((a, b) => compare(b.price, a.price) || compare(a.quantity, b.quantity))
  const tiers: Tier[] = []
  let last = { qty: 1, price: dearestFirst[0]!.price }
  for (const { price, quantity } of dearestFirst) {
    if (compare(price, last.price) === 0) continue
    last = { qty: Math.max(last.qty + 1, wholePieces(quantity, true)), price }
    if (tiers.length < mostTiers) tiers.push(last)
  }
  const all = lines.reduce((sofar, { quantity }) => sofar + units(quantity), 0n)
  return { price: dearestFirst[0]!.price, tiers, quantity: decimal(all, 4) }
}
