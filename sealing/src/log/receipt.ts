import type { Hex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { isSigned, type Signer, signRecord } from '../suites/signature.ts'
import type { SuiteId } from '../suites/suite.ts'
import type { Entry, EntryKind } from './entry.ts'

/** Receipt of a supplier: a log entry signed by the platform. A quote counts as submitted only with it. */
export interface ReceiptBody {
  readonly v: 1
  readonly projectId: string
  readonly round: number
  readonly seq: number
  readonly at: string
  readonly subject: Hex
  readonly commitment: Hex
  readonly envelopeHash: Hex
  readonly entryHash: Hex
  readonly keyId: Hex
}

export interface Receipt {
  readonly body: ReceiptBody
  readonly sig: Hex
}

/** Kinds of entries that have receipts. */
const receipted: readonly EntryKind[] = ['quote', 'confirm']
export const hasReceipt = ({ kind }: Pick<Entry, 'kind'>): boolean => receipted.includes(kind)

/** Deterministic receipt of a quote or confirmation. Throws `badEntry` for other kinds. */
export function receiptBody(projectId: string, keyId: Hex, entry: Entry): ReceiptBody {
  const { round, seq, at, subject, commitment, envelopeHash, hash } = entry
  if (!hasReceipt(entry) || subject === null || commitment === null || envelopeHash === null)
    throw new SealingError('badEntry', { seq })
  return { v: 1, projectId, round, seq, at, subject, commitment, envelopeHash, entryHash: hash, keyId }
}

export async function signReceipt(signer: Signer, body: ReceiptBody): Promise<Receipt> {
  return { body, sig: await signRecord(signer, 'receipt', body) }
}

export const isReceiptSigned = (suite: SuiteId, platformKey: Hex, { body, sig }: Receipt): boolean =>
  isSigned(suite, platformKey, 'receipt', body, sig)

/** Two receipts with different entries at the same place prove that the platform has kept two logs. */
export const provesTwoLogs = (a: Receipt, b: Receipt): boolean =>
  a.body.projectId === b.body.projectId && a.body.seq === b.body.seq && a.body.entryHash !== b.body.entryHash
