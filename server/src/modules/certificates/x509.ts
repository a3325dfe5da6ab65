import { createHash } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
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
} from '@peculiar/asn1-x509'
import type { Certificate, SignedCertificate } from './x509.rules.ts'
import { type PublicKey, publicKeyOf } from './signature.ts'
import { serialOf } from './serial.ts'
import { hex, derOf, reading, signedPart } from './x509.parts.ts'

/** Certificate that was read: content, key, and data for verifying its signature. */
export interface ReadCertificate extends SignedCertificate {
  readonly key: PublicKey | undefined
  readonly der: Uint8Array
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
  // Differing signature algorithms indicate a forgery, as does an encoding that is not DER.
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

/** Extensions that are processed, or that may be critical but do not concern logins. */
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

/** Readable name, most specific part first. */
const nameText = (name: Name): string =>
  [...name]
    .toReversed()
    .flatMap((part) => [...part].map(({ type, value }) => `${shortNames[type] ?? type}=${String(value)}`))
    .join(', ')
