import { fromHex, type Hex, toHex } from '../bytes/bytes.ts'
import { recordHashHex, taggedHash } from '../suites/hash.ts'
import { isSigned, type Signer, signRecord } from '../suites/signature.ts'
import type { SuiteId } from '../suites/suite.ts'
import { type AuctionEntry, type AuctionReason, lotIn } from './entry.ts'
import type { AuctionPlan, AuctionTerms, LotOpening } from './rule.ts'
import type { Weight } from './weights.ts'

/**
 * Entry in the chain of an auction. Amounts are salted commitments there: a plain hash of a price is guessed at once.
 * Its hash covers all other fields and the hash before.
 */
export interface LinkedEntry extends Omit<AuctionEntry, 'amount'> {
  /** Of the amount of a bid; of the list of bidders in the first entry. */
  readonly commitment: Hex | null
  readonly prev: Hex
  readonly hash: Hex
}

/** What an auction is: where its chain begins. */
export interface AuctionOrigin {
  readonly suite: SuiteId
  readonly tenantId: string
  readonly projectId: string
  readonly rule: AuctionTerms
  readonly plan: AuctionPlan
}

/** Bidder as the first entry commits to it: the pseudonym of its supplier in this project, and its opening quote. */
export interface ListedBidder {
  readonly no: number
  readonly subject: Hex
  readonly opening: string | null
  /** In an auction by lot after an opening, and only there. */
  readonly openings?: readonly LotOpening[]
  /** In a weighted comparison, and only there. */
  readonly weight?: Weight
}

export const auctionOrigin = ({ suite, tenantId, projectId, rule, plan }: AuctionOrigin): Hex =>
  recordHashHex(suite, 'auction', { tenantId, projectId, rule, plan })

/** Commitment of an amount; `salt` is hex text of 32 random bytes. */
export const amountCommitment = (suite: SuiteId, salt: Hex, amount: string): Hex =>
  toHex(taggedHash(suite, 'auctionAmount', fromHex(salt, 32), amount))

export const biddersHash = (suite: SuiteId, bidders: readonly ListedBidder[]): Hex =>
  recordHashHex(
    suite,
    'auctionBidders',
    bidders.map(({ no, subject, opening, openings, weight }) => ({
      no,
      subject,
      opening,
      ...(openings ? { openings } : {}),
      ...(weight ? { weight } : {}),
    })),
  )

export function linkHash(suite: SuiteId, entry: Omit<LinkedEntry, 'hash'>): Hex {
  const { seq, at, kind, no, ref, until, note, lot, commitment, prev } = entry
  const hashed = { seq, at, kind, no, ref, until, note, commitment, prev, ...lotIn(lot) }
  return recordHashHex(suite, 'auctionEntry', hashed)
}

/** Links an entry to the chain: `prev` is the hash of the entry before, or the origin. */
export function link(
  suite: SuiteId,
  { seq, at, kind, no, ref, until, note, lot }: AuctionEntry,
  commitment: Hex | null,
  prev: Hex,
): LinkedEntry {
  const linked = { seq, at, kind, no, ref, until, note, commitment, prev, ...lotIn(lot) }
  return { ...linked, hash: linkHash(suite, linked) }
}

/** Number of the first entry that breaks the chain; null if it is whole. */
export function auctionBreak(origin: AuctionOrigin, log: readonly LinkedEntry[]): number | null {
  let [prev, seq, at] = [auctionOrigin(origin), 0, 0]
  for (const entry of log) {
    const follows = entry.seq === seq + 1 && entry.prev === prev && entry.at >= at
    if (!follows || entry.hash !== linkHash(origin.suite, entry)) return entry.seq
    ;({ hash: prev, seq, at } = entry)
  }
  return null
}

/** Receipt of a bid: a bidder's amount with its place in the log, signed by the platform. */
export interface AuctionReceipt {
  readonly v: 1
  readonly format: 'baicai-auction-receipt/1'
  readonly projectId: string
  readonly seq: number
  readonly at: number
  readonly no: number
  readonly amount: string
  /** Lot of the bid, in auctions with lots and only there. */
  readonly lot?: number
  readonly salt: Hex
  readonly entryHash: Hex
  readonly sig: Hex
}

type ReceiptBody = Omit<AuctionReceipt, 'sig'>
export const receiptBodyOf = (
  projectId: string,
  bid: Omit<ReceiptBody, 'v' | 'format' | 'projectId'>,
): ReceiptBody => ({
  v: 1,
  format: 'baicai-auction-receipt/1',
  projectId,
  ...bid,
})
export const signAuctionReceipt = async (signer: Signer, body: ReceiptBody): Promise<AuctionReceipt> => ({
  ...body,
  sig: await signRecord(signer, 'auctionReceipt', body),
})
export function isAuctionReceiptSigned(suite: SuiteId, platformKey: Hex, { sig, ...body }: AuctionReceipt): boolean {
  return isSigned(suite, platformKey, 'auctionReceipt', body, sig)
}

/** Receipt of a refused bid: the entry after which it was judged and why, signed by the platform. */
export interface AuctionRefusal {
  readonly v: 1
  readonly format: 'baicai-auction-refusal/1'
  readonly projectId: string
  /** Number of the last entry when it was judged; 0 before the first. */
  readonly seq: number
  readonly at: number
  readonly no: number
  /** As it was sent, also where it is no amount. */
  readonly amount: string
  /** As it was sent, in auctions with lots. */
  readonly lot?: number
  readonly reason: AuctionReason
  readonly sig: Hex
}
export async function signAuctionRefusal(
  signer: Signer,
  refusal: Omit<AuctionRefusal, 'v' | 'format' | 'sig'>,
): Promise<AuctionRefusal> {
  const body = { v: 1, format: 'baicai-auction-refusal/1', ...refusal } as const
  return { ...body, sig: await signRecord(signer, 'auctionRefusal', body) }
}
export function isAuctionRefusalSigned(suite: SuiteId, platformKey: Hex, { sig, ...body }: AuctionRefusal): boolean {
  return isSigned(suite, platformKey, 'auctionRefusal', body, sig)
}

/** Signed end of the log of an auction: a log that is cut at its end replays well, and does not match it. */
export interface AuctionHead {
  readonly seq: number
  readonly at: number
  readonly hash: Hex
  readonly sig: Hex
}
export async function signAuctionHead(
  signer: Signer,
  projectId: string,
  { seq, at, hash }: Omit<AuctionHead, 'sig'>,
): Promise<AuctionHead> {
  return { seq, at, hash, sig: await signRecord(signer, 'auctionHead', { projectId, seq, at, hash }) }
}
export const isAuctionHeadSigned = (
  suite: SuiteId,
  platformKey: Hex,
  projectId: string,
  { sig, ...body }: AuctionHead,
): boolean => isSigned(suite, platformKey, 'auctionHead', { projectId, ...body }, sig)
