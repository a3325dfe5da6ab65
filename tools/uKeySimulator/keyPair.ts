import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import { AlgorithmIdentifier, SubjectPublicKeyInfo } from '@peculiar/asn1-x509'
import { ObjectIdentifier } from 'asn1js'
import { sm2 } from 'sm-crypto-v2'

/** Stored key pair: SM2 in hex, RSA as PKCS#8 in PEM. */
export type KeyPair =
  | { readonly kind: 'sm2'; readonly privateKey: string; readonly publicKey: string }
  | { readonly kind: 'rsa'; readonly privateKey: string }

export function generateKeyPair(kind: KeyPair['kind']): KeyPair {
  if (kind === 'sm2') return { kind, ...sm2.generateKeyPairHex() }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { kind, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string }
}

/** Hex to a separate buffer, because a `Buffer` may be a view of a larger one. */
export const bytesOf = (hex: string): ArrayBuffer => Uint8Array.from(Buffer.from(hex, 'hex')).buffer

/** Signs with the key's algorithm: SM3 with SM2, or SHA-256 with PKCS#1 v1.5. */
export function signWith(keys: KeyPair, bytes: Uint8Array): Buffer {
  if (keys.kind === 'rsa') return sign('sha256', bytes, keys.privateKey)
  const { privateKey, publicKey } = keys
  return Buffer.from(sm2.doSignature(bytes, privateKey, { hash: true, der: true, publicKey }), 'hex')
}

export function publicInfo(keys: KeyPair): SubjectPublicKeyInfo {
  if (keys.kind === 'rsa') return AsnConvert.parse(spkiOf(keys.privateKey), SubjectPublicKeyInfo)
  const curve = new ObjectIdentifier({ value: '1.2.156.10197.1.301' }).toBER()
  const algorithm = new AlgorithmIdentifier({ algorithm: '1.2.840.10045.2.1', parameters: curve })
  return new SubjectPublicKeyInfo({ algorithm, subjectPublicKey: bytesOf(keys.publicKey) })
}
const spkiOf = (privateKey: string) => createPublicKey(privateKey).export({ type: 'spki', format: 'der' })

export const keyIdOf = (keys: KeyPair) =>
  Uint8Array.from(
    createHash('sha1')
      .update(Buffer.from(publicInfo(keys).subjectPublicKey))
      .digest(),
  ).buffer
