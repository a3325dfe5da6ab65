import type { Hex } from '../bytes/bytes.ts'
import { type Signer, signRecord } from '../suites/signature.ts'
import type { SuiteId } from '../suites/suite.ts'
import type { AuctionHead, LinkedEntry, ListedBidder } from './link.ts'
import type { AuctionPlan, AuctionTerms } from './rule.ts'

export const auctionFormat = 'baicai-auction/1'

/** Bidder in the file: its name, and the salt that shows whose pseudonym it has, where names are published. */
export interface ProvenBidder extends ListedBidder {
  readonly supplierId: string | null
  readonly name: string | null
  readonly salt: Hex | null
}

/** Amount of a bid with the salt of its commitment. */
export interface DisclosedBid {
  readonly seq: number
  readonly amount: string
  readonly salt: Hex
}

/** What was awarded: the number of the bidder, or null if nothing was, and why it was not the first. */
export interface AuctionResult {
  readonly no: number | null
  readonly total: string | null
  readonly reason: string
  /** With lots: who was awarded each, and for which amount; `no` and `total` are null then. */
  readonly lots?: readonly { readonly lot: number; readonly no: number | null; readonly total: string | null }[]
}

/** File of an auction: what everybody needs to replay it and to verify its result. JSON; all objects are closed. */
export interface AuctionProof {
  readonly format: typeof auctionFormat
  readonly suite: SuiteId
  readonly tenantId: string
  readonly projectId: string
  readonly projectNo: string
  readonly title: string
  readonly rule: AuctionTerms
  readonly plan: AuctionPlan
  readonly bidders: readonly ProvenBidder[]
  readonly platformKey: Hex
  readonly log: readonly LinkedEntry[]
  /** All amounts, or those of the awarded bidder alone, where the tenant publishes no others. */
  readonly bids: readonly DisclosedBid[]
  readonly head: AuctionHead
  readonly result: AuctionResult | null
  readonly sig: Hex
}

export async function signProof(
  signer: Signer,
  proof: Omit<AuctionProof, 'sig' | 'platformKey' | 'format'>,
): Promise<AuctionProof> {
  const body = { format: auctionFormat, ...proof, platformKey: signer.publicKey } as const
  return { ...body, sig: await signRecord(signer, 'auctionProof', body) }
}
