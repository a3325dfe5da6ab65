import { compare, minus, sum, units } from '#contract/kit/money.ts'
import { lineAmount } from '#sealing/quotes/amount.ts'
import type { ComparedItem, Comparison } from './comparison.ts'
import type { OpenedQuote } from '../quotes.ts'

// Calls of the contract are marked as pure in pages (web/browserContract.ts): nothing here changes a list or a map.

/** Compared part of a quote. */
export type ComparedQuote = Pick<OpenedQuote, 'id' | 'status' | 'total' | 'lines'>

export const validQuotes = <Q extends Pick<OpenedQuote, 'status'>>(quotes: readonly Q[]): Q[] =>
  quotes.filter(({ status }) => status === 'valid')

const lower = (a: string | undefined, b: string): string => (a === undefined || compare(b, a) < 0 ? b : a)

/** Lowest valid price of each item; items without quotes are missing. */
export function lowestPrices(quotes: readonly ComparedQuote[]): ReadonlyMap<string, string> {
  const lines = validQuotes(quotes).flatMap((quote) => quote.lines)
  const byItem = Map.groupBy(lines, ({ itemId }) => itemId)
  return new Map([...byItem].map(([itemId, own]) => [itemId, own.map(({ price }) => price).reduce(lower)]))
}

/** Whether a quote is complete. */
export const isWhole = ({ lines }: Pick<ComparedQuote, 'lines'>, items: readonly unknown[]): boolean =>
  lines.length === items.length

/** Whether a quote offers an item: after an auction by lot only as a part of a lot for which it has a bid. */
export function offersOf(lots: Comparison['lots']): (quoteId: string, itemId: string) => boolean {
  const bids = new Set(
    lots?.flatMap((lot) => lot.bids.flatMap(({ quoteId }) => lot.itemIds.map((itemId) => `${quoteId} ${itemId}`))),
  )
  return (quoteId, itemId) => !lots || bids.has(`${quoteId} ${itemId}`)
}

/** Lowest total of the complete valid quotes; undefined if there is none. */
export const lowestTotal = ({ quotes, items }: Pick<Comparison, 'quotes' | 'items'>): string | undefined =>
  validQuotes(quotes)
    .filter((quote) => isWhole(quote, items))
    .reduce<string | undefined>((lowest, { total }) => lower(lowest, total!), undefined)

/** Total of all items at their lowest prices, without freight. */
export const sumOfLowest = (items: readonly ComparedItem[], lowest: ReadonlyMap<string, string>): string =>
  sum(items.flatMap(({ id, quantity }) => (lowest.has(id) ? [lineAmount(lowest.get(id)!, quantity)] : [])))

/** Sum of the lowest offers: of the bids for each lot after an auction by lot, otherwise of the prices of each item. */
export const lowestSum = ({ items, quotes, lots }: Pick<Comparison, 'items' | 'quotes' | 'lots'>): string =>
  lots
    ? sum(lots.flatMap(({ bids }) => bids.slice(0, 1).map(({ amount }) => amount)))
    : sumOfLowest(items, lowestPrices(quotes))

/**
 * Difference of a price to another in percent with one decimal, negative if lower; undefined if the base is not
 * positive.
 */
export function percentAbove(price: string, base: string): string | undefined {
  const from = units(base)
  if (from <= 0n) return undefined
  const difference = units(price) - from
  const size = difference < 0n ? -difference : difference
  // Tenths of a percent, half up.
  const tenths = (size * 2000n + from) / (from * 2n)
  return `${difference < 0n && tenths > 0n ? '-' : ''}${tenths / 10n}.${tenths % 10n}`
}

/** Rounds with superseded quotes, ascending. */
export const earlierRounds = ({ earlier }: Pick<Comparison, 'earlier'>): number[] =>
  [...new Set(earlier.map(({ round }) => round))].toSorted((a, b) => a - b)

/** Saving of the negotiation: awarded prices compared with the same suppliers' first round. */
export function negotiatedSaving(
  { earlier }: Pick<Comparison, 'earlier'>,
  lines: readonly {
    readonly itemId: string
    readonly supplierId: string
    readonly quantity: string
    readonly price: string
  }[],
): string {
  return sum(
    lines.flatMap(({ itemId, supplierId, quantity, price }) => {
      const own = earlier.filter((each) => each.supplierId === supplierId).toSorted((a, b) => a.round - b.round)
      const first = own.flatMap((each) => each.lines).find((line) => line.itemId === itemId)?.price
      return first === undefined ? [] : [minus(lineAmount(first, quantity), lineAmount(price, quantity))]
    }),
  )
}
