import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProvider, followTo } from '#test/idp/oidc.ts'
import type { Listening } from '#test/idp/listen.ts'
import { codeOf } from '#test/idp/entry.ts'
import { adapter, begin, clientId, entryAt, finish, origin, page, secret } from '#test/idp/oidcEntry.ts'

let provider: Listening
beforeAll(async () => {
  const person = () => ({ sub: 'p-1', claims: { userCode: 'linzhiyuan', name: '林知远', groups: ['a'] } })
  provider = await aProvider({ clientId, secret, redirectUris: [origin + page] }, person)
})
afterAll(() => provider.close())

async function atProvider() {
  const { address, savedState: remember } = await begin(provider.origin)
  const back = await followTo(address, (url) => url.origin === origin)
  return { back, remember }
}

test('OIDC: a real provider identifies a person with claims', async () => {
  const { back, remember } = await atProvider()
  expect(back.pathname).toBe(page)
  const who = await finish(provider.origin, back.searchParams, remember)
  expect(who).toMatchObject({
    issuer: provider.origin,
    subject: 'p-1',
    claims: { userCode: 'linzhiyuan', name: '林知远' },
  })
})

test('OIDC: an authorization request has PKCE, state and nonce', async () => {
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

test('OIDC: a code is valid once, with state, verifier and nonce of its login', async () => {
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

test('OIDC: responses of other issuers, duplicate codes and errors are refused', async () => {
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

test('OIDC: an unavailable provider or another issuer is unreachable; the token endpoint must be on an allowed host', async () => {
  expect(await codeOf(begin('http://localhost:1'))).toBe('sso.unreachable')
  expect(await codeOf(begin(`${provider.origin}/elsewhere`))).toBe('sso.unreachable')
  expect(await codeOf(begin('http://10.0.0.1'))).toBe('sso.unreachable')
})

test('OIDC: a probe reports success or the error', async () => {
  expect(await adapter.probe(entryAt(provider.origin), origin)).toContain(provider.origin)
  await expect(adapter.probe(entryAt('http://localhost:1'), origin)).rejects.toThrow()
})
