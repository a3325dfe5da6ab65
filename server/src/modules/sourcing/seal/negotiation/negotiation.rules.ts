import { compare } from '#contract/kit/money.ts'
import { longestNegotiation, type NegotiationDraft } from '#contract/sourcing/seal/negotiation.ts'

/** What the choice is made by. */
interface Offer {
  readonly supplierId: string
  readonly total: string | null
  readonly lines: readonly unknown[]
}

/** Suppliers by their totals, the lowest first; who left items out comes after those who quoted everything. */
export function rankedSuppliers(offers: readonly Offer[], items: readonly unknown[]): string[] {
  const byTotal = (a: Offer, b: Offer) => compare(a.total!, b.total!)
  const isWhole = ({ lines }: Offer) => lines.length === items.length
  const whole = offers.filter((offer) => isWhole(offer)).toSorted(byTotal)
  const others = offers.filter((offer) => !isWhole(offer)).toSorted(byTotal)
  return [...whole, ...others].map(({ supplierId }) => supplierId)
}

const dayMs = 24 * 3_600_000

/** Whether a deadline lies ahead, and not too far. */
export const isDeadline = (endAt: string, now: Date): boolean => {
  const end = Date.parse(endAt)
  return end > now.getTime() && end <= now.getTime() + longestNegotiation * dayMs
}

/** The items of a negotiation; an empty target price becomes null. */
export const askedItems = ({ items }: Pick<NegotiationDraft, 'items'>) =>
  items.map(({ itemId, targetPrice }) => ({ itemId, targetPrice: targetPrice === '' ? null : targetPrice }))
