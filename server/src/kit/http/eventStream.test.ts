import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fastify, { type FastifyReply } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type EventStream, eventStreams } from './eventStream.ts'
import type { App } from './serve.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Fixture: a page with an open stream, and the server's end of it. */
async function openPage(max = 1) {
  const app = fastify()
  const streams = eventStreams(app as unknown as App, max)
  const opened: { stream: EventStream; reply: WeakRef<FastifyReply> }[] = []
  const onClose = vi.fn<() => void>()
  app.get('/', (_, reply) => void opened.push({ stream: streams.open(reply, { onClose }), reply: new WeakRef(reply) }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const ask = async () => {
    const request = get({ port: (app.server.address() as AddressInfo).port, agent: false })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    return answer.setEncoding('utf8')
  }
  return { app, ask, answer: await ask(), ...opened[0]!, onClose }
}

test('event streams: a page receives messages until its stream ends', async () => {
  const { answer, stream, onClose } = await openPage()
  expect([answer.statusCode, answer.headers]).toEqual([
    200,
    {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'close',
      date: expect.stringMatching(/ GMT$/),
    },
  ])
  let text = ''
  answer.on('data', (part: string) => (text += part))
  stream.send('messages', { unread: 1 }, '7')
  stream.beat()
  stream.end()
  stream.beat()
  await once(answer, 'end')
  expect(text).toBe('id: 7\nevent: messages\ndata: {"unread":1}\n\n:\n\n')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('event streams: request and reply are not retained while the stream is open', async () => {
  const { reply, answer, stream } = await openPage()
  await vi.waitFor(() => {
    collectGarbage()
    expect(reply.deref()).toBeUndefined()
  })
  stream.beat()
  expect((await once(answer, 'data'))[0]).toBe(':\n\n')
})

test('event streams: a closed stream frees its slot, and all end with the server', async () => {
  const { app, ask, answer, onClose } = await openPage()
  expect((await ask()).statusCode).toBe(500)
  answer.destroy()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const again = await ask()
  const ended = once(again.resume(), 'end')
  await app.close()
  await ended
  expect(onClose).toHaveBeenCalledTimes(2)
})
