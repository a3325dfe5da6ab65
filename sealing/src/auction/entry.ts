export const auctionEntryKinds = [
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
] as const
export type AuctionEntryKind = (typeof auctionEntryKinds)[number]

/**
 * Entry of the log of an auction. `no` is the bidder it is of or about, `ref` the annulled entry, the limit of an
 * automatic bid, the number of the round or level that begins (0: the final bids), or the moment of an interruption;
 * `until` is the end in force after it.
 */
export interface AuctionEntry {
  readonly seq: number
  /** Database time in milliseconds since 1970, not before that of the last entry. */
  readonly at: number
  readonly kind: AuctionEntryKind
  readonly no: number | null
  readonly amount: string | null
  readonly ref: number | null
  readonly until: number | null
  /** Reason of an act of the organiser; of a bid: why the organiser has recorded it for its bidder, otherwise empty. */
  readonly note: string
  /** Lot of a bid and of its annulment, in auctions with lots and only there. */
  readonly lot?: number
}

/** Lot as a part of an entry or command: without lots the field is missing, so that hashes are what they were before. */
export const lotIn = (lot: number | undefined): { readonly lot?: number } => (lot === undefined ? {} : { lot })

/** What somebody wants; `due` is the clock's. */
export type AuctionCommand =
  | { readonly kind: 'due' }
  | BidCommand
  | { readonly kind: 'limit'; readonly no: number; readonly amount: string }
  | { readonly kind: 'accept'; readonly no: number; readonly amount: string }
  | { readonly kind: 'drop'; readonly no: number }
  | { readonly kind: 'pause'; readonly note: string; readonly until: number | null }
  | { readonly kind: 'resume'; readonly note: string }
  | { readonly kind: 'interrupt'; readonly from: number }
  | { readonly kind: 'extend'; readonly minutes: number; readonly note: string }
  | { readonly kind: 'annul'; readonly ref: number; readonly note: string }
  | { readonly kind: 'exclude'; readonly no: number; readonly note: string }
  | { readonly kind: 'message'; readonly note: string }
  | { readonly kind: 'cancel'; readonly note: string }

/** A bid; `note` is the reason for which the organiser records it for the bidder 代报. */
export interface BidCommand {
  readonly kind: 'bid'
  readonly no: number
  readonly amount: string
  readonly confirmed: boolean
  readonly lot?: number
  readonly note?: string
}

/** Why a command is refused; pages and server have the words. */
export const auctionReasons = [
  'notYet',
  'over',
  'paused',
  'notPaused',
  'cancelled',
  'notBidder',
  'excluded',
  'notYourTurn',
  'out',
  'levelPassed',
  'answered',
  'taken',
  'aboveStart',
  'notBelowOwn',
  'stepTooSmall',
  'tied',
  'confirmDrop',
  'amount',
  'noSuchBid',
  'wrongFormat',
  'notInFinal',
  'limitNotLower',
  'noSuchLot',
  'noSurrogate',
  'early',
] as const
export type AuctionReason = (typeof auctionReasons)[number]
export interface AuctionRefused {
  readonly refused: AuctionReason
  readonly facts: Readonly<Record<string, string>>
}
