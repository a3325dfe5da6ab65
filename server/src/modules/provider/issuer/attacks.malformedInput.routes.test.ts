import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { server } from '#test/app.ts'
import { redirect, scope, createProviderFixture } from '#test/relyingParty.ts'
import { fields, others } from '#test/provider/issuerAddresses.ts'

const nasty: readonly string[] = [
  "'; drop table provider.keys; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '%00%0d%0aSet-Cookie: a=b',
  'x'.repeat(20_000),
  '__proto__',
  '一'.repeat(2000),
  '[object Object]',
  '../../../../etc/passwd',
  '-1',
  '',
]

test(
  'OIDC provider attacks: malformed input gets an error response without implementation details',
  { timeout: 120_000 },
  async () => {
    const { application, tenant } = await createProviderFixture()
    const { clientId, secret } = application
    const found: string[] = []
    const look = async (what: string, request: InjectOptions) => {
      const { statusCode, body, headers } = await server.app.inject({
        ...request,
        headers: { host: tenant.host, ...request.headers },
      })
      const { location = '' } = headers
      const isOpen = /^(https?:)?\/\/(?!crm\.example\.com)/.test(location)
      if (statusCode >= 500 || /node_modules|\bat .+[.](ts|js):\d|server_error/.test(body + location) || isOpen)
        found.push(`${what} → ${statusCode} ${location} ${body.slice(0, 200)}`)
    }
    const right: Record<string, string> = {
      client_id: clientId,
      client_secret: secret,
      redirect_uri: redirect,
      scope,
      response_type: 'code',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      grant_type: 'authorization_code',
      code: 'y',
      code_verifier: 'z'.repeat(43),
    }
    const type = 'application/x-www-form-urlencoded'
    for (const [path, names] of Object.entries(fields))
      for (const name of names)
        for (const text of nasty) {
          const payload = new URLSearchParams({ ...right, [name]: text }).toString()
          const what = `${path} ${name}=${text.slice(0, 30)}`
          const isPosted = /^\/(token|revoke|logout\/confirm|userinfo)/.test(path)
          if (isPosted)
            await look(what, { method: 'POST', url: `/oidc${path}`, headers: { 'content-type': type }, payload })
          else await look(what, { url: `/oidc${path}?${payload.slice(0, 12_000)}` })
        }
    for (const path of [...Object.keys(fields), ...others]) {
      const url = `/oidc${path}`
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'] as const)
        await look(method, { method, url })
      for (const kind of ['application/json', 'multipart/form-data', `${type}; charset=nonsense`, 'x'])
        await look(kind, { method: 'POST', url, headers: { 'content-type': kind }, payload: '{"a":' })
      for (const authorization of [
        'Basic',
        'Basic ####',
        `Basic ${btoa('a')}`,
        `Basic ${btoa('%:%')}`,
        'Bearer',
        'DPoP x',
      ])
        await look(authorization, {
          method: 'POST',
          url,
          headers: { authorization, 'content-type': type },
          payload: '',
        })
      for (const cookie of ['oidc_session=x; oidc_session.sig=y', 'oidc_resume=abc', '=;='])
        await look(cookie, { url, headers: { cookie } })
    }
    expect(found).toEqual([])
  },
)
