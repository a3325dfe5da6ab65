import { fromHex, type Hex, toHex, utf8 } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { type Signer, signerOf } from '../suites/signature.ts'
import type { KeyPair, SuiteId } from '../suites/suite.ts'
import { suiteOf } from '../suites/suites.ts'
import { randomBytes } from '../suites/webCrypto.ts'

/** Public keys of a person in one suite, as listed in key records and the directory. */
export interface PublicKeys {
  readonly encryption: Hex
  readonly signing: Hex
}

export interface PrivateKeys {
  readonly encryption: KeyPair
  readonly signing: KeyPair
}

export const secretLength = 32

/** Secret of an opener, from which all key pairs are derived. Stored only wrapped. */
export const makeOpenerSecret = () => randomBytes(secretLength)

/** Derives the key pairs of a suite from a secret of 32 bytes. Throws `badKey` for any other length. */
export function openerKeys(suite: SuiteId, secret: Uint8Array): PrivateKeys {
  if (secret.length !== secretLength) throw new SealingError('badKey')
  const { derive, encryptionPair, signingPair } = suiteOf(suite)
  const seedOf = (use: string) => derive(secret, utf8('baicai/1/opener'), `baicai/1/${suite}/opener/${use}`, 48)
  return { encryption: encryptionPair(seedOf('encryption')), signing: signingPair(seedOf('signing')) }
}

export const publicKeysOf = ({ encryption, signing }: PrivateKeys): PublicKeys => ({
  encryption: toHex(encryption.publicKey),
  signing: toHex(signing.publicKey),
})

/** Signer of an opener, for confirmations and countersignatures. */
export const openerSigner = (suite: SuiteId, secret: Uint8Array): Signer =>
  signerOf(suite, openerKeys(suite, secret).signing)

/** Decrypts messages encrypted to the opener's public key. */
export const openerUnsealer = (suite: SuiteId, secret: Uint8Array) =>
  suiteOf(suite).unsealer(openerKeys(suite, secret).encryption.privateKey)

/** Whether the text is an encryption key of the suite: an uncompressed point of its curve. */
export function isEncryptionKey(suite: SuiteId, text: Hex): boolean {
  try {
    return suiteOf(suite).isPublicKey(fromHex(text, 65))
  } catch {
    return false
  }
}
