import type { Weight } from './weights.ts'

/** Formats of an auction: bids at any time, in turns, accepting falling levels, or the first to accept a rising one. */
export const auctionFormats = ['english', 'turns', 'japanese', 'dutch'] as const
export type AuctionFormat = (typeof auctionFormats)[number]

/**
 * Frozen rule of one auction. Amounts and percentages are decimal text, times are milliseconds since 1970 or lengths in
 * minutes and seconds. `engine` is the number of the decisions: changed decisions get another number.
 */
export interface AuctionTerms {
  readonly engine: 1
  readonly format: AuctionFormat
  /** No bid exceeds it; null: no ceiling. */
  readonly startPrice: string | null
  /** Prices of the levels, strictly falling (japanese) or rising (dutch); otherwise empty. */
  readonly levels: readonly string[]
  readonly levelSeconds: number
  readonly stepKind: 'amount' | 'percent'
  readonly step: string
  readonly stepBase: 'own' | 'lead'
  readonly tie: 'earlier' | 'forbidden'
  /** A larger drop must be confirmed once more, in percent; null: never. */
  readonly confirmDrop: string | null
  readonly extensionWindow: number
  readonly extensionMinutes: number
  readonly mostExtensions: number
  /** What extends: each bid in the window, or only one that leads. */
  readonly trigger: 'any' | 'lead'
  /** Latest end after the planned one, in minutes; null: only the number of extensions counts. */
  readonly latestMinutes: number | null
  readonly rounds: number
  readonly turnSeconds: number
  readonly pauseSeconds: number
  readonly minBidders: number
  readonly visibility: 'own' | 'rank' | 'lead'
  readonly publicSees: 'nothing' | 'count' | 'lead'
  /**
   * Hidden last bids of the best bidders, after bids at any time or in turns. Without it the field is missing, so that
   * rules that were frozen before keep their hash.
   */
  readonly final?: { readonly best: number; readonly minutes: number }
  /** What is ranked: values, by the weights of the bidders; missing: amounts. */
  readonly compare?: 'weighted'
  /** The auction bids for bidders within their limits; missing: it does not. */
  readonly proxy?: true
  /** Parts that are bid for separately, numbered from 1; missing: one bid is for all. */
  readonly lots?: readonly Lot[]
  /** The organiser may record bids for bidders who cannot bid themselves; missing: it may not. */
  readonly surrogate?: true
}

/** Part of an auction with bids, lead, ranking and step of its own; the end is common. */
export interface Lot {
  readonly no: number
  readonly name: string
  /** Ids of its items. */
  readonly items: readonly string[]
  /** No bid for it exceeds this; null: no ceiling. */
  readonly startPrice: string | null
  /** Step of its bids, of the kind of the rule. */
  readonly step: string
}

/** Whether lots are numbered from 1 and go with the rest of a rule: bids at any time, compared by their amounts. */
export const isLotRuleSound = ({ lots, format, final, compare, proxy }: AuctionTerms): boolean =>
  lots === undefined ||
  (lots.length > 0 &&
    lots.every(({ no }, at) => no === at + 1) &&
    format === 'english' &&
    final === undefined &&
    compare === undefined &&
    proxy === undefined)

/** Whether the standing quotes of a bidder are of the whole, or of lots of the rule in their order. */
export const isOpeningSound = (
  { lots }: Pick<AuctionTerms, 'lots'>,
  { opening, openings }: Pick<Bidder, 'opening' | 'openings'>,
): boolean =>
  openings === undefined
    ? lots === undefined || opening === null
    : opening === null &&
      lots !== undefined &&
      openings.every(({ lot }, at) => lot > (openings[at - 1]?.lot ?? 0) && lot <= lots.length)

/** Planned times of an auction. */
export interface AuctionPlan {
  readonly beginAt: number
  /** Planned end of free bidding; with turns and levels their lengths decide. */
  readonly endAt: number
}

/** Part of a standing quote that counts as a bid for a lot. */
export interface LotOpening {
  readonly lot: number
  readonly amount: string
}

/** Bidder: a supplier by its number. `opening` is its standing quote, which counts as a bid. */
export interface Bidder {
  readonly no: number
  /** Null where there are lots. */
  readonly opening: string | null
  /** Standing quotes by lot, in auctions with lots after an opening, and only there. */
  readonly openings?: readonly LotOpening[]
  /** In a weighted comparison, and only there. */
  readonly weight?: Weight
}
