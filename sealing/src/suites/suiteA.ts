import { ed25519 } from '@noble/curves/ed25519.js'
import { p256 } from '@noble/curves/nist.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesOf, concat, utf8 } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { aesDecrypt, aesEncrypt } from './aesGcm.ts'
import { hpkeSeal, hpkeUnsealer } from './hpke.ts'
import { scalarOf } from './scalar.ts'
import type { Suite } from './suite.ts'

const publicKeyOf: Suite['publicKeyOf'] = (privateKey) => {
  try {
    return bytesOf(p256.getPublicKey(privateKey, false))
  } catch {
    throw new SealingError('badKey')
  }
}
const derive: Suite['derive'] = (secret, salt, info, length) => bytesOf(hkdf(sha256, secret, salt, utf8(info), length))

/**
 * HPKE with P-256 and AES-256-GCM by WebCrypto, SHA-256, Ed25519. Ed25519 is from a library, because browsers support
 * it only since 2025; servers may sign with the native one (`Signer`).
 */
export const suiteA: Suite = {
  id: 'A',
  hash: (bytes) => bytesOf(sha256(bytes)),
  mac: (key, bytes) => bytesOf(hmac(sha256, key, bytes)),
  derive,
  contentKey: (secrets, headerHash) => derive(secrets, headerHash, 'baicai/1/A/content', 32),
  encrypt: aesEncrypt,
  decrypt: aesDecrypt,
  sealTo: async (publicKey, aad, plain) => concat(...(await hpkeSeal(publicKey, aad, plain))),
  unsealer: async (privateKey) => hpkeUnsealer(privateKey, publicKeyOf(privateKey)),
  encryptionPair: (seed) => {
    const privateKey = scalarOf(seed, p256.Point.Fn.ORDER)
    return { privateKey, publicKey: publicKeyOf(privateKey) }
  },
  publicKeyOf,
  isPublicKey: (publicKey) => publicKey.length === 65 && p256.utils.isValidPublicKey(publicKey, false),
  signingPair: (seed) => {
    const privateKey = bytesOf(seed.slice(0, 32))
    return { privateKey, publicKey: bytesOf(ed25519.getPublicKey(privateKey)) }
  },
  sign: ({ privateKey }, message) => bytesOf(ed25519.sign(message, privateKey)),
  verify: (publicKey, message, signature) => {
    try {
      // Strict RFC 8032, because verifiers differ for other keys and signatures.
      return ed25519.verify(signature, message, publicKey, { zip215: false })
    } catch {
      return false
    }
  },
}
