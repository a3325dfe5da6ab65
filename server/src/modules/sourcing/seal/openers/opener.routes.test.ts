import { expect, test } from 'vitest'
import { createOpenerKey, findMyOpenerKey, listOpeners, revokeOpenerKey } from '#contract/sourcing/openers.ts'
import { toHex } from '#sealing/bytes/bytes.ts'
import { keysFingerprint } from '#sealing/keys/fingerprint.ts'
import { makeOpenerSecret } from '#sealing/keys/openerKeys.ts'
import { readRecoveryCode } from '#sealing/keys/recoveryCode.ts'
import { unwrapWithCode } from '#sealing/keys/wrap.ts'
import { aPerson, as, aTenant, refusalOf } from '#test/app.ts'
import { aKeyHolder, giveKey, keysOf, newKeyFor } from '#test/sourcing/openers.ts'
import { tablesWith } from '#test/sourcing/sealing.ts'

const permissions = ['seal.open'] as const

test('opener key: its owner restores the secret with the recovery code, on any device', async () => {
  const tenant = await aTenant()
  const person = await aPerson(tenant, { permissions })
  expect(await as(person, findMyOpenerKey, {})).toEqual({
    personId: person.personId,
    current: null,
    earlier: [],
    rounds: 0,
  })
  const { secret, code, keys } = await giveKey(person)
  const { current } = await as(person, findMyOpenerKey, {})
  expect(current).toMatchObject({ keys, fingerprint: keysFingerprint('A', keys.A), revokedAt: null })
  expect(await unwrapWithCode(current!.wrap!, readRecoveryCode(code), person.personId)).toEqual(secret)
  const other = (await newKeyFor(person.personId)).code
  await expect(unwrapWithCode(current!.wrap!, readRecoveryCode(other), person.personId)).rejects.toThrow()
})

test('opener key: no table contains the secret in any form', async () => {
  const { secret, code } = await aKeyHolder(await aTenant())
  const bytes = Buffer.from(secret)
  const forms = [toHex(secret), bytes.toString('base64').slice(0, 40), code, code.replaceAll('-', '')]
  expect(await tablesWith(forms)).toEqual([])
})

test('opener key: foreign keys, invalid keys and wraps of other accounts are refused', async () => {
  const tenant = await aTenant()
  const person = await aPerson(tenant, { permissions })
  const { personId } = person
  const { input, secret } = await newKeyFor(personId)
  const foreign = keysOf(makeOpenerSecret())
  const stranger = (await newKeyFor('99', secret)).input
  const offCurve = `04${'12'.repeat(64)}`
  for (const wrong of [
    { ...input, keys: { ...input.keys, A: foreign.A } },
    { ...input, keys: { ...input.keys, B: foreign.B } },
    { ...input, keys: { ...input.keys, A: { ...input.keys.A, encryption: offCurve } } },
    { ...input, proofs: { ...input.proofs, B: input.proofs.A } },
    { ...input, proofs: stranger.proofs },
    { ...input, wrap: stranger.wrap },
  ])
    expect(await refusalOf(as(person, createOpenerKey, wrong))).toBe('opener.unproven')
  expect((await as(person, findMyOpenerKey, {})).current).toBeNull()
})

test('opener key: one active key, even with concurrent requests; a revoked one cannot be restored', async () => {
  const tenant = await aTenant()
  const person = await aPerson(tenant, { permissions })
  const inputs = await Promise.all([1, 2, 3].map(async () => (await newKeyFor(person.personId)).input))
  const outcomes = await Promise.all(inputs.map((input) => refusalOf(as(person, createOpenerKey, input))))
  expect(outcomes.toSorted()).toEqual(['accepted', 'opener.exists', 'opener.exists'])
  const { current } = await as(person, findMyOpenerKey, {})
  const colleague = await aPerson(tenant, { permissions })
  await expect(as(colleague, revokeOpenerKey, { id: current!.id })).rejects.toThrow('thing.notFound')
  await as(person, revokeOpenerKey, { id: current!.id })
  await expect(as(person, revokeOpenerKey, { id: current!.id })).rejects.toMatchObject({
    message: 'thing.wrongState',
    data: { state: ['已停用', 'Revoked'] },
  })
  const after = await as(person, findMyOpenerKey, {})
  expect(after).toMatchObject({ current: null, earlier: [{ id: current!.id, revokedAt: expect.any(String) }] })
  expect(JSON.stringify(after)).not.toContain('sealed')
  await giveKey(person)
})

test('opener key: the directory belongs to the tenant, contains no wraps, and lists only permitted openers', async () => {
  const tenant = await aTenant()
  const { person, keys } = await aKeyHolder(tenant, { name: '顾言之' })
  await aKeyHolder(await aTenant(), { name: '顾言之' })
  const reader = await aPerson(tenant)
  const listed = await as(reader, listOpeners, { keyword: '言之' })
  expect(listed).toMatchObject([{ personId: person.personId, name: '顾言之', keys }])
  expect(JSON.stringify(listed)).not.toContain('wrap')
  expect(await as(reader, listOpeners, { keyword: '%' })).toEqual([])
  await expect(as(reader, findMyOpenerKey, {})).rejects.toThrow('permission.denied')
  const { input } = await newKeyFor(reader.personId)
  await expect(as(reader, createOpenerKey, input)).rejects.toThrow('permission.denied')
  const { current } = await as(person, findMyOpenerKey, {})
  await as(person, revokeOpenerKey, { id: current!.id })
  expect(await as(reader, listOpeners, { isActive: true })).toEqual([])
  expect(await as(reader, listOpeners, {})).toHaveLength(1)
})
