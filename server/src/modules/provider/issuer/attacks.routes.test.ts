import * as contract from '#contract/provider/provider.ts'
import { describe, expect, test } from 'vitest'
import { as } from '#test/app.ts'
import { createBrowser } from '#test/provider/browser.ts'
import { authorizationRequest, redirectOf, redirect, createProviderFixture } from '#test/relyingParty.ts'

const errorAt = (address: string) => new URL(address, 'http://x').searchParams.get('error')

describe('OIDC provider attacks: an authorization is refused', () => {
  const cases: readonly (readonly [string, Record<string, string>, string])[] = [
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
  test.each(cases)('%s', async (_, more, error) => {
    const { application } = await createProviderFixture()
    const back = redirectOf(await createBrowser().go((await authorizationRequest(application, more)).url))
    expect([
      back.startsWith(`${redirect}?`) || back.startsWith(`${redirect}#`),
      back.includes(`error=${error}`),
    ]).toEqual([true, true])
  })

  test('without a PKCE challenge', async () => {
    const { application } = await createProviderFixture()
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
  ])('with the redirect URI %s, without redirecting', async (address) => {
    const { application } = await createProviderFixture()
    const there = redirectOf(
      await createBrowser().go((await authorizationRequest(application, { redirect_uri: address })).url),
    )
    expect(['/oidcError?error=invalid_redirect_uri', '/oidcError?error=invalid_request']).toContain(there)
  })

  test('for applications of other tenants and disabled ones', async () => {
    const [{ application }, theirs] = [await createProviderFixture(), await createProviderFixture()]
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
