import { canonicalBytes, parseCanonical } from '../bytes/canonical.ts'
import { fromHex, type Hex, toHex } from '../bytes/bytes.ts'
import { hex } from '../bytes/shape.ts'
import { type KeyRecord, keyIdOf } from '../ceremony/keyRecord.ts'
import { roundRef } from '../ceremony/round.ts'
import { SealingError } from '../error.ts'
import { taggedHash } from '../suites/hash.ts'
import type { SuiteId, Unsealer } from '../suites/suite.ts'
import { randomBytes } from '../suites/webCrypto.ts'
import { commitmentOf, masterLength } from './commitment.ts'
import type { Envelope, Header } from './envelope.ts'
import { decryptWithHalves, encryptToHalves } from './halves.ts'
import type { Quote } from './quote.ts'

/**
 * A new master: the salts of all leaves come from it. Made before the quote, because attachments are hashed with it.
 */
export const makeMaster = (): Hex => toHex(randomBytes(masterLength))

/** Pseudonym of a supplier in one project; `salt` is hex text of 32 bytes, kept by the server until the result. */
export const subjectOf = (suite: SuiteId, salt: Hex, projectId: string, supplierId: string): Hex =>
  toHex(taggedHash(suite, 'subject', fromHex(salt, 32), projectId, supplierId))

/** Header of a quote: it binds round, key, subject and content together. */
export const headerOf = (record: KeyRecord, subject: Hex, quote: Quote, master: Hex): Header => ({
  v: 1,
  suite: record.suite,
  ...roundRef(record),
  subject,
  keyId: keyIdOf(record),
  commitment: commitmentOf(record.suite, quote, master),
})

/**
 * Encrypts a quote for the opening of a round: every quote of the round has the same length. It does not look at the
 * content (`quoteViolations` does). Refuses `tooLarge`, `badKey`, `noWebCrypto`.
 */
export async function sealQuote(record: KeyRecord, subject: Hex, quote: Quote, master: Hex): Promise<Envelope> {
  const header = headerOf(record, subject, quote, master)
  const halves = record.halves.map(({ publicKey }) => publicKey)
  return encryptToHalves(header, halves, canonicalBytes({ master, quote }), record.sealedBytes)
}

export interface SealedContent {
  readonly master: Hex
  /** Of any shape: its author may have gone around every check. */
  readonly quote: unknown
}

/**
 * What an envelope holds. Refuses `undecryptable`, also for a content that is no canonical text of master and quote.
 */
export async function openQuote(
  record: KeyRecord,
  halves: readonly Unsealer[],
  envelope: Envelope,
): Promise<SealedContent> {
  const content = await decryptWithHalves(envelope, halves, record.sealedBytes)
  const { master, quote } = readContent(content)
  if (typeof master !== 'string' || hex(masterLength)(master, '').length > 0 || quote === undefined)
    throw new SealingError('undecryptable')
  return { master, quote }
}

function readContent(content: Uint8Array): Partial<Record<'master' | 'quote', unknown>> {
  try {
    const found = parseCanonical(new TextDecoder('utf-8', { fatal: true }).decode(content))
    if (typeof found === 'object' && found !== null) return found
  } catch {
    // Neither text nor canonical: nothing that this part has written.
  }
  throw new SealingError('undecryptable')
}
