import { compare, sum, units } from '#contract/kit/money.ts'
import { lineAmount } from '#sealing/quotes/amount.ts'
import { isWhole, offersOf, validQuotes } from './comparison/comparing.ts'
import type { ComparedLot, ComparedValue, Comparison } from './comparison/comparison.ts'
import type { ProjectScores, SupplierTotal } from './evaluation/scoreShapes.ts'

/** Share of an item, to be bought at the price of a quote. */
export interface Share {
  readonly itemId: string
  readonly quoteId: string
  readonly quantity: string
}

export interface AwardedLine extends Share {
  readonly supplierId: string
  readonly price: string
  readonly taxRate: string
  readonly amount: string
}

/** Violation of an award, with the name of the item concerned. */
export interface AwardViolation {
  readonly code:
    | 'award.nothing'
    | 'award.notScored'
    | 'award.notQuoted'
    | 'award.quantity'
    | 'award.oneSupplier'
    | 'award.oneEach'
    | 'award.oneEachLot'
  readonly item: string
}

/** Award lines at the opened prices; every quoted item must be awarded completely. */
export function awardedLines(
  { awardBy, items, quotes, evaluation, scores, lots }: Comparison,
  shares: readonly Share[],
): readonly AwardedLine[] | AwardViolation {
  const byId = new Map(validQuotes(quotes).map((quote) => [quote.id, quote]))
  const isOffer = offersOf(lots)
  const offered = new Set(
    [...byId.values()].flatMap(({ id, lines }) => lines.flatMap(({ itemId }) => (isOffer(id, itemId) ? [itemId] : []))),
  )
  if (offered.size === 0) return { code: 'award.nothing', item: '' }
  if (evaluation === 'weighted' && !scores) return { code: 'award.notScored', item: '' }
  const names = new Map(items.map(({ id, name }) => [id, name]))
  const quoteOf = ({ quoteId, itemId }: Share) => (isOffer(quoteId, itemId) ? byId.get(quoteId) : undefined)
  const lines = shares.map((share) => lineOf(quoteOf(share), share))
  const unquoted = lines.findIndex((line, at) => !line || lines.findIndex((each) => isSame(each, line)) < at)
  if (unquoted >= 0) return { code: 'award.notQuoted', item: names.get(shares[unquoted]!.itemId) ?? '' }
  const awarded = lines.filter((line) => line !== undefined)
  for (const { id, name, quantity } of items) {
    const mine = awarded.filter(({ itemId }) => itemId === id)
    if (offered.has(id) && unitsOf(mine) !== units(quantity)) return { code: 'award.quantity', item: name }
    if (awardBy !== 'split' && mine.length > 1) return { code: 'award.oneEach', item: name }
  }
  if (awardBy === 'total' && new Set(awarded.map(({ supplierId }) => supplierId)).size > 1)
    return { code: 'award.oneSupplier', item: '' }
  const parted = lots?.find(({ itemIds }) => suppliersIn(awarded, itemIds).size > 1)
  return parted ? { code: 'award.oneEachLot', item: parted.name } : awarded
}

const suppliersIn = (lines: readonly AwardedLine[], itemIds: readonly string[]): ReadonlySet<string> =>
  new Set(lines.filter(({ itemId }) => itemIds.includes(itemId)).map(({ supplierId }) => supplierId))

/** Award line of a share; undefined if the quote does not contain the item. */
function lineOf(quote: Comparison['quotes'][number] | undefined, share: Share): AwardedLine | undefined {
  const line = quote?.lines.find((each) => each.itemId === share.itemId)
  if (!quote || !line) return undefined
  const { price, taxRate } = line
  return { ...share, supplierId: quote.supplierId, price, taxRate, amount: lineAmount(price, share.quantity) }
}

const isSame = (one: AwardedLine | undefined, other: AwardedLine): boolean =>
  one?.itemId === other.itemId && one.supplierId === other.supplierId

const unitsOf = (lines: readonly Pick<Share, 'quantity'>[]): bigint =>
  lines.reduce((all, { quantity }) => all + units(quantity), 0n)

/**
 * Award by supplier: line amounts, plus shipping once for each quote; after an auction by lot, what the lines leave of
 * the bids for its lots instead.
 */
export function awardedBySupplier(
  { quotes, lots }: Pick<Comparison, 'quotes' | 'lots'>,
  lines: readonly AwardedLine[],
): ReadonlyMap<string, string> {
  const byId = new Map(quotes.map((quote) => [quote.id, quote]))
  const bySupplier = Map.groupBy(lines, ({ supplierId }) => supplierId)
  return new Map(
    [...bySupplier].map(([supplierId, own]) => {
      const rests = lots?.filter(({ itemIds }) => own.some(({ itemId }) => itemIds.includes(itemId)))
      const freights = rests?.map(({ bids }) => bids.find((bid) => bid.supplierId === supplierId)?.rest ?? '0.00') ?? [
        byId.get(own[0]!.quoteId)?.freight ?? '0.00',
      ]
      return [supplierId, sum([...own.map(({ amount }) => amount), ...freights])]
    }),
  )
}

