import { randomBytes } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import * as client from 'openid-client'
import { describe, expect, test } from 'vitest'
import * as contract from '#contract/provider/provider.ts'
import { aPerson, as, aTenant, server, refusalOf } from '#test/app.ts'
import {
  createBrowser,
  applicationDraft,
  afterLogout,
  createRelyingParty,
  authorizationRequest,
  obtainCode,
  redirectOf,
  overHttp,
  redirect,
  scope,
  type RelyingParty,
  obtainTokens,
} from '#test/relyingParty.ts'

/** What somebody may try at the protocol's own addresses. */
const aMeeting = async (patch: Partial<contract.ApplicationDraft> = {}) => {
  const tenant = await aTenant()
  return { tenant, application: await createRelyingParty(tenant, patch), ann: await aPerson(tenant) }
}
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
  body: new URLSearchParams(fields).toString(),
  redirect: 'manual' as const,
})
const exchange = async ({ issuer, clientId, secret }: RelyingParty, fields: Record<string, string>) => {
  const answer = await overHttp(`${issuer}/token`, form({ client_id: clientId, client_secret: secret, ...fields }))
  return { status: answer.status, ...((await answer.json()) as { error?: string; access_token?: string }) }
}
const errorAt = (address: string) => new URL(address, 'http://x').searchParams.get('error')

