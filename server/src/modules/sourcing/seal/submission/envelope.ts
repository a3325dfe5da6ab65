import { refuse } from '#kit/refusal.ts'
import { canonicalText } from '#sealing/bytes/canonical.ts'
import { toHex } from '#sealing/bytes/bytes.ts'
import { SealingError } from '#sealing/error.ts'
import { decodeEnvelope, type Envelope, envelopeHash, type Header } from '#sealing/quotes/envelope.ts'
import { bytesIn, hexOf } from '../entry.columns.ts'
import { recordOf } from '../round.service.ts'
import type { RoundRow } from '../round.store.ts'

/** Length of the authentication tag at the end of a ciphertext, in bytes. */
export const tagBytes = 16

/** Parses a supplier's envelope; refuses with `seal.malformed`. Its content stays unreadable. */
export function readEnvelope(base64: string): Envelope {
  try {
    return decodeEnvelope(new Uint8Array(Buffer.from(base64, 'base64')))
  } catch (error) {
    if (error instanceof SealingError) return refuse('seal.malformed')
    throw error
  }
}

/** Row of an envelope, stored until the opening. */
export const storedOf = (envelope: Envelope) => ({
  project_id: envelope.header.projectId,
  round: envelope.header.round,
  envelope_hash: bytesIn(envelopeHash(envelope)),
  header: canonicalText(envelope.header),
  keys: [...envelope.keys],
  iv: bytesIn(envelope.iv),
  ct: Buffer.from(envelope.ct),
})

interface StoredRow {
  readonly header: string
  readonly keys: readonly string[]
  readonly iv: Buffer
  readonly ct: Buffer
}
/** Envelope from its row. */
export const envelopeOf = (row: StoredRow): Envelope => ({
  header: JSON.parse(row.header) as Header,
  keys: row.keys,
  iv: toHex(row.iv),
  ct: new Uint8Array(row.ct),
})

/** Externally visible properties of an envelope. */
export const outsideOf = ({ header, keys, ct }: Envelope) => ({ ...header, length: ct.length, halves: keys.length })

/** Expected external properties of an envelope of this supplier. */
export const expectedOf = (tenantId: string, round: RoundRow, subject: string) => ({
  tenantId,
  projectId: round.project_id,
  round: round.round,
  suite: round.suite,
  keyId: hexOf(round.key_id),
  subject,
  length: round.sealed_bytes + tagBytes,
  halves: recordOf(round).halves.length,
})
