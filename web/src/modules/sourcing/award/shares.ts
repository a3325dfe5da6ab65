import type { Comparison } from '#contract/sourcing/comparison.ts'
import type { Share } from '#contract/sourcing/awarding.ts'

/** What a click on an offer makes of an award: the whole, the item, or one more that shares in it. */
export function chosen(
  { awardBy, items }: Comparison,
  shares: readonly Share[],
  itemId: string,
  quoteId: string,
): Share[] {
  const quantity = items.find(({ id }) => id === itemId)?.quantity ?? ''
  if (awardBy === 'total') return items.map((item) => ({ itemId: item.id, quoteId, quantity: item.quantity }))
  const others = shares.filter((share) => share.itemId !== itemId)
  if (awardBy === 'line') return [...others, { itemId, quoteId, quantity }]
  const own = shares.filter((share) => share.itemId === itemId)
  const left = own.filter((share) => share.quoteId !== quoteId)
  if (left.length < own.length) {
    // One that is left alone has all of it; the last one stays.
    if (left.length === 0) return [...shares]
    return [...others, ...(left.length === 1 ? [{ ...left[0]!, quantity }] : left)]
  }
  return [...others, ...own, { itemId, quoteId, quantity: own.length === 0 ? quantity : '' }]
}

const measure = /^(?!0(\.0+)?$)(0|[1-9][0-9]{0,7})(\.[0-9]{1,4})?$/
/** Whether a text is a quantity above zero that can be awarded. */
export const isMeasure = (text: string): boolean => measure.test(text)

/** Items that several suppliers share. */
export const splitItems = (shares: readonly Share[]): ReadonlyMap<string, readonly Share[]> =>
  new Map([...Map.groupBy(shares, ({ itemId }) => itemId)].filter(([, own]) => own.length > 1))
