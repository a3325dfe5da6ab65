import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseUrl } from '#test/app.ts'
import { aBuyingCompany, ordered } from '#test/insight/company.ts'
import { verifyInsight } from './index.ts'

const owner = new pg.Client({ connectionString: databaseUrl })
let [tenantId, orderId] = ['', '']
beforeAll(async () => {
  await owner.connect()
  const { tenant, ofFirst } = await aBuyingCompany()
  tenantId = tenant.id
  orderId = await ordered(ofFirst, '60')
})
afterAll(() => owner.end())

/** Findings after a direct write, which is rolled back. Events that were not delivered would excuse them. */
async function found(forgery: string): Promise<string[]> {
  // Orders that other tests write meanwhile are no findings of this one.
  await owner.query('begin isolation level repeatable read')
  try {
    await owner.query('delete from kit.events where tenant_id = $1', [tenantId])
    const others = await verifyInsight(owner)
    await owner.query(forgery.replaceAll('$order', orderId).replaceAll('$tenant', tenantId))
    return (await verifyInsight(owner)).filter((sentence) => !others.includes(sentence))
  } finally {
    await owner.query('rollback')
  }
}

test('statistics verification: counted orders are valid', async () => {
  expect(await found('select 1')).toEqual([])
})

test.each([
  [
    'a fact with another amount',
    'update insight.spend set gross = gross + 1 where order_id = $order and pieces > 0',
    'its facts',
  ],
  ['a fact that is gone', 'delete from insight.spend where order_id = $order and line_id = 0', 'its facts'],
  [
    'an order line that costs more than was counted',
    'update ordering.order_lines set amount = amount + 10, price = price + 1 where order_id = $order and quantity = 10',
    'its facts',
  ],
  [
    'a sum that was changed',
    'update insight.cube set gross = gross + 1 where tenant_id = $tenant and gross > 0',
    'it is not that of its facts',
  ],
  [
    'a sum of a supplier that is gone',
    'delete from insight.cube_supplier where tenant_id = $tenant',
    'sum of a supplier',
  ],
  [
    'a time that was changed',
    'update insight.cycles set received_on = received_on - 1 where order_id = $order',
    'its times',
  ],
])('statistics verification: %s is detected', async (_, forgery, sentence) => {
  expect((await found(forgery)).join('; ')).toContain(sentence)
})
