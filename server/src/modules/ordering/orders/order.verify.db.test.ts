import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseUrl } from '#test/app.ts'
import { createOrderingFixture, createOrder } from '#test/orderingFixture.ts'
import { verifyOrders } from '../index.ts'

const owner = new pg.Client({ connectionString: databaseUrl })
let order: { orderId: string; orderNo: string }
beforeAll(async () => {
  await owner.connect()
  order = await createOrder(await createOrderingFixture({ suppliers: 1 }))
})
afterAll(() => owner.end())

/** Findings for this order after a direct write to the database, which is rolled back. */
async function found(forgery: string): Promise<string[]> {
  await owner.query('begin')
  try {
    await owner.query(forgery.replaceAll('$id', order.orderId))
    return (await verifyOrders(owner)).filter((sentence) => sentence.includes(order.orderNo))
  } finally {
    await owner.query('rollback')
  }
}

test('order verification: a regular order is valid', async () => {
  expect(await found('select 1')).toEqual([])
})

const last = `select max(id) from kit.events where entity = 'order' and entity_id = $id and to_state is not null`

test.each([
  ['an order whose lines are gone', 'delete from ordering.order_lines where order_id = $id', 'it has no lines'],
  ['a state that nobody led to', `update ordering.orders set status = '60' where id = $id`, 'its last transition'],
  ['a last transition that was changed', `update kit.events set to_state = '60' where id = (${last})`, 'its last'],
  ['transitions that are gone', `delete from kit.events where entity_id = $id`, 'its last transition'],
])('order verification: %s is detected', async (_, forgery, sentence) => {
  expect(await found(forgery)).toEqual([expect.stringContaining(sentence)])
})
