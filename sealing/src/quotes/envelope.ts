import { canonicalText, parseCanonical } from '../bytes/canonical.ts'
import { type Bytes, concat, fromHex, type Hex, lengthAt, lengthBytes, toHex, utf8 } from '../bytes/bytes.ts'
import { hex, list, exactly, integer, record, text } from '../bytes/shape.ts'
import { SealingError } from '../error.ts'
import { recordHash, taggedHash } from '../suites/hash.ts'
import type { SuiteId } from '../suites/suite.ts'

/** Plaintext header of a ciphertext. Its hash is bound to every encryption below it. */
export interface Header {
  readonly v: 1
  readonly suite: SuiteId
  readonly tenantId: string
  readonly projectId: string
  readonly round: number
  /** Pseudonym of the supplier in this project. */
  readonly subject: Hex
  readonly keyId: Hex
  readonly commitment: Hex
}

/** Header of an attachment: the quote's header, the place in the quote's head and the plaintext length in bytes. */
export interface AttachmentHeader extends Header {
  readonly attachment: number
  readonly sealedBytes: number
}

export interface Envelope<Head extends Header = Header> {
  readonly header: Head
  /** A secret for each half of the key, encrypted to it. */
  readonly keys: readonly Hex[]
  readonly iv: Hex
  readonly ct: Bytes
}

export const headerHash = (header: Header): Bytes => recordHash(header.suite, 'header', header)

const headerShapes = {
  v: exactly(1),
  suite: exactly('A', 'B'),
  tenantId: text(/^[\w.-]{1,64}$/),
  projectId: text(/^[\w.-]{1,64}$/),
  round: integer(1, 99),
  subject: hex(32),
  keyId: hex(32),
  commitment: hex(32),
}
const frame = (header: Record<string, ReturnType<typeof text>>) =>
  record({ header: record(header), keys: list(text(/^(?:[0-9a-f]{2})+$/), 1, 2), iv: hex(12) })
const quoteFrame = frame(headerShapes)
const attachmentFrame = frame({ ...headerShapes, attachment: integer(0, 4), sealedBytes: integer(1, 16 * 1024 * 1024) })

/** Binary format for transport and storage: length and canonical text of header, keys and IV, then the ciphertext. */
export function encodeEnvelope({ header, keys, iv, ct }: Envelope): Bytes {
  const front = utf8(canonicalText({ header, keys, iv }))
  return concat(lengthBytes(front.length), front, ct)
}

/** Maximum length of the front part, with a header and two keys. */
const maxFrontBytes = 8192

/** Throws `malformed` unless the bytes are exactly the output of `encodeEnvelope`. */
export const decodeEnvelope = (bytes: Uint8Array): Envelope => decode(bytes, quoteFrame)
export const decodeAttachment = (bytes: Uint8Array): Envelope<AttachmentHeader> =>
  decode(bytes, attachmentFrame) as Envelope<AttachmentHeader>

function decode(bytes: Uint8Array, shape: ReturnType<typeof record>): Envelope {
  const length = bytes.length < 4 ? maxFrontBytes + 1 : lengthAt(bytes, 0)
  if (length > Math.min(maxFrontBytes, bytes.length - 4)) throw new SealingError('malformed')
  const front = readFront(bytes.subarray(4, 4 + length))
  const [violation] = shape(front, '')
  if (violation) throw new SealingError('malformed', { path: violation.path })
  return { ...(front as Omit<Envelope, 'ct'>), ct: bytes.slice(4 + length) }
}

function readFront(bytes: Uint8Array): unknown {
  try {
    return parseCanonical(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new SealingError('malformed')
  }
}

/** Hash of the whole envelope, as recorded in the log. */
export const envelopeHash = (envelope: Envelope): Hex =>
  toHex(taggedHash(envelope.header.suite, 'envelope', encodeEnvelope(envelope)))

/** Throws `malformed` unless the IV has 12 bytes. */
export const ivOf = ({ iv }: Envelope): Bytes => fromHex(iv, 12)
