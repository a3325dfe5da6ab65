import { SealingError } from '../error.ts'

/** Bytes with an ArrayBuffer of their own, as WebCrypto requires. */
export type Bytes = Uint8Array<ArrayBuffer>
/** Lower-case hexadecimal text. */
export type Hex = string

const hexDigits = /^(?:[0-9a-f]{2})*$/

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

/** Copies into a separate buffer, because libraries return views of shared buffers. */
export const bytesOf = (view: ArrayLike<number>): Bytes => new Uint8Array(view)

export function concat(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const digitsOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
export const toHex = (bytes: Uint8Array): Hex => Array.from(bytes, (byte) => digitsOf[byte]).join('')

/** Converts hex text to bytes. Throws `malformed` for capitals, odd length, or a length other than `length` bytes. */
export function fromHex(text: Hex, length?: number): Bytes {
  if (!hexDigits.test(text) || (length !== undefined && text.length !== length * 2))
    throw new SealingError('malformed', { digits: text.length })
  const bytes = new Uint8Array(text.length / 2)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = digitAt(text, at * 2) * 16 + digitAt(text, at * 2 + 1)
  return bytes
}

/** Value of a hex digit: `0` is 48, `a` is 97. */
function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code < 58 ? code - 48 : code - 87
}

export const equal = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at])

/** Length as four bytes, big-endian. */
export const lengthBytes = (length: number): Bytes =>
  Uint8Array.of(length >>> 24, (length >>> 16) & 255, (length >>> 8) & 255, length & 255)

export const lengthAt = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at)
