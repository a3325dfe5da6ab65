import { constants, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import type { AlgorithmIdentifier, SubjectPublicKeyInfo } from '@peculiar/asn1-x509'
import { fromBER, Integer, ObjectIdentifier, Sequence } from 'asn1js'
import { sm2 } from 'sm-crypto-v2'

/** Supported public keys. */
export type PublicKey =
  /** `point`: uncompressed, hexadecimal. */
  { readonly kind: 'sm2'; readonly point: string } | { readonly kind: 'rsa' | 'p256'; readonly key: KeyObject }

/** Signature schemes strong enough to be trusted. */
export type Scheme =
  | { readonly kind: 'sm2' }
  | { readonly kind: 'rsa' | 'p256' | 'pss'; readonly hash: 'sha256' | 'sha384' | 'sha512' }

const ecPublicKey = '1.2.840.10045.2.1'
const rsaEncryption = '1.2.840.113549.1.1.1'
const rsaPss = '1.2.840.113549.1.1.10'
const sm2Curve = '1.2.156.10197.1.301'
const p256Curve = '1.2.840.10045.3.1.7'
/** RSA with 1024 bits can be factored; above 8192 bits a verification takes longer than any legitimate key needs. */
const rsaBits = { least: 2048, max: 8192 }
const sm2Order = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n

/** Trusted algorithms. MD5 and SHA-1 are excluded, because they can be forged. */
const schemes: Readonly<Record<string, Scheme>> = {
  '1.2.156.10197.1.501': { kind: 'sm2' },
  '1.2.840.113549.1.1.11': { kind: 'rsa', hash: 'sha256' },
  '1.2.840.113549.1.1.12': { kind: 'rsa', hash: 'sha384' },
  '1.2.840.113549.1.1.13': { kind: 'rsa', hash: 'sha512' },
  '1.2.840.10045.4.3.2': { kind: 'p256', hash: 'sha256' },
  '1.2.840.10045.4.3.3': { kind: 'p256', hash: 'sha384' },
  '1.2.840.10045.4.3.4': { kind: 'p256', hash: 'sha512' },
}

/** Parameters of RSA-PSS with the same SHA-2 hash for message and mask; the salt length is read from the signature. */
const pssParameters =
  /^30..a00f300d06096086480165030402(?<hash>0[123])0500a11c301a06092a864886f70d010108300d06096086480165030402\k<hash>0500a20[34]02(?:01..|02....)$/
const pssHashes = { '01': 'sha256', '02': 'sha384', '03': 'sha512' } as const

/** Public key of a certificate; undefined if its kind or length is not trusted. */
export function publicKeyOf(info: SubjectPublicKeyInfo): PublicKey | undefined {
  const { algorithm, parameters } = info.algorithm
  if (algorithm === rsaEncryption) {
    const key = keyObject(info)
    const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {}
    return modulusLength >= rsaBits.least && modulusLength <= rsaBits.max ? { kind: 'rsa', key } : undefined
  }
  if (algorithm !== ecPublicKey || !parameters) return undefined
  const curve = fromBER(parameters).result
  if (!(curve instanceof ObjectIdentifier)) return undefined
  const name = curve.getValue()
  if (name === p256Curve) return { kind: 'p256', key: keyObject(info) }
  if (name !== sm2Curve) return undefined
  const point = Buffer.from(info.subjectPublicKey).toString('hex')
  return /^04[0-9a-f]{128}$/.test(point) && sm2.verifyPublicKey(point) ? { kind: 'sm2', point } : undefined
}

const keyObject = (info: SubjectPublicKeyInfo) =>
  createPublicKey({ key: Buffer.from(AsnConvert.serialize(info)), format: 'der', type: 'spki' })

/** Signature scheme of a certificate or list; undefined if it is not trusted. */
export function schemeOf({ algorithm, parameters }: AlgorithmIdentifier): Scheme | undefined {
  if (algorithm !== rsaPss) return Object.hasOwn(schemes, algorithm) ? schemes[algorithm] : undefined
  const hash = pssParameters.exec(Buffer.from(parameters ?? new ArrayBuffer(0)).toString('hex'))?.groups?.[
    'hash'
  ] as keyof typeof pssHashes
  return hash === undefined ? undefined : { kind: 'pss', hash: pssHashes[hash] }
}

/** Verifies the signature of these bytes. */
export function isSigned(scheme: Scheme, by: PublicKey, bytes: Uint8Array, signature: Uint8Array): boolean {
  if (scheme.kind === 'sm2') return by.kind === 'sm2' && isSm2(by.point, bytes, signature)
  if (by.kind !== (scheme.kind === 'pss' ? 'rsa' : scheme.kind)) return false
  const { key } = by as { key: KeyObject }
  if (scheme.kind === 'p256') return verify(scheme.hash, bytes, key, signature)
  const padding = scheme.kind === 'pss' ? constants.RSA_PKCS1_PSS_PADDING : constants.RSA_PKCS1_PADDING
  return verify(scheme.hash, bytes, { key, padding, saltLength: constants.RSA_PSS_SALTLEN_AUTO }, signature)
}

/**
 * Verifies the signature of a challenge. Drivers use different encodings: RSA with PKCS#1 v1.5 or PSS, curves as DER or
 * as concatenated r and s. The hash is fixed: SM3 for SM2, otherwise SHA-256.
 */
export function hasSignedChallenge(by: PublicKey, challenge: Uint8Array, signature: Uint8Array): boolean {
  if (by.kind === 'sm2') return isSm2(by.point, challenge, signature)
  if (by.kind === 'rsa')
    return (['rsa', 'pss'] as const).some((kind) => isSigned({ kind, hash: 'sha256' }, by, challenge, signature))
  const dsaEncoding = signature.length === 64 ? 'ieee-p1363' : 'der'
  return verify('sha256', challenge, { key: by.key, dsaEncoding }, signature)
}

/** Verifies an SM2 signature: SM3 over the default user id and the message (GM/T 0009). */
function isSm2(point: string, bytes: Uint8Array, signature: Uint8Array): boolean {
  const pair = signature.length === 64 ? halves(signature) : pairIn(signature)
  if (!pair || pair.some((number) => number <= 0n || number >= sm2Order)) return false
  const text = pair.map((number) => number.toString(16).padStart(64, '0')).join('')
  return sm2.doVerifySignature(bytes, text, point, { hash: true })
}

const halves = (signature: Uint8Array) => {
  const text = Buffer.from(signature).toString('hex')
  return [BigInt(`0x${text.slice(0, 64)}`), BigInt(`0x${text.slice(64)}`)]
}

/** r and s of a DER sequence without trailing bytes. */
function pairIn(signature: Uint8Array): bigint[] | undefined {
  if (signature.length > 80) return undefined
  const { result, offset } = fromBER(signature)
  if (offset !== signature.length || !(result instanceof Sequence)) return undefined
  const numbers = result.valueBlock.value
  if (numbers.length !== 2 || !numbers.every((each) => each instanceof Integer)) return undefined
  return numbers.map((each) => each.toBigInt())
}
