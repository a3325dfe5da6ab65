import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#kit/database/database.ts'
import { contents, database, databaseUrl } from '#test/app.ts'
import { buildApp } from '#server/app.ts'
import { serveProbes } from '#server/probes.ts'

/** The database through a proxy that can be cut off. */
const sockets = new Set<Socket>()
let isCut = false
const proxy = createServer((incoming) => {
  if (isCut) return incoming.destroy()
  const outgoing = connect(Number(new URL(databaseUrl).port), '127.0.0.1')
  for (const [one, other] of [
    [incoming, outgoing],
    [outgoing, incoming],
  ] as const) {
    sockets.add(one)
    one.on('error', () => undefined).on('close', () => other.destroy())
    one.pipe(other)
  }
})
proxy.listen(0, '127.0.0.1')
await once(proxy, 'listening')
const url = new URL(databaseUrl)
url.searchParams.delete('host')
url.port = String((proxy.address() as { port: number }).port)
const behindProxy = openDatabase({ url: url.href, size: 2 })

let isShuttingDown = false
const { app } = await buildApp({
  database,
  log: pino({ level: 'silent' }),
  contents,
  isShuttingDown: () => isShuttingDown,
})
serveProbes(app, { isShuttingDown: () => isShuttingDown, outageReason: () => behindProxy.trouble() })
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as { port: number }

afterAll(async () => {
  await app.close()
  await behindProxy.close()
  for (const socket of sockets) socket.destroy()
  proxy.close()
})

async function probe(path: 'healthz' | 'readyz') {
  const answer = await fetch(`http://127.0.0.1:${port}/${path}`)
  const text = await answer.text()
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text }
}
const unavailable = (reason: string) => ({
  status: 503,
  retryAfter: '5',
  text: JSON.stringify({ status: 'unavailable', reason }),
})

test('readiness probe: an outage of the database is reported while it lasts, and the process lives', async () => {
  const ready = { status: 200, retryAfter: null, text: '{"status":"ready"}' }
  expect(await probe('readyz')).toEqual(ready)
  isCut = true
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => probe('readyz'), { timeout: 10_000 }).toEqual(unavailable('database.unavailable'))
  expect(await probe('healthz')).toMatchObject({ status: 200, text: 'ok' })
  isCut = false
  await expect.poll(() => probe('readyz'), { timeout: 10_000 }).toEqual(ready)
})

test('readiness probe: a process that shuts down says so, whatever the database does', async () => {
  isShuttingDown = true
  expect(await probe('readyz')).toEqual(unavailable('server.closing'))
  expect(await probe('healthz')).toMatchObject({ status: 200, text: 'ok' })
  isShuttingDown = false
})
