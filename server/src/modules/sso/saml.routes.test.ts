import { expect, test } from 'vitest'
import { aPerson, ask, aTenant, server, refusalOf } from '#test/app.ts'
import { anIdpKey, idpIssuer, readRequest } from '#test/idp/saml.ts'
import { samlResponse } from '#test/idp/samlResponse.ts'
import { createSsoAdmin, createEnabledEntry, signIn, accountOfKey } from '#test/sso.ts'
import { acsPath, entityIdOf } from './adapters/saml.adapter.ts'

/** Posts the form like the page of an identity provider. */
const postToAcs = (host: string, form: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: acsPath,
    headers: { host, origin: 'https://idp.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })

test('SAML sign-on: the form is received, the page fetches it, the assertion is valid once', async () => {
  const tenant = await aTenant()
  const it = await createSsoAdmin(tenant)
  const ann = await aPerson(tenant, { name: '唐书怡' })
  const key = await anIdpKey()
  const settings = {
    issuer: idpIssuer,
    address: 'https://idp.example/sso',
    certificates: key.certificate,
    binding: 'post',
  } as const
  const entry = await createEnabledEntry(it, { adapter: 'saml', settings })
  const origin = `http://${tenant.host}`

  const begun = await signIn(tenant, { path: '/mall' })
  const page = await server.app.inject({ url: begun.data, headers: { host: tenant.host } })
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page.payload)![1]!
  expect(page.payload).toContain('action="https://idp.example/sso"')
  expect((await server.app.inject({ url: begun.data, headers: { host: tenant.host } })).statusCode).toBe(303)

  const metadata = await server.app.inject({
    url: entry.registrationData.find(({ what }) => what === 'metadata')!.address.slice(origin.length),
    headers: { host: tenant.host },
  })
  const values = new URLSearchParams({ SAMLRequest: field('SAMLRequest') })
  const read = await readRequest(metadata.payload, key, 'post', values)
  const requested = { requestId: read.request.id, acs: origin + acsPath, audience: entityIdOf(origin, entry.id) }
  expect([read.issuer, read.request.assertionConsumerServiceUrl]).toEqual([requested.audience, requested.acs])

  const SAMLResponse = await samlResponse(key, requested, { subject: ann.userCode })
  const post = (form: Record<string, string>) => postToAcs(tenant.host, form)
  const state = field('RelayState')
  for (const text of ['\0', `${SAMLResponse}\0`, '一'])
    expect((await post({ SAMLResponse: text, RelayState: state })).headers.location).toBe('/login?type=ERROR')
  const [first, second] = [
    await post({ SAMLResponse, RelayState: state }),
    await post({ SAMLResponse, RelayState: state }),
  ]
  expect(first.headers.location).toMatch(/^\/ssoLogin\?state=/)
  const searchIn = (location: unknown) => String(location).split('?')[1]!
  const { data, path } = await signIn(tenant, { search: searchIn(first.headers.location), secret: begun.secret })
  expect([path, await accountOfKey(tenant, data)]).toEqual(['/mall', '唐书怡'])
  expect(await refusalOf(signIn(tenant, { search: searchIn(second.headers.location), secret: begun.secret }))).toBe(
    'sso.stateGone',
  )

  for (const form of [{ SAMLResponse, RelayState: 'made-up' }, { RelayState: '' }, {}])
    expect((await post(form as Record<string, string>)).headers.location).toBe('/login?type=ERROR')
  expect(
    (
      await server.app.inject({
        method: 'POST',
        url: acsPath,
        headers: { host: tenant.host },
        payload: { SAMLResponse },
      })
    ).statusCode,
  ).toBe(303)
  expect((await post({ SAMLResponse: 'A'.repeat(300_000), RelayState: state })).statusCode).toBe(413)
  for (const id of ['9223372036854775808', '0', 'x', ''])
    expect((await ask(tenant, { method: 'GET', path: '/sysrest/api/sso/metadata' }, { id })).json()).toMatchObject({
      code: 1004,
    })
  const other = await aTenant()
  const foreign = await ask(other, { method: 'GET', path: '/sysrest/api/sso/metadata' }, { id: entry.id })
  expect(foreign.statusCode).toBe(404)
  expect(foreign.headers['content-type']).toContain('text/html')
})

test('SAML sign-on: a second factor of the identity provider counts by its context only', async () => {
  const tenant = await aTenant({ secondFactor: 'required' })
  const it = await createSsoAdmin(tenant)
  const ann = await aPerson(tenant, { name: '顾清禾' })
  const key = await anIdpKey()
  const origin = `http://${tenant.host}`
  const come = async (strongContexts: string[], page: '/sso' | '/sooLink') => {
    const settings = {
      issuer: idpIssuer,
      address: 'https://idp.example/sso',
      certificates: key.certificate,
      strongContexts,
    }
    const entry = await createEnabledEntry(it, { page, adapter: 'saml', settings })
    const begun = await signIn(tenant, { page })
    const [binding, values] = ['redirect', new URL(begun.data).searchParams] as const
    const metadata = await ask(tenant, { method: 'GET', path: '/sysrest/api/sso/metadata' }, { id: entry.id })
    const { request } = await readRequest(metadata.payload, key, binding, values)
    const requested = { requestId: request.id, acs: origin + acsPath, audience: entityIdOf(origin, entry.id) }
    const posted = await postToAcs(tenant.host, {
      SAMLResponse: await samlResponse(key, requested, { subject: ann.userCode }),
      RelayState: values.get('RelayState')!,
    })
    const { data } = await signIn(tenant, {
      page,
      search: String(posted.headers.location).split('?')[1]!,
      secret: begun.secret,
    })
    return refusalOf(accountOfKey(tenant, data))
  }
  expect(await come(['urn:another'], '/sso')).toBe('login.factorMissing')
  expect(await come(['urn:mfa'], '/sooLink')).toBe('accepted')
})
