import { lineAmount, quoteTotal } from '../quotes/amount.ts'
import { isShown } from '../quotes/disclosure.ts'
import type { Offer } from '../quotes/negotiated.ts'
import type { LinePrice, QuoteHead } from '../quotes/quote.ts'
import type { DisclosedQuote } from './file.ts'
import type { RankedQuote } from './ranking.ts'

/** Visible content of a disclosure. */
export interface ShownQuote {
  readonly seq: number
  readonly head: QuoteHead | undefined
  readonly total: string | undefined
  readonly prices: readonly (LinePrice & { readonly itemId: string })[]
  /** Whether all line prices are disclosed. */
  readonly hasAllPrices: boolean
  readonly hasAllTexts: boolean
}

export function shownOf({ seq, head, total, lines }: DisclosedQuote): ShownQuote {
  const cells = 'hash' in lines ? [] : lines
  return {
    seq,
    head: isShown(head) ? head.value : undefined,
    total: isShown(total) ? total.value : undefined,
    prices: cells.flatMap(({ itemId, price }) => (isShown(price) ? [{ itemId, ...price.value }] : [])),
    hasAllPrices: cells.length > 0 && cells.every(({ price }) => isShown(price)),
    hasAllTexts: cells.length > 0 && cells.every(({ text }) => isShown(text)),
  }
}

/** The offer, as far as disclosed. */
export const shownOffer = ({ head, total, prices, hasAllPrices }: ShownQuote): Offer => ({
  total,
  freight: head?.freight,
  prices: hasAllPrices ? prices : undefined,
})

/** Total recalculated from disclosed prices and freight; undefined if some are hidden. */
export const computedTotal = ({ head, prices, hasAllPrices }: ShownQuote): string | undefined =>
  head && hasAllPrices
    ? quoteTotal(
        prices.map(({ price, qty }) => lineAmount(price, qty)),
        head.freight,
      )
    : undefined

/** Quote to rank; undefined if its total is hidden. */
export const rankedOf = ({ seq, total, prices }: ShownQuote): RankedQuote | undefined =>
  total === undefined
    ? undefined
    : { seq, total, amounts: new Map(prices.map(({ itemId, price, qty }) => [itemId, lineAmount(price, qty)])) }
