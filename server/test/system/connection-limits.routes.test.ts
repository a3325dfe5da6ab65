import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadFile as upload } from '#contract/files/files.ts'
import { passwdStrategy } from '#contract/login/passwords.ts'
import { rateLimitByAddress } from '#kit/http/serve.ts'
import { aPerson, aTenant, contents, database, type TestTenant } from '#test/app.ts'
import { buildApp } from '#server/app.ts'
import type { AppOptions } from '#server/appOptions.ts'
import { serveWeb } from '#server/web.ts'

/** Connections as a hostile client makes them, over real sockets. */

const timeouts = { headers: 0.4, request: 0.6, upload: 2, keepalive: 0.5, stall: 1.5 }
type App = Awaited<ReturnType<typeof buildApp>>['app']
const open: App[] = []
async function anApp(outside: Partial<AppOptions> = {}): Promise<{ app: App; port: number }> {
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

let tenant: TestTenant
let port = 0
beforeAll(async () => {
  tenant = await aTenant()
  ;({ port } = await anApp())
})
afterAll(() => Promise.all(open.map((app) => app.close())))

/** What comes back, and after how many milliseconds the server ended the connection. */
async function talk(
  at: number,
  say: (send: (text: string) => void) => unknown,
): Promise<{ answer: string; ended: number }> {
  const socket = connect(at, '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => (answer += part.toString()))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const began = performance.now()
  let isOpen = true
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  socket.once('close', () => {
    isOpen = false
    resolve()
  })
  void say((text) => void (isOpen && socket.write(text)))
  await Promise.race([closed, pause(5000)])
  const ended = isOpen ? Infinity : performance.now() - began
  socket.destroy()
  return { answer, ended }
}
const envelopeIn = (answer: string) => JSON.parse(answer.slice(answer.indexOf('{'))) as { code: number }
const head = (line: string, ...more: string[]) => [line, `Host: ${tenant.host}`, ...more].join('\r\n')
const post = (path: string, ...more: string[]) =>
  `${head(`POST ${path} HTTP/1.1`, 'Content-Type: application/json', ...more)}\r\n\r\n`

describe('connection limits: slow senders time out', () => {
  test('a silent connection', async () => {
    expect((await talk(port, () => undefined)).ended).toBeLessThan(3000)
  })

  test('half a header, then silence', async () => {
    const { answer, ended } = await talk(port, (send) => send(head('GET / HTTP/1.1', 'X-Half: ')))
    expect(ended).toBeLessThan(2000)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(envelopeIn(answer)).toMatchObject({ code: 1017, data: null })
  })

  test.each([
    ['a call', passwdStrategy.path],
    ['no call', '/oidc/token'],
    ['nothing that is there', '/nowhere'],
    ['an upload of nobody', upload.path],
  ])('a body byte by byte, to %s', async (_, path) => {
    const { ended } = await talk(port, async (send) => {
      send(post(path, 'Content-Length: 100'))
      for (let byte = 0; byte < 40; byte++) {
        send('{')
        await pause(100)
      }
    })
    expect(ended).toBeGreaterThan(300)
    expect(ended).toBeLessThan(1600)
  })

  test('a connection that is kept and not used', async () => {
    const { answer, ended } = await talk(port, (send) => send(`${head('GET /sysrest/x HTTP/1.1')}\r\n\r\n`))
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(ended).toBeLessThan(2500)
  })
})

test('connection limits: authorized uploads have a longer timeout', async () => {
  const { token } = await aPerson(tenant)
  const type = 'Content-Type: multipart/form-data; boundary=b'
  const lines = [`Authorization: Bearer ${token}`, 'Content-Length: 5000', type]
  const { ended } = await talk(port, async (send) => {
    send(`${head(`POST ${upload.path} HTTP/1.1`, ...lines)}\r\n\r\n`)
    send('--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n')
    for (let byte = 0; byte < 40; byte++) {
      send('x')
      await pause(100)
    }
  })
  expect(ended).toBeGreaterThan(1500)
  expect(ended).toBeLessThan(4000)
})

test('connection limits: slow responses are not cut off', async () => {
  const { answer } = await talk(port, (send) => send(`${head('GET /long HTTP/1.1', 'Connection: close')}\r\n\r\n`))
  expect(answer).toContain('data: 5')
  expect(answer).toContain('end')
})

test('connection limits: connections per address are limited, except for proxies', async () => {
  const limited = await anApp({ connectionsPerAddress: 2 })
  const silent = () => talk(limited.port, () => undefined)
  const ends = (await Promise.all([silent(), silent(), silent(), silent()])).map(({ ended }) => ended)
  expect(ends.filter((ended) => ended < 200)).toHaveLength(2)
  // Those that have ended make room.
  expect((await silent()).ended).toBeGreaterThan(200)
  const behind = await anApp({ connectionsPerAddress: 2, trustProxy: ['127.0.0.0/8'] })
  const through = await Promise.all(Array.from({ length: 4 }, () => talk(behind.port, () => undefined)))
  expect(through.every(({ ended }) => ended > 200)).toBe(true)
})

describe('connection limits: malformed HTTP is answered in the envelope', () => {
  const requests: readonly (readonly [name: string, say: () => string, status: number, code: number])[] = [
    ['two hosts', () => `${head('GET / HTTP/1.1', `Host: ${tenant.host}`)}\r\n\r\n`, 400, 1016],
    ['two hosts that differ', () => `${head('GET / HTTP/1.1', 'host: other.example')}\r\n\r\n`, 400, 1016],
    ['an address that cannot be decoded', () => `${head('GET /assets/%zz HTTP/1.1')}\r\n\r\n`, 400, 1016],
    ['one that leads out', () => `${head('GET /assets/..%2f..%2fpackage.json HTTP/1.1')}\r\n\r\n`, 404, 1004],
    ['one that leads out otherwise', () => `${head('GET /pictures/%2e%2e/%2e%2e/seed.ts HTTP/1.1')}\r\n\r\n`, 200, 0],
    ['a name beyond any', () => `${head(`GET /oidc/${'a'.repeat(20_000)} HTTP/1.1`)}\r\n\r\n`, 431, 1003],
    ['what is not HTTP', () => 'HELO there\r\n\r\n', 400, 1016],
    ['JSON that is none', () => `${post(passwdStrategy.path, 'Content-Length: 1')}{`, 400, 1001],
  ]
  test.each(requests)('%s', async (_, say, status, code) => {
    const { answer } = await talk(port, (send) =>
      send(say().replace('HTTP/1.1\r\n', 'HTTP/1.1\r\nConnection: close\r\n')),
    )
    if (code === 0) {
      expect(answer).not.toContain('seedDemo')
      return
    }
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(envelopeIn(answer)).toMatchObject({ code, data: null })
    expect(answer).not.toContain('FST_')
  })
})

describe('connection limits: the port of the Host header is ignored', () => {
  const issuerAt = async (app: App, host: string, headers: Record<string, string> = {}) => {
    const url = '/oidc/.well-known/openid-configuration'
    const answer = await app.inject({ url, headers: { host, ...headers } })
    expect(answer.headers['cache-control']).toBe('private, max-age=300')
    return answer.json<{ issuer: string }>().issuer
  }

  test('the issuer has the port that the server listens on', async () => {
    for (const named of ['', ':31337', ':80'])
      expect(await issuerAt(open[0]!, tenant.host + named)).toBe(`http://${tenant.host}:${port}/oidc`)
  })

  test('or the one that is configured, or none behind a proxy', async () => {
    const { app } = await anApp({ publicUrl: 'https://portal.example:8443' })
    expect(await issuerAt(app, `${tenant.host}:31337`)).toBe(`https://${tenant.host}:8443/oidc`)
    const behind = await anApp({ trustProxy: ['127.0.0.1'] })
    const forwarded = { 'x-forwarded-proto': 'https' }
    expect(await issuerAt(behind.app, `${tenant.host}:31337`, forwarded)).toBe(`https://${tenant.host}/oidc`)
  })
})
