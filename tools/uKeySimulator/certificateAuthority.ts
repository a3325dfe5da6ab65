import { AsnConvert } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  CertificateList,
  Name,
  RelativeDistinguishedName,
  RevokedCertificate,
  TBSCertificate,
  TBSCertList,
  Time,
  Validity,
  Version,
} from '@peculiar/asn1-x509'
import { type KeyPair, bytesOf, signWith, publicInfo } from './keyPair.ts'
import { type CertificateRequest, extensionsOf } from './extensions.ts'

export interface Issuer {
  readonly keys: KeyPair
  readonly name: string
}

const serialBytes = (hex: string) => bytesOf(/^[89a-f]/i.test(hex) ? `00${hex}` : hex)

const algorithms = {
  sm2: new AlgorithmIdentifier({ algorithm: '1.2.156.10197.1.501' }),
  rsa: new AlgorithmIdentifier({ algorithm: '1.2.840.113549.1.1.11', parameters: null }),
}

/** Distinguished name: C=CN, O is the product, CN is the name. */
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

/** The issuer's revocation list, in DER. */
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
    // The sequence must be omitted if it is empty.
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
