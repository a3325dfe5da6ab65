import { firstCharacters } from '#contract/kit/text/characters.ts'
import type { BatchEntry, BatchGoods, BatchLine, BatchProblem } from '#contract/ordering/batch.ts'
import { compare, times } from '#contract/kit/money.ts'
import { figureOf } from '#contract/kit/tables/figure.ts'
import { type GoodsQuote, goodsOfQuote } from '../cart/basket.rules.ts'

export const maxPieces = 99_999_999

/** Normalises a product code for lookup. */
export const codeIn = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim()

/** Figure of a text as decimal text: empty, or undefined if it is none. */
const figureIn = (text: string): string | undefined => {
  const figure = figureOf(text)
  return 'problem' in figure ? undefined : (figure.value ?? '')
}

/** Parses a quantity: whole pieces, thousands separators allowed; null for anything else. */
export function piecesIn(text: string): number | null {
  const figure = figureIn(text)?.replace(/\.0*$/, '') ?? ''
  const pieces = /^\d{1,10}$/.test(figure) ? Number(figure) : 0
  return pieces >= 1 && pieces <= maxPieces ? pieces : null
}

/** Parses the expected unit price: none or one; null if it is not a price. */
export function pricesIn(text: string): string[] | null {
  const figure = figureIn(text)
  if (figure === '') return []
  return figure !== undefined && /^(0|[1-9]\d{0,7})(\.\d{1,4})?$/.test(figure) ? [figure] : null
}

/** Line with the goods that its code may mean. */
export interface Resolved {
  readonly entry: BatchEntry
  /** Matched goods; null if none or several match. */
  readonly skuId: string | null
  readonly candidates: readonly string[]
  readonly hasMore: boolean
  readonly pieces: number | null
  /** Expected prices of all merged lines; null if one is not a price. */
  readonly expected: readonly string[] | null
  readonly mergedKeys: readonly string[]
}

/** Matches a line to goods: exactly one has the code, or the buyer has chosen one of several. Never guesses. */
export function resolve(entry: BatchEntry, found: readonly string[], max: number): Resolved {
  const isChosen = entry.skuId !== null && found.includes(entry.skuId)
  const skuId = isChosen ? entry.skuId : found.length === 1 ? found[0]! : null
  return {
    entry: { ...entry, skuId },
    skuId,
    candidates: found.length > 1 ? found.slice(0, max) : [],
    hasMore: found.length > max,
    pieces: piecesIn(entry.quantity),
    expected: pricesIn(entry.amount),
    mergedKeys: [],
  }
}

/**
 * Merges lines of the same goods at the place of the first, adding up the quantities. Lines with an invalid quantity or
 * price stay separate, to be corrected.
 */
export function merged(lines: readonly Resolved[]): Resolved[] {
  const isWhole = ({ skuId, pieces, expected }: Resolved) => skuId !== null && pieces !== null && expected !== null
  const bySku = Map.groupBy(lines.filter(isWhole), ({ skuId }) => skuId!)
  return lines.flatMap((line) => {
    const same = isWhole(line) ? bySku.get(line.skuId!)! : [line]
    return same[0] !== line ? [] : same.length === 1 ? [line] : [joined(same)]
  })
}

function joined(same: readonly Resolved[]): Resolved {
  const pieces = same.reduce((all, each) => all + each.pieces!, 0)
  const remarks = [...new Set(same.map(({ entry }) => entry.remark).filter(Boolean))].join('; ')
  return {
    ...same[0]!,
    pieces: pieces > maxPieces ? null : pieces,
    expected: same.flatMap(({ expected }) => expected!),
    entry: { ...same[0]!.entry, quantity: String(pieces), remark: firstCharacters(remarks, 200) },
    mergedKeys: same.slice(1).map(({ entry }) => entry.key),
  }
}

/** First expected price that differs from the actual price. */
const differing = ({ expected }: Resolved, price: string): string | undefined =>
  expected?.find((each) => compare(each, price) !== 0)

const unbuyable: ReadonlySet<string> = new Set(['notOffered', 'off', 'suspended', 'unpriced'])

/** Problem that keeps a line out of the cart; problems that prevent buying come first. */
export function violationOf(line: Resolved, quote: GoodsQuote | undefined): BatchProblem | null {
  if (codeIn(line.entry.code) === '') return 'noCode'
  if (line.skuId === null) return line.candidates.length > 0 ? 'ambiguous' : 'unknown'
  if (!quote) return 'unknown'
  if (quote.obstacle !== null && unbuyable.has(quote.obstacle)) return quote.obstacle
  if (line.pieces === null) return 'quantity'
  if (quote.obstacle !== null) return quote.obstacle
  if (line.expected === null) return 'amount'
  return differing(line, quote.unitPrice) === undefined ? null : 'priceDiffers'
}

type BatchQuote = GoodsQuote & Pick<BatchGoods, 'supplierSku' | 'model'>

export const presentGoods = (quote: BatchQuote): BatchGoods => ({
  ...goodsOfQuote(quote),
  supplierName: quote.supplierName,
  supplierSku: quote.supplierSku,
  model: quote.model,
  price: quote.unitPrice,
  priceSource: quote.priceSource,
  listPrice: quote.listPrice,
  available: quote.available,
  minQty: quote.minQty,
})

interface Known {
  readonly quote: BatchQuote | undefined
  readonly candidates: readonly BatchQuote[]
  readonly inCart: number
}

export function presentLine(line: Resolved, { quote, candidates, inCart }: Known): BatchLine {
  const { entry, pieces, mergedKeys, hasMore } = line
  const shown = (quote && differing(line, quote.unitPrice)) ?? line.expected?.[0]
  return {
    ...entry,
    amount: shown ?? entry.amount,
    mergedKeys: [...mergedKeys],
    goods: quote ? presentGoods(quote) : null,
    candidates: candidates.map(presentGoods),
    hasMoreCandidates: hasMore,
    pieces,
    inCart,
    subtotal: quote && pieces !== null ? times(quote.unitPrice, pieces) : null,
    problem: violationOf(line, quote),
  }
}

export interface WantedGoods {
  readonly skuId: string
  readonly quantity: number
  readonly price: string
}

/** Merges repeated goods of a call. */
export const summed = (lines: readonly WantedGoods[]): WantedGoods[] =>
  [...Map.groupBy(lines, ({ skuId }) => skuId).values()].map((same) => ({
    ...same[0]!,
    quantity: same.reduce((all, { quantity }) => all + quantity, 0),
  }))

/** Whether the goods are unchanged since the buyer saw them: on sale, in stock, same price. */
export const isAsShown = (wanted: WantedGoods, quote: GoodsQuote | undefined): boolean =>
  quote !== undefined && quote.obstacle === null && compare(quote.unitPrice, wanted.price) === 0
