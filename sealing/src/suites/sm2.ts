import { sm2 } from 'sm-crypto-v2'
import { type Bytes, bytesOf, fromHex, toHex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'

/** Order of the SM2 curve (GB/T 32918.5). */
export const sm2Order = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n
const c1c3c2 = 1
/** C1 without its prefix, C3, and an empty C2. */
export const sm2Overhead = 64 + 32

/** Throws `badKey` if the key is not a point of the curve. */
export function sm2Encrypt(publicKey: Uint8Array, plain: Uint8Array): Bytes {
  try {
    return fromHex(sm2.doEncrypt(bytesOf(plain), toHex(publicKey), c1c3c2))
  } catch {
    throw new SealingError('badKey')
  }
}

/** Throws `undecryptable`: the library returns an empty array if its checksum C3 differs. */
export function sm2Decrypt(privateKey: Uint8Array, sealed: Uint8Array): Bytes {
  let plain: ArrayLike<number>
  try {
    plain = sm2.doDecrypt(toHex(sealed), toHex(privateKey), c1c3c2, { output: 'array' })
  } catch {
    throw new SealingError('undecryptable')
  }
  if (plain.length === 0 || plain.length !== sealed.length - sm2Overhead) throw new SealingError('undecryptable')
  return bytesOf(plain)
}

/** Throws `badKey` for zero and scalars beyond the order. */
export function sm2PublicKeyOf(privateKey: Uint8Array): Bytes {
  const scalar = BigInt(`0x${toHex(privateKey) || '0'}`)
  // For n − 1 the inverse of 1 + d, which signing needs, does not exist.
  if (privateKey.length !== 32 || scalar === 0n || scalar >= sm2Order - 1n) throw new SealingError('badKey')
  return fromHex(sm2.getPublicKeyFromPrivateKey(toHex(privateKey)), 65)
}

export const sm2IsPublicKey = (publicKey: Uint8Array): boolean =>
  publicKey.length === 65 && publicKey[0] === 4 && sm2.verifyPublicKey(toHex(publicKey))

const scalarsOf = (signature: Uint8Array) => {
  const text = toHex(signature)
  return [BigInt(`0x${text.slice(0, 64)}`), BigInt(`0x${text.slice(64)}`)] as const
}

export function sm2Sign(privateKey: Uint8Array, publicKey: Uint8Array, message: Uint8Array): Bytes {
  const signature = sm2.doSignature(bytesOf(message), toHex(privateKey), { hash: true, publicKey: toHex(publicKey) })
  return fromHex(signature, 64)
}

/** False for any mismatch, including scalars out of range, which the library does not check. */
export function sm2Verify(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (signature.length !== 64 || publicKey.length !== 65) return false
  if (scalarsOf(signature).some((scalar) => scalar === 0n || scalar >= sm2Order)) return false
  try {
    return sm2.doVerifySignature(bytesOf(message), toHex(signature), toHex(publicKey), { hash: true })
  } catch {
    return false
  }
}
