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
 * Creates a master, from which all leaf salts are derived. Needed before the quote, because attachments are hashed with
 * it.
 */
export const makeMaster = (): Hex => toHex(randomBytes(masterLength))

/** Pseudonym of a supplier in a project; `salt` is hex text of 32 bytes, kept by the server until the result. */
export const subjectOf = (suite: SuiteId, salt: Hex, projectId: string, supplierId: string): Hex =>
  toHex(taggedHash(suite, 'subject', fromHex(salt, 32), projectId, supplierId))

/** Header of a quote, which binds round, key, subject and content. */
export const headerOf = (record: KeyRecord, subject: Hex, quote: Quote, master: Hex): Header => ({
  v: 1,
  suite: record.suite,
  ...roundRef(record),
  subject,
  keyId: keyIdOf(record),
  commitment: commitmentOf(record.suite, quote, master),
})

/**
 * Encrypts a quote with the fixed length of its round. The content is not validated here (see `quoteViolations`).
 * Throws `tooLarge`, `badKey`, `noWebCrypto`.
 */
export async function sealQuote(record: KeyRecord, subject: Hex, quote: Quote, master: Hex): Promise<Envelope> {
  const header = headerOf(record, subject, quote, master)
  const halves = record.halves.map(({ publicKey }) => publicKey)
  return encryptToHalves(header, halves, canonicalBytes({ master, quote }), record.sealedBytes)
}

export interface SealedContent {
  readonly master: Hex
  /** Any shape, because the sender may have bypassed all checks. */
  readonly quote: unknown
}

/** Decrypts an envelope. Throws `undecryptable`, also if the plaintext is not canonical text of master and quote. */
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
    // Neither UTF-8 nor canonical text.
  }
  throw new SealingError('undecryptable')
}
