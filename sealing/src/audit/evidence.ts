import type { Hex } from '../bytes/bytes.ts'
import type { PublicKeys } from '../keys/openerKeys.ts'
import type { ClosingHead } from '../log/closingHead.ts'
import type { Receipt } from '../log/receipt.ts'
import type { Packet } from '../quotes/packet.ts'
import type { ScoreReceipt } from '../scoring/scoreReceipt.ts'

/** A key of a person in the tenant's directory; who has several over time has several lines. */
export interface DirectoryKey extends PublicKeys {
  readonly id: string
}

/**
 * What a verifier must have from elsewhere than the file: the platform's key and the directory of makers and openers.
 * And what it may have: receipts, heads as they were received at the deadline, own quotes.
 */
export interface Evidence {
  readonly platformKey: Hex
  readonly directory: readonly DirectoryKey[]
  readonly receipts?: readonly Receipt[]
  readonly closingHeads?: readonly ClosingHead[]
  /** Of experts. */
  readonly scoreReceipts?: readonly ScoreReceipt[]
  readonly packets?: readonly Pick<Packet, 'header' | 'quote' | 'master'>[]
}
