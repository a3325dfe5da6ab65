import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { dayOf } from '#contract/kit/calendar.ts'
import { openDatabase, type Tx } from '#kit/database/database.ts'
import { aTenant, databaseUrl } from '#test/app.ts'
import { createOrderingFixture, createOrder } from '#test/orderingFixture.ts'
import { newNumbers } from './order.insert.store.ts'

/** Two servers with separate connections. */
const servers = [1, 2].map(() => openDatabase({ url: databaseUrl, size: 8 }))
const owner = new pg.Client({ connectionString: databaseUrl })
await owner.connect()
afterAll(() => Promise.all([owner.end(), ...servers.map((server) => server.close())]))

test('order numbers: twenty thousand numbers from two servers, with rolled back transactions, are unique', async () => {
  const { id, root } = await aTenant()
  const [first, last] = [dayOf(new Date()), () => dayOf(new Date())]
  const kept: { id: string; no: string }[] = []
  const draw = (n: number) =>
    servers[n % 2]!.write(id, async (tx: Tx) => {
      const numbers = await newNumbers(tx, { deptIds: Array.from({ length: 100 }, () => root.id) })
      // Every fifth transaction is rolled back and its numbers are lost; none may be reused.
      kept.push(...numbers)
      if (n % 5 === 0) throw new Error('undone')
    }).catch((error: Error) => expect(error.message).toBe('undone'))
  await Promise.all(Array.from({ length: 200 }, (_, n) => draw(n)))
  expect(kept).toHaveLength(20_000)
  expect(new Set(kept.map(({ no }) => no)).size).toBe(20_000)
  expect(new Set(kept.map((each) => each.id)).size).toBe(20_000)
  const days = [first, last()].map((day) => `DD${day.replaceAll('-', '')}`)
  expect(kept.filter(({ no }) => !days.includes(no.slice(0, 10)) || !/^\d{6,}$/.test(no.slice(10)))).toEqual([])
})

test('order numbers: a constraint prevents duplicates', async () => {
  const market = await createOrderingFixture()
  const [one, two] = [await createOrder(market), await createOrder(market)]
  const twice = owner.query('update ordering.orders set no = $1 where id = $2', [one.orderNo, two.orderId])
  await expect(twice).rejects.toThrow('duplicate key')
})
