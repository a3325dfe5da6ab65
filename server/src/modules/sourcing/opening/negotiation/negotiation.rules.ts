import { compare } from '#contract/kit/money.ts'
import { longestNegotiation, type NegotiationDraft } from '#contract/sourcing/seal/negotiation.ts'

/** Offer, as input of the selection. */
interface Offer {
  readonly supplierId: string
  readonly total: string | null
  readonly lines: readonly unknown[]
}

/** Suppliers by total, lowest first; incomplete quotes after complete ones. */
export function rankedSuppliers(offers: readonly Offer[], items: readonly unknown[]): string[] {
  const byTotal = (a: Offer, b: Offer) => compare(a.total!, b.total!)
  const isWhole = ({ lines }: Offer) => lines.length === items.length
  const whole = offers.filter((offer) => isWhole(offer)).toSorted(byTotal)
  const others = offers.filter((offer) => !isWhole(offer)).toSorted(byTotal)
  return [...whole, ...others].map(({ supplierId }) => supplierId)
}

const dayMs = 24 * 3_600_000

/** Whether a deadline is in the future and within the maximum duration. */
export const isDeadline = (endAt: string, now: Date): boolean => {
  const end = Date.parse(endAt)
  return end > now.getTime() && end <= now.getTime() + longestNegotiation * dayMs
}

/** Items of a negotiation; converts an empty target price to null. */
export const askedItems = ({ items }: Pick<NegotiationDraft, 'items'>) =>
  items.map(({ itemId, targetPrice }) => ({ itemId, targetPrice: targetPrice === '' ? null : targetPrice }))
