import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toHex } from '../bytes/bytes.ts'
import { suiteOf } from '../suites/suites.ts'
import { keysFingerprint, roundFingerprint } from './fingerprint.ts'
import { isEncryptionKey, makeOpenerSecret, openerKeys, openerSigner, publicKeysOf } from './openerKeys.ts'
import { isOwned, signOwnership } from './ownership.ts'
import { makeRecoveryCode, readRecoveryCode } from './recoveryCode.ts'
import { unwrapWithCode, unwrapWithKey, wrapWithCode, wrapWithKey } from './wrap.ts'

const both = ['A', 'B'] as const

test.each(both)(
  'opener keys: %s: key pairs are derived deterministically from the secret and differ by secret',
  (suite) => {
    const secret = makeOpenerSecret()
    const keys = openerKeys(suite, secret)
    expect(openerKeys(suite, secret)).toEqual(keys)
    expect(publicKeysOf(openerKeys(suite, makeOpenerSecret()))).not.toEqual(publicKeysOf(keys))
    expect(toHex(keys.encryption.privateKey)).not.toBe(toHex(keys.signing.privateKey))
    expect(suiteOf(suite).publicKeyOf(keys.encryption.privateKey)).toEqual(keys.encryption.publicKey)
    expect(isEncryptionKey(suite, publicKeysOf(keys).encryption)).toBe(true)
    for (const text of ['04', `04${'12'.repeat(64)}`, `04${'00'.repeat(64)}`, publicKeysOf(keys).signing.slice(2)])
      expect(isEncryptionKey(suite, text)).toBe(false)
    expect(() => openerKeys(suite, secret.slice(1))).toThrow('badKey')
  },
)

test.each(both)('ownership: %s: signed by the signing key, for one owner and these keys', async (suite) => {
  const [secret, other] = [makeOpenerSecret(), makeOpenerSecret()]
  const keys = publicKeysOf(openerKeys(suite, secret))
  const signature = await signOwnership(openerSigner(suite, secret), '7', keys)
  expect(isOwned(suite, '7', keys, signature)).toBe(true)
  expect(isOwned(suite, '8', keys, signature)).toBe(false)
  const foreign = publicKeysOf(openerKeys(suite, other))
  expect(isOwned(suite, '7', { ...keys, encryption: foreign.encryption }, signature)).toBe(false)
  expect(isOwned(suite, '7', foreign, signature)).toBe(false)
  const broken = { ...keys, encryption: `04${'12'.repeat(64)}` }
  expect(isOwned(suite, '7', broken, await signOwnership(openerSigner(suite, secret), '7', broken))).toBe(false)
})

test('fingerprints: five groups of five characters, dependent on the keys', () => {
  const keys = publicKeysOf(openerKeys('A', makeOpenerSecret()))
  const fingerprint = keysFingerprint('A', keys)
  expect(fingerprint).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/)
  expect(keysFingerprint('A', { ...keys, signing: keys.encryption })).not.toBe(fingerprint)
  expect(roundFingerprint('A', '00'.repeat(32))).not.toBe(roundFingerprint('B', '00'.repeat(32)))
})

test('recovery code: accepted as printed and in common variants of typing', () => {
  for (let n = 0; n < 50; n += 1) {
    const { text, bytes } = makeRecoveryCode()
    expect(text).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/)
    const typed = text.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    expect([readRecoveryCode(text), readRecoveryCode(typed)]).toEqual([bytes, bytes])
  }
})

const at = fc.nat(27)
test('recovery code: a wrong character and two transposed neighbours are detected', () => {
  fc.assert(
    fc.property(at, fc.nat(31), (place, value) => {
      const characters = Array.from(makeRecoveryCode().text.replaceAll('-', ''))
      const other = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[value]!
      fc.pre(characters[place] !== other)
      expect(() => readRecoveryCode(characters.with(place, other).join(''))).toThrow('badRecoveryCode')
    }),
  )
  fc.assert(
    fc.property(fc.nat(24), (place) => {
      const characters = Array.from(makeRecoveryCode().text.replaceAll('-', ''))
      const [one, two] = [characters[place]!, characters[place + 1]!]
      fc.pre(one !== two)
      expect(() =>
        readRecoveryCode(
          characters
            .with(place, two)
            .with(place + 1, one)
            .join(''),
        ),
      ).toThrow('checksum')
    }),
  )
  expect(() => readRecoveryCode('ABCD')).toThrow('length')
  expect(() => readRecoveryCode('U'.repeat(28))).toThrow('character')
})

test.each(both)('wrapped secret: %s: unwrapped only with its code and owner', async (suite) => {
  const secret = makeOpenerSecret()
  const { bytes } = makeRecoveryCode()
  const wrap = await wrapWithCode(suite, bytes, 'person-1', secret)
  expect(wrap.sealed).not.toContain(toHex(secret))
  expect(await unwrapWithCode(wrap, bytes, 'person-1')).toEqual(secret)
  await expect(unwrapWithCode(wrap, makeRecoveryCode().bytes, 'person-1')).rejects.toThrow('undecryptable')
  await expect(unwrapWithCode(wrap, bytes, 'person-2')).rejects.toThrow('undecryptable')
})

test('wrapped secret: a non-extractable key wraps and unwraps', async () => {
  const make = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const [key, other] = [await make(), await make()]
  const secret = makeOpenerSecret()
  const wrap = await wrapWithKey(key, 'person-1', secret)
  expect(await unwrapWithKey(wrap, key, 'person-1')).toEqual(secret)
  await expect(unwrapWithKey(wrap, other, 'person-1')).rejects.toThrow('undecryptable')
  await expect(unwrapWithKey(wrap, key, 'person-2')).rejects.toThrow('undecryptable')
})
