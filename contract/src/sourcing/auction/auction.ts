import { route } from '#contract/kit/route.ts'
import {
  Done,
  Id,
  PlannedInstant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  shape,
  Type,
  type Static,
} from '#contract/kit/schema.ts'
import { auctionReasons } from '#sealing/auction/entry.ts'
import { Project } from '../projects.ts'
import {
  AuctionAmount,
  AuctionFrame,
  AuctionTerms,
  BidderNo,
  BidderWeight,
  EntrySeq,
  LotNo,
  Ms,
  ownBase,
  ShownEntry,
} from './auctionShapes.ts'

export const AuctionAction = OneOf(['pause', 'resume', 'extend', 'annul', 'exclude', 'message'])
export type AuctionAction = Static<typeof AuctionAction>

/** Room of an auction, as its reader may see it: what it is, and the first frame. */
export const AuctionRoom = shape({
  projectId: Id,
  projectNo: Type.String(),
  title: Type.String(),
  deptName: Type.String(),
  state: Type.String({ description: 'state of the project' }),
  version: Type.Integer({ description: 'version of the project' }),
  audience: OneOf(['organiser', 'bidder', 'visitor']),
  terms: AuctionTerms,
  /** Stamp of rule and times: a bid names the one that was read. */
  stamp: Type.String(),
  frame: AuctionFrame,
  items: List(
    shape({ id: Id, name: Type.String(), spec: Type.String(), unit: Type.String(), quantity: Type.String() }),
  ),
  /** Own entrance of a supplier; null for others. */
  own: Maybe(
    shape({
      no: Maybe(BidderNo),
      mayJoin: Type.Boolean(),
      base: List(shape({ itemId: Id, price: Type.String(), taxRate: Type.String() })),
      deliveryDays: Type.Integer(),
      validUntil: Type.String({ description: 'day, or empty before joining' }),
      limit: Maybe(AuctionAmount),
    }),
  ),
  /** Suppliers by number: their own for bidders; all for the organiser once it is over, or where it weighs them. */
  names: List(shape({ no: BidderNo, name: Type.String() }), 200),
  can: List(AuctionAction),
  mayRecord: Type.Boolean({ description: 'the reader may record bids for bidders' }),
  mayWeigh: Type.Boolean({ description: 'the reader may set the weights of the bidders' }),
  isPublished: Type.Boolean({ description: 'the result is published, so that everybody can replay it' }),
})
export type AuctionRoom = Static<typeof AuctionRoom>

export const findAuction = route({
  method: 'GET',
  path: '/inquiry/api/auction/detail',
  access: 'public',
  ofPortal: true,
  summary: 'Get the room of an auction, as far as the caller may see it',
  input: shape({ projectId: Id }),
  reply: AuctionRoom,
})

export const findAuctionLog = route({
  method: 'GET',
  path: '/inquiry/api/auction/log',
  access: 'public',
  ofPortal: true,
  summary: 'Get up to 500 entries of the log after a number, as far as the caller may see them',
  input: shape({ projectId: Id, after: EntrySeq }),
  reply: List(ShownEntry, 500),
})

/** Frames as server-sent events: `event: frame`, `id:` the number of the last entry, `data:` an `AuctionFrame`. */
export const auctionStream = '/inquiry/api/auction/stream'

const OwnKey = Type.String({ pattern: '^[\\x21-\\x7e]{8,100}$', description: 'idempotency key, unique in the auction' })

export const joinAuction = route({
  method: 'POST',
  path: '/inquiry/api/auction/join',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: 'Join an auction before it begins, with base prices; again: change them',
  bodyLimit: 512 * 1024,
  input: shape({ projectId: Id, ...ownBase }),
  reply: AuctionRoom,
})

/** Answer to a bid: its entry, and the rank where the rule shows it; that of a final bid is not known yet. */
export const BidAnswer = shape({
  seq: EntrySeq,
  at: Ms,
  amount: AuctionAmount,
  rank: Maybe(Type.Integer()),
  until: Maybe(Ms),
  extension: Type.Integer(),
  frame: AuctionFrame,
})
export type BidAnswer = Static<typeof BidAnswer>

export const placeBid = route({
  method: 'POST',
  path: '/inquiry/api/auction/bid',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: 'Bid; the same key has the same answer, also after the end',
  input: shape({
    projectId: Id,
    amount: Note(20),
    lot: Optional(LotNo),
    confirmed: Type.Boolean({ description: 'the bidder has confirmed a large drop' }),
    stamp: Note(64),
    key: OwnKey,
  }),
  reply: BidAnswer,
  steps: true,
})

