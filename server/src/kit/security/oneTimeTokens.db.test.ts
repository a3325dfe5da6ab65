import { expect, test } from 'vitest'
import { aTenant, database } from '#test/app.ts'
import { findToken, lockToken, putNewToken, putToken, setToken, takeToken } from './oneTimeTokens.ts'

const token = { kind: 'test', secret: 'open sesame' }

test('one-time tokens: of fifty concurrent redemptions one succeeds', async () => {
  const tenant = await aTenant()
  await database.write(tenant.id, (tx) => putToken(tx, token, { value: 7 }, 60))
  const taken = await Promise.all(
    Array.from({ length: 50 }, () => database.write(tenant.id, (tx) => takeToken(tx, token))),
  )
  expect(taken.filter((facts) => facts !== undefined)).toEqual([{ value: 7 }])
})

test('one-time tokens: of fifty concurrent inserts of one message one is first', async () => {
  const tenant = await aTenant()
  const firsts = await Promise.all(
    Array.from({ length: 50 }, () => database.write(tenant.id, (tx) => putNewToken(tx, token, 60))),
  )
  expect(firsts.filter(Boolean)).toHaveLength(1)
})

test('one-time tokens: a token belongs to one kind and tenant, expires, and can be replaced', async () => {
  const [ours, theirs] = [await aTenant(), await aTenant()]
  await database.write(ours.id, (tx) => putToken(tx, token, { value: 1 }, 60))
  await database.write(ours.id, (tx) => putToken(tx, token, { value: 2 }, 60))
  expect(await database.read(theirs.id, (db) => findToken(db, token))).toBeUndefined()
  expect(await database.read(ours.id, (db) => findToken(db, { ...token, kind: 'other' }))).toBeUndefined()
  await database.write(ours.id, async (tx) => {
    expect(await lockToken(tx, token)).toEqual({ value: 2 })
    await setToken(tx, token, { value: 3 })
  })
  expect(await database.read(ours.id, (db) => findToken(db, token))).toEqual({ value: 3 })
  await database.write(ours.id, (tx) => putToken(tx, token, { value: 4 }, -1))
  expect(await database.write(ours.id, (tx) => takeToken(tx, token))).toBeUndefined()
})
