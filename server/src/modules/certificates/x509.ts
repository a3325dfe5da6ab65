import { createHash } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  BasicConstraints,
  Certificate as Asn1Certificate,
  type Extension,
  ExtendedKeyUsage,
  id_ce_basicConstraints,
  id_ce_certificatePolicies,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectAltName,
  KeyUsage,
  Name,
  Time,
} from '@peculiar/asn1-x509'
import type { Certificate, SignedCertificate, RevocationList, SignedRevocationList } from './certificate.rules.ts'
import { inside, type Part, partsIn, tags } from './der.ts'
import { isSigned, type PublicKey, publicKeyOf, schemeOf } from './signature.ts'

/** A certificate that was read: what it says, its key, and what its signature can be checked with. */
export interface ReadCertificate extends SignedCertificate {
  readonly key: PublicKey | undefined
  readonly der: Uint8Array
}

const hex = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(bytes as Uint8Array).toString('hex')

/** A serial number as people read it on their certificate: hex without the zeros before it. */
export const serialOf = (text: string): string =>
  text
    .replaceAll(/[\s:]/g, '')
    .toUpperCase()
    .replace(/^0+(?=.)/, '')

/**
 * The bytes of what is DER, or DER in base64 with or without the lines of a PEM file; undefined where it is neither.
 */
export function derOf(given: string | Uint8Array): Uint8Array | undefined {
  const der = typeof given !== 'string' && given[0] === tags.sequence ? given : decoded(given)
  return der?.[0] === tags.sequence ? der : undefined
}

function decoded(given: string | Uint8Array): Uint8Array | undefined {
  const text = typeof given === 'string' ? given : Buffer.from(given).toString('latin1')
  const body = /-----BEGIN [A-Z0-9 ]+-----([^-]+)-----END/.exec(text)?.[1] ?? text
  const base64 = body.replaceAll(/\s/g, '')
  return /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? Uint8Array.from(Buffer.from(base64, 'base64')) : undefined
}

/** Reads; undefined where there is nothing to read, whatever else it is. */
function reading<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

export const readCertificate = (given: string | Uint8Array): ReadCertificate | undefined =>
  reading(() => {
    const der = derOf(given)
    return der && certificateIn(der)
  })

function certificateIn(der: Uint8Array): ReadCertificate | undefined {
  const {
    tbsCertificate: tbs,
    tbsCertificateRaw,
    signatureAlgorithm,
    signatureValue,
  } = AsnConvert.parse(der, Asn1Certificate)
  // Two names of one signature that differ are a forger's, and so is what is not written in the one way of DER.
  if (!tbsCertificateRaw || !tbs.signature.isEqual(signatureAlgorithm)) return undefined
  const extensions = new Map((tbs.extensions ?? []).map((each) => [each.extnID, each]))
  if (extensions.size !== (tbs.extensions ?? []).length) return undefined
  const basics = valueOf(extensions, id_ce_basicConstraints, BasicConstraints)
  const usage = valueOf(extensions, id_ce_keyUsage, KeyUsage)
  const purposes = valueOf(extensions, id_ce_extKeyUsage, ExtendedKeyUsage)
  const content: Certificate = {
    fingerprint: createHash('sha256').update(der).digest('hex'),
    serial: serialOf(hex(tbs.serialNumber)),
    subject: nameText(tbs.subject),
    issuer: nameText(tbs.issuer),
    subjectKey: hex(AsnConvert.serialize(tbs.subject)),
    issuerKey: hex(AsnConvert.serialize(tbs.issuer)),
    notBefore: tbs.validity.notBefore.getTime(),
    notAfter: tbs.validity.notAfter.getTime(),
    isAuthority: basics?.cA === true,
    pathLength: basics?.pathLenConstraint,
    usage: usage?.toJSON(),
    purposes: purposes && [...purposes],
    understood: [...extensions.values()].every(({ critical, extnID }) => !critical || known.has(extnID)),
  }
  const signed = signedPart(new Uint8Array(tbsCertificateRaw), signatureAlgorithm, new Uint8Array(signatureValue))
  return { content, ...signed, key: publicKeyOf(tbs.subjectPublicKeyInfo), der }
}

