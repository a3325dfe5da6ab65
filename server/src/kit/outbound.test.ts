import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { objectionTo, openOutbound } from './outbound.ts'

const server = createServer((request, response) => {
  if (request.url === '/large') return void response.end('x'.repeat(600_000))
  if (request.url === '/elsewhere') return void response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
  response.setHeader('x-method', request.method ?? '').end('hello')
})
let host = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  host = `localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

test.each([
  ['https://idp.example/x', false, undefined],
  ['http://localhost:1', true, undefined],
  ['http://idp.localhost:1', true, undefined],
  ['http://localhost:1', false, 'an address of this machine'],
  ['https://127.0.0.1', false, 'an address of this machine'],
  ['https://[::1]', false, 'an address of this machine'],
  ['http://idp.example', true, 'not https'],
  ['ftp://idp.example', true, 'not https'],
  ['https://169.254.169.254/latest', true, 'an address that is nobody’s'],
  ['https://0.0.0.0', true, 'an address that is nobody’s'],
  ['https://2852039166', true, 'an address that is nobody’s'],
  ['https://[::ffff:169.254.169.254]', true, 'an address that is nobody’s'],
  ['https://a:b@idp.example', true, 'an address with a password in it'],
  ['idp.example', true, 'not an address'],
])('%s, with this machine allowed: %s', (address, allow, objection) =>
  expect(objectionTo(address, allow)).toBe(objection),
)

test('a call goes to the hosts that are named, and comes back whole', async () => {
  const answer = await openOutbound(true)([host])(`http://${host}/`, { method: 'POST', body: 'a' })
  expect([answer.status, answer.headers.get('x-method'), await answer.text()]).toEqual([200, 'POST', 'hello'])
})

test('nowhere else; not on to where an answer leads; and not without end', async () => {
  const call = openOutbound(true)
  await expect(call(['other.example'])(`http://${host}/`)).rejects.toThrow('not among the hosts')
  await expect(openOutbound(false)([host])(`http://${host}/`)).rejects.toThrow('this machine')
  await expect(call([host])(`http://${host}/large`)).rejects.toThrow('does not answer')
  expect((await call([host])(`http://${host}/elsewhere`)).status).toBe(302)
})
