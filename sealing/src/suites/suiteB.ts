import { hkdf, sm3 } from 'sm-crypto-v2'
import { bytesOf, concat, fromHex, utf8 } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { scalarOf } from './scalar.ts'
import {
  sm2Decrypt,
  sm2Encrypt,
  sm2IsPublicKey,
  sm2Order,
  sm2Overhead,
  sm2PublicKeyOf,
  sm2Sign,
  sm2Verify,
} from './sm2.ts'
import { sm4Decrypt, sm4Encrypt } from './sm4Gcm.ts'
import type { KeyPair, Suite } from './suite.ts'
import { randomBytes, webCrypto } from './webCrypto.ts'

const keyLength = 16
const ivLength = 12
const wrappedKey = sm2Overhead + keyLength

const pairOf = (seed: Uint8Array): KeyPair => {
  const privateKey = scalarOf(seed, sm2Order)
  return { privateKey, publicKey: sm2PublicKeyOf(privateKey) }
}
const mac: Suite['mac'] = (key, bytes) => fromHex(sm3(bytesOf(bytes), { key: bytesOf(key), mode: 'hmac' }), 32)

/** SM2, SM3 and SM4-GCM: SM2 encrypts a random SM4 key, which encrypts the secret with its additional data. */
export const suiteB: Suite = {
  id: 'B',
  hash: (bytes) => fromHex(sm3(bytesOf(bytes)), 32),
  mac,
  derive: (secret, salt, info, length) => bytesOf(hkdf(bytesOf(secret), bytesOf(salt), utf8(info), length)),
  contentKey: (secrets, headerHash) => mac(secrets, headerHash).slice(0, keyLength),
  encrypt: async (key, iv, aad, plain) => sm4Encrypt(key, iv, aad, plain),
  decrypt: async (key, iv, aad, sealed) => sm4Decrypt(key, iv, aad, sealed),
  sealTo: async (publicKey, aad, plain) => {
    const [key, iv] = [randomBytes(keyLength), randomBytes(ivLength)]
    return concat(sm2Encrypt(publicKey, key), iv, sm4Encrypt(key, iv, aad, plain))
  },
  unsealer: async (privateKey) => {
    webCrypto()
    sm2PublicKeyOf(privateKey)
    // Copied, because the caller may overwrite its key after preparation, as with a key imported to WebCrypto.
    const ownKey = privateKey.slice()
    return async (sealed, aad) => {
      if (sealed.length < wrappedKey + ivLength) throw new SealingError('undecryptable')
      const key = sm2Decrypt(ownKey, sealed.subarray(0, wrappedKey))
      const iv = sealed.subarray(wrappedKey, wrappedKey + ivLength)
      return sm4Decrypt(key, iv, aad, sealed.subarray(wrappedKey + ivLength))
    }
  },
  encryptionPair: pairOf,
  publicKeyOf: sm2PublicKeyOf,
  isPublicKey: sm2IsPublicKey,
  signingPair: pairOf,
  sign: ({ privateKey, publicKey }, message) => sm2Sign(privateKey, publicKey, message),
  verify: sm2Verify,
}