export const recordBid = route({
  method: 'POST',
  path: '/inquiry/api/auction/record',
  access: 'project.manage',
  entrances: ['purchaser', 'agency'],
  summary: 'Record the bid of a bidder who cannot bid itself, with the reason; that bidder is told',
  input: shape({
    projectId: Id,
    no: BidderNo,
    lot: Optional(LotNo),
    amount: Note(20),
    reason: Note(200),
    confirmed: Type.Boolean({ description: 'a large drop was confirmed' }),
    key: OwnKey,
  }),
  reply: AuctionRoom,
  steps: true,
})

export const setBidLimit = route({
  method: 'POST',
  path: '/inquiry/api/auction/limit',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: 'Set or lower the secret limit down to which the auction bids for the caller',
  input: shape({ projectId: Id, amount: Note(20), stamp: Note(64), key: OwnKey }),
  reply: AuctionRoom,
  steps: true,
})

export const answerLevel = route({
  method: 'POST',
  path: '/inquiry/api/auction/answer',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: 'Accept the price of the current level, or leave the auction',
  input: shape({
    projectId: Id,
    answer: OneOf(['accept', 'drop']),
    amount: Note(20),
    stamp: Note(64),
    key: OwnKey,
  }),
  reply: BidAnswer,
  steps: true,
})

export const moveAuction = route({
  method: 'POST',
  path: '/inquiry/api/auction/move',
  access: 'project.manage',
  entrances: ['purchaser', 'agency'],
  summary: 'Pause, resume or extend an auction, annul a bid, exclude a bidder, or write to all, with the reason',
  input: shape({
    projectId: Id,
    action: AuctionAction,
    reason: Note(200),
    minutes: Optional(Type.Integer({ minimum: 1, maximum: 120 })),
    resumeAt: Optional(PlannedInstant),
    seq: Optional(EntrySeq),
    no: Optional(BidderNo),
  }),
  reply: AuctionRoom,
  steps: true,
})

export const weighBidders = route({
  method: 'POST',
  path: '/inquiry/api/auction/weights',
  access: 'project.manage',
  entrances: ['purchaser', 'agency'],
  summary: 'Set weights of bidders before an auction with a weighted comparison begins',
  input: shape({ projectId: Id, weights: List(BidderWeight, 200) }),
  reply: AuctionRoom,
})

export const scheduleAuction = route({
  method: 'POST',
  path: '/inquiry/api/auction/schedule',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary: 'Hold an auction after the opening: the valid quotes are its first bids',
  input: shape({ id: Id, version: Type.Integer(), beginAt: PlannedInstant, endAt: PlannedInstant }),
  reply: Project,
})

export const AuctionReceipt = shape({
  v: Type.Literal(1),
  format: Type.Literal('baicai-auction-receipt/1'),
  projectId: Id,
  seq: EntrySeq,
  at: Ms,
  no: BidderNo,
  amount: AuctionAmount,
  lot: Optional(LotNo),
  salt: Type.String(),
  entryHash: Type.String(),
  sig: Type.String(),
})
export const findBidReceipt = route({
  method: 'GET',
  path: '/inquiry/api/auction/receipt',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: "Get the signed receipt of one of the caller's bids",
  input: shape({ projectId: Id, seq: Optional(EntrySeq) }),
  reply: AuctionReceipt,
})

export const AuctionRefusal = shape({
  v: Type.Literal(1),
  format: Type.Literal('baicai-auction-refusal/1'),
  projectId: Id,
  seq: EntrySeq,
  at: Ms,
  no: BidderNo,
  amount: Type.String({ description: 'as it was sent' }),
  lot: Optional(Type.Integer({ description: 'as it was sent, in auctions with lots' })),
  reason: OneOf(auctionReasons),
  sig: Type.String(),
})
export const findBidRefusals = route({
  method: 'GET',
  path: '/inquiry/api/auction/refusals',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: "Get the signed receipts of the caller's latest refused bids, latest first",
  input: shape({ projectId: Id }),
  reply: List(AuctionRefusal, 20),
})

export const AuctionHead = shape({ seq: EntrySeq, at: Ms, hash: Type.String(), sig: Type.String() })
export const findAuctionHead = route({
  method: 'GET',
  path: '/inquiry/api/auction/head',
  access: 'public',
  ofPortal: true,
  summary: 'Get the signed end of the log of an auction that is over; null before',
  input: shape({ projectId: Id }),
  reply: Maybe(AuctionHead),
})

export const findAuctionProof = route({
  method: 'GET',
  path: '/inquiry/api/auction/proof',
  access: 'public',
  ofPortal: true,
  summary: 'Download the signed file of a published auction, with which everybody replays and verifies it',
  input: shape({ projectId: Id }),
  reply: Done,
  download: true,
})
