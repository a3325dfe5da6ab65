import { inside, partsIn } from '#modules/certificates/index.ts'
import { encodeCms, type SigningAlgorithm, signedAttributes } from './cms.ts'

const algorithms: readonly SigningAlgorithm[] = ['sm2', 'rsa', 'p256']
const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0

/** Parts of a detached signature. */
export interface ReadCms {
  readonly algorithm: SigningAlgorithm
  readonly certificate: Uint8Array
  readonly attributes: Uint8Array
  readonly signature: Uint8Array
  readonly digest: string
  readonly hint: string
  readonly at: Date
}

/** Issuer and serial number of a certificate, as a signature names them. */
export function issuerAndSerialOf(certificate: Uint8Array): Uint8Array {
  const [tbs] = inside(partsIn(certificate)[0])
  const fields = inside(tbs)
  const at = fields[0]!.tag === 0xa0 ? 1 : 0
  const [serial, , issuer] = fields.slice(at)
  const body = Buffer.concat([issuer!.whole, serial!.whole])
  const digits =
    body.length < 0x80
      ? [body.length]
      : body.length < 0x100
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 0xff]
  return Uint8Array.from(Buffer.concat([Uint8Array.of(0x30, ...digits), body]))
}

/** Reads a detached signature that was written by `encodeCms`; undefined for any other bytes. */
export function readCms(bytes: Uint8Array): ReadCms | undefined {
  try {
    return readStrictly(bytes)
  } catch {
    return undefined
  }
}

function readStrictly(bytes: Uint8Array): ReadCms | undefined {
  const [, explicit] = inside(partsIn(bytes)[0])
  const [, , , certificates, signers] = inside(inside(explicit)[0])
  const certificate = certificates!.bytes
  const [, , , implicit, , signature] = inside(inside(signers)[0])
  const attributes = Uint8Array.from(Buffer.concat([Uint8Array.of(0x31), implicit!.whole.subarray(1)]))
  const facts = attributeFacts(attributes)
  const issuerAndSerial = issuerAndSerialOf(certificate)
  for (const algorithm of algorithms) {
    const read = { algorithm, certificate, attributes, signature: signature!.bytes }
    const isWhole = same(encodeCms({ ...read, issuerAndSerial }), bytes)
    if (isWhole && same(signedAttributes({ algorithm, certificate, ...facts }), attributes))
      return { ...read, ...facts }
  }
  return undefined
}

/** Digest, hint and time of the signed attributes. */
function attributeFacts(attributes: Uint8Array) {
  let [digest, hint, at] = ['', '', new Date(Number.NaN)]
  for (const each of inside(partsIn(attributes)[0])) {
    const [name, values] = inside(each)
    const value = inside(values)[0]!
    const id = Buffer.from(name!.whole).toString('hex')
    if (id === '06092a864886f70d010904') digest = Buffer.from(value.bytes).toString('hex')
    if (id === '06092a864886f70d010905') {
      const [, y, m, d, h, min, s] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(
        Buffer.from(value.bytes).toString(),
      )!
      at = new Date(`${y}-${m}-${d}T${h}:${min}:${s}Z`)
    }
    if (id === '060b2a864886f70d0109100204') hint = Buffer.from(inside(value)[0]!.bytes).toString()
  }
  return { digest, hint, at }
}
