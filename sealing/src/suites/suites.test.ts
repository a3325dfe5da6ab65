import { createPublicKey, verify } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { bytesOf, concat, fromHex, toHex, utf8 } from '../bytes/bytes.ts'
import { recordHashHex, taggedHash } from './hash.ts'
import { isSigned, signerOf, signRecord } from './signature.ts'
import { suiteOf } from './suites.ts'
import { randomBytes } from './webCrypto.ts'

const both = ['A', 'B'] as const
const changed = (bytes: Uint8Array, at: number) => bytesOf(bytes.map((byte, n) => (n === at ? byte ^ 1 : byte)))

afterEach(() => void vi.unstubAllGlobals())

test('suites: an unknown suite is refused', () => expect(() => suiteOf('C')).toThrow('unknownSuite'))

test('suites: hashes are those of SHA-256 and SM3', () => {
  expect(toHex(suiteOf('A').hash(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(toHex(suiteOf('B').hash(utf8('abc')))).toBe('66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0')
})

test('suites: hashes differ by tag, suite and division into parts', () => {
  const hashes = [
    taggedHash('A', 'leaf', 'ab', 'c'),
    taggedHash('A', 'leaf', 'a', 'bc'),
    taggedHash('A', 'leaf', 'abc'),
    taggedHash('A', 'lea', 'fabc'),
    taggedHash('A', 'lines', 'ab', 'c'),
    taggedHash('B', 'leaf', 'ab', 'c'),
  ]
  expect(new Set(hashes.map(toHex)).size).toBe(hashes.length)
  expect(recordHashHex('A', 'x', { a: 1, b: 2 })).toBe(recordHashHex('A', 'x', { b: 2, a: 1 }))
})

test.each(both)('suites: %s encrypts with additional data; any change and a missing tag are refused', async (id) => {
  const suite = suiteOf(id)
  const key = suite.contentKey(randomBytes(64), randomBytes(32))
  const [iv, aad] = [randomBytes(12), utf8('beside')]
  const sealed = await suite.encrypt(key, iv, aad, utf8('a price'))
  expect(sealed.length).toBe(7 + 16)
  expect(await suite.decrypt(key, iv, aad, sealed)).toEqual(utf8('a price'))
  for (let at = 0; at < sealed.length; at += 1)
    await expect(suite.decrypt(key, iv, aad, changed(sealed, at))).rejects.toThrow('undecryptable')
  await expect(suite.decrypt(key, iv, utf8('other'), sealed)).rejects.toThrow('undecryptable')
  await expect(suite.decrypt(key, changed(iv, 0), aad, sealed)).rejects.toThrow('undecryptable')
  for (const length of [0, 7, 15])
    await expect(suite.decrypt(key, iv, aad, sealed.slice(0, length))).rejects.toThrow('undecryptable')
})

test.each(both)(
  'suites: %s encrypts to a public key; any altered byte, key or additional data is refused',
  async (id) => {
    const suite = suiteOf(id)
    const pair = suite.encryptionPair(randomBytes(48))
    const sealed = await suite.sealTo(pair.publicKey, utf8('aad'), utf8('a share'))
    const unseal = await suite.unsealer(pair.privateKey)
    expect(await unseal(sealed, utf8('aad'))).toEqual(utf8('a share'))
    await expect(unseal(sealed, utf8('aaa'))).rejects.toThrow('undecryptable')
    for (let at = 0; at < sealed.length; at += 3)
      await expect(unseal(changed(sealed, at), utf8('aad'))).rejects.toThrow('undecryptable')
    await expect(unseal(sealed.slice(0, 60), utf8('aad'))).rejects.toThrow('undecryptable')
    // The caller may overwrite its key; the prepared one still decrypts.
    pair.privateKey.fill(0)
    expect(await unseal(sealed, utf8('aad'))).toEqual(utf8('a share'))
    const other = await suite.unsealer(suite.encryptionPair(randomBytes(48)).privateKey)
    await expect(other(sealed, utf8('aad'))).rejects.toThrow('undecryptable')
    await expect(suite.sealTo(changed(pair.publicKey, 20), utf8(''), utf8('x'))).rejects.toThrow('badKey')
  },
)

test.each(both)(
  'suites: %s derives keys from a seed deterministically; zero and the order are not keys',
  async (id) => {
    const suite = suiteOf(id)
    const seed = randomBytes(48)
    expect(suite.encryptionPair(seed)).toEqual(suite.encryptionPair(seed))
    expect(suite.signingPair(seed)).toEqual(suite.signingPair(seed))
    const pair = suite.encryptionPair(new Uint8Array(48))
    expect(toHex(pair.privateKey)).toBe('1'.padStart(64, '0'))
    expect(suite.publicKeyOf(pair.privateKey)).toEqual(pair.publicKey)
    for (const bad of [new Uint8Array(32), new Uint8Array(32).fill(255), new Uint8Array(31).fill(1)]) {
      expect(() => suite.publicKeyOf(bad)).toThrow('badKey')
      await expect(suite.unsealer(bad)).rejects.toThrow('badKey')
    }
  },
)

test.each(both)('suites: %s signs records; another record, tag, key or signature is refused', async (id) => {
  const signer = signerOf(id, suiteOf(id).signingPair(randomBytes(48)))
  const other = signerOf(id, suiteOf(id).signingPair(randomBytes(48)))
  const signature = await signRecord(signer, 'receipt', { seq: 1 })
  expect(isSigned(id, signer.publicKey, 'receipt', { seq: 1 }, signature)).toBe(true)
  expect(isSigned(id, signer.publicKey, 'receipt', { seq: 2 }, signature)).toBe(false)
  expect(isSigned(id, signer.publicKey, 'head', { seq: 1 }, signature)).toBe(false)
  expect(isSigned(id, other.publicKey, 'receipt', { seq: 1 }, signature)).toBe(false)
  const zero = '0'.repeat(64)
  for (const bad of ['', 'xy', zero + zero, signature.slice(2), zero + signature.slice(64), `${'f'.repeat(64)}${zero}`])
    expect(isSigned(id, signer.publicKey, 'receipt', { seq: 1 }, bad)).toBe(false)
  for (const key of ['', '00', zero, `04${zero}${zero}`])
    expect(isSigned(id, key, 'receipt', { seq: 1 }, signature)).toBe(false)
})

test('suites: Ed25519 of the library and of the platform are equivalent', async () => {
  const pair = suiteOf('A').signingPair(randomBytes(48))
  const x = Buffer.from(pair.publicKey).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  expect(verify(null, utf8('message'), key, suiteOf('A').sign(pair, utf8('message')))).toBe(true)
})

test.each(both)('suites: %s throws without WebCrypto and has no fallback', async (id) => {
  const suite = suiteOf(id)
  const pair = suite.encryptionPair(randomBytes(48))
  const key = suite.contentKey(randomBytes(64), randomBytes(32))
  const iv = randomBytes(12)
  const plain = crypto
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => plain.getRandomValues(bytes) })
  expect(() => randomBytes(1)).toThrow('noWebCrypto')
  await expect(suite.encrypt(key, iv, iv, iv)).rejects.toThrow('noWebCrypto')
  await expect(suite.decrypt(key, iv, iv, concat(iv, iv))).rejects.toThrow('noWebCrypto')
  await expect(suite.sealTo(pair.publicKey, iv, iv)).rejects.toThrow('noWebCrypto')
  await expect(suite.unsealer(pair.privateKey)).rejects.toThrow('noWebCrypto')
  vi.stubGlobal('crypto', undefined)
  expect(() => randomBytes(1)).toThrow('noWebCrypto')
})

test('suites: a private key of B is exactly its hex text, unlike short ones in the library', () => {
  const pair = suiteOf('B').encryptionPair(new Uint8Array(48).fill(7))
  expect(toHex(pair.publicKey)).toMatch(/^04[0-9a-f]{128}$/)
  expect(() => suiteOf('B').publicKeyOf(fromHex('01'))).toThrow('badKey')
})
