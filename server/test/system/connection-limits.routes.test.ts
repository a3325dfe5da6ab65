/** @module-tag thorough */
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { uploadFile as upload } from '#contract/files/files.ts'
import { passwdStrategy } from '#contract/login/passwords.ts'
import { aPerson, aTenant, type TestTenant } from '#test/app.ts'
import { anApp } from '../connections/listeningApp.ts'
import { envelopeIn, headsFor, sendRaw } from '../connections/rawHttp.ts'

/** Connections of hostile clients, over real sockets. */

let tenant: TestTenant
let port = 0
beforeAll(async () => {
  tenant = await aTenant()
  ;({ port } = await anApp())
})
const { head, post } = headsFor(() => tenant.host)

describe('connection limits: slow senders time out', () => {
  test('a connection without data', async () => {
    expect((await sendRaw(port, () => undefined)).ended).toBeLessThan(3000)
  })

  test('an incomplete header', async () => {
    const { answer, ended } = await sendRaw(port, (send) => send(head('GET / HTTP/1.1', 'X-Half: ')))
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
    const { ended } = await sendRaw(port, async (send) => {
      send(post(path, 'Content-Length: 100'))
      for (let byte = 0; byte < 40; byte++) {
        send('{')
        await pause(100)
      }
    })
    expect(ended).toBeGreaterThan(300)
    expect(ended).toBeLessThan(1600)
  })

  test('an idle keep-alive connection', async () => {
    const { answer, ended } = await sendRaw(port, (send) => send(`${head('GET /sysrest/x HTTP/1.1')}\r\n\r\n`))
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(ended).toBeLessThan(2500)
  })
})

test('connection limits: authorized uploads have a longer timeout', async () => {
  const { token } = await aPerson(tenant)
  const type = 'Content-Type: multipart/form-data; boundary=b'
  const lines = [`Authorization: Bearer ${token}`, 'Content-Length: 5000', type]
  const { ended } = await sendRaw(port, async (send) => {
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
  const { answer } = await sendRaw(port, (send) => send(`${head('GET /long HTTP/1.1', 'Connection: close')}\r\n\r\n`))
  expect(answer).toContain('data: 5')
  expect(answer).toContain('end')
})

test('connection limits: connections per address are limited, except for proxies', async () => {
  const limited = await anApp({ connectionsPerAddress: 2 })
  const connectSilently = () => sendRaw(limited.port, () => undefined)
  const closedAfter = (
    await Promise.all([connectSilently(), connectSilently(), connectSilently(), connectSilently()])
  ).map(({ ended }) => ended)
  expect(closedAfter.filter((ended) => ended < 200)).toHaveLength(2)
  // Closed connections no longer count.
  expect((await connectSilently()).ended).toBeGreaterThan(200)
  const behindProxy = await anApp({ connectionsPerAddress: 2, trustProxy: ['127.0.0.0/8'] })
  const proxied = await Promise.all(Array.from({ length: 4 }, () => sendRaw(behindProxy.port, () => undefined)))
  expect(proxied.every(({ ended }) => ended > 200)).toBe(true)
})
