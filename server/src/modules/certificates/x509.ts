import { createHash } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  type AlgorithmIdentifier,
  BasicConstraints,
  Certificate as Asn1Certificate,
  CertificateList,
  type Extension,
  ExtendedKeyUsage,
  id_ce_basicConstraints,
  id_ce_certificatePolicies,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectAltName,
  KeyUsage,
  type Name,
} from '@peculiar/asn1-x509'
import type { Certificate, Paper, RevocationList, RevocationPaper } from './certificate.rules.ts'
import { isSigned, type PublicKey, publicKeyOf, schemeOf } from './signature.ts'

/** A certificate that was read: what it says, its key, and what its signature can be checked with. */
export interface ReadCertificate extends Paper {
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

/** The bytes of what is DER, or DER in base64 with or without the lines of a PEM file; undefined where it is neither. */
export function derOf(given: string | Uint8Array): Uint8Array | undefined {
  if (typeof given !== 'string' && given[0] === 0x30) return given
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
  const basics = inside(extensions, id_ce_basicConstraints, BasicConstraints)
  const usage = inside(extensions, id_ce_keyUsage, KeyUsage)
  const purposes = inside(extensions, id_ce_extKeyUsage, ExtendedKeyUsage)
  const told: Certificate = {
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
  const signed = signedPart(tbsCertificateRaw, signatureAlgorithm, signatureValue)
  return { told, ...signed, key: publicKeyOf(tbs.subjectPublicKeyInfo), der }
}

/** Extensions that are obeyed, or that may be critical and ask nothing of who logs in. */
const known: ReadonlySet<string> = new Set([
  id_ce_basicConstraints,
  id_ce_keyUsage,
  id_ce_extKeyUsage,
  id_ce_certificatePolicies,
  id_ce_subjectAltName,
])

const inside = <T>(extensions: ReadonlyMap<string, Extension>, id: string, type: new () => T): T | undefined => {
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

export const readRevocationList = (given: string | Uint8Array): RevocationPaper | undefined =>
  reading(() => {
    const der = derOf(given)
    return der && listIn(der)
  })

function listIn(der: Uint8Array): RevocationPaper | undefined {
  const { tbsCertList: tbs, tbsCertListRaw, signatureAlgorithm, signature } = AsnConvert.parse(der, CertificateList)
  if (!tbsCertListRaw || !tbs.signature.isEqual(signatureAlgorithm)) return undefined
  const entries = tbs.revokedCertificates ?? []
  // A critical extension narrows the list (one of several parts, changes only, another's certificates): it would say too little.
  const extensions = [
    ...(tbs.crlExtensions ?? []),
    ...entries.flatMap(({ crlEntryExtensions = [] }) => crlEntryExtensions),
  ]
  const told: RevocationList = {
    issuerKey: hex(AsnConvert.serialize(tbs.issuer)),
    from: tbs.thisUpdate.getTime(),
    until: tbs.nextUpdate?.getTime(),
    revoked: new Set(entries.map(({ userCertificate }) => serialOf(hex(userCertificate)))),
    isWhole: extensions.every(({ critical }) => !critical),
  }
  return { told, ...signedPart(tbsCertListRaw, signatureAlgorithm, signature) }
}

/** What certificates and lists have in common: they are signed. */
function signedPart(bytes: ArrayBuffer, algorithm: AlgorithmIdentifier, signature: ArrayBuffer) {
  const scheme = schemeOf(algorithm)
  return {
    isStrong: scheme !== undefined,
    isSignedWith: (key: PublicKey): boolean =>
      scheme !== undefined &&
      (reading(() => isSigned(scheme, key, new Uint8Array(bytes), new Uint8Array(signature))) ?? false),
  }
}
