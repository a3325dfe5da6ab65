import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Reply } from '#contract/kit/route.ts'
import { closingHeadStream, findClosingHead } from '#contract/sourcing/seal.ts'
import { openDatabase } from '#kit/database/database.ts'
import { localKeeper } from '#modules/sourcing/index.ts'
import { buildApp } from '#server/app.ts'
import { pino } from 'pino'
import { as, clock, contents, databaseUrl, keeperFolder, type Person } from '#test/app.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { createSourcingFixture } from '#test/sourcing/fixture.ts'
import { closeQuoting, createQuoting, quote } from '#test/sourcing/sealing.ts'

/** A second server with its own database connections, like another process. */
async function anotherServer() {
  const database = openDatabase({ url: databaseUrl, size: 4 })
  const keeper = localKeeper(`${keeperFolder}/keeper.json`, clock)
  const { app } = await buildApp({ database, log: pino({ level: 'silent' }), contents, clock, keeper })
  await app.listen({ port: 0, host: '127.0.0.1' })
  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    await app.close()
    await database.close()
  }
  onTestFinished(close)
  return { port: (app.server.address() as AddressInfo).port, close }
}

type Head = Reply<typeof findClosingHead>
interface Message {
  readonly event: string
  readonly data: Head
}

/** Events of a stream, as read by a browser; done when the server has ended it. */
function watch(port: number, { host, token }: Pick<Person, 'host' | 'token'>, projectId: string) {
  const messages: Message[] = []
  const first = Promise.withResolvers<void>()
  const ended = (async () => {
    const { request } = await import('node:http')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const outgoing = request(
      {
        port,
        path: `${closingHeadStream}?projectId=${projectId}`,
        headers: { host, authorization: `Bearer ${token}` },
      },
      (incoming) => {
        let text = ''
        incoming.setEncoding('utf8')
        incoming.on('data', (part: string) => {
          const parts = (text + part).split('\n\n')
          text = parts.pop()!
          for (const each of parts) {
            const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(each) ?? []
            messages.push({ event: event!, data: JSON.parse(data!) as Head })
          }
          first.resolve()
        })
        incoming.on('end', resolve)
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
    await promise
  })()
  return { messages, first: first.promise, ended }
}
const headsOf = (messages: readonly Message[]) =>
  messages.filter(({ event }) => event === 'head').map(({ data }) => data.head)

const fixture = await createSourcingFixture({ suppliers: 1 })
const [supplier] = fixture.suppliers as [Person]

test('closing head: pages at another server receive it when the round closes, and pages opened later immediately', async () => {
  const servers = [await anotherServer(), await anotherServer()]
  const project = await createQuoting(fixture)
  await quote(supplier, project)
  const streams = servers.map(({ port }) => watch(port, supplier, project.id))
  await Promise.all(streams.map(({ first }) => first))
  expect(streams.flatMap(({ messages }) => headsOf(messages))).toEqual([])
  await closeQuoting(fixture, project)
  const closedAt = performance.now()
  await Promise.all(streams.map(({ ended }) => ended))
  expect(performance.now() - closedAt).toBeLessThan(3_000)
  const { head } = await as(supplier, findClosingHead, { projectId: project.id })
  for (const { messages } of streams) expect(headsOf(messages)).toEqual([head])
  const laterStream = watch(servers[0]!.port, supplier, project.id)
  await laterStream.ended
  expect(laterStream.messages.map(({ event }) => event)).toEqual(['head'])
})

test('closing head: pages receive it even after the signal connection was interrupted', async () => {
  const { port } = await anotherServer()
  const project = await createQuoting(fixture)
  const streams = watch(port, supplier, project.id)
  await streams.first
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen baicai_signals%'`)
  await closeQuoting(fixture, project)
  await streams.ended
  expect(headsOf(streams.messages)).toHaveLength(1)
})

test('closing head: streams require read access to the project and end when the server shuts down', async () => {
  const { port, close } = await anotherServer()
  const invited = await createQuoting(fixture, { scope: 'invited', invitedIds: [supplier.supplierId!] })
  const anonymous = await fetch(`http://127.0.0.1:${port}${closingHeadStream}?projectId=${invited.id}`)
  expect(anonymous.headers.get('content-type')).toContain('application/json')
  const streams = watch(port, supplier, invited.id)
  await streams.first
  await close()
  await streams.ended
  expect(headsOf(streams.messages)).toEqual([])
})
