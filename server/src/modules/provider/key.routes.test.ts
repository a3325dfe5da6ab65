import * as jose from 'jose'
import * as client from 'openid-client'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import * as contract from '#contract/provider/provider.ts'
import * as signingKeys from '#contract/provider/signingKeys.ts'
import { pino } from 'pino'
import { aPerson, as, aTenant, contents, database, databaseUrl, refusalOf, runJob } from '#test/app.ts'
import { createRelyingParty, overHttp, type RelyingParty, obtainTokens } from '#test/relyingParty.ts'
import { buildApp } from '#server/app.ts'
import { storeSettings } from '#modules/tenancy/index.ts'

/** The keys that a tenant's tokens are signed with. */
const owner = new pg.Client({ connectionString: databaseUrl })
await owner.connect()
afterAll(() => owner.end())

const aMeeting = async (patch: Partial<contract.ApplicationDraft> = {}) => {
  const tenant = await aTenant()
  return { tenant, application: await createRelyingParty(tenant, patch), ann: await aPerson(tenant) }
}
const published = async ({ issuer }: RelyingParty) => {
  const answer = await overHttp(`${issuer}/jwks`, { method: 'GET', headers: {}, body: undefined, redirect: 'manual' })
  expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
  return (await answer.json()) as { keys: jose.JWK[] }
}
const older = (tenantId: string, interval: string) =>
  owner.query(
    'update provider.keys set made_at = made_at - $2::interval, replaced_at = replaced_at - $2::interval where tenant_id = $1',
    [tenantId, interval],
  )

test('signing keys: new keys sign, and what the old ones have signed is believed beside it', async () => {
  const { tenant, application, ann } = await aMeeting()
  const { operator } = application
  const before = await obtainTokens(application, ann)
  expect(await refusalOf(as(operator, signingKeys.rotateKeys, {}))).toBe('provider.justRotated')
  await older(tenant.id, '2 minutes')
  await as(operator, signingKeys.rotateKeys, {})
  const after = await obtainTokens(application, ann)
  const keys = await published(application)
  expect(keys.keys.map(({ alg }) => alg).toSorted()).toEqual(['ES256', 'ES256', 'RS256', 'RS256'])
  expect(keys.keys.some((key) => 'd' in key || 'p' in key)).toBe(false)
  const believed = jose.createLocalJWKSet(keys)
  const kids: unknown[] = []
  for (const { id_token } of [before, after]) {
    const { payload, protectedHeader } = await jose.jwtVerify(id_token!, believed, { issuer: application.issuer })
    expect(payload.sub).toBe(ann.personId)
    kids.push(protectedHeader.kid)
  }
  expect(kids[0]).not.toBe(kids[1])
  const reply = await as(operator, signingKeys.getIssuer, {})
  expect(reply.keys.map(({ goneAt }) => goneAt === null)).toEqual([true, true, false, false])
  expect(await refusalOf(as(ann, signingKeys.rotateKeys, {}))).toBe('permission.denied')
})

test('signing keys: keys are replaced by themselves after the days that the tenant has set, and forgotten when nothing is believed for them', async () => {
  const { tenant, application } = await aMeeting()
  const kids = async () => (await published(application)).keys.map(({ kid }) => kid)
  const first = await kids()
  await database.write(tenant.id, (tx) => storeSettings(tx, { oidcKeyDays: '30' }))
  await older(tenant.id, '29 days')
  await runJob('provider.replaceOldKeys', tenant.id)
  expect(await kids()).toEqual(first)
  await older(tenant.id, '1 day')
  await Promise.all([runJob('provider.replaceOldKeys', tenant.id), runJob('provider.replaceOldKeys', tenant.id)])
  const second = await kids()
  expect([second.length, first.every((kid) => second.includes(kid))]).toEqual([4, true])
  await older(tenant.id, '9 days')
  await runJob('provider.replaceOldKeys', tenant.id)
  expect((await kids()).toSorted()).toEqual(second.filter((kid) => !first.includes(kid)).toSorted())
})

test('signing keys: tokens are signed as the application was configured', async () => {
  const { application, ann } = await aMeeting({ alg: 'ES256' })
  const { id_token } = await obtainTokens(application, ann)
  expect(jose.decodeProtectedHeader(id_token!).alg).toBe('ES256')
})

test('signing keys: another server process, or the same after a restart, knows all of it', async () => {
  const { tenant, application, ann } = await aMeeting()
  const tokens = await obtainTokens(application, ann)
  const { app } = await buildApp({ database, log: pino({ level: 'silent' }), contents })
  const { host } = new URL(application.issuer)
  const payload = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: tokens.refresh_token!,
    client_id: application.clientId,
    client_secret: application.secret,
  }).toString()
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await app.inject({ method: 'POST', url: '/oidc/token', headers, payload })
  const { id_token } = answer.json<{ id_token: string }>()
  const { protectedHeader } = await jose.jwtVerify(id_token, jose.createLocalJWKSet(await published(application)))
  expect(protectedHeader.kid).toBe(jose.decodeProtectedHeader(tokens.id_token!).kid)
  await app.close()
  await expect(client.refreshTokenGrant(application.config, tokens.refresh_token!)).rejects.toThrow()
  const { rows } = await owner.query<{ text: string }>(
    'select a::text as text from provider.artefacts a where tenant_id = $1 union all select k::text from provider.keys k where tenant_id = $1 union all select p::text from provider.applications p where tenant_id = $1',
    [tenant.id],
  )
  const stored = rows.map(({ text }) => text).join('\n')
  const asHex = (text: string) => Buffer.from(text).toString('hex')
  for (const secret of [tokens.refresh_token!, tokens.access_token, application.secret, '"d":"'])
    expect([stored.includes(secret), stored.includes(asHex(secret))]).toEqual([false, false])
})

test('signing keys: behind a proxy that is believed the issuer and its cookies are those of https', async () => {
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
  const question = new URLSearchParams({
    client_id: application.clientId,
    redirect_uri: 'https://crm.example.com/callback',
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  })
  const requested = await app.inject({ url: `/oidc/auth?${question}`, headers })
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