describe('OIDC provider attacks: an authorization is refused', () => {
  const ways: readonly (readonly [string, Record<string, string>, string])[] = [
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['with a challenge that is too short', { code_challenge: 'abc' }, 'invalid_request'],
    ['for a token at once', { response_type: 'token' }, 'invalid_request'],
    ['for an id token at once', { response_type: 'id_token' }, 'invalid_request'],
    ['with a request of its own making', { request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
    ['with a request from elsewhere', { request_uri: 'https://crm.example.com/r' }, 'request_uri_not_supported'],
    ['for something unknown', { prompt: 'everything' }, 'invalid_request'],
    ['for an age that is none', { max_age: '-1' }, 'invalid_request'],
    [
      'with a token that nobody signed',
      { id_token_hint: `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1"}')}.` },
      'invalid_request',
    ],
  ]
  test.each(ways)('%s', async (_, more, error) => {
    const { application } = await aMeeting()
    const back = redirectOf(await createBrowser().go((await authorizationRequest(application, more)).url))
    expect([
      back.startsWith(`${redirect}?`) || back.startsWith(`${redirect}#`),
      back.includes(`error=${error}`),
    ]).toEqual([true, true])
  })

  test('without a challenge', async () => {
    const { application } = await aMeeting()
    const { url } = await authorizationRequest(application)
    url.searchParams.delete('code_challenge')
    url.searchParams.delete('code_challenge_method')
    expect(errorAt(redirectOf(await createBrowser().go(url)))).toBe('invalid_request')
  })

  test.each([
    'https://evil.example.com/callback',
    `${redirect}/more`,
    `${redirect}?a=b`,
    'https://crm.example.com/callback/../evil',
    'https://crm.example.com@evil.example.com/callback',
    'HTTPS://CRM.example.com/callback',
    'http://crm.example.com/callback',
    'javascript:alert(1)',
    '//evil.example.com/callback',
    '',
  ])('to lead to %s, and nobody is led there', async (address) => {
    const { application } = await aMeeting()
    const there = redirectOf(
      await createBrowser().go((await authorizationRequest(application, { redirect_uri: address })).url),
    )
    expect(['/oidcError?error=invalid_redirect_uri', '/oidcError?error=invalid_request']).toContain(there)
  })

  test("for another tenant's application, or one that is switched off", async () => {
    const [{ application }, theirs] = [await aMeeting(), await aMeeting()]
    const { url } = await authorizationRequest(application, { client_id: theirs.application.clientId })
    expect(redirectOf(await createBrowser().go(url))).toBe('/oidcError?error=invalid_client')
    const { operator, id } = application
    await as(operator, contract.switchApplication, { id, isActive: false })
    expect(redirectOf(await createBrowser().go((await authorizationRequest(application)).url))).toBe(
      '/oidcError?error=invalid_client',
    )
    await as(operator, contract.switchApplication, { id, isActive: true })
    expect(redirectOf(await createBrowser().go((await authorizationRequest(application)).url))).toMatch(
      /^\/oidcConsent/,
    )
  })
})

describe('OIDC provider attacks: a code is worth nothing', () => {
  const spend = async (change: (fields: Record<string, string>) => Record<string, string>) => {
    const { application, ann } = await aMeeting()
    const { back, checks } = await obtainCode(application, ann)
    const right = {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code')!,
      redirect_uri: redirect,
      code_verifier: checks.pkceCodeVerifier,
    }
    return { application, right, ...(await exchange(application, change(right))) }
  }
  test.each([
    ['with another verifier', { code_verifier: randomBytes(40).toString('hex') }, 400, 'invalid_grant'],
    ['with an empty verifier', { code_verifier: '' }, 400, 'invalid_grant'],
    ['for another address', { redirect_uri: afterLogout }, 400, 'invalid_grant'],
    ['with a wrong secret', { client_secret: 'x'.repeat(43) }, 401, 'invalid_client'],
    ['without a secret', { client_secret: '' }, 401, 'invalid_client'],
    ['that was made up', { code: 'x'.repeat(43) }, 400, 'invalid_grant'],
    ['as a refresh token', { grant_type: 'refresh_token', refresh_token: 'x' }, 400, 'invalid_grant'],
    ['with a password', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ] as const)('%s', async (_, more, status, error) => {
    expect(await spend((fields) => ({ ...fields, ...more }))).toMatchObject({ status, error })
  })

  test('the second time, and neither are the tokens of the first', async () => {
    const first = await spend((fields) => fields)
    expect(first.status).toBe(200)
    expect(await exchange(first.application, first.right)).toMatchObject({ status: 400, error: 'invalid_grant' })
    const me = await overHttp(`${first.application.issuer}/userinfo`, {
      method: 'GET',
      headers: { authorization: `Bearer ${first.access_token}` },
      body: undefined,
      redirect: 'manual',
    })
    expect(me.status).toBe(401)
  })

  test('to another application, and to another tenant', async () => {
    const { tenant, application, ann } = await aMeeting()
    const [colleague, stranger] = [await createRelyingParty(tenant), (await aMeeting()).application]
    for (const other of [colleague, stranger]) {
      const { back, checks } = await obtainCode(application, ann)
      const fields = { grant_type: 'authorization_code', code: back.searchParams.get('code')! }
      const answer = await exchange(other, {
        ...fields,
        redirect_uri: redirect,
        code_verifier: checks.pkceCodeVerifier,
      })
      expect(answer).toMatchObject({ status: 400, error: 'invalid_grant' })
    }
  })
})

test('OIDC provider attacks: a token of one tenant opens nothing at another, and no issuer speaks for another', async () => {
  const [{ application, ann }, theirs] = [await aMeeting(), await aMeeting()]
  const tokens = await obtainTokens(application, ann)
  const foreign = await exchange(theirs.application, {
    grant_type: 'refresh_token',
    refresh_token: tokens.refresh_token!,
  })
  expect(foreign).toMatchObject({ status: 400, error: 'invalid_grant' })
  const me = await overHttp(`${theirs.application.issuer}/userinfo`, {
    method: 'GET',
    headers: { authorization: `Bearer ${tokens.access_token}` },
    body: undefined,
    redirect: 'manual',
  })
  expect(me.status).toBe(401)
  const { back, checks } = await obtainCode(application, ann)
  await expect(client.authorizationCodeGrant(theirs.application.config, back, checks)).rejects.toThrow()
  expect(back.searchParams.get('iss')).toBe(application.issuer)
  const kids = await Promise.all(
    [application, theirs.application].map(async ({ issuer }) => {
      const answer = await overHttp(`${issuer}/jwks`, {
        method: 'GET',
        headers: {},
        body: undefined,
        redirect: 'manual',
      })
      return ((await answer.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid)
    }),
  )
  expect(kids[0]!.some((kid) => kids[1]!.includes(kid))).toBe(false)
})

describe('OIDC provider attacks: anyone who manages applications', () => {
  test.each([
    'http://crm.example.com/callback',
    'https://crm.example.com/callback#there',
    'https://*.example.com/callback',
    'https://user:pass@crm.example.com/',
    'javascript:alert(1)',
    'https://crm.example.com/a b',
    'https://crm.example.com/../callback',
    'crm.example.com',
    'https:\\\\crm.example.com',
  ])('cannot have people sent to %s', async (address) => {
    const tenant = await aTenant()
    const operator = await aPerson(tenant, { permissions: ['sso.provide'], entrance: 'operator' })
    expect(
      await refusalOf(as(operator, contract.createApplication, { ...applicationDraft, redirects: [address] })),
    ).toBe('provider.badAddress')
    expect(await refusalOf(as(operator, contract.createApplication, { ...applicationDraft, logouts: [address] }))).toBe(
      'provider.badAddress',
    )
  })

  test('is given a secret that no idempotency key gives again', async () => {
    const tenant = await aTenant()
    const operator = await aPerson(tenant, { permissions: ['sso.provide'], entrance: 'operator' })
    const headers = { 'idempotency-key': 'the-same-key' }
    const make = () => as(operator, contract.createApplication, applicationDraft, headers)
    const [first, second] = [await make(), await make()]
    expect(second.secret).not.toBe(first.secret)
  })

  test('sees the secret once, and the old one counts no more after a new one was made', async () => {
    const { application, ann } = await aMeeting()
    const { operator, id, secret } = application
    const listed = await as(operator, contract.listApplications, {})
    expect([listed.total, JSON.stringify(listed).includes(secret)]).toEqual([1, false])
    const renewed = await as(operator, contract.renewSecret, { id })
    const tokens = { grant_type: 'refresh_token', refresh_token: 'x' }
    expect(await exchange(application, tokens)).toMatchObject({ status: 401, error: 'invalid_client' })
    expect(await exchange({ ...application, secret: renewed.secret }, tokens)).toMatchObject({ error: 'invalid_grant' })
    const [row] = listed.records
    const draft = { ...applicationDraft, redirects: ['https://crm.example.com/other'] }
    expect(await refusalOf(as(operator, contract.editApplication, { id, version: row!.version, ...draft }))).toBe(
      'thing.stale',
    )
    await as(operator, contract.editApplication, { id, version: row!.version + 1, ...draft })
    expect(redirectOf(await createBrowser().go((await authorizationRequest(application)).url))).toMatch(/^\/oidcError/)
    expect(await refusalOf(as(ann, contract.listApplications, {}))).toBe('permission.denied')
  })

  test("has nothing of another tenant's", async () => {
    const [{ application }, theirs] = [await aMeeting(), await aMeeting()]
    const { operator } = theirs.application
    for (const call of [
      () => as(operator, contract.renewSecret, { id: application.id }),
      () => as(operator, contract.switchApplication, { id: application.id, isActive: false }),
      () => as(operator, contract.editApplication, { id: application.id, version: 1, ...applicationDraft }),
    ])
      expect(await refusalOf(call())).toBe('thing.notFound')
  })
})

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
/** The addresses, and what each reads. */
const fields: Readonly<Record<string, readonly string[]>> = {
  '/auth': [
    'client_id',
    'redirect_uri',
    'scope',
    'state',
    'nonce',
    'response_type',
    'response_mode',
    'prompt',
    'max_age',
    'code_challenge',
    'code_challenge_method',
    'id_token_hint',
    'login_hint',
    'claims',
    'ui_locales',
    'acr_values',
    'display',
  ],
  '/auth/abc': ['uid'],
  '/token': [
    'client_id',
    'client_secret',
    'grant_type',
    'code',
    'redirect_uri',
    'code_verifier',
    'refresh_token',
    'scope',
  ],
  '/userinfo': ['access_token', 'scope'],
  '/revoke': ['token', 'token_type_hint', 'client_id', 'client_secret'],
  '/logout': ['id_token_hint', 'post_logout_redirect_uri', 'state', 'client_id', 'logout_hint'],
  '/logout/confirm': ['xsrf', 'logout'],
  '/logout/success': ['client_id'],
}
const others = [
  '/jwks',
  '/.well-known/openid-configuration',
  '/interaction/abc',
  '/reg',
  '/request',
  '/device',
  '/',
  '//auth',
  '/%c0%ae',
]

test(
  'OIDC provider attacks: whatever is sent to the issuer: an answer, never a failure and never how it is built',
  { timeout: 120_000 },
  async () => {
    const { application, tenant } = await aMeeting()
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