/** Whether a price is abnormally low: 40 % below the mean of the other offers, or 30 % below the next one. */
export function isAbnormallyLow(price: string, others: readonly string[]): boolean {
  const all = others.map(units)
  return others.length > 0 && isFarBelow(units(price), all.reduce(plus, 0n), all.length, all.reduce(least))
}

const plus = (a: bigint, b: bigint): bigint => a + b
const least = (a: bigint, b: bigint): bigint => (b < a ? b : a)
const isFarBelow = (own: bigint, others: bigint, count: number, next: bigint): boolean =>
  own * 10n * BigInt(count) <= others * 6n || own * 10n <= next * 7n

export const offerKey = (quoteId: string, itemId: string): string => `${quoteId} ${itemId}`

/** Abnormally low offers of all valid quotes. */
export function abnormalOffers(quotes: Comparison['quotes']): ReadonlySet<string> {
  const offers = validQuotes(quotes).flatMap(({ id, lines }) =>
    lines.map(({ itemId, price }) => ({ itemId, key: offerKey(id, itemId), price: units(price) })),
  )
  const keys = [...Map.groupBy(offers, ({ itemId }) => itemId).values()].flatMap((own) => {
    const [first, second] = own.map(({ price }) => price).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    const all = own.reduce((sofar, { price }) => sofar + price, 0n)
    if (first === undefined || second === undefined) return []
    return own.filter(({ price }) => isFarBelow(price, all - price, own.length - 1, price === first ? second : first))
  })
  return new Set(keys.map(({ key }) => key))
}

/** Required justification of an award: of one item, or of the whole (`itemId` null). */
export interface Demand {
  readonly itemId: string | null
  /** Needs a reason for not being the lowest. */
  readonly needsReason: boolean
  /** Needs an explanation for being abnormally low. */
  readonly needsExplanation: boolean
  /** The awarded offer and the lowest one. */
  readonly awarded: string
  readonly lowest: string
  /** With scores: rank and score of the awarded supplier, and the best score. */
  readonly place?: { readonly rank: number; readonly score: string; readonly best: string }
  /** After a weighted auction: rank and value of the awarded supplier, and the lowest value. */
  readonly value?: { readonly rank: number; readonly value: string; readonly best: string }
}

/**
 * Required justifications before an award can be proposed; with scores, reasons for not awarding the best-ranked
 * supplier.
 */
export function demandsOf(comparison: Comparison, lines: readonly AwardedLine[]): Demand[] {
  if (comparison.lots) return comparison.lots.flatMap((lot) => demandOfLot(lot, lines))
  const demands = comparison.awardBy === 'total' ? demandOfWhole(comparison, lines) : demandsOfItems(comparison, lines)
  const { scores, evaluation, values } = comparison
  if (values) return valuedDemands(values, lines, demands)
  return evaluation === 'weighted' && scores ? scoredDemands(comparison, scores, lines, demands) : demands
}

/** Justifications of a lot, named by its first item: compares the awarded bid with the other bids for the lot. */
function demandOfLot({ itemIds, bids }: ComparedLot, lines: readonly AwardedLine[]): Demand[] {
  const [first] = itemIds
  const line = lines.find(({ itemId }) => itemIds.includes(itemId))
  const own = bids.find(({ supplierId }) => supplierId === line?.supplierId)
  if (first === undefined || !own) return []
  const others = bids.filter((bid) => bid !== own).map(({ amount }) => amount)
  return demandOf(first, [own.amount], others)
}

/** Justifications by value replace those by price; abnormally low offers always need an explanation. */
function valuedDemands(
  values: readonly ComparedValue[],
  lines: readonly AwardedLine[],
  byPrice: readonly Demand[],
): Demand[] {
  const own = values.find(({ supplierId }) => supplierId === lines[0]?.supplierId)
  const best = values[0]
  if (!own || !best) return [...byPrice]
  const { needsExplanation = false, awarded = '0', lowest = '0' } = byPrice[0] ?? {}
  const needsReason = own.rank > best.rank
  if (!needsReason && !needsExplanation) return []
  const value = { rank: own.rank, value: own.value, best: best.value }
  return [{ itemId: null, needsReason, needsExplanation, awarded, lowest, value }]
}

/** Justifications by score replace those by price; abnormally low offers always need an explanation. */
function scoredDemands(
  { awardBy, items, quotes }: Comparison,
  { suppliers }: ProjectScores,
  lines: readonly AwardedLine[],
  byPrice: readonly Demand[],
): Demand[] {
  const explained = new Map(byPrice.map((demand) => [demand.itemId, demand]))
  const places = new Map(suppliers.map((each) => [each.quoteId, each]))
  const about = awardBy === 'total' ? [null] : items.map(({ id }) => id)
  return about.flatMap((itemId): Demand[] => {
    const taken = lines.filter((line) => itemId === null || line.itemId === itemId)
    const worst = worstOf(taken.map(({ quoteId }) => places.get(quoteId)))
    if (!worst) return []
    const best = itemId === null ? suppliers[0]! : bestFor({ quotes }, suppliers, itemId)!
    const { needsExplanation = false, awarded = '0', lowest = '0' } = explained.get(itemId) ?? {}
    const needsReason = worst.rank > best.rank
    if (!needsReason && !needsExplanation) return []
    const place = { rank: worst.rank, score: worst.score, best: best.score }
    return [{ itemId, needsReason, needsExplanation, awarded, lowest, place }]
  })
}

