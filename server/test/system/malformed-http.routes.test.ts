import { beforeAll, describe, expect, test } from 'vitest'
import { passwdStrategy } from '#contract/login/passwords.ts'
import { aTenant, type TestTenant } from '#test/app.ts'
import { anApp, type App } from '../connections/listeningApp.ts'
import { envelopeIn, headsFor, sendRaw } from '../connections/rawHttp.ts'

/** Requests that are not HTTP, or with other hosts, URLs and ports than those served. */
let tenant: TestTenant
let app: App
let port = 0
beforeAll(async () => {
  tenant = await aTenant()
  ;({ app, port } = await anApp())
})
const { head, post } = headsFor(() => tenant.host)

describe('malformed HTTP: responses have the envelope', () => {
  const requests: readonly (readonly [name: string, say: () => string, status: number, code: number])[] = [
    ['two hosts', () => `${head('GET /sysrest/api/session/mine HTTP/1.1', `Host: ${tenant.host}`)}\r\n\r\n`, 400, 1016],
    [
      'two hosts that differ',
      () => `${head('GET /sysrest/api/session/mine HTTP/1.1', 'host: other.example')}\r\n\r\n`,
      400,
      1016,
    ],
    ['an address that cannot be decoded', () => `${head('GET /assets/%zz HTTP/1.1')}\r\n\r\n`, 400, 1016],
    ['one that leads out', () => `${head('GET /assets/..%2f..%2fpackage.json HTTP/1.1')}\r\n\r\n`, 404, 1004],
    ['one that leads out otherwise', () => `${head('GET /pictures/%2e%2e/%2e%2e/seed.ts HTTP/1.1')}\r\n\r\n`, 200, 0],
    ['a name beyond any', () => `${head(`GET /oidc/${'a'.repeat(20_000)} HTTP/1.1`)}\r\n\r\n`, 431, 1003],
    ['what is not HTTP', () => 'HELO there\r\n\r\n', 400, 1016],
    ['JSON that is none', () => `${post(passwdStrategy.path, 'Content-Length: 1')}{`, 400, 1001],
  ]
  test.each(requests)('%s', async (_, say, status, code) => {
    const { answer } = await sendRaw(port, (send) =>
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

describe('Host header: the port of the Host header is ignored', () => {
  const issuerAt = async (app: App, host: string, headers: Record<string, string> = {}) => {
    const url = '/oidc/.well-known/openid-configuration'
    const answer = await app.inject({ url, headers: { host, ...headers } })
    expect(answer.headers['cache-control']).toBe('private, max-age=300')
    return answer.json<{ issuer: string }>().issuer
  }

  test('the issuer has the port that the server listens on', async () => {
    for (const named of ['', ':31337', ':80'])
      expect(await issuerAt(app, tenant.host + named)).toBe(`http://${tenant.host}:${port}/oidc`)
  })

  test('the configured port, or none behind a proxy', async () => {
    const { app } = await anApp({ publicUrl: 'https://portal.example:8443' })
    expect(await issuerAt(app, `${tenant.host}:31337`)).toBe(`https://${tenant.host}:8443/oidc`)
    const behind = await anApp({ trustProxy: ['127.0.0.1'] })
    const forwarded = { 'x-forwarded-proto': 'https' }
    expect(await issuerAt(behind.app, `${tenant.host}:31337`, forwarded)).toBe(`https://${tenant.host}/oidc`)
  })
})
