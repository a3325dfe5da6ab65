import { compare, sum, units } from '#contract/kit/money.ts'
import { lineAmount } from '#sealing/quotes/amount.ts'
import type { ComparedItem, Comparison } from './comparison.ts'
import type { OpenedQuote } from './quotes.ts'

/** What is compared of a quote. */
export type ComparedQuote = Pick<OpenedQuote, 'id' | 'status' | 'total' | 'lines'>

export const validQuotes = <Q extends Pick<OpenedQuote, 'status'>>(quotes: readonly Q[]): Q[] =>
  quotes.filter(({ status }) => status === 'valid')

const lower = (a: string | undefined, b: string): string => (a === undefined || compare(b, a) < 0 ? b : a)

/** The lowest price of each item among the valid quotes; nothing for an item that nobody quoted. */
export function lowestPrices(quotes: readonly ComparedQuote[]): ReadonlyMap<string, string> {
  const lines = validQuotes(quotes).flatMap((quote) => quote.lines)
  const byItem = Map.groupBy(lines, ({ itemId }) => itemId)
  return new Map([...byItem].map(([itemId, own]) => [itemId, own.map(({ price }) => price).reduce(lower)]))
}

/** Whether a quote says a price for every item. */
export const isWhole = ({ lines }: Pick<ComparedQuote, 'lines'>, items: readonly unknown[]): boolean =>
  lines.length === items.length

/** The lowest total among the valid quotes of all items; undefined where nobody quoted them all. */
export const lowestTotal = ({ quotes, items }: Pick<Comparison, 'quotes' | 'items'>): string | undefined =>
  validQuotes(quotes)
    .filter((quote) => isWhole(quote, items))
    .reduce<string | undefined>((lowest, { total }) => lower(lowest, total!), undefined)

/** What all items would cost, each at its lowest price, without freight. */
export const sumOfLowest = (items: readonly ComparedItem[], lowest: ReadonlyMap<string, string>): string =>
  sum(items.flatMap(({ id, quantity }) => (lowest.has(id) ? [lineAmount(lowest.get(id)!, quantity)] : [])))

/** How much a price is above (or, negative, below) another, in percent with one decimal; undefined beside nothing. */
export function percentAbove(price: string, base: string): string | undefined {
  const from = units(base)
  if (from <= 0n) return undefined
  const difference = units(price) - from
  const size = difference < 0n ? -difference : difference
  // Tenths of a percent, half up.
  const tenths = (size * 2000n + from) / (from * 2n)
  return `${difference < 0n && tenths > 0n ? '-' : ''}${tenths / 10n}.${tenths % 10n}`
}
