import type { Hex } from '../bytes/bytes.ts'
import type { PublicKeys } from '../keys/openerKeys.ts'
import type { ClosingHead } from '../log/closingHead.ts'
import type { Receipt } from '../log/receipt.ts'
import type { Packet } from '../quotes/packet.ts'
import type { ScoreReceipt } from '../scoring/scoreReceipt.ts'

/** Key of a person in the tenant's directory; people with several keys have several entries. */
export interface DirectoryKey extends PublicKeys {
  readonly id: string
}

/**
 * Evidence from other sources than the file. Required: the platform's key and the directory of makers and openers.
 * Optional: receipts, closing heads received at the deadline, own quotes.
 */
export interface Evidence {
  readonly platformKey: Hex
  readonly directory: readonly DirectoryKey[]
  readonly receipts?: readonly Receipt[]
  readonly closingHeads?: readonly ClosingHead[]
  /** Receipts of experts. */
  readonly scoreReceipts?: readonly ScoreReceipt[]
  readonly packets?: readonly Pick<Packet, 'header' | 'quote' | 'master'>[]
}
