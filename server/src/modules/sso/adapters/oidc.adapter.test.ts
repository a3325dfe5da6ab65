import { generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOutbound } from '#kit/outbound/outbound.ts'
import { createForgingProvider, aProvider, followTo, type TokenForgery } from '#test/idp/oidc.ts'
import type { Listening } from '#test/idp/listen.ts'
import { anEntry, codeOf } from '#test/idp/entry.ts'
import { oidcAdapter } from './oidc.adapter.ts'

const origin = 'http://portal.localhost:3000'
const page = '/ssoLogin'
const clientId = 'baicai'
const secret = 'a secret of the provider'
const thisMachine = { allowLoopback: true, privateNetworks: [] }
const adapter = oidcAdapter({ outbound: openOutbound(thisMachine), policy: thisMachine })
const forgery: { current: TokenForgery } = { current: async () => '' }
let provider: Listening
let liar: Listening

beforeAll(async () => {
  const person = () => ({ sub: 'p-1', claims: { userCode: 'linzhiyuan', name: '林知远', groups: ['a'] } })
  provider = await aProvider({ clientId, secret, redirectUris: [origin + page] }, person)
  liar = await createForgingProvider(clientId, forgery)
})
afterAll(() => Promise.all([provider.close(), liar.close()]))

const entryAt = (issuer: string) => anEntry({ issuer, clientId, scope: 'openid profile' }, secret)
const begin = (issuer: string, state = 'state-1') => adapter.createRequest!(entryAt(issuer), { origin, page, state })
const finish = (issuer: string, given: URLSearchParams, remembered: Readonly<Record<string, string>>) =>
  adapter.verifyResponse(entryAt(issuer), { origin, page, params: given, savedState: remembered, now: new Date() })

async function atProvider() {
  const { address, savedState: remember } = await begin(provider.origin)
  const back = await followTo(address, (url) => url.origin === origin)
  return { back, remember }
}

test('OIDC: a person of a real provider is recognised, with what it says of them', async () => {
  const { back, remember } = await atProvider()
  expect(back.pathname).toBe(page)
  const who = await finish(provider.origin, back.searchParams, remember)
  expect(who).toMatchObject({
    issuer: provider.origin,
    subject: 'p-1',
    claims: { userCode: 'linzhiyuan', name: '林知远' },
  })
})

test('OIDC: what begins asks for a code, with PKCE, a state and a nonce', async () => {
  const { address, savedState: remember } = await begin(provider.origin)
  const requested = new URL(address).searchParams
  expect(Object.fromEntries(requested)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    state: 'state-1',
  })
  expect(requested.get('nonce')).toBe(remember['nonce'])
  expect(requested.get('code_challenge')).not.toBe(remember['verifier'])
})

test('OIDC: a code is good once, with the state, the verifier and the nonce of its own login', async () => {
  const first = await atProvider()
  const second = await atProvider()
  const mixed = { ...first.remember, verifier: second.remember['verifier']! }
  expect(await codeOf(finish(provider.origin, first.back.searchParams, mixed))).toBe('sso.failed')

  const third = await atProvider()
  expect(await codeOf(finish(provider.origin, third.back.searchParams, { ...third.remember, state: 'another' }))).toBe(
    'sso.failed',
  )
  expect(await codeOf(finish(provider.origin, third.back.searchParams, { ...third.remember, nonce: 'another' }))).toBe(
    'sso.failed',
  )

  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => codeOf(finish(provider.origin, second.back.searchParams, second.remember))),
  )
  expect(outcomes.filter((each) => each === 'accepted').length).toBeLessThanOrEqual(1)
})

test('OIDC: the address of the answer must be the provider’s: another issuer, a second code, an error', async () => {
  const { back, remember } = await atProvider()
  const changed = (change: (given: URLSearchParams) => void) => {
    const given = new URLSearchParams(back.searchParams)
    change(given)
    return codeOf(finish(provider.origin, given, remember))
  }
  expect(await changed((given) => given.set('iss', 'https://evil.example'))).toBe('sso.failed')
  expect(await changed((given) => given.delete('iss'))).toBe('sso.failed')
  expect(await changed((given) => given.append('code', 'another'))).toBe('sso.failed')
  expect(await changed((given) => given.append('state', 'another'))).toBe('sso.failed')
  expect(
    await codeOf(finish(provider.origin, new URLSearchParams('error=access_denied&state=state-1'), remember)),
  ).toBe('sso.failed')
})