/** Extensions that are obeyed, or that may be critical and ask nothing of who logs in. */
const known: ReadonlySet<string> = new Set([
  id_ce_basicConstraints,
  id_ce_keyUsage,
  id_ce_extKeyUsage,
  id_ce_certificatePolicies,
  id_ce_subjectAltName,
])

const valueOf = <T>(extensions: ReadonlyMap<string, Extension>, id: string, type: new () => T): T | undefined => {
  const found = extensions.get(id)
  return found && AsnConvert.parse(found.extnValue, type)
}

const shortNames: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.5': 'SERIALNUMBER',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
}

/** A name as people read it, the smallest part first. */
const nameText = (name: Name): string =>
  [...name]
    .toReversed()
    .flatMap((part) => [...part].map(({ type, value }) => `${shortNames[type] ?? type}=${String(value)}`))
    .join(', ')

export const readRevocationList = (given: string | Uint8Array): SignedRevocationList | undefined =>
  reading(() => {
    const der = derOf(given)
    return der && listIn(der)
  })

function listIn(der: Uint8Array): SignedRevocationList | undefined {
  const [outer] = partsIn(der)
  const [signed, algorithm, signature] = inside(outer)
  const fields = inside(signed)
  if (fields[0]?.tag === tags.integer) fields.shift()
  const [again, issuer, from, ...rest] = fields
  if (!signed || !algorithm || !signature || !again || !issuer || !from) return undefined
  if (!Buffer.from(again.whole).equals(algorithm.whole)) return undefined
  const until = rest.find(({ tag }) => tag === tags.utcTime || tag === tags.generalTime)
  const entries = rest.filter(({ tag }) => tag === tags.sequence).flatMap(inside)
  // A critical extension narrows the list (one of several parts, changes only, another's certificates): it would say
  // too little.
  const extensions = rest.filter(({ tag }) => tag === tags.context0).flatMap((part) => inside(inside(part)[0]))
  const revoked = new Set<string>()
  for (const entry of entries) {
    const [serial, , more] = inside(entry)
    if (serial?.tag !== tags.integer) return undefined
    revoked.add(serialOf(hex(serial.bytes)))
    if (more) extensions.push(...inside(more))
  }
  const content: RevocationList = {
    issuerKey: hex(AsnConvert.serialize(AsnConvert.parse(issuer.whole, Name))),
    from: AsnConvert.parse(from.whole, Time).getTime(),
    until: until && AsnConvert.parse(until.whole, Time).getTime(),
    revoked,
    isComplete: !extensions.some(isCritical),
  }
  const how = AsnConvert.parse(algorithm.whole, AlgorithmIdentifier)
  // A bit string begins with how many bits of its last byte count not.
  return { content, ...signedPart(signed.whole, how, signature.bytes.subarray(1)) }
}

const isCritical = (extension: Part) =>
  inside(extension).some(({ tag, bytes }) => tag === tags.boolean && bytes[0] !== 0)

/**
 * What certificates and lists have in common: they are signed. Asked again about the same key, it is not checked
 * again.
 */
function signedPart(bytes: Uint8Array, algorithm: AlgorithmIdentifier, signature: Uint8Array) {
  const scheme = schemeOf(algorithm)
  const known = new WeakMap<PublicKey, boolean>()
  return {
    isStrong: scheme !== undefined,
    isSignedWith: (key: PublicKey): boolean => {
      const before = known.get(key)
      if (before !== undefined || !scheme) return before ?? false
      const isTheirs = reading(() => isSigned(scheme, key, bytes, signature)) ?? false
      known.set(key, isTheirs)
      return isTheirs
    },
  }
}
