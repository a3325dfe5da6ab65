import { Count, Day, Id, List, Maybe, OneOf, Optional, Rate, shape, Type, type Static } from '#contract/kit/schema.ts'
import { additionPattern, factorPattern } from '#sealing/auction/weights.ts'
import { AuctionFormat } from './auctionRule.ts'

/** Yuan with two decimals. */
export const AuctionAmount = Type.String({ description: 'yuan with two decimals' })
export const Ms = Type.Integer({ description: 'milliseconds since 1970' })
export const BidderNo = Type.Integer({ minimum: 1, maximum: 200, description: 'number of a bidder 竞价人' })
export const LotNo = Type.Integer({ minimum: 1, maximum: 500, description: 'number of a lot 标段' })
export const EntrySeq = Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'number of an entry of the log' })

export const AuctionPhase = OneOf(['scheduled', 'open', 'paused', 'closed', 'failed', 'cancelled'])
export type AuctionPhase = Static<typeof AuctionPhase>
export const AuctionEntryKind = OneOf([
  'begin',
  'fail',
  'bid',
  'accept',
  'limit',
  'drop',
  'stage',
  'pause',
  'resume',
  'interrupt',
  'extend',
  'annul',
  'exclude',
  'message',
  'close',
  'cancel',
])
export type AuctionEntryKind = Static<typeof AuctionEntryKind>

/** Frozen rule as the engine takes it (`sealing/src/auction/rule.ts`). */
export const AuctionTerms = shape({
  engine: Type.Literal(1),
  format: AuctionFormat,
  startPrice: Maybe(AuctionAmount),
  levels: List(AuctionAmount),
  levelSeconds: Type.Integer(),
  stepKind: OneOf(['amount', 'percent']),
  step: Type.String(),
  stepBase: OneOf(['own', 'lead']),
  tie: OneOf(['earlier', 'forbidden']),
  confirmDrop: Maybe(Type.String()),
  extensionWindow: Type.Integer(),
  extensionMinutes: Type.Integer(),
  mostExtensions: Type.Integer(),
  trigger: OneOf(['any', 'lead']),
  latestMinutes: Maybe(Type.Integer()),
  rounds: Type.Integer(),
  turnSeconds: Type.Integer(),
  pauseSeconds: Type.Integer(),
  minBidders: Type.Integer(),
  visibility: OneOf(['own', 'rank', 'lead']),
  publicSees: OneOf(['nothing', 'count', 'lead']),
  /** Hidden last bids of the best bidders. */
  final: Optional(shape({ best: Type.Integer(), minutes: Type.Integer() })),
  /** Values are ranked, by the weights of the bidders; missing: amounts. */
  compare: Optional(Type.Literal('weighted')),
  /** The auction bids for bidders within their limits; missing: it does not. */
  proxy: Optional(Type.Literal(true)),
  /** Parts with bids, lead and ranking of their own; missing: bids are for the whole. */
  lots: Optional(
    List(
      shape({
        no: LotNo,
        name: Type.String(),
        items: List(Type.String()),
        startPrice: Maybe(AuctionAmount),
        step: Type.String(),
      }),
      500,
    ),
  ),
  /** The organiser may record bids for bidders; missing: it may not. */
  surrogate: Optional(Type.Literal(true)),
})
export type AuctionTerms = Static<typeof AuctionTerms>

const Weight = { addition: AuctionAmount, factor: Type.String({ description: 'with four decimals' }) }
/** Weights of bidders as the organiser enters them: value = (amount + addition) × factor. */
export const BidderWeight = shape({
  no: BidderNo,
  addition: Type.String({ pattern: additionPattern.source, description: 'yuan, zero or more' }),
  factor: Type.String({ pattern: factorPattern.source, description: '0.5 to 2, up to four decimals' }),
})
export type BidderWeight = Static<typeof BidderWeight>

/** In a weighted comparison a value is what is ranked; in others it is null. */
const Value = Maybe(AuctionAmount)

