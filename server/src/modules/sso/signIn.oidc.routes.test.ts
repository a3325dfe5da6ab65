import { expect, test } from 'vitest'
import { aPerson, aTenant, refusalOf } from '#test/app.ts'
import { listen, type Listening } from '#test/idp/listen.ts'
import { aProvider, followTo } from '#test/idp/oidc.ts'
import { createSsoAdmin, createEnabledEntry, signIn, accountOfKey } from '#test/sso.ts'

test('SSO sign-on: by OpenID Connect, with a real provider', async () => {
  const tenant = await aTenant()
  const it = await createSsoAdmin(tenant)
  const ann = await aPerson(tenant, { name: '沈若川' })
  const redirectUris = [`http://${tenant.host}/ssoLogin`]
  const provider: Listening = await aProvider({ clientId: 'baicai', secret: 's3cret', redirectUris }, () => ({
    sub: 'p-1',
    claims: { userCode: ann.userCode },
  }))
  const settings = { issuer: provider.origin, clientId: 'baicai', scope: 'openid profile' }
  await createEnabledEntry(it, { adapter: 'oidc', settings, secret: 's3cret', claim: 'userCode' })
  try {
    const begun = await signIn(tenant)
    const back = await followTo(begun.data, (url) => url.hostname === tenant.host)
    const search = back.search.slice(1)
    const finish = () => signIn(tenant, { search, secret: begun.secret })
    const { data } = await finish()
    expect(await accountOfKey(tenant, data)).toBe('沈若川')
    expect(await refusalOf(finish())).toBe('sso.stateGone')
  } finally {
    await provider.close()
  }
  expect(await refusalOf(signIn(tenant, { search: 'code=1&state=made-up', secret: 'x'.repeat(30) }))).toBe(
    'sso.stateGone',
  )
})

test.each(['javascript:alert(1)', 'http://evil.example/auth', 'data:text/html,x'])(
  'SSO sign-on: a provider that redirects to %s is refused',
  async (authorization) => {
    const it = await createSsoAdmin(await aTenant())
    const provider = await listen((issuer) => (_, response) => {
      const metadata = {
        issuer,
        authorization_endpoint: authorization,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(metadata))
    })
    try {
      const settings = { issuer: provider.origin, clientId: 'baicai' }
      await createEnabledEntry(it, { adapter: 'oidc', settings, secret: 's' })
      expect(await refusalOf(signIn(it))).toBe('sso.unreachable')
    } finally {
      await provider.close()
    }
  },
)
