import { SealingError } from '../error.ts'

/** Bytes in a buffer of their own, as WebCrypto takes them. */
export type Bytes = Uint8Array<ArrayBuffer>
/** Lower-case hexadecimal text. */
export type Hex = string

const hexDigits = /^(?:[0-9a-f]{2})*$/

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

/** A copy in a buffer of its own: libraries answer views of shared ones. */
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

/** Hex text → bytes. Refuses `malformed`: capitals, odd lengths, another length than `length` bytes. */
export function fromHex(text: Hex, length?: number): Bytes {
  if (!hexDigits.test(text) || (length !== undefined && text.length !== length * 2))
    throw new SealingError('malformed', { digits: text.length })
  const bytes = new Uint8Array(text.length / 2)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = digitAt(text, at * 2) * 16 + digitAt(text, at * 2 + 1)
  return bytes
}

/** The value of a digit: `0` is 48, `a` is 97. */
function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code < 58 ? code - 48 : code - 87
}

export const equal = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at])

/** A length as four bytes, the highest first. */
export const lengthBytes = (length: number): Bytes =>
  Uint8Array.of(length >>> 24, (length >>> 16) & 255, (length >>> 8) & 255, length & 255)

export const lengthAt = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at)