const now = () => Math.floor(Date.now() / 1000)
const honest: TokenForgery = ({ issuer, clientId, nonce, sign }) =>
  sign({ iss: issuer, aud: clientId, sub: 'p-1', nonce, iat: now(), exp: now() + 60 })
const unsigned = (claims: object) =>
  `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`
const withClaims =
  (change: object): TokenForgery =>
  ({ issuer, clientId, nonce, sign }) =>
    sign({ iss: issuer, aud: clientId, sub: 'p-1', nonce, iat: now(), exp: now() + 60, ...change })

const forgeries: readonly (readonly [string, TokenForgery])[] = [
  ['of another issuer', withClaims({ iss: 'https://evil.example' })],
  ['for another audience', withClaims({ aud: 'somebody-else' })],
  ['for several, of which another is meant', withClaims({ aud: ['baicai', 'other'], azp: 'other' })],
  ['with another nonce', withClaims({ nonce: 'another' })],
  ['without a nonce', withClaims({ nonce: undefined })],
  ['that has expired', withClaims({ iat: now() - 900, exp: now() - 600 })],
  ['from tomorrow', withClaims({ nbf: now() + 86_400 })],
  ['without a subject', withClaims({ sub: undefined })],
  [
    'that nobody signed',
    async ({ issuer, clientId, nonce }) =>
      unsigned({ iss: issuer, aud: clientId, sub: 'p-1', nonce, iat: now(), exp: now() + 60 }),
  ],
  ['whose signature was changed', async (outcomeOf) => `${(await honest(outcomeOf)).slice(0, -8)}AAAAAAAA`],
  [
    'whose content was changed',
    async (outcomeOf) => {
      const [head, , signature] = (await honest(outcomeOf)).split('.')
      const body = Buffer.from(
        JSON.stringify({
          iss: outcomeOf.issuer,
          aud: outcomeOf.clientId,
          sub: 'admin',
          nonce: outcomeOf.nonce,
          iat: now(),
          exp: now() + 60,
        }),
      )
      return `${head}.${body.toString('base64url')}.${signature}`
    },
  ],
  [
    'signed by somebody else',
    async ({ issuer, clientId, nonce, sign }) =>
      sign(
        { iss: issuer, aud: clientId, sub: 'p-1', nonce, iat: now(), exp: now() + 60 },
        { key: (await generateKeyPair('RS256')).privateKey },
      ),
  ],
  [
    'signed with an algorithm that was not agreed on',
    async ({ issuer, clientId, nonce, sign }) =>
      sign(
        { iss: issuer, aud: clientId, sub: 'p-1', nonce, iat: now(), exp: now() + 60 },
        { alg: 'ES256', key: (await generateKeyPair('ES256')).privateKey },
      ),
  ],
  ['that is none', async () => 'x.y.z'],
]

async function outcomeOf(by: TokenForgery): Promise<string> {
  forgery.current = by
  const { savedState: remember } = await begin(liar.origin)
  const given = new URLSearchParams({ code: remember['nonce']!, state: 'state-1', iss: liar.origin })
  return codeOf(finish(liar.origin, given, remember))
}

test('OIDC: the liar is believed while it tells the truth', async () =>
  expect(await outcomeOf(honest)).toBe('accepted'))
test.each(forgeries)('OIDC: a token %s is refused', async (_, by) => expect(await outcomeOf(by)).toBe('sso.failed'))

test('OIDC: a provider that is not there, or names another issuer, is unreachable; its token endpoint must be on its own hosts', async () => {
  expect(await codeOf(begin('http://localhost:1'))).toBe('sso.unreachable')
  expect(await codeOf(begin(`${provider.origin}/elsewhere`))).toBe('sso.unreachable')
  expect(await codeOf(begin('http://10.0.0.1'))).toBe('sso.unreachable')
})

test('OIDC: a probe says what was found, or what is wrong', async () => {
  expect(await adapter.probe(entryAt(provider.origin), origin)).toContain(provider.origin)
  await expect(adapter.probe(entryAt('http://localhost:1'), origin)).rejects.toThrow()
})
