import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { queryByDomain } from '#contract/tenancy/tenancy.ts'
import { contents, database } from '#test/app.ts'
import { buildApp } from '#server/app.ts'

const head = 'host: nobody.localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'

/** Response over a connection until it was closed: status, headers and body. */
async function answerOn(socket: Socket) {
  const [top = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  const [first = '', ...headers] = top.toLowerCase().split('\r\n')
  return { status: Number(first.split(' ')[1]), headers, body }
}

test('graceful shutdown: requests in progress finish, new ones are refused with a message', async () => {
  let isClosing = false
  const log = pino({ level: 'silent' })
  const { app } = await buildApp({ database, log, contents, isShuttingDown: () => isClosing })
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const { promise: started, resolve: markStarted } = Promise.withResolvers<void>()
  app.get('/slow', { config: { rateLimit: 'none' } }, async () => {
    markStarted()
    await gate
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const [slowSocket, lateSocket] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  await Promise.all([once(slowSocket, 'connect'), once(lateSocket, 'connect')])
  slowSocket.write('GET /slow HTTP/1.1\r\nhost: nobody.localhost\r\n\r\n')
  await started

  isClosing = true
  const closed = app.close()
  lateSocket.write(`POST ${queryByDomain.path} HTTP/1.1\r\naccept-language: en\r\n${head}`)
  const refused = await answerOn(lateSocket)
  expect(refused.status).toBe(503)
  expect(refused.headers).toEqual(
    expect.arrayContaining(['connection: close', 'retry-after: 5', 'content-type: application/json; charset=utf-8']),
  )
  expect(JSON.parse(refused.body)).toEqual({
    code: 1020,
    message: 'The system is restarting. Please try again shortly.',
    data: null,
    traceid: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
  })
  const newSocket = connect(port, '127.0.0.1')
  await expect(once(newSocket, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  open()
  const finished = await answerOn(slowSocket)
  expect(finished).toMatchObject({ status: 200, body: 'done' })
  expect(finished.headers).toContain('connection: close')
  await closed
})
