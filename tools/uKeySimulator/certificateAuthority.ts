import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  CertificateList,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  GeneralName,
  id_ce_authorityKeyIdentifier,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectAltName,
  id_ce_subjectKeyIdentifier,
  id_kp_clientAuth,
  id_kp_serverAuth,
  KeyIdentifier,
  KeyUsage,
  KeyUsageFlags,
  Name,
  RelativeDistinguishedName,
  RevokedCertificate,
  SubjectAlternativeName,
  SubjectKeyIdentifier,
  SubjectPublicKeyInfo,
  TBSCertificate,
  TBSCertList,
  Time,
  Validity,
  Version,
} from '@peculiar/asn1-x509'
import { ObjectIdentifier } from 'asn1js'
import { sm2 } from 'sm-crypto-v2'

/** A key pair as it is kept: SM2 in hex, RSA as PKCS#8 in PEM. */
export type KeyPair =
  | { readonly kind: 'sm2'; readonly privateKey: string; readonly publicKey: string }
  | { readonly kind: 'rsa'; readonly privateKey: string }

export interface Issuer {
  readonly keys: KeyPair
  readonly name: string
}

interface CertificateRequest {
  readonly name: string
  readonly keys: KeyPair
  /** Hex. */
  readonly serial: string
  readonly use: 'authority' | 'person' | 'localService'
  readonly from: Date
  readonly until: Date
}

export function generateKeyPair(kind: KeyPair['kind']): KeyPair {
  if (kind === 'sm2') return { kind, ...sm2.generateKeyPairHex() }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { kind, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string }
}

/** Hex as a buffer of its own: `Buffer` may be a window into a larger one. */
const bytesOf = (hex: string): ArrayBuffer => Uint8Array.from(Buffer.from(hex, 'hex')).buffer
const serialBytes = (hex: string) => bytesOf(/^[89a-f]/i.test(hex) ? `00${hex}` : hex)

const algorithms = {
  sm2: new AlgorithmIdentifier({ algorithm: '1.2.156.10197.1.501' }),
  rsa: new AlgorithmIdentifier({ algorithm: '1.2.840.113549.1.1.11', parameters: null }),
}

/** Signs as the key does: SM3 with SM2, else SHA-256 with PKCS#1 v1.5. */
export function signWith(keys: KeyPair, bytes: Uint8Array): Buffer {
  if (keys.kind === 'rsa') return sign('sha256', bytes, keys.privateKey)
  const { privateKey, publicKey } = keys
  return Buffer.from(sm2.doSignature(bytes, privateKey, { hash: true, der: true, publicKey }), 'hex')
}

function publicInfo(keys: KeyPair): SubjectPublicKeyInfo {
  if (keys.kind === 'rsa') return AsnConvert.parse(spkiOf(keys.privateKey), SubjectPublicKeyInfo)
  const curve = new ObjectIdentifier({ value: '1.2.156.10197.1.301' }).toBER()
  const algorithm = new AlgorithmIdentifier({ algorithm: '1.2.840.10045.2.1', parameters: curve })
  return new SubjectPublicKeyInfo({ algorithm, subjectPublicKey: bytesOf(keys.publicKey) })
}
const spkiOf = (privateKey: string) => createPublicKey(privateKey).export({ type: 'spki', format: 'der' })

const keyIdOf = (keys: KeyPair) =>
  Uint8Array.from(
    createHash('sha1')
      .update(Buffer.from(publicInfo(keys).subjectPublicKey))
      .digest(),
  ).buffer

/** C=CN, the product, and who it is. */
function nameOf(name: string): Name {
  const parts = [
    ['2.5.4.6', { printableString: 'CN' }],
    ['2.5.4.10', { utf8String: '百采 Baicai' }],
    ['2.5.4.3', { utf8String: name }],
  ] as const
  const part = ([type, value]: (typeof parts)[number]) =>
    new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value: new AttributeValue(value) })])
  return new Name(parts.map(part))
}

const extension = (extnID: string, value: object, critical = false) =>
  new Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) })

function extensionsOf({ use, keys }: CertificateRequest, issuer: KeyPair): Extensions {
  const { digitalSignature, keyCertSign, cRLSign } = KeyUsageFlags
  const isAuthority = use === 'authority'
  const usage = isAuthority ? keyCertSign | cRLSign : digitalSignature
  const purpose = use === 'person' ? id_kp_clientAuth : id_kp_serverAuth
  const places = [new GeneralName({ dNSName: 'localhost' }), new GeneralName({ iPAddress: '127.0.0.1' })]
  return new Extensions([
    extension(id_ce_basicConstraints, new BasicConstraints({ cA: isAuthority }), true),
    extension(id_ce_keyUsage, new KeyUsage(usage), true),
    ...(isAuthority ? [] : [extension(id_ce_extKeyUsage, new ExtendedKeyUsage([purpose]))]),
    ...(use === 'localService' ? [extension(id_ce_subjectAltName, new SubjectAlternativeName(places))] : []),
    extension(id_ce_subjectKeyIdentifier, new SubjectKeyIdentifier(keyIdOf(keys))),
    extension(
      id_ce_authorityKeyIdentifier,
      new AuthorityKeyIdentifier({ keyIdentifier: new KeyIdentifier(keyIdOf(issuer)) }),
    ),
  ])
}

/** A certificate in DER, signed by its issuer. */
export function issueCertificate(request: CertificateRequest, issuer: Issuer): Buffer {
  const algorithm = algorithms[issuer.keys.kind]
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: serialBytes(request.serial),
    signature: algorithm,
    issuer: nameOf(issuer.name),
    validity: new Validity({ notBefore: request.from, notAfter: request.until }),
    subject: nameOf(request.name),
    subjectPublicKeyInfo: publicInfo(request.keys),
    extensions: extensionsOf(request, issuer.keys),
  })
  const signatureValue = signed(tbsCertificate, issuer)
  return Buffer.from(
    AsnConvert.serialize(new Certificate({ tbsCertificate, signatureAlgorithm: algorithm, signatureValue })),
  )
}

/** The issuer's list of revoked serial numbers, in DER. */
export function issueRevocationList(issuer: Issuer, serials: readonly string[], from: Date, until: Date): Buffer {
  const algorithm = algorithms[issuer.keys.kind]
  const revoked = serials.map(
    (serial) => new RevokedCertificate({ userCertificate: serialBytes(serial), revocationDate: new Time(from) }),
  )
  const tbsCertList = new TBSCertList({
    version: Version.v2,
    signature: algorithm,
    issuer: nameOf(issuer.name),
    thisUpdate: new Time(from),
    nextUpdate: new Time(until),
    // The list may be missing, but never empty.
    ...(revoked.length > 0 ? { revokedCertificates: revoked } : {}),
  })
  const signature = signed(tbsCertList, issuer)
  return Buffer.from(
    AsnConvert.serialize(new CertificateList({ tbsCertList, signatureAlgorithm: algorithm, signature })),
  )
}

const signed = (thing: object, { keys }: Issuer) =>
  Uint8Array.from(signWith(keys, new Uint8Array(AsnConvert.serialize(thing)))).buffer

export const pemOf = (der: Uint8Array): string =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(der)
    .toString('base64')
    .replaceAll(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`
