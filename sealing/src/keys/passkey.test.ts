import { expect, test } from 'vitest'
import { toHex } from '../bytes/bytes.ts'
import { signRecord } from '../suites/signature.ts'
import { randomBytes } from '../suites/webCrypto.ts'
import { makeOpenerSecret, openerKeys, openerSigner, publicKeysOf } from './openerKeys.ts'
import { isOwnPasskey, passkeyInput, type PasskeyPlace, unwrapWithPasskey, wrapWithPasskey } from './passkey.ts'

const signingOf = (secret: Uint8Array) => publicKeysOf(openerKeys('A', secret)).signing

async function aWrap(over: Partial<PasskeyPlace> = {}, secret = makeOpenerSecret()) {
  const place: PasskeyPlace = { owner: '7', key: signingOf(secret), credential: 'laptop', ...over }
  const prfOutput = randomBytes(32)
  return { secret, place, prfOutput, wrap: await wrapWithPasskey(prfOutput, place, secret) }
}

test('passkey: its PRF output unlocks the secret, and what is stored beside it does not show it', async () => {
  const { secret, place, prfOutput, wrap } = await aWrap()
  expect(await unwrapWithPasskey(wrap, prfOutput, place)).toEqual(secret)
  expect(JSON.stringify(wrap)).not.toContain(toHex(secret))
  expect(isOwnPasskey(place, wrap)).toBe(true)
  await expect(unwrapWithPasskey(wrap, randomBytes(32), place)).rejects.toThrow('undecryptable')
  await expect(unwrapWithPasskey(wrap, prfOutput.slice(1), place)).rejects.toThrow('badKey')
})

test('passkey: a wrap of another person, key or passkey unlocks nothing, nor does a changed one', async () => {
  const one = await aWrap()
  const other = await aWrap()
  for (const place of [
    { ...one.place, owner: '8' },
    { ...one.place, key: other.place.key },
    { ...one.place, credential: 'phone' },
  ])
    await expect(unwrapWithPasskey(one.wrap, one.prfOutput, place)).rejects.toThrow('undecryptable')
  for (const over of [{ salt: other.wrap.salt }, { iv: other.wrap.iv }, { sealed: other.wrap.sealed }]) {
    const changed = { ...one.wrap, ...over }
    expect(isOwnPasskey(one.place, changed)).toBe(false)
    await expect(unwrapWithPasskey(changed, one.prfOutput, one.place)).rejects.toThrow('undecryptable')
  }
  await expect(wrapWithPasskey(one.prfOutput, one.place, other.secret)).rejects.toThrow('badKey')
})

test('passkey: the binding holds without the signature, too', async () => {
  const secret = makeOpenerSecret()
  const one = await aWrap({}, secret)
  const elsewhere = { ...one.place, credential: 'phone' }
  const { salt, iv, sealed } = one.wrap
  const sig = await signRecord(openerSigner('A', secret), 'passkey', { ...elsewhere, salt, iv, sealed })
  expect(isOwnPasskey(elsewhere, { ...one.wrap, sig })).toBe(true)
  await expect(unwrapWithPasskey({ ...one.wrap, sig }, one.prfOutput, elsewhere)).rejects.toThrow('undecryptable')
  expect(await unwrapWithPasskey(one.wrap, one.prfOutput, one.place)).toEqual(secret)
})

test('passkey: what it is shown follows from the key, and no two wraps of it are the same', async () => {
  const { secret, prfOutput, wrap, place } = await aWrap()
  expect(passkeyInput(place.key)).toEqual(passkeyInput(place.key))
  expect(passkeyInput(place.key)).not.toEqual(passkeyInput(signingOf(makeOpenerSecret())))
  expect(passkeyInput(place.key)).toHaveLength(32)
  const again = await wrapWithPasskey(prfOutput, place, secret)
  expect([again.salt, again.iv, again.sealed]).not.toEqual([wrap.salt, wrap.iv, wrap.sealed])
})
