import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { rateLimitByAddress } from '#kit/http/serve.ts'
import { contents, database } from '#test/app.ts'
import { buildApp } from '#server/app.ts'
import type { AppOptions } from '#server/appOptions.ts'
import { serveWeb } from '#server/web.ts'

const timeouts = { headers: 0.4, request: 0.6, upload: 2, keepalive: 0.5, stall: 1.5 }
export type App = Awaited<ReturnType<typeof buildApp>>['app']
const open: App[] = []
/** The application with short timeouts, listening until the tests of the file end. */
export async function anApp(outside: Partial<AppOptions> = {}): Promise<{ app: App; port: number }> {
  const { app } = await buildApp({ database, log: pino({ level: 'silent' }), contents, timeouts, ...outside })
  app.get('/long', rateLimitByAddress('page'), async (_, reply) => {
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.hijack()
    for (let part = 0; part < 6; part++) {
      reply.raw.write(`data: ${part}\n\n`)
      await pause(400)
    }
    reply.raw.end('end')
  })
  await serveWeb(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  open.push(app)
  return { app, port: (app.server.address() as AddressInfo).port }
}
afterAll(() => Promise.all(open.map((app) => app.close())))
