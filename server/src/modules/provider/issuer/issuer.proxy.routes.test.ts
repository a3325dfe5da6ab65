import { expect, test } from 'vitest'
import { pino } from 'pino'
import { contents, database } from '#test/app.ts'
import { buildApp } from '#server/app.ts'
import { aMeeting } from '#test/provider/meeting.ts'

test('signing keys: behind a trusted proxy, issuer and cookies use https', async () => {
  const { tenant, application } = await aMeeting()
  const { app } = await buildApp({ database, log: pino({ level: 'silent' }), contents, trustProxy: ['127.0.0.1'] })
  const headers = { host: tenant.host, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example.com' }
  const reply = (await app.inject({ url: '/oidc/.well-known/openid-configuration', headers })).json<
    Record<string, unknown>
  >()
  expect(reply).toMatchObject({
    issuer: `https://${tenant.host}/oidc`,
    token_endpoint: `https://${tenant.host}/oidc/token`,
    code_challenge_methods_supported: ['S256'],
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: expect.arrayContaining(['RS256', 'ES256']) as unknown,
  })
  const query = new URLSearchParams({
    client_id: application.clientId,
    redirect_uri: 'https://crm.example.com/callback',
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  })
  const requested = await app.inject({ url: `/oidc/auth?${query}`, headers })
  const cookies = [requested.headers['set-cookie'] ?? []].flat().filter((cookie) => !cookie.includes('1970'))
  expect(cookies.length).toBeGreaterThan(2)
  for (const cookie of cookies) expect(cookie).toMatch(/; secure.*httponly|httponly.*secure/i)
  for (const cookie of cookies) expect(cookie).toMatch(/samesite=lax/i)
  expect(requested.headers['x-frame-options']).toBe('DENY')
  const unbelieved = await app.inject({
    url: '/oidc/.well-known/openid-configuration',
    headers,
    remoteAddress: '10.9.9.9',
  })
  expect(unbelieved.json<{ issuer: string }>().issuer).toBe(`http://${tenant.host}/oidc`)
  await app.close()
})
