import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { addCart } from '#contract/ordering/cart.ts'
import { aTenant, databaseUrl, server, type Person } from '#test/app.ts'
import { bearer } from '#test/upload.ts'
import { createCallers } from '../malformed/calls.ts'

/** Bodies that are not JSON or UTF-8, or too large; invalid URLs, methods and headers. */
const owner = new pg.Client({ connectionString: databaseUrl })
await owner.connect()
afterAll(() => owner.end())

describe('malformed input: malformed bodies', () => {
  const send = (person: Person, url: string, payload: string | Buffer, type = 'application/json') =>
    server.app
      .inject({ method: 'POST', url, headers: { ...bearer(person), 'content-type': type }, payload })
      .then((answer) => ({
        status: answer.statusCode,
        ...answer.json<{ code: number; message: string; data: unknown }>(),
      }))
  const cart = async (tenantId: string) =>
    (await owner.query('select count(*)::int as lines from ordering.cart_lines where tenant_id = $1', [tenantId])).rows

  test.each([
    ['half an object', '{"skuId":"1"'],
    ['a comma too many', '{"skuId":"1",}'],
    ['two of them', '{"skuId":"1"}{"skuId":"1"}'],
    ['NaN', '{"quantity":NaN}'],
    ['an apostrophe', "{'skuId':'1'}"],
    ['a comment', '{"skuId":"1"/* */}'],
    ['letters that are none', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31])],
    ['a text that is not UTF-8', Buffer.from('7b22736b754964223a22ff227d', 'hex')],
    ['half of a pair in UTF-8', Buffer.from('7b22736b754964223a22eda080227d', 'hex')],
    ['a nest', '['.repeat(50_000)],
    ['a prototype', '{"__proto__":{"isAdmin":true},"skuId":"1"}'],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ])('%s is not JSON', async (_, payload) => {
    const { market, person } = await createCallers()
    const answer = await send(person, addCart.path, payload)
    expect(answer).toMatchObject({ status: 400, code: 1001, message: '请求格式有误，请刷新页面后重试', data: null })
    expect(await cart(market.tenant.id)).toEqual([{ lines: 0 }])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  test('empty body, primitive, list, and deep but valid nesting', async () => {
    const { person } = await createCallers()
    expect(await send(person, addCart.path, '')).toMatchObject({ status: 400, code: 1001 })
    for (const payload of ['null', '"x"', '1', '[]', `${'['.repeat(50_000)}${']'.repeat(50_000)}`])
      expect([payload.slice(0, 9), await send(person, addCart.path, payload)]).toMatchObject([
        payload.slice(0, 9),
        { status: 200, code: 1000 },
      ])
    expect(await send(person, addCart.path, '{"skuId":"1","skuId":"2","skuId":{}}')).toMatchObject({ code: 1000 })
  })

  test('other content types are not read', async () => {
    const { market, person } = await createCallers()
    const { skuId } = market.goods[0]!
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'text/json'])
      expect([type, await send(person, addCart.path, `{"skuId":"${skuId}"}`, type)]).toMatchObject([
        type,
        { status: 415, code: 1002, message: '不支持该内容格式' },
      ])
    expect(await cart(market.tenant.id)).toEqual([{ lines: 0 }])
  })

  test('oversized bodies are refused before they are read, in both languages', async () => {
    const { market, person } = await createCallers()
    const payload = JSON.stringify({ skuId: market.goods[0]!.skuId, more: 'x'.repeat(300 * 1024) })
    expect(await send(person, addCart.path, payload)).toMatchObject({
      status: 413,
      code: 1003,
      message: '提交的内容过大，请精简后重试',
    })
    const english = { ...bearer(person), 'content-type': 'application/json', 'accept-language': 'en' }
    const answer = await server.app.inject({ method: 'POST', url: addCart.path, headers: english, payload })
    expect(answer.json()).toMatchObject({ code: 1003, message: 'The content is too large. Reduce it and try again.' })
    expect(await cart(market.tenant.id)).toEqual([{ lines: 0 }])
  })
})

test('malformed input: unknown URLs, unknown methods, malformed headers', async () => {
  const { host } = await aTenant()
  for (const url of [
    '/orderrest/api/nothing',
    '/orderrest/api/orders/detail/../submit',
    '/%00',
    '/orderrest/%c0%ae',
    '/orderrest/api/..%2f..%2f',
  ]) {
    const answer = await server.app.inject({ url, headers: { host } })
    expect([url, answer.statusCode < 500, answer.body.includes('node_modules')]).toEqual([url, true, false])
  }
  for (const method of ['DELETE', 'PUT', 'PATCH', 'OPTIONS'] as const)
    expect((await server.app.inject({ method, url: addCart.path, headers: { host } })).statusCode).toBe(404)
  for (const authorization of ['Bearer', 'Bearer ' + 'a'.repeat(5000), 'Basic YTpi', 'Bearer a.b.c', "Bearer ' or 1=1"])
    expect(
      (
        await server.app.inject({ method: 'POST', url: addCart.path, headers: { host, authorization }, payload: {} })
      ).json(),
    ).toMatchObject({ code: -100 })
})
