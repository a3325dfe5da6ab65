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

/** A server of its own, with a database connection of its own, as another process is one. */
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

/** The events of a stream, as a browser reads them; done when the server has ended it. */
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

test('closing head: a page that is open at another server has it when the round closes, and later pages at once', async () => {
  const servers = [await anotherServer(), await anotherServer()]
  const project = await createQuoting(fixture)
  await quote(supplier, project)
  const watched = servers.map(({ port }) => watch(port, supplier, project.id))
  await Promise.all(watched.map(({ first }) => first))
  expect(watched.flatMap(({ messages }) => headsOf(messages))).toEqual([])
  await closeQuoting(fixture, project)
  const closedAt = performance.now()
  await Promise.all(watched.map(({ ended }) => ended))
  expect(performance.now() - closedAt).toBeLessThan(3_000)
  const { head } = await as(supplier, findClosingHead, { projectId: project.id })
  for (const { messages } of watched) expect(headsOf(messages)).toEqual([head])
  const later = watch(servers[0]!.port, supplier, project.id)
  await later.ended
  expect(later.messages.map(({ event }) => event)).toEqual(['head'])
})

test('closing head: a page receives it although the connection for signals broke before', async () => {
  const { port } = await anotherServer()
  const project = await createQuoting(fixture)
  const watched = watch(port, supplier, project.id)
  await watched.first
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen baicai_signals%'`)
  await closeQuoting(fixture, project)
  await watched.ended
  expect(headsOf(watched.messages)).toHaveLength(1)
})

test('closing head: who may not see a project has no stream of it; a server that ends ends its streams', async () => {
  const { port, close } = await anotherServer()
  const invited = await createQuoting(fixture, { scope: 'invited', invitedIds: [supplier.supplierId!] })
  const stranger = await fetch(`http://127.0.0.1:${port}${closingHeadStream}?projectId=${invited.id}`)
  expect(stranger.headers.get('content-type')).toContain('application/json')
  const watched = watch(port, supplier, invited.id)
  await watched.first
  await close()
  await watched.ended
  expect(headsOf(watched.messages)).toEqual([])
})
