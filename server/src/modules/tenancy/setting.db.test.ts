import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { aTenant, database } from '#test/app.ts'
import { readSettings, storeSettings } from './setting.store.ts'

afterEach(() => vi.restoreAllMocks())

test('settings: reads in the same tick are one statement, with separate results', async () => {
  const tenant = await aTenant()
  await database.write(tenant.id, (tx) => storeSettings(tx, { oneSession: '1' }))
  await database.read(tenant.id, async (db) => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const [session, factor] = await Promise.all([readSettings(db, 'oneSession'), readSettings(db, 'secondFactor')])
    expect(query).toHaveBeenCalledTimes(1)
    expect(session).toEqual({ oneSession: true })
    expect(factor).toEqual(await readSettings(db, 'secondFactor'))
    expect(query).toHaveBeenCalledTimes(2)
  })
})

test('settings: a change in the same transaction is visible to it, and to no other tenant', async () => {
  const [ours, theirs] = [await aTenant(), await aTenant()]
  await database.write(ours.id, async (tx) => {
    const before = await readSettings(tx, 'oneSession')
    await storeSettings(tx, { oneSession: before.oneSession ? '0' : '1' })
    expect(await readSettings(tx, 'oneSession')).toEqual({ oneSession: !before.oneSession })
  })
  const [own, other] = await Promise.all(
    [ours, theirs].map(({ id }) => database.read(id, (db) => readSettings(db, 'oneSession'))),
  )
  expect(own).not.toEqual(other)
})
