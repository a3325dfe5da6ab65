import { expect, test } from 'vitest'
import { findMyOpenerKey, listOpeners } from '#contract/sourcing/openers.ts'
import {
  addOpenerPasskey,
  maxPasskeys,
  newOpenerPasskey,
  removeOpenerPasskey,
} from '#contract/sourcing/seal/openerPasskeys.ts'
import { toHex } from '#sealing/bytes/bytes.ts'
import { makeOpenerSecret } from '#sealing/keys/openerKeys.ts'
import { unwrapWithPasskey } from '#sealing/keys/passkey.ts'
import { aPerson, as, aTenant, refusalOf } from '#test/app.ts'
import { aKeyHolder, keysOf, revokeKey } from '#test/sourcing/openers.ts'
import { addPasskey, aDevice, passkeyInput, placeOf, wrapFor } from '#test/sourcing/passkeys.ts'
import { tablesWith } from '#test/sourcing/sealing.ts'

test('opener’s passkey: stored data is unlocked only by the passkey', async () => {
  const holder = await aKeyHolder(await aTenant())
  const { device, passkey } = await addPasskey(holder)
  const phone = await addPasskey(holder)
  const { current } = await as(holder.person, findMyOpenerKey, {})
  expect(current!.passkeys).toEqual([passkey, phone.passkey])
  expect(passkey).toMatchObject({ name: '工作电脑', host: holder.person.host, transports: ['internal', 'hybrid'] })
  for (const own of [{ device, passkey }, phone])
    expect(await unwrapWithPasskey(own.passkey.wrap, own.device.prfOutput, placeOf(holder, own.device))).toEqual(
      holder.secret,
    )
  const forms = [holder.secret, device.prfOutput, phone.device.prfOutput].flatMap((bytes) => [
    toHex(bytes),
    Buffer.from(bytes).toString('base64').slice(0, 40),
    Buffer.from(bytes).toString('base64url').slice(0, 40),
  ])
  expect(await tablesWith(forms)).toEqual([])
  // Checks the search itself: stored wraps are found.
  expect(await tablesWith([passkey.wrap.sealed])).toContain('sourcing.opener_passkeys')
})

test('opener’s passkey: wraps of another person, key or passkey are refused, and unlock nothing if swapped', async () => {
  const tenant = await aTenant()
  const [holder, other] = [await aKeyHolder(tenant), await aKeyHolder(tenant)]
  const [device, foreign] = [aDevice(), aDevice()]
  const strange = { ...holder, secret: makeOpenerSecret() }
  const wraps = [
    await wrapFor(other, device),
    await wrapFor(holder, foreign),
    await wrapFor({ ...strange, keys: keysOf(strange.secret) }, device),
    { ...(await wrapFor(holder, device)), sealed: (await wrapFor(holder, device)).sealed },
  ]
  for (const wrap of wraps) {
    const input = { ...(await passkeyInput(holder, device)), wrap }
    expect(await refusalOf(as(holder.person, addOpenerPasskey, input))).toBe('opener.unproven')
  }
  const [mine, theirs] = [await addPasskey(holder, device), await addPasskey(other, foreign)]
  for (const { passkey } of [theirs, await addPasskey(holder)])
    await expect(unwrapWithPasskey(passkey.wrap, device.prfOutput, placeOf(holder, device))).rejects.toThrow()
  await expect(unwrapWithPasskey(mine.passkey.wrap, foreign.prfOutput, placeOf(other, foreign))).rejects.toThrow(
    'undecryptable',
  )
})

test('opener’s passkey: requires a genuine response for this host and challenge by a verified user', async () => {
  const holder = await aKeyHolder(await aTenant())
  const { person } = holder
  const add = async (input: Parameters<typeof as<typeof addOpenerPasskey>>[2]) =>
    refusalOf(as(person, addOpenerPasskey, input))
  expect(await add(await passkeyInput(holder, aDevice(), { host: 'elsewhere.example' }))).toBe('opener.passkeyRefused')
  expect(await add(await passkeyInput(holder, aDevice(), { hasVerifiedUser: false }))).toBe('opener.passkeyRefused')
  const late = await passkeyInput(holder, aDevice())
  await as(person, newOpenerPasskey, {})
  expect(await add(late)).toBe('opener.passkeyRefused')
  const device = aDevice()
  const once = await passkeyInput(holder, device)
  const passkey = await as(person, addOpenerPasskey, once)
  expect(await add(once)).toBe('opener.passkeyExpired')
  expect(await add(await passkeyInput(holder, device))).toBe('opener.passkeyKnown')
  // The PRF output is not part of the request.
  const { registration, ...input } = await passkeyInput(holder, aDevice())
  const leaking = { ...registration, clientExtensionResults: { prf: { results: { first: 'x' } } } }
  expect(await add({ ...input, registration: leaking })).toBe('input.invalid')
  expect((await as(person, findMyOpenerKey, {})).current!.passkeys).toEqual([passkey])
})

test('opener’s passkey: only its owner sees and removes it; it is removed with its key; their number is limited', async () => {
  const tenant = await aTenant()
  const holder = await aKeyHolder(tenant)
  const { person } = holder
  const other = await aKeyHolder(tenant)
  const { passkey } = await addPasskey(holder)
  expect(JSON.stringify(await as(other.person, listOpeners, {}))).not.toContain(passkey.credential)
  const removal = { id: passkey.id }
  expect(await refusalOf(as(other.person, removeOpenerPasskey, removal))).toBe('thing.notFound')
  const keyless = await aPerson(tenant, { permissions: ['seal.open'] })
  expect(await refusalOf(as(keyless, newOpenerPasskey, {}))).toBe('thing.notFound')
  expect(await refusalOf(as(await aPerson(tenant), newOpenerPasskey, {}))).toBe('permission.denied')
  await as(person, removeOpenerPasskey, removal)
  expect(await refusalOf(as(person, removeOpenerPasskey, removal))).toBe('thing.notFound')

  for (let n = 0; n < maxPasskeys; n++) await addPasskey(holder)
  const { passkeys } = (await as(person, findMyOpenerKey, {})).current!
  expect(await refusalOf(as(person, newOpenerPasskey, {}))).toBe('opener.passkeysFull')
  await revokeKey(holder)
  expect(await refusalOf(as(person, newOpenerPasskey, {}))).toBe('thing.notFound')
  expect(await tablesWith([passkey, ...passkeys].map(({ wrap }) => wrap.sealed))).toEqual([])
})
