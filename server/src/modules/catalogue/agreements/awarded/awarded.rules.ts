import type { Tier } from '#contract/catalogue/goods.ts'
import { compare, decimal, units } from '#contract/kit/money.ts'

/** Quantity of an item awarded to one department, and its price. */
export interface AwardedQuantity {
  readonly quantity: string
  readonly price: string
}

/** Prices and quantity of an agreement. */
export interface AgreedTerms {
  readonly price: string
  readonly tiers: Tier[]
  /** Total awarded quantity. */
  readonly quantity: string
}

const maxTiers = 10

/** Whole pieces of a quantity; a fraction is rounded up if `up`, otherwise down. */
export const wholePieces = (quantity: string, up: boolean): number =>
  Number((units(quantity) + (up ? 9_999n : 0n)) / 10_000n)

/**
 * Terms of one product awarded in several lines: the highest price holds from the first piece on, each lower one from
 * the quantity for which it was offered. So a small order never gets the price of a large one.
 */
export function agreedTerms(lines: readonly AwardedQuantity[]): AgreedTerms {
  const dearestFirst = lines.toSorted((a, b) => compare(b.price, a.price) || compare(a.quantity, b.quantity))
  const tiers: Tier[] = []
  let last = { qty: 1, price: dearestFirst[0]!.price }
  for (const { price, quantity } of dearestFirst) {
    if (compare(price, last.price) === 0) continue
    last = { qty: Math.max(last.qty + 1, wholePieces(quantity, true)), price }
    if (tiers.length < maxTiers) tiers.push(last)
  }
  const all = lines.reduce((sofar, { quantity }) => sofar + units(quantity), 0n)
  return { price: dearestFirst[0]!.price, tiers, quantity: decimal(all, 4) }
}
