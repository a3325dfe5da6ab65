import { type Bytes, fromHex, type Hex, toHex, utf8 } from '../bytes/bytes.ts'
import type { KeyRecord } from '../ceremony/keyRecord.ts'
import { SealingError } from '../error.ts'
import { taggedHash } from '../suites/hash.ts'
import type { SuiteId, Unsealer } from '../suites/suite.ts'
import { suiteOf } from '../suites/suites.ts'
import { masterLength } from './commitment.ts'
import type { AttachmentHeader, Envelope, Header } from './envelope.ts'
import { decryptWithHalves, encryptToHalves } from './halves.ts'
import type { AttachmentRef } from './quote.ts'

/** Plaintext lengths in bytes: 64 KB, 256 KB, 1 MB, 4 MB and 16 MB. */
export const attachmentSizes: readonly number[] = [64, 256, 1024, 4096, 16_384].map((kilobytes) => kilobytes * 1024)

/** Smallest plaintext length for this content. Throws `tooLarge`. */
export function attachmentSize(bytes: number): number {
  const size = attachmentSizes.find((each) => bytes + 4 <= each)
  if (size === undefined) throw new SealingError('tooLarge', { bytes, max: attachmentSizes.at(-1)! - 4 })
  return size
}

/** Salted, so that a disclosed head does not reveal the file to somebody who guesses its content. */
const attachmentHash = (suite: SuiteId, master: Hex, place: number, content: Uint8Array): Hex => {
  const salt = suiteOf(suite).mac(fromHex(master, masterLength), utf8(`salt/attachment/${place}`))
  return toHex(taggedHash(suite, 'attachment', salt, content))
}

/** Reference to a file in the head of a quote; `place` counts from 0. Throws `tooLarge`. */
export function attachmentRef(
  suite: SuiteId,
  master: Hex,
  place: number,
  file: { readonly name: string; readonly content: Uint8Array },
): AttachmentRef {
  attachmentSize(file.content.length)
  return {
    name: file.name,
    size: file.content.length,
    hash: attachmentHash(suite, master, place, file.content),
  }
}

/** Encrypts a file of a quote, bound to its header. */
export function sealAttachment(
  record: KeyRecord,
  header: Header,
  place: number,
  content: Uint8Array,
): Promise<Envelope<AttachmentHeader>> {
  const sealedBytes = attachmentSize(content.length)
  const halves = record.halves.map(({ publicKey }) => publicKey)
  return encryptToHalves({ ...header, attachment: place, sealedBytes }, halves, content, sealedBytes)
}

/**
 * Decrypts a file of an opened quote. Throws `undecryptable` for an envelope of another quote or place, and if size or
 * hash differ from the head.
 */
export async function openAttachment(
  quote: { readonly header: Header; readonly master: Hex; readonly ref: AttachmentRef; readonly place: number },
  halves: readonly Unsealer[],
  envelope: Envelope<AttachmentHeader>,
): Promise<Bytes> {
  const { header, place, ref } = quote
  const sealedBytes = attachmentSize(ref.size)
  // The header comes from the quote; the one in the envelope is not trusted.
  const bound = { ...envelope, header: { ...header, attachment: place, sealedBytes } }
  const content = await decryptWithHalves(bound, halves, sealedBytes)
  if (content.length !== ref.size || attachmentHash(header.suite, quote.master, place, content) !== ref.hash)
    throw new SealingError('undecryptable')
  return content
}
