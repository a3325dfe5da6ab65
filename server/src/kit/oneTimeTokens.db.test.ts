import { expect, test } from 'vitest'
import { aTenant, database } from '#test/app.ts'
import { findToken, lockToken, putNewToken, putToken, setToken, takeToken } from './oneTimeTokens.ts'

const ticket = { kind: 'test', secret: 'open sesame' }

test('of fifty who take a ticket at once one has it', async () => {
  const tenant = await aTenant()
  await database.write(tenant.id, (tx) => putToken(tx, tenant.id, ticket, { door: 7 }, 60))
  const taken = await Promise.all(
    Array.from({ length: 50 }, () => database.write(tenant.id, (tx) => takeToken(tx, ticket))),
  )
  expect(taken.filter((facts) => facts !== undefined)).toEqual([{ door: 7 }])
})

test('of fifty who bring the same message one is the first', async () => {
  const tenant = await aTenant()
  const firsts = await Promise.all(
    Array.from({ length: 50 }, () => database.write(tenant.id, (tx) => putNewToken(tx, tenant.id, ticket, 60))),
  )
  expect(firsts.filter(Boolean)).toHaveLength(1)
})

test('a ticket is of one kind and one tenant, ends in time, and is laid down anew in its place', async () => {
  const [ours, theirs] = [await aTenant(), await aTenant()]
  await database.write(ours.id, (tx) => putToken(tx, ours.id, ticket, { door: 1 }, 60))
  await database.write(ours.id, (tx) => putToken(tx, ours.id, ticket, { door: 2 }, 60))
  expect(await database.read(theirs.id, (sql) => findToken(sql, ticket))).toBeUndefined()
  expect(await database.read(ours.id, (sql) => findToken(sql, { ...ticket, kind: 'other' }))).toBeUndefined()
  await database.write(ours.id, async (tx) => {
    expect(await lockToken(tx, ticket)).toEqual({ door: 2 })
    await setToken(tx, ticket, { door: 3 })
  })
  expect(await database.read(ours.id, (sql) => findToken(sql, ticket))).toEqual({ door: 3 })
  await database.write(ours.id, (tx) => putToken(tx, ours.id, ticket, { door: 4 }, -1))
  expect(await database.write(ours.id, (tx) => takeToken(tx, ticket))).toBeUndefined()
})
