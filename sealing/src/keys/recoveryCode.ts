import { type Bytes, fromHex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { randomBytes } from '../suites/webCrypto.ts'
import { base32, digitOf, grouped, valueOf } from './base32.ts'

const codeBytes = 16
const codeDigits = 26
/** A prime below 32²: a wrong character or transposition changes the remainder. */
const modulus = 1021n

/** Printed code and the bytes that it represents. */
export interface RecoveryCode {
  readonly text: string
  readonly bytes: Bytes
}

/**
 * Creates a recovery code of 128 random bits, in seven groups of four characters. It needs no slow hash, because it is
 * random.
 */
export function makeRecoveryCode(): RecoveryCode {
  return recoveryCodeOf(randomBytes(codeBytes))
}

/** Code that represents these 16 bytes. */
export function recoveryCodeOf(bytes: Bytes): RecoveryCode {
  const body = base32(bytes)
  return { text: grouped(body + checksumOf(body), 4), bytes }
}

/**
 * Parses a typed code, in any case, with or without dashes and spaces. Throws `badRecoveryCode` with the cause: length,
 * character or checksum.
 */
export function readRecoveryCode(text: string): Bytes {
  const typed = text.replaceAll(/[\s-]/g, '')
  if (typed.length !== codeDigits + 2) throw new SealingError('badRecoveryCode', { reason: 'length' })
  const values = Array.from(typed, valueOf)
  if (values.includes(-1)) throw new SealingError('badRecoveryCode', { reason: 'character' })
  const body = values.slice(0, codeDigits).map(digitOf).join('')
  const checksum = values.slice(codeDigits).map(digitOf).join('')
  // 26 characters hold 130 bits: the last two are zero.
  const number = numberOf(body)
  if (checksumOf(body) !== checksum || number % 4n !== 0n)
    throw new SealingError('badRecoveryCode', { reason: 'checksum' })
  return fromHex((number / 4n).toString(16).padStart(codeBytes * 2, '0'), codeBytes)
}

const numberOf = (body: string): bigint =>
  Array.from(body).reduce((sum, digit) => sum * 32n + BigInt(valueOf(digit)), 0n)

function checksumOf(body: string): string {
  const rest = Number(numberOf(body) % modulus)
  return digitOf(Math.floor(rest / 32)) + digitOf(rest % 32)
}
