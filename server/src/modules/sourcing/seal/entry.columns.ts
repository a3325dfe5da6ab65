import type { SealEntryKind } from '#contract/sourcing/seal/sealLog.ts'
import { fromHex } from '#sealing/bytes/bytes.ts'
import type { Entry } from '#sealing/log/entry.ts'
import type { EntryRow } from './entry.store.ts'

/** Conversion between rows of the log (bytes) and entries (hex). */

export const hexOf = (bytes: Buffer): string => bytes.toString('hex')
const maybeHex = (bytes: Buffer | null): string | null => (bytes === null ? null : hexOf(bytes))
export const bytesIn = (hex: string): Buffer => Buffer.from(fromHex(hex))
const maybeBytes = (hex: string | null): Buffer | null => (hex === null ? null : bytesIn(hex))

export const entryOf = (row: EntryRow): Entry & { kind: SealEntryKind } => ({
  seq: row.seq,
  kind: row.kind,
  round: row.round,
  at: row.at.toISOString(),
  subject: maybeHex(row.subject),
  commitment: maybeHex(row.commitment),
  envelopeHash: maybeHex(row.envelope_hash),
  ref: row.ref,
  prev: hexOf(row.prev),
  hash: hexOf(row.hash),
})

/** Sequence number of the quote of an entry: its own, or that of the quote it confirms. */
export const quoteSeqOf = ({ seq, kind, ref }: Pick<EntryRow, 'seq' | 'kind' | 'ref'>): number =>
  kind === 'confirm' ? (ref ?? seq) : seq

export const valuesOf = ({ subject, commitment, envelopeHash, prev, hash, at, ...rest }: Entry) => ({
  ...rest,
  at: new Date(at),
  subject: maybeBytes(subject),
  commitment: maybeBytes(commitment),
  envelopeHash: maybeBytes(envelopeHash),
  prev: bytesIn(prev),
  hash: bytesIn(hash),
})
