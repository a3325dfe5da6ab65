import { compare } from '#contract/kit/money.ts'
import { OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Pattern of a bid step: above zero, up to 8 integer digits and 2 decimals. */
export const stepPattern = '^(?!0(\\.0{1,2})?$)(0|[1-9][0-9]{0,7})(\\.[0-9]{1,2})?$'

/**
 * Auction rule: how suppliers bid against each other in a bidding, frozen in the terms that are published. Its start
 * price is the amount of the project itself (起拍总价). Bids go down; the server's clock counts.
 */
export const AuctionRule = shape({
  stepKind: OneOf(['amount', 'percent']),
  step: Type.String({ pattern: stepPattern, description: 'minimum decrement of a bid in yuan or percent' }),
  /** Reference of the step: the bidder's own last bid, or the leading bid. */
  stepBase: OneOf(['own', 'lead']),
  /** Equal bids: the earlier one ranks first, or they are forbidden. */
  tie: OneOf(['earlier', 'forbidden']),
  /** Extension window in minutes: a bid within it before the end postpones the end; 0: never. */
  extensionWindow: Type.Integer({ minimum: 0, maximum: 60 }),
  extensionMinutes: Type.Integer({ minimum: 1, maximum: 60 }),
  mostExtensions: Type.Integer({ minimum: 1, maximum: 50 }),
  /** Visibility for bidders besides their own bid: own rank, also the lowest price, or nothing. */
  visibility: OneOf(['rank', 'lead', 'own']),
})
export type AuctionRule = Static<typeof AuctionRule>

/** Default auction rule. */
export const usualAuctionRule: AuctionRule = {
  stepKind: 'percent',
  step: '1',
  stepBase: 'own',
  tie: 'earlier',
  extensionWindow: 3,
  extensionMinutes: 3,
  mostExtensions: 10,
  visibility: 'rank',
}

const mostPercent = '20'

/** Whether a step leaves no room to bid: more than 20 percent, or at least the start price. */
export const isStepTooLarge = ({ stepKind, step }: AuctionRule, startPrice: string | null): boolean =>
  stepKind === 'percent' ? compare(step, mostPercent) > 0 : startPrice !== null && compare(step, startPrice) >= 0
