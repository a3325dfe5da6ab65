import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import type { Share } from '#contract/sourcing/awarding.ts'

/** Shares after an offer was clicked: awards everything, the item with its lot, or a further share of it. */
export function chosen(
  { awardBy, items, lots }: Comparison,
  shares: readonly Share[],
  itemId: string,
  quoteId: string,
): Share[] {
  const quantity = items.find(({ id }) => id === itemId)?.quantity ?? ''
  if (awardBy === 'total') return items.map((item) => ({ itemId: item.id, quoteId, quantity: item.quantity }))
  const lot = lots?.find(({ itemIds }) => itemIds.includes(itemId))
  // A lot is awarded as a whole.
  if (lot) {
    const kept = shares.filter((share) => !lot.itemIds.includes(share.itemId))
    const own = items.filter(({ id }) => lot.itemIds.includes(id))
    return [...kept, ...own.map((item) => ({ itemId: item.id, quoteId, quantity: item.quantity }))]
  }
  const others = shares.filter((share) => share.itemId !== itemId)
  if (awardBy === 'line') return [...others, { itemId, quoteId, quantity }]
  const own = shares.filter((share) => share.itemId === itemId)
  const left = own.filter((share) => share.quoteId !== quoteId)
  if (left.length < own.length) {
    // A single remaining supplier gets the whole quantity; the last one cannot be removed.
    if (left.length === 0) return [...shares]
    return [...others, ...(left.length === 1 ? [{ ...left[0]!, quantity }] : left)]
  }
  return [...others, ...own, { itemId, quoteId, quantity: own.length === 0 ? quantity : '' }]
}

const measure = /^(?!0(\.0+)?$)(0|[1-9][0-9]{0,7})(\.[0-9]{1,4})?$/
/** Whether a text is a valid quantity above zero. */
export const isMeasure = (text: string): boolean => measure.test(text)

/** Items split among several suppliers. */
export const splitItems = (shares: readonly Share[]): ReadonlyMap<string, readonly Share[]> =>
  new Map([...Map.groupBy(shares, ({ itemId }) => itemId)].filter(([, own]) => own.length > 1))
