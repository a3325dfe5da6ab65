import { concat, type Bytes, lengthAt, lengthBytes } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'

/** Prefixes the content with its length (four bytes) and pads it with zeros to `length` bytes. Throws `tooLarge`. */
export function padded(content: Uint8Array, length: number): Bytes {
  const rest = length - 4 - content.length
  if (rest < 0) throw new SealingError('tooLarge', { bytes: content.length, max: length - 4 })
  return concat(lengthBytes(content.length), content, new Uint8Array(rest))
}

/** Removes the padding. Throws `undecryptable` for a length beyond the end or non-zero padding. */
export function unpadded(plain: Uint8Array): Bytes {
  const length = plain.length < 4 ? Number.POSITIVE_INFINITY : lengthAt(plain, 0)
  if (length > plain.length - 4) throw new SealingError('undecryptable')
  if (plain.subarray(4 + length).some((byte) => byte !== 0)) throw new SealingError('undecryptable')
  return plain.slice(4, 4 + length)
}
