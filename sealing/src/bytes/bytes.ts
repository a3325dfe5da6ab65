import { SealingError } from '../error.ts'

/** Bytes in a buffer of their own, as WebCrypto takes them. */
export type Bytes = Uint8Array<ArrayBuffer>
/** Lower-case hexadecimal text. */
export type Hex = string

const hexDigits = /^(?:[0-9a-f]{2})*$/

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

/** A copy in a buffer of its own: libraries answer views of shared ones. */
export const bytesOf = (view: ArrayLike<number>): Bytes => Uint8Array.from(view)

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
  return Uint8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(at * 2, at * 2 + 2), 16))
}

export const equal = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at])

/** A length as four bytes, the highest first. */
export function lengthBytes(length: number): Bytes {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, length)
  return bytes
}

export const lengthAt = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at)