const OwnPlace = shape({
  no: BidderNo,
  amount: Maybe(AuctionAmount),
  value: Value,
  weight: Maybe(shape(Weight)),
  at: Maybe(Ms),
  seq: Maybe(EntrySeq),
  rank: Maybe(Type.Integer()),
  count: Count,
  most: Maybe(AuctionAmount),
  isExcluded: Type.Boolean(),
  isOut: Type.Boolean(),
  isInFinal: Type.Boolean(),
  hasAccepted: Type.Boolean(),
})
const Place = shape({
  rank: Type.Integer(),
  no: BidderNo,
  amount: AuctionAmount,
  value: Value,
  at: Ms,
  seq: EntrySeq,
  count: Count,
})

const { rank, amount, at, seq, count, most } = OwnPlace.properties
/** Lot for one audience; the own part is null for others than bidders. */
const LotView = shape({
  no: LotNo,
  rankedCount: Count,
  lead: Maybe(AuctionAmount),
  own: Maybe(shape({ amount, at, seq, rank, count, most })),
  ranking: List(Place, 200),
})
export type LotView = Static<typeof LotView>

/** Whole state for one audience (`sealing/src/auction/view.ts`). */
export const AuctionView = shape({
  phase: AuctionPhase,
  seq: EntrySeq,
  at: Ms,
  beginAt: Ms,
  plannedEnd: Ms,
  until: Maybe(Ms),
  latest: Maybe(Ms),
  extensions: Count,
  left: Type.Integer(),
  resumeAt: Maybe(Ms),
  note: Type.String(),
  stage: OneOf(['free', 'break', 'turn', 'level', 'final']),
  stageNo: Type.Integer(),
  turnOf: Maybe(BidderNo),
  levelPrice: Maybe(AuctionAmount),
  nextLevel: Maybe(AuctionAmount),
  inCount: Count,
  bidderCount: Count,
  rankedCount: Count,
  bidCount: Count,
  lead: Maybe(AuctionAmount),
  own: Maybe(OwnPlace),
  ranking: List(Place, 200),
  /** Weights of all bidders, for the organiser alone. */
  weights: List(shape({ no: BidderNo, ...Weight }), 200),
  /** Lots by number; without them empty. */
  lots: List(LotView, 500),
})
export type AuctionView = Static<typeof AuctionView>

/** Entry as one audience sees it: always numbered; hidden parts are null. */
export const ShownEntry = shape({
  seq: EntrySeq,
  at: Ms,
  kind: AuctionEntryKind,
  no: Maybe(BidderNo),
  amount: Maybe(AuctionAmount),
  value: Value,
  ref: Maybe(Type.Integer()),
  until: Maybe(Ms),
  note: Type.String(),
  isLead: Type.Boolean(),
  extension: Type.Integer(),
  isMine: Type.Boolean(),
  /** Lot of a bid; null in auctions without lots. */
  lot: Maybe(LotNo),
  /** The organiser has recorded the bid for its bidder. */
  isSurrogate: Type.Boolean(),
})
export type ShownEntry = Static<typeof ShownEntry>

const Refused = shape({
  id: Id,
  at: Ms,
  no: BidderNo,
  amount: Type.String(),
  reason: Type.String(),
  lot: Maybe(Type.Integer()),
})

/** What is pushed: the whole state, and the entries after the last that the page has. */
export const AuctionFrame = shape({
  now: Ms,
  head: Maybe(Type.String()),
  from: EntrySeq,
  view: AuctionView,
  entries: List(ShownEntry),
  online: List(BidderNo, 200),
  refusals: List(Refused, 50),
})
export type AuctionFrame = Static<typeof AuctionFrame>

/** Base price of an item: bids on the total keep the ratio of these prices. */
export const BasePrice = shape({
  itemId: Id,
  price: Type.String({ pattern: '^(?!0+(\\.0+)?$)(0|[1-9][0-9]{0,7})(\\.[0-9]{1,4})?$', description: 'yuan with tax' }),
  taxRate: Rate,
})
export type BasePrice = Static<typeof BasePrice>
export const ownBase = {
  base: List(BasePrice),
  deliveryDays: Type.Integer({ minimum: 0, maximum: 3650 }),
  validUntil: Day,
}
