import { createHash } from 'node:crypto'

/**
 * Detached signatures over the bytes of a document: CMS SignedData (RFC 5652), with the identifiers of GB/T 35275 for
 * SM2. Written and read here alone, in one encoding: what is read is encoded again and compared, so that no byte can be
 * changed without notice.
 */
export type SigningAlgorithm = 'sm2' | 'rsa' | 'p256'

type Bytes = Uint8Array
const join = (...parts: readonly Bytes[]): Bytes => Uint8Array.from(Buffer.concat(parts))

/** DER element with its length. */
export function der(tag: number, ...parts: readonly Bytes[]): Bytes {
  const body = join(...parts)
  if (body.length < 0x80) return join(Uint8Array.of(tag, body.length), body)
  const digits: number[] = []
  for (let rest = body.length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256)
  return join(Uint8Array.of(tag, 0x80 + digits.length, ...digits), body)
}
const sequence = (...parts: readonly Bytes[]) => der(0x30, ...parts)
const octets = (bytes: Bytes) => der(0x04, bytes)
const utf8 = (text: string) => der(0x0c, Uint8Array.from(Buffer.from(text)))
const nothing = Uint8Array.of(0x05, 0x00)
const version = Uint8Array.of(0x02, 0x01, 0x01)

/** Object identifier in DER. */
export function oid(text: string): Bytes {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest].flatMap((number) => {
    const digits = [number % 128]
    for (let left = Math.floor(number / 128); left > 0; left = Math.floor(left / 128))
      digits.unshift((left % 128) + 128)
    return digits
  })
  return der(0x06, Uint8Array.from(bytes))
}

const data = { sm2: '1.2.156.10197.6.1.4.2.1', rsa: '1.2.840.113549.1.7.1', p256: '1.2.840.113549.1.7.1' } as const
const signedData = {
  sm2: '1.2.156.10197.6.1.4.2.2',
  rsa: '1.2.840.113549.1.7.2',
  p256: '1.2.840.113549.1.7.2',
} as const
const digests = {
  sm2: sequence(oid('1.2.156.10197.1.401')),
  rsa: sequence(oid('2.16.840.1.101.3.4.2.1'), nothing),
  p256: sequence(oid('2.16.840.1.101.3.4.2.1')),
} as const
const schemes = {
  sm2: sequence(oid('1.2.156.10197.1.301.1')),
  rsa: sequence(oid('1.2.840.113549.1.1.1'), nothing),
  p256: sequence(oid('1.2.840.10045.4.3.2')),
} as const
const attributes = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  contentHints: '1.2.840.113549.1.9.16.2.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
} as const

export interface ToSign {
  readonly algorithm: SigningAlgorithm
  /** Digest of the document: SM3 for SM2, otherwise SHA-256; hex. */
  readonly digest: string
  /** What is signed, in words: contract, version of its document, party. */
  readonly hint: string
  /** DER of the certificate. */
  readonly certificate: Uint8Array
  readonly at: Date
}

const attribute = (name: keyof typeof attributes, value: Bytes) => sequence(oid(attributes[name]), der(0x31, value))
/** `20261129093000Z`, to the second. */
const time = (at: Date) =>
  der(0x18, Uint8Array.from(Buffer.from(`${at.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}Z`)))

/** Signed attributes, as the set whose encoding the key signs. */
export function signedAttributes({ algorithm, digest, hint, certificate, at }: ToSign): Uint8Array {
  const hash = Uint8Array.from(createHash('sha256').update(certificate).digest())
  const all = [
    attribute('contentType', oid(data[algorithm])),
    attribute('signingTime', time(at)),
    attribute('messageDigest', octets(Uint8Array.from(Buffer.from(digest, 'hex')))),
    attribute('contentHints', sequence(utf8(hint), oid(data[algorithm]))),
    attribute('signingCertificate', sequence(sequence(sequence(octets(hash))))),
  ]
  return der(0x31, ...all.toSorted((a, b) => Buffer.compare(a, b)))
}

export interface Signed extends Pick<ToSign, 'algorithm' | 'certificate'> {
  /** Set of signed attributes. */
  readonly attributes: Uint8Array
  readonly signature: Uint8Array
  /** Issuer and serial number of the certificate, in DER. */
  readonly issuerAndSerial: Uint8Array
}

/** Detached signature in DER. */
export function encodeCms({
  algorithm,
  certificate,
  attributes: signed,
  signature,
  issuerAndSerial,
}: Signed): Uint8Array {
  // Within the signer's info the set has an implicit tag.
  const implicit = join(Uint8Array.of(0xa0), signed.subarray(1))
  const signer = sequence(version, issuerAndSerial, digests[algorithm], implicit, schemes[algorithm], octets(signature))
  const content = sequence(
    version,
    der(0x31, digests[algorithm]),
    sequence(oid(data[algorithm])),
    der(0xa0, certificate),
    der(0x31, signer),
  )
  return sequence(oid(signedData[algorithm]), der(0xa0, content))
}
