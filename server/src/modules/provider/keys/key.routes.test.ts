import * as jose from 'jose'
import * as client from 'openid-client'
import * as signingKeys from '#contract/provider/signingKeys.ts'
import { connectOwner } from '#test/sql/owner.ts'
import { expect, test } from 'vitest'
import { pino } from 'pino'
import { as, contents, database, refusalOf, runJob } from '#test/app.ts'
import { type RelyingParty, obtainTokens } from '#test/relyingParty.ts'
import { overHttp } from '#test/provider/browser.ts'
import { buildApp } from '#server/app.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { aMeeting } from '#test/provider/meeting.ts'

/** Published signing keys of a tenant. */
const owner = await connectOwner()
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

test('signing keys: new keys sign, and signatures of old ones remain valid', async () => {
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

test('signing keys: are rotated after the configured days, and deleted when no token needs them', async () => {
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

test("signing keys: tokens are signed with the application's algorithm", async () => {
  const { application, ann } = await aMeeting({ alg: 'ES256' })
  const { id_token } = await obtainTokens(application, ann)
  expect(jose.decodeProtectedHeader(id_token!).alg).toBe('ES256')
})

test('signing keys: are shared by server processes and survive a restart', async () => {
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
