import { generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createForgingProvider, type TokenForgery } from '#test/idp/oidc.ts'
import type { Listening } from '#test/idp/listen.ts'
import { codeOf } from '#test/idp/entry.ts'
import { begin, clientId, finish } from '#test/idp/oidcEntry.ts'

const forgery: { current: TokenForgery } = { current: async () => '' }
let liar: Listening
beforeAll(async () => void (liar = await createForgingProvider(clientId, forgery)))
afterAll(() => liar.close())

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

test('OIDC: the forging provider is accepted without forgeries', async () =>
  expect(await outcomeOf(honest)).toBe('accepted'))
test.each(forgeries)('OIDC: a token %s is refused', async (_, by) => expect(await outcomeOf(by)).toBe('sso.failed'))
