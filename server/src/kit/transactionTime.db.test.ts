import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { aTenant, database } from '#test/app.ts'
import { setTransactionTime } from './transactionTime.ts'

const past = new Date('2025-06-01T02:00:00.000Z')
const clockOf = async (tx: Tx) => (await sql<{ now: Date }>`select kit.clock() as now`.execute(tx)).rows[0]!.now
const isNow = (date: Date) => Math.abs(date.getTime() - Date.now()) < 60_000

test('transaction time: is used until changed or until the transaction ends, for events as well', async () => {
  const { id: tenant } = await aTenant()
  const seen = await database.write(tenant, async (tx) => {
    const before = await clockOf(tx)
    await setTransactionTime(tx, past)
    await publish(tx, systemActor(tenant), { name: 'comment.replied', id: '7' })
    const first = await clockOf(tx)
    await setTransactionTime(tx, new Date(past.getTime() + 1000))
    return { before, first, second: await clockOf(tx) }
  })
  expect(isNow(seen.before)).toBe(true)
  expect([seen.first, seen.second.getTime() - seen.first.getTime()]).toEqual([past, 1000])
  const at = await database.write(tenant, async (tx) => {
    const { rows } = await sql<{ at: Date }>`select at from kit.events where entity_id = 7`.execute(tx)
    return { event: rows[0]!.at, now: await clockOf(tx) }
  })
  expect([at.event, isNow(at.now)]).toEqual([past, true])
})

test('transaction time: ends with a failing transaction, too', async () => {
  const { id: tenant } = await aTenant()
  const failing = database.write(tenant, async (tx) => {
    await setTransactionTime(tx, past)
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  // As many as the pool has connections, including the previous one.
  const clocks = await Promise.all(Array.from({ length: 16 }, () => database.write(tenant, clockOf)))
  expect(clocks.map(isNow)).not.toContain(false)
})
