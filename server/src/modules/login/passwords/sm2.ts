import { createHash, createPrivateKey, createPublicKey, diffieHellman, ECDH } from 'node:crypto'

/**
 * SM2 decryption (GB/T 32918.4, C1 ‖ C3 ‖ C2) on OpenSSL: in JavaScript the point multiplication costs half as much as
 * the password hash, and its time depends on the key.
 * Node's API has no SM2 decryption, and refuses ECDH with SM2 keys because OpenSSL gives them a type of their own. The
 * curve is therefore given by explicit parameters, with 2G instead of the generator G: ECDH does not use the generator,
 * and without the standard one OpenSSL treats the curve as an ordinary one.
 */
const field = 0xfffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffffn
/** `AlgorithmIdentifier` in DER: id-ecPublicKey with explicit parameters p, a, b, 2G, n and the cofactor 1. */
const algorithm = Buffer.from(
  '3081ec06072a8648ce3d02013081e0020101302c06072a8648ce3d0101022100fffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffff' +
    '30440420fffffffeffffffffffffffffffffffffffffffff00000000fffffffffffffffc042028e9fa9e9d9f5e344d5a9e4bcf6509a7f39789f515ab8f92ddbcbd41' +
    '4d940e9304410456cefd60d7c87c000d58ef57fa73ba4d9c0dfa08c08a7331495c2e1da3f2bd5231b7e7e6cc8189f668535ce0f8eaf1bd6de84c182f6c8e716f780d3a' +
    '970a23c3022100fffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123020101',
  'hex',
)
const tag = { integer: 2, bits: 3, octets: 4, sequence: 0x30, publicKey: 0xa1 } as const

/** DER element. */
function der(type: keyof typeof tag, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag[type], ...size]), content])
}
const bytes = (...values: number[]) => Buffer.from(values)

/**
 * Private key with this number and, instead of its own public point, the peer's point: the format requires a point, and
 * one key object that holds both is parsed once.
 */
function pairOf(number: Uint8Array, point: Uint8Array) {
  const publicKey = der('publicKey', der('bits', bytes(0, 4), point))
  const key = der('sequence', der('integer', bytes(1)), der('octets', number), publicKey)
  return createPrivateKey({
    key: der('sequence', der('integer', bytes(0)), algorithm, der('octets', key)),
    format: 'der',
    type: 'pkcs8',
  })
}

/** Both points of the curve with this x coordinate; ECDH returns the x coordinate only. */
function pointsAt(x: Buffer): Buffer[] {
  const even = ECDH.convertKey(Buffer.concat([bytes(2), x]), 'SM2', undefined, undefined, 'uncompressed') as Buffer
  const y = even.subarray(33)
  const other = field - BigInt(`0x${y.toString('hex')}`)
  return [y, Buffer.from(other.toString(16).padStart(64, '0'), 'hex')]
}

/** Key derivation function (GB/T 32918.4, 5.4.3). */
function keyStream(secret: Uint8Array, length: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, index) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(index + 1)
    return createHash('sm3').update(secret).update(counter).digest()
  })
  return Buffer.concat(blocks).subarray(0, length)
}

const isHex = /^(?:[0-9a-f]{2})+$/

/** Plain text; undefined if the digest shows that the ciphertext does not belong to this key. */
export function decryptSm2(ciphertext: string, privateKey: string): string | undefined {
  if (!isHex.test(ciphertext) || ciphertext.length <= 192) return undefined
  const content = Buffer.from(ciphertext, 'hex')
  const [point, digest, encrypted] = [content.subarray(0, 64), content.subarray(64, 96), content.subarray(96)]
  const number = Buffer.from(privateKey, 'hex')
  const pair = pairOf(number, point)
  const x = diffieHellman({ privateKey: pair, publicKey: createPublicKey(pair) })
  for (const y of pointsAt(x)) {
    const stream = keyStream(Buffer.concat([x, y]), encrypted.length)
    const clear = Buffer.from(encrypted.map((byte, index) => byte ^ stream[index]!))
    if (createHash('sm3').update(x).update(clear).update(y).digest().equals(digest)) return clear.toString('utf8')
  }
  return undefined
}
