import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { addCart } from '#contract/ordering/cart.ts'
import { databaseUrl, server } from '#test/app.ts'
import { unexpectedResponses, hostileStrings } from '#test/hostileStrings.ts'
import { inputOf, sampleOf } from '#test/samples.ts'
import { eachLeaf } from '#test/samples/fields.ts'
import { sampler } from '#test/sampling.ts'
import { bearer } from '#test/upload.ts'
import { calls, posts, createCallers, send } from '../malformed/calls.ts'

/** Any input to any call results in a regular response, never a failure, and nothing unintended is written. */
const owner = new pg.Client({ connectionString: databaseUrl })
await owner.connect()
afterAll(() => owner.end())

test('malformed input: hostile strings are stored or refused, never executed', { timeout: 240_000 }, async () => {
  const { callerOf } = await createCallers()
  const found: string[] = []
  const isTaken = sampler(5)
  for (const call of calls)
    for (const text of hostileStrings.filter(isTaken))
      found.push(
        ...unexpectedResponses([await send(callerOf(call), call, sampleOf(inputOf(call), { text: () => text }))]),
      )
  expect(found).toEqual([])
})

test('malformed input: wrong types and sizes are refused with the field name', { timeout: 120_000 }, async () => {
  const { callerOf } = await createCallers()
  const found: string[] = []
  const accepted: string[] = []
  const other = [null, true, [], {}, -1, 1.5, 1e20, 1e19, Number.MAX_SAFE_INTEGER + 2, { $gt: '' }, [[]]]
  const isTaken = sampler(3)
  for (const call of posts)
    for (const value of other)
      for (const input of [...eachLeaf(sampleOf(inputOf(call)), value)].filter(isTaken)) {
        const answer = await send(callerOf(call), call, input)
        found.push(...unexpectedResponses([answer]))
        if (typeof value === 'object' && value !== null && !Array.isArray(value) && answer.body.includes('"code":0,'))
          accepted.push(`${call.path} ${JSON.stringify(input)}`)
      }
  expect(found).toEqual([])
  expect(accepted).toEqual([])
})

test('malformed input: impossible quantities are refused, and the order is unchanged', async () => {
  const { market, orderId } = await createCallers()
  const row = async () =>
    (
      await owner.query(
        'select * from ordering.orders o, ordering.order_lines l where o.id = $1 and l.order_id = o.id order by l.id',
        [orderId],
      )
    ).rows
  const before = await row()
  const [line] = (
    await owner.query<{ id: string }>('select id from ordering.order_lines where order_id = $1', [orderId])
  ).rows
  for (const quantity of [
    '-1',
    '1.5',
    '99999999999999999999',
    '-99999999999999999999',
    '1e30',
    '"5"',
    'null',
    '100000000',
  ]) {
    const body = `{"orderId":"${orderId}","version":1,"lines":[{"orderLineId":"${line!.id}","quantity":${quantity}}]}`
    const headers = { ...bearer(market.buyer), 'content-type': 'application/json' }
    for (const url of ['/orderrest/api/orders/edit', addCart.path]) {
      const payload = url === addCart.path ? `{"skuId":"${market.goods[0]!.skuId}","quantity":${quantity}}` : body
      const answer = await server.app.inject({ method: 'POST', url, headers, payload })
      expect([url, quantity, answer.statusCode, answer.json<{ code: number }>().code]).toEqual([
        url,
        quantity,
        200,
        1000,
      ])
    }
  }
  expect(await row()).toEqual(before)
})
