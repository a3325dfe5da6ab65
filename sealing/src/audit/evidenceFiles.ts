import type { ClosingHead } from '../log/closingHead.ts'
import type { Receipt } from '../log/receipt.ts'
import type { Packet } from '../quotes/packet.ts'
import type { ScoreReceipt } from '../scoring/scoreReceipt.ts'
import type { DirectoryKey, Evidence } from './evidence.ts'

/** Sorted files: an audit file, evidence, and unrecognised files. */
export interface Sorted {
  readonly audit: unknown
  readonly trust: Pick<Evidence, 'platformKey' | 'directory'> | undefined
  readonly receipts: readonly Receipt[]
  readonly scoreReceipts: readonly ScoreReceipt[]
  readonly closingHeads: readonly ClosingHead[]
  readonly packets: readonly Packet[]
  /** Indexes of unrecognised files. */
  readonly unknown: readonly number[]
}

type Fields = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const has = (value: Fields, ...names: string[]) => names.every((name) => name in value)

const isTrust = (value: Fields): boolean =>
  typeof value['platformKey'] === 'string' &&
  Array.isArray(value['directory']) &&
  value['directory'].every((key) => isRecord(key) && has(key, 'id', 'encryption', 'signing')) &&
  !has(value, 'format')
const isPacket = (value: Fields): boolean =>
  value['format'] === 'baicai-packet/1' &&
  has(value, 'header', 'quote', 'master') &&
  (value['receipt'] === undefined || isReceipt(value['receipt']))
const isReceipt = (value: unknown): boolean =>
  isRecord(value) && isRecord(value['body']) && typeof value['sig'] === 'string'
const isScoreReceipt = (value: Fields): boolean => isReceipt(value) && has(value['body'] as Fields, 'expert', 'scores')
const isHead = (value: Fields): boolean => has(value, 'round', 'seq', 'hash', 'at', 'sig')

/** Sorts parsed files by their format, without verifying them. Packets include their receipts. */
export function sortEvidence(files: readonly unknown[]): Sorted {
  const found = {
    audit: undefined as unknown,
    trust: undefined as Sorted['trust'],
    receipts: [] as Receipt[],
    scoreReceipts: [] as ScoreReceipt[],
    closingHeads: [] as ClosingHead[],
    packets: [] as Packet[],
    unknown: [] as number[],
  }
  for (const [place, file] of files.entries()) {
    if (!isRecord(file)) found.unknown.push(place)
    else if (isPacket(file)) {
      const packet = file as unknown as Packet
      found.packets.push(packet)
      const { receipt, confirmation } = packet as Partial<Packet>
      // For a quote encrypted offline, the receipt is a separate file.
      for (const each of [receipt, confirmation]) if (each && isReceipt(each)) found.receipts.push(each)
    } else if (typeof file['format'] === 'string') found.audit = file
    else if (isTrust(file))
      found.trust = file as unknown as { readonly platformKey: string; readonly directory: readonly DirectoryKey[] }
    else if (isScoreReceipt(file)) found.scoreReceipts.push(file as unknown as ScoreReceipt)
    else if (isReceipt(file)) found.receipts.push(file as unknown as Receipt)
    else if (isHead(file)) found.closingHeads.push(file as unknown as ClosingHead)
    else found.unknown.push(place)
  }
  return found
}
