import { expect, test } from 'vitest'
import { toHex } from '../bytes/bytes.ts'
import { signRecord } from '../suites/signature.ts'
import { randomBytes } from '../suites/webCrypto.ts'
import { makeOpenerSecret, openerKeys, openerSigner, publicKeysOf } from './openerKeys.ts'
import { isOwnPasskey, passkeyInput, type PasskeyPlace, unwrapWithPasskey, wrapWithPasskey } from './passkey.ts'

const signingOf = (secret: Uint8Array) => publicKeysOf(openerKeys('A', secret)).signing

async function aWrap(alteration: Partial<PasskeyPlace> = {}, secret = makeOpenerSecret()) {
  const place: PasskeyPlace = { owner: '7', key: signingOf(secret), credential: 'laptop', ...alteration }
  const prfOutput = randomBytes(32)
  return { secret, place, prfOutput, wrap: await wrapWithPasskey(prfOutput, place, secret) }
}

test('passkey: its PRF output unlocks the secret, which the stored wrap does not reveal', async () => {
  const { secret, place, prfOutput, wrap } = await aWrap()
  expect(await unwrapWithPasskey(wrap, prfOutput, place)).toEqual(secret)
  expect(JSON.stringify(wrap)).not.toContain(toHex(secret))
  expect(isOwnPasskey(place, wrap)).toBe(true)
  await expect(unwrapWithPasskey(wrap, randomBytes(32), place)).rejects.toThrow('undecryptable')
  await expect(unwrapWithPasskey(wrap, prfOutput.slice(1), place)).rejects.toThrow('badKey')
})

test('passkey: wraps of another person, key or passkey and altered wraps are refused', async () => {
  const one = await aWrap()
  const other = await aWrap()
  for (const place of [
    { ...one.place, owner: '8' },
    { ...one.place, key: other.place.key },
    { ...one.place, credential: 'phone' },
  ])
    await expect(unwrapWithPasskey(one.wrap, one.prfOutput, place)).rejects.toThrow('undecryptable')
  for (const alteration of [{ salt: other.wrap.salt }, { iv: other.wrap.iv }, { sealed: other.wrap.sealed }]) {
    const changed = { ...one.wrap, ...alteration }
    expect(isOwnPasskey(one.place, changed)).toBe(false)
    await expect(unwrapWithPasskey(changed, one.prfOutput, one.place)).rejects.toThrow('undecryptable')
  }
  await expect(wrapWithPasskey(one.prfOutput, one.place, other.secret)).rejects.toThrow('badKey')
})

test('passkey: the binding holds even without the signature', async () => {
  const secret = makeOpenerSecret()
  const one = await aWrap({}, secret)
  const otherPlace = { ...one.place, credential: 'phone' }
  const { salt, iv, sealed } = one.wrap
  const sig = await signRecord(openerSigner('A', secret), 'passkey', { ...otherPlace, salt, iv, sealed })
  expect(isOwnPasskey(otherPlace, { ...one.wrap, sig })).toBe(true)
  await expect(unwrapWithPasskey({ ...one.wrap, sig }, one.prfOutput, otherPlace)).rejects.toThrow('undecryptable')
  expect(await unwrapWithPasskey(one.wrap, one.prfOutput, one.place)).toEqual(secret)
})

test('passkey: its input is derived from the key, and no two wraps are equal', async () => {
  const { secret, prfOutput, wrap, place } = await aWrap()
  expect(passkeyInput(place.key)).toEqual(passkeyInput(place.key))
  expect(passkeyInput(place.key)).not.toEqual(passkeyInput(signingOf(makeOpenerSecret())))
  expect(passkeyInput(place.key)).toHaveLength(32)
  const second = await wrapWithPasskey(prfOutput, place, secret)
  expect([second.salt, second.iv, second.sealed]).not.toEqual([wrap.salt, wrap.iv, wrap.sealed])
})
