import type { AddressInfo } from 'node:net'
import { request } from 'node:http'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listMessages, messageStream, type Pushed, readMessages } from '#contract/notifications/messages.ts'
import { logout } from '#contract/identity/identity.ts'
import { EventStream } from '#kit/http/eventStream.ts'
import { openDatabase } from '#kit/database/database.ts'
import { buildApp } from '#server/app.ts'
import { aPerson, as, aTenant, clock, contents, database, databaseUrl, type Person } from '#test/app.ts'
import { notify } from '../writing/notify.service.ts'
import { Hub } from './hub.ts'

/** Second server with its own database connection, like another process. */
async function anotherServer() {
  const own = openDatabase({ url: databaseUrl, size: 4 })
  const { app } = await buildApp({ database: own, log: pino({ level: 'silent' }), contents, clock })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
    await own.close()
  })
  return (app.server.address() as AddressInfo).port
}

interface Sent extends Pushed {
  readonly id: string
}
/** Events of a stream, as a browser reads them. */
function watch(port: number, { host, token }: Pick<Person, 'host' | 'token'>, lastId?: string) {
  const sent: Sent[] = []
  const [begun, ended] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const headers = { host, authorization: `Bearer ${token}`, ...(lastId ? { 'last-event-id': lastId } : {}) }
  const outgoing = request({ port, path: messageStream, headers }, (incoming) => {
    let text = ''
    begun.resolve(incoming.statusCode ?? 0)
    incoming.setEncoding('utf8')
    incoming.on('data', (part: string) => {
      const parts = (text + part).split('\n\n')
      text = parts.pop()!
      for (const each of parts) {
        const [, id = '', data] = /^(?:id: (\d+)\n)?event: messages\ndata: (.*)$/.exec(each) ?? []
        if (data !== undefined) sent.push({ id, ...(JSON.parse(data) as Pushed) })
      }
    })
    incoming.on('close', () => ended.resolve())
  })
  outgoing.on('error', () => ended.resolve())
  outgoing.end()
  onTestFinished(() => void outgoing.destroy())
  return { sent, begun: begun.promise, ended: ended.promise, close: () => outgoing.destroy() }
}
/** Long timeout, because a machine under load may need more than a second. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000 })
let count = 0
const write = (...receivers: readonly Person[]) =>
  database.write(receivers[0]!.tenantId, (tx) =>
    notify(tx, {
      template: 'testMessage',
      source: String((count += 1)),
      receivers: receivers.map(({ userId }) => userId),
      facts: {},
      id: '1',
      at: new Date(),
    }),
  )
const titles = ({ sent }: { readonly sent: readonly Sent[] }) =>
  sent.flatMap(({ records }) => records.map(({ id }) => id))
/** Events of the number of unread messages have no id; a browser keeps the last one that it got. */
const lastIdOf = ({ sent }: { readonly sent: readonly Sent[] }) => sent.findLast(({ id }) => id !== '')!.id
const idsOf = async (person: Person) => (await as(person, listMessages, {})).records.map(({ id }) => id)

test('message stream: a message written by another process reaches all pages of its recipient only', async () => {
  const port = await anotherServer()
  const [tenant, elsewhere] = [await aTenant(), await aTenant()]
  const [person, other, stranger] = [await aPerson(tenant), await aPerson(tenant), await aPerson(elsewhere)]
  const [first, second, ofOther, ofStranger] = [person, person, other, stranger].map((each) => watch(port, each))
  for (const page of [first, second, ofOther, ofStranger])
    await soon(() => expect(page!.sent.length).toBeGreaterThan(0))
  await write(person)
  const [id] = await idsOf(person)
  for (const page of [first, second]) await soon(() => expect(titles(page!)).toEqual([id]))
  expect(first!.sent.at(-1)!.unread).toBe(1)
  await as(person, readMessages, { ids: [id!] })
  await soon(() => expect(second!.sent.at(-1)).toMatchObject({ unread: 0, records: [] }))
  await write(other)
  await soon(() => expect(titles(ofOther!)).toHaveLength(1))
  expect([titles(first!), titles(ofStranger!)]).toEqual([[id], []])
})

test('message stream: a reconnecting page receives missed messages once', async () => {
  const port = await anotherServer()
  const person = await aPerson(await aTenant())
  const before = watch(port, person)
  await soon(() => expect(before.sent.length).toBeGreaterThan(0))
  await write(person)
  await soon(() => expect(titles(before)).toHaveLength(1))
  const known = lastIdOf(before)
  before.close()
  await write(person)
  await write(person)
  const after = watch(port, person, known)
  const missed = (await idsOf(person)).slice(0, 2)
  await soon(() => expect(titles(after)).toEqual(missed))
  await write(person)
  await soon(() => expect(titles(after)).toHaveLength(3))
  expect(new Set(titles(after)).size).toBe(3)
})

test('message stream: a page that was away receives all messages in order, however many', async () => {
  const port = await anotherServer()
  const person = await aPerson(await aTenant())
  await write(person)
  const before = watch(port, person, '1')
  await soon(() => expect(titles(before)).toHaveLength(1))
  const known = lastIdOf(before)
  before.close()
  for (let n = 0; n < 13; n++) await write(person)
  const after = watch(port, person, known)
  await soon(() => expect(titles(after)).toHaveLength(13))
  // Within an event the newest comes first.
  const inOrder = after.sent.flatMap(({ records }) => records.map(({ id }) => id).toReversed())
  const { records } = await as(person, listMessages, { page: 1, limit: 20 })
  expect(inOrder).toEqual(
    records
      .slice(0, 13)
      .map(({ id }) => id)
      .toReversed(),
  )
  expect(lastIdOf(after)).toBe(inOrder.at(-1))
})

test('message stream: requires a session and ends with it', async () => {
  const port = await anotherServer()
  const person = await aPerson(await aTenant())
  const refused = watch(port, { ...person, token: 'none' })
  await refused.ended
  expect(refused.sent).toEqual([])
  const page = watch(port, person)
  await soon(() => expect(page.sent.length).toBeGreaterThan(0))
  await as(person, logout, {})
  const hub = new Hub(database, person.tenantId, () => new Date())
  let isEnded = false
  const events = new EventStream({
    writable: true,
    write: () => true,
    end: () => (isEnded = true),
    writableLength: 0,
  } as never)
  hub.add({ userId: person.userId, sessionId: person.sessionId, events, lastId: 0n })
  await hub.beat()
  expect(isEnded).toBe(true)
  hub.close()
})
