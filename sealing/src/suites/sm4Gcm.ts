import { sm4 } from 'sm-crypto-v2'
import { type Bytes, bytesOf, concat } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { webCrypto } from './webCrypto.ts'

const tagLength = 16

const options = (iv: Uint8Array, aad: Uint8Array) =>
  ({ mode: 'gcm', output: 'array', iv: bytesOf(iv), associatedData: bytesOf(aad), padding: 'none' }) as const

/** SM4-GCM with a key of 16 bytes; the tag is appended. */
export function sm4Encrypt(key: Uint8Array, iv: Uint8Array, aad: Uint8Array, plain: Uint8Array): Bytes {
  webCrypto()
  if (key.length !== 16) throw new SealingError('badKey')
  const { output, tag } = sm4.encrypt(bytesOf(plain), bytesOf(key), { ...options(iv, aad), outputTag: true })
  if (tag?.length !== tagLength) throw new SealingError('badKey')
  return concat(output, tag)
}

/**
 * Throws `undecryptable`. The library checks the tag only if one is passed, so it is split off here, and input that is
 * too short for a tag is refused.
 */
export function sm4Decrypt(key: Uint8Array, iv: Uint8Array, aad: Uint8Array, sealed: Uint8Array): Bytes {
  webCrypto()
  if (sealed.length < tagLength) throw new SealingError('undecryptable')
  const at = sealed.length - tagLength
  try {
    const tag = bytesOf(sealed.subarray(at))
    return bytesOf(sm4.decrypt(bytesOf(sealed.subarray(0, at)), bytesOf(key), { ...options(iv, aad), tag }))
  } catch {
    throw new SealingError('undecryptable')
  }
}
