import { gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { envelope } from './envelope.ts'
import { lazySerializers } from './serializers.ts'
import { sendShared, SharedReply } from './sharedReply.ts'

const text = { type: 'string' } as const
const data = {
  type: 'object',
  required: ['lines', 'now'],
  properties: { lines: { type: 'array', items: text }, now: text },
} as const
const response = {
  200: { type: 'object', properties: { code: { type: 'integer' }, message: text, data, traceid: text } },
}

/** Fixture: the same reply twice, once ordinary and once shared. */
async function serverOf(shared: object) {
  const app = fastify({
    genReqId: () => 'id"1',
    schemaController: { compilersFactory: { buildSerializer: lazySerializers } },
  })
  let calls = 0
  const own = () => ({ now: `2026-11-27 "${++calls}" 时` })
  app.get('/plain', { schema: { response } }, ({ id }) => envelope(id, { ...shared, ...own() }))
  app.get('/shared', { schema: { response } }, (_, reply) => sendShared(reply, SharedReply.of(shared, own())))
  await app.ready()
  return {
    ask: (url: string, headers = {}) => app.inject({ url, headers }),
    again: () => void (calls = 0),
  }
}
const long = {
  lines: Array.from({ length: 400 }, (_, index) => `第 ${index} 行 "😀" \n`),
  unknown: 'not in the schema',
}

test("shared replies: each reply has the bytes of an ordinary one, including the call's own properties", async () => {
  const { ask, again } = await serverOf(long)
  const plain = [await ask('/plain'), await ask('/plain')]
  again()
  const shared = [await ask('/shared'), await ask('/shared')]
  expect(shared.map(({ payload }) => payload)).toEqual(plain.map(({ payload }) => payload))
  expect(shared.map(({ headers }) => headers['content-type'])).toEqual(
    plain.map(({ headers }) => headers['content-type']),
  )
  expect(shared[0]!.payload).not.toBe(shared[1]!.payload)
})

test('shared replies: gzip clients receive the same bytes, compressed', async () => {
  const { ask, again } = await serverOf(long)
  for (const time of [1, 2]) {
    again()
    const plain = await ask('/shared')
    again()
    const zipped = await ask('/shared', { 'accept-encoding': 'gzip, deflate, br' })
    expect(zipped.headers, String(time)).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true)
  }
})

test('shared replies: short replies are not compressed', async () => {
  const { ask } = await serverOf({ lines: [] })
  const answer = await ask('/shared', { 'accept-encoding': 'gzip' })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toMatchObject({ code: 0, data: { lines: [] } })
})

test("shared replies: the call's own properties must be last, or the reply fails", async () => {
  const app = fastify({ schemaController: { compilersFactory: { buildSerializer: lazySerializers } } })
  app.get('/', { schema: { response } }, (_, reply) => sendShared(reply, SharedReply.of({ now: '' }, { lines: [] })))
  const { statusCode, payload } = await app.inject('/')
  expect([statusCode, payload]).toEqual([500, expect.stringContaining('stands last')])
})

test.each([
  [undefined, undefined],
  ['br, deflate', undefined],
  ['gzip;q=0', undefined],
  ['GZIP', 'gzip'],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'gzip'],
])('shared replies: the encoding for %j is %s', async (accepted, expected) => {
  const { ask } = await serverOf(long)
  const answer = await ask('/shared', accepted === undefined ? {} : { 'accept-encoding': accepted })
  expect(answer.headers['content-encoding']).toBe(expected)
})
