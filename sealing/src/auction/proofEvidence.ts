import type { AuctionHead, AuctionReceipt, AuctionRefusal } from './link.ts'
import { auctionFormat } from './proof.ts'
import { auctionReceiptShape, auctionRefusalShape } from './proofShape.ts'

/** Files for verifying an auction, sorted by what they are, without verifying them. */
export interface SortedProof {
  readonly proof: unknown
  readonly platformKey: string | undefined
  readonly receipts: readonly AuctionReceipt[]
  readonly refusals: readonly AuctionRefusal[]
  readonly heads: readonly AuctionHead[]
  /** Indexes of files that are nothing of these. */
  readonly unknown: readonly number[]
}

type Fields = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Whether a parsed file is that of an auction. */
export const isAuctionFile = (file: unknown): boolean => isRecord(file) && file['format'] === auctionFormat

const isHead = (file: Fields): boolean =>
  typeof file['seq'] === 'number' &&
  typeof file['at'] === 'number' &&
  typeof file['hash'] === 'string' &&
  typeof file['sig'] === 'string' &&
  file['format'] === undefined

export function sortProof(files: readonly unknown[]): SortedProof {
  const found = {
    proof: undefined as unknown,
    platformKey: undefined as string | undefined,
    receipts: [] as AuctionReceipt[],
    refusals: [] as AuctionRefusal[],
    heads: [] as AuctionHead[],
    unknown: [] as number[],
  }
  for (const [place, file] of files.entries()) {
    if (!isRecord(file)) found.unknown.push(place)
    else if (isAuctionFile(file)) found.proof = file
    else if (auctionReceiptShape(file, '').length === 0) found.receipts.push(file as unknown as AuctionReceipt)
    else if (auctionRefusalShape(file, '').length === 0) found.refusals.push(file as unknown as AuctionRefusal)
    else if (isHead(file)) found.heads.push(file as unknown as AuctionHead)
    else if (typeof file['platformKey'] === 'string' && Array.isArray(file['directory']))
      found.platformKey = file['platformKey']
    else found.unknown.push(place)
  }
  return found
}
