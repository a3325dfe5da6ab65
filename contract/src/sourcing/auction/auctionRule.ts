import { compare } from '#contract/kit/money.ts'
import { OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

/** A step above zero: up to 8 integer digits and 2 decimals. */
export const stepPattern = '^(?!0(\\.0{1,2})?$)(0|[1-9][0-9]{0,7})(\\.[0-9]{1,2})?$'

/**
 * Auction rule: how suppliers bid against each other in a bidding, frozen in the terms that are published. Its start
 * price is the amount of the project itself (起拍总价). Bids go down; the server's clock counts.
 */
export const AuctionRule = shape({
  stepKind: OneOf(['amount', 'percent']),
  step: Type.String({ pattern: stepPattern, description: 'yuan, or percent: the least that a bid is lower by' }),
  /** Lower than the own last bid, or than the lead. */
  stepBase: OneOf(['own', 'lead']),
  /** Of equal bids the earlier stands before the later, or there are none. */
  tie: OneOf(['earlier', 'forbidden']),
  /** A bid within so many minutes of the end moves the end; 0 never does. */
  extensionWindow: Type.Integer({ minimum: 0, maximum: 60 }),
  extensionMinutes: Type.Integer({ minimum: 1, maximum: 60 }),
  mostExtensions: Type.Integer({ minimum: 1, maximum: 50 }),
  /** What a bidder sees beside the own bid: the own rank, the lowest price as well, or nothing. */
  visibility: OneOf(['rank', 'lead', 'own']),
})
export type AuctionRule = Static<typeof AuctionRule>

/** What suits most biddings, and holds where nothing is said. */
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

/** A step that leaves no room to bid: more than 20 percent, or as much as the bidding starts from. */
export const isStepTooLarge = ({ stepKind, step }: AuctionRule, startPrice: string | null): boolean =>
  stepKind === 'percent' ? compare(step, mostPercent) > 0 : startPrice !== null && compare(step, startPrice) >= 0