const worstOf = (places: readonly (SupplierTotal | undefined)[]): SupplierTotal | undefined =>
  places.reduce((worst, each) => (each && (!worst || each.rank > worst.rank) ? each : worst), undefined)

/** Best-ranked supplier that quoted an item. */
function bestFor(
  { quotes }: Pick<Comparison, 'quotes'>,
  suppliers: readonly SupplierTotal[],
  itemId: string,
): SupplierTotal | undefined {
  const offering = new Set(
    validQuotes(quotes)
      .filter(({ lines }) => lines.some((line) => line.itemId === itemId))
      .map(({ id }) => id),
  )
  return suppliers.find(({ quoteId }) => offering.has(quoteId))
}

function demandOfWhole({ items, quotes }: Comparison, lines: readonly AwardedLine[]): Demand[] {
  const whole = validQuotes(quotes).filter((quote) => isWhole(quote, items))
  const chosen = whole.find(({ id }) => id === lines[0]?.quoteId)
  if (!chosen) return []
  return demandOf(
    null,
    [chosen.total!],
    whole.filter((quote) => quote !== chosen).map(({ total }) => total!),
  )
}

function demandsOfItems({ items, quotes }: Comparison, lines: readonly AwardedLine[]): Demand[] {
  const prices = Map.groupBy(
    validQuotes(quotes).flatMap(({ id, lines: own }) =>
      own.map(({ itemId, price }) => ({ itemId, price, quoteId: id })),
    ),
    ({ itemId }) => itemId,
  )
  const awarded = Map.groupBy(lines, ({ itemId }) => itemId)
  return items.flatMap(({ id }) => {
    const mine = awarded.get(id) ?? []
    const others = (prices.get(id) ?? []).filter(({ quoteId }) => mine.every((line) => line.quoteId !== quoteId))
    return demandOf(
      id,
      mine.map(({ price }) => price),
      others.map(({ price }) => price),
    )
  })
}

/** Compares the most expensive awarded offer with the lowest of all. */
function demandOf(itemId: string | null, taken: readonly string[], others: readonly string[]): Demand[] {
  if (taken.length === 0) return []
  const all = [...taken, ...others]
  const lowest = all.reduce((a, b) => (compare(b, a) < 0 ? b : a))
  const dearest = taken.reduce((a, b) => (compare(b, a) > 0 ? b : a))
  const needsReason = compare(dearest, lowest) > 0
  const needsExplanation = taken.some((price, at) =>
    isAbnormallyLow(price, [...taken.filter((_, other) => other !== at), ...others]),
  )
  return needsReason || needsExplanation ? [{ itemId, needsReason, needsExplanation, awarded: dearest, lowest }] : []
}

/** Proposed shares: the best by score or value, otherwise by lowest total or price. */
export const firstShares = (comparison: Comparison): Share[] =>
  comparison.evaluation === 'weighted' ? bestShares(comparison) : lowestShares(comparison)

function bestShares({ awardBy, items, quotes, scores }: Comparison): Share[] {
  const suppliers = scores?.suppliers ?? []
  return items.flatMap(({ id: itemId, quantity }) => {
    const best = awardBy === 'total' ? suppliers[0] : bestFor({ quotes }, suppliers, itemId)
    return best ? [{ itemId, quoteId: best.quoteId, quantity }] : []
  })
}

/** Shares of the lowest complete quote, or of the lowest quote for each item. */
function lowestShares({ awardBy, items, quotes, values, lots }: Comparison): Share[] {
  if (lots)
    return items.flatMap(({ id, quantity }) => {
      const [best] = lots.find(({ itemIds }) => itemIds.includes(id))?.bids ?? []
      return best ? [{ itemId: id, quoteId: best.quoteId, quantity }] : []
    })
  const valid = validQuotes(quotes)
  if (awardBy === 'total') {
    const whole = valid.filter((quote) => isWhole(quote, items)).toSorted((a, b) => compare(a.total!, b.total!))
    const first = whole.find(({ supplierId }) => supplierId === values?.[0]?.supplierId) ?? whole[0]
    return first ? items.map(({ id, quantity }) => ({ itemId: id, quoteId: first.id, quantity })) : []
  }
  const offers = valid.flatMap(({ id: quoteId, lines }) =>
    lines.map(({ itemId, price }) => ({ quoteId, itemId, price })),
  )
  const byItem = Map.groupBy(offers, ({ itemId }) => itemId)
  return items.flatMap(({ id, quantity }) => {
    const [first, ...rest] = byItem.get(id) ?? []
    if (!first) return []
    const lowest = rest.reduce((a, b) => (compare(b.price, a.price) < 0 ? b : a), first)
    return [{ itemId: id, quoteId: lowest.quoteId, quantity }]
  })
}
