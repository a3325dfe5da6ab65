import dns from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openOutbound } from './outbound.ts'
import { OutboundError } from './outbound.failure.ts'

const development = { allowLoopback: true, privateNetworks: [] }
const production = { allowLoopback: false, privateNetworks: [] }

/** DNS answers by name; a test changes them between two lookups. */
const names = new Map<string, { address: string; family: number }[]>()
const systemLookup = dns.lookup
const lookup = (name: string, options: object, done: (error: Error | null, found: unknown) => void) => {
  const known = names.get(name)
  if (known) process.nextTick(() => done(null, known))
  else systemLookup(name, options as { all: true }, done)
}
vi.spyOn(dns, 'lookup').mockImplementation(lookup as never)
afterAll(() => void vi.restoreAllMocks())

const server = createServer((request, response) => {
  const url = request.url ?? ''
  if (url === '/large') return void response.end('x'.repeat(600_000))
  if (url === '/declared') return void response.writeHead(200, { 'content-length': '600000' }).write('x')
  if (url === '/never') return undefined
  if (url === '/slow') return void response.write('x')
  if (url === '/cut') return void response.write('x', () => response.destroy())
  if (url.startsWith('/to/')) return void response.writeHead(302, { location: decodeURIComponent(url.slice(4)) }).end()
  if (url === '/loop') return void response.writeHead(302, { location: '/loop' }).end()
  response.setHeader('content-type', 'Text/Plain; charset=utf-8')
  return void response.setHeader('x-method', request.method ?? '').end(request.headers['authorization'] ?? 'hello')
})
let host = ''
let port = 0
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
  host = `localhost:${port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const to = (address: string) => `http://${host}/to/${encodeURIComponent(address)}`
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof OutboundError ? error.failure : String(error)),
  )

test('outbound calls: an allowed host is called, with the complete response', async () => {
  const answer = await openOutbound(development)([host])(`http://${host}/`, { method: 'POST', body: 'a' })
  expect([answer.status, answer.headers.get('x-method'), await answer.text()]).toEqual([200, 'POST', 'hello'])
})

test('outbound calls: other hosts and names that resolve to internal addresses are refused', async () => {
  const call = openOutbound(development)
  expect(await failureOf(call(['other.example'])(`http://${host}/`))).toBe('host')
  expect(await failureOf(openOutbound(production)([host])(`http://${host}/`))).toBe('address')
  names.set('inner.example', [{ address: '127.0.0.1', family: 4 }])
  await expect(openOutbound(production)(['inner.example:1'])('https://inner.example:1/')).rejects.toThrow(
    'leads to 127.0.0.1',
  )
  names.set('half.example', [
    { address: '8.8.8.8', family: 4 },
    { address: '169.254.169.254', family: 4 },
  ])
  expect(await failureOf(openOutbound(production)(['half.example'])('https://half.example/'))).toBe('unreachable')
})

test('outbound calls: a name that changes its address after the check is not followed (DNS rebinding)', async () => {
  // DNS rebinding: addresses are checked at every lookup. The private one is refused; this policy allows loopback.
  names.set('rebinding.localhost', [{ address: '10.0.0.7', family: 4 }])
  const url = `http://rebinding.localhost:${port}/`
  const call = openOutbound(development)('anyHost')
  expect(await failureOf(call(url))).toBe('unreachable')
  names.set('rebinding.localhost', [{ address: '127.0.0.1', family: 4 }])
  expect((await call(url)).status).toBe(200)
})

test('outbound calls: a response that is too large, too late or of the wrong type is refused', async () => {
  const call = openOutbound(development)([host])
  const at = (path: string) => `http://${host}${path}`
  expect(await failureOf(call(at('/large')))).toBe('tooLarge')
  expect(await failureOf(call(at('/declared')))).toBe('tooLarge')
  expect((await call(at('/large'), { maxBytes: 700_000 })).status).toBe(200)
  expect(await failureOf(call(at('/never'), { timeoutMs: 100 }))).toBe('timeout')
  expect(await failureOf(call(at('/slow'), { timeoutMs: 100 }))).toBe('timeout')
  expect(await failureOf(call(at('/cut')))).toBe('unreachable')
  const seen: string[] = []
  const accepts = (type: string) => (seen.push(type), type.startsWith('image/'))
  expect(await failureOf(call(at('/'), { accepts }))).toBe('contentType')
  expect(seen).toEqual(['text/plain'])
})

test('outbound calls: redirects are returned or followed up to a limit, with the same checks', async () => {
  const call = openOutbound(development)('anyHost')
  expect((await call(to('/'))).status).toBe(302)
  expect(await (await call(to('/'), { redirects: 1 })).text()).toBe('hello')
  expect(await failureOf(call(`http://${host}/loop`, { redirects: 3 }))).toBe('redirects')
  expect(await failureOf(call(to('http://169.254.169.254/latest'), { redirects: 1 }))).toBe('address')
  expect(await failureOf(call(to('file:///etc/passwd'), { redirects: 1 }))).toBe('address')
  expect(await failureOf(call(to('/'), { redirects: 1, method: 'POST', body: 'x' }))).toBe('redirects')
  expect(await failureOf(openOutbound(development)([host])(to(`http://127.0.0.1:${port}/`), { redirects: 1 }))).toBe(
    'host',
  )
})

test('outbound calls: credentials are not sent to another site', async () => {
  const call = openOutbound(development)('anyHost')
  const headers = { authorization: 'Bearer x' }
  expect(await (await call(to('/'), { redirects: 1, headers })).text()).toBe('Bearer x')
  expect(await (await call(to(`http://127.0.0.1:${port}/`), { redirects: 1, headers })).text()).toBe('hello')
})

test('outbound calls: errors do not describe the network', async () => {
  const call = openOutbound(development)('anyHost')
  const error = (await call('http://localhost:1/').catch((failure: unknown) => failure)) as OutboundError
  expect(error.say('en')).toBe(
    "Can't connect: the domain can't be resolved, the system is unreachable or the address isn't allowed.",
  )
  expect(error.say('zh-CN')).toMatch(/^无法连接对方系统/)
  expect(`${error.say('en')}${error.message}`).not.toMatch(/ECONN|EHOST|ENOTFOUND|127\.0\.0\.1/)
})
