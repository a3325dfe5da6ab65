import { afterAll, beforeAll, expect, test } from 'vitest'
import { editEntry, switchEntry } from '#contract/sso/ssoEntries.ts'
import { addSubject } from '#contract/sso/ssoSubjects.ts'
import { authLoginKey } from '#contract/sso/sso.ts'
import { aPerson, as, aTenant, moveClock, refusalOf, type TestTenant } from '#test/app.ts'
import { aCas, type Cas } from '#test/idp/cas.ts'
import { listen, type Listening } from '#test/idp/listen.ts'
import { aProvider, followTo } from '#test/idp/oidc.ts'
import { createSsoAdmin, createEnabledEntry, signIn, entryDraft, accountOfKey } from '#test/sso.ts'
import { signOf } from './adapters/link.sign.ts'

const partnerKey = 'the key of one partner'
let cas: Cas
beforeAll(async () => void (cas = await aCas()))
afterAll(() => cas.close())

const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, () => refusalOf(work())))
const accepted = (outcomes: readonly string[]) => outcomes.filter((each) => each === 'accepted').length

function aLink(tenant: TestTenant, userCode: string, { tenantId = tenant.id, seconds = 0, key = partnerKey } = {}) {
  const timestamp = String(Date.now() + seconds * 1000)
  const sign = signOf('sm3', key, `${userCode}/${tenantId}/${timestamp}`)
  return new URLSearchParams({ userCode, tenantId, timestamp, sign }).toString()
}

async function withLinks() {
  const tenant = await aTenant()
  const it = await createSsoAdmin(tenant)
  const ann = await aPerson(tenant, { name: '林知远' })
  const entry = await createEnabledEntry(it, { page: '/sso', secret: partnerKey })
  return { tenant, it, ann, entry }
}

async function withCas(given = {}) {
  const tenant = await aTenant()
  const it = await createSsoAdmin(tenant)
  const settings = { address: `${cas.origin}/cas` }
  const entry = await createEnabledEntry(it, { page: '/hxssoLogin', adapter: 'cas', settings, ...given })
  return { tenant, it, entry }
}

/** As a browser goes: begins, follows to the other side, and comes back with what it was given. */
async function there(tenant: TestTenant, requested: Parameters<typeof signIn>[1] = {}) {
  const begun = await signIn(tenant, { page: '/hxssoLogin', ...requested })
  const back = await followTo(begun.data, (url) => url.hostname === tenant.host)
  return { begun, back, search: back.search.slice(1) }
}

test('SSO sign-on: a signed link opens a session, once, of fifty that come at the same time', async () => {
  const { tenant, ann } = await withLinks()
  const search = aLink(tenant, ann.userCode)
  const { type, data, path } = await signIn(tenant, { page: '/sso', search, path: '/orderDetail?id=7' })
  expect([type, path]).toEqual(['1', '/orderDetail?id=7'])
  expect(accepted(await many(() => as(tenant, authLoginKey, { key: data })))).toBe(1)

  const outcomes = await many(() => signIn(tenant, { page: '/sso', search }))
  expect(outcomes).toEqual(Array.from({ length: 50 }, () => 'sso.used'))
  const fresh = aLink(tenant, ann.userCode, { seconds: -1 })
  expect(accepted(await many(() => signIn(tenant, { page: '/sso', search: fresh })))).toBe(1)
})

test('SSO sign-on: a link of another tenant, an unknown person, a disabled entry, a page without one', async () => {
  const { tenant, it, ann, entry } = await withLinks()
  const other = await withLinks()
  const at = (search: string, page: '/sso' | '/sooLink' = '/sso') => refusalOf(signIn(tenant, { page, search }))
  expect(await at(aLink(other.tenant, ann.userCode))).toBe('tenant.mismatch')
  expect(await at(aLink(tenant, 'nobody'))).toBe('sso.noMapping')
  expect(await at(aLink(tenant, ann.userCode, { key: 'another' }))).toBe('sso.signature')
  expect(await at(aLink(tenant, ann.userCode, { seconds: -301 }))).toBe('sso.expired')
  expect(await at('')).toBe('sso.failed')
  expect(await at(aLink(tenant, ann.userCode), '/sooLink')).toBe('sso.notSetUp')
  await as(it, switchEntry, { id: entry.id, version: entry.version, isEnabled: false })
  expect(await at(aLink(tenant, ann.userCode))).toBe('sso.notSetUp')
  expect(await refusalOf(signIn(other.tenant, { page: '/sso', search: aLink(tenant, ann.userCode) }))).toBe(
    'tenant.mismatch',
  )
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://evil.example',
  '%2F%2Fevil.example',
  '/\t/evil.example',
])('SSO sign-on: nobody is led to %j afterwards', async (path) => {
  const { tenant, ann } = await withLinks()
  const other = await withCas()
  expect((await signIn(tenant, { page: '/sso', search: aLink(tenant, ann.userCode), path })).path).toBe('')
  expect((await signIn(other.tenant, { page: '/hxssoLogin', path })).path).toBe('')
})

test('SSO sign-on: a sign-on by CAS: out, back, in; the path comes along', async () => {
  const { tenant } = await withCas()
  const ann = await aPerson(tenant, { name: '叶知秋' })
  cas.person = { user: ann.userCode, attributes: {} }
  const { begun, search } = await there(tenant, { path: '/mall?x=1' })
  expect(begun.type).toBe('2')
  const { type, data, path } = await signIn(tenant, { page: '/hxssoLogin', search, secret: begun.secret })
  expect([type, path]).toEqual(['1', '/mall?x=1'])
  expect(await accountOfKey(tenant, data)).toBe('叶知秋')
})

test('SSO sign-on: login CSRF: only the browser that started can finish, at the same page, once', async () => {
  const { tenant } = await withCas()
  const ann = await aPerson(tenant)
  cas.person = { user: ann.userCode, attributes: {} }
  const finish = (search: string, secret: string | undefined, page: '/hxssoLogin' | '/sso' = '/hxssoLogin') =>
    signIn(tenant, { page, search, ...(secret === undefined ? {} : { secret }) })

  const one = await there(tenant)
  const other = await there(tenant)
  expect(await refusalOf(finish(one.search, other.begun.secret))).toBe('sso.stateGone')
  expect(await refusalOf(finish(one.search, one.begun.secret))).toBe('sso.stateGone')
  expect(await refusalOf(finish(other.search, undefined))).toBe('sso.stateGone')
  const third = await there(tenant)
  expect(await refusalOf(finish(third.search, third.begun.secret, '/sso'))).toBe('sso.stateGone')
  expect(await refusalOf(finish('ticket=ST-1', undefined))).toBe('sso.stateGone')
  expect(await refusalOf(finish('ticket=ST-1&state=made-up', 'x'.repeat(30)))).toBe('sso.stateGone')
  expect(await refusalOf(finish('ticket=ST-1&state=a&state=b', 'x'.repeat(30)))).toBe('sso.stateGone')

  const last = await there(tenant)
  expect(accepted(await many(() => finish(last.search, last.begun.secret)))).toBe(1)
})

test("SSO sign-on: a sign-on of one tenant is not another's, nor one that began before the settings changed", async () => {
  const [ours, theirs] = [await withCas(), await withCas()]
  const ann = await aPerson(ours.tenant)
  cas.person = { user: ann.userCode, attributes: {} }
  const one = await there(ours.tenant)
  expect(
    await refusalOf(signIn(theirs.tenant, { page: '/hxssoLogin', search: one.search, secret: one.begun.secret })),
  ).toBe('sso.stateGone')

  const other = await there(ours.tenant)
  const { entry } = ours
  const draft = entryDraft({ page: '/hxssoLogin', adapter: 'cas', settings: { address: `${cas.origin}/cas` } })
  await as(ours.it, editEntry, { id: entry.id, version: entry.version, ...draft })
  expect(
    await refusalOf(signIn(ours.tenant, { page: '/hxssoLogin', search: other.search, secret: other.begun.secret })),
  ).toBe('sso.stateGone')
})

test('SSO sign-on: by a mapping: issuer and subject together say who it is; several accounts are offered', async () => {
  const { tenant, it, entry } = await withCas({ accountBy: 'mapping', claim: 'employee' })
  const [ann, ben] = [await aPerson(tenant), await aPerson(tenant)]
  cas.person = { user: 'somebody', attributes: { employee: 'E-7' } }
  const come = async () => {
    const { begun, search } = await there(tenant)
    return signIn(tenant, { page: '/hxssoLogin', search, secret: begun.secret })
  }
  expect(await refusalOf(come())).toBe('sso.noMapping')
  await as(it, addSubject, { entryId: entry.id, subject: 'E-7', userCode: ann.userCode })
  expect(await accountOfKey(tenant, (await come()).data)).toBe(ann.userName)
  await as(it, addSubject, { entryId: entry.id, subject: 'E-7', userCode: ben.userCode })
  expect(await refusalOf(accountOfKey(tenant, (await come()).data))).toBe('login.several')

  const moved = entryDraft({
    page: '/hxssoLogin',
    adapter: 'cas',
    accountBy: 'mapping',
    claim: 'employee',
    settings: { address: `${cas.origin}/cas/` },
  })
  await as(it, editEntry, { id: entry.id, version: entry.version, ...moved })
  expect(await refusalOf(come())).toBe('sso.noMapping')
})

test('SSO sign-on: an entry is bound to its entrance', async () => {
  const { tenant } = await withCas({ entrance: 'operator' })
  const ann = await aPerson(tenant)
  cas.person = { user: ann.userCode, attributes: {} }
  const { begun, search } = await there(tenant)
  const { data } = await signIn(tenant, { page: '/hxssoLogin', search, secret: begun.secret })
  expect(await refusalOf(accountOfKey(tenant, data))).toBe('login.wrongEntrance')
})

test('SSO sign-on: a sign-on by OpenID Connect, with a real provider', async () => {
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
  'SSO sign-on: a provider that sends people to %s sends nobody',
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

test('SSO sign-on: an expired sign-on is refused', async () => {
  const { tenant } = await withLinks()
  const ann = await aPerson(tenant)
  const search = aLink(tenant, ann.userCode)
  moveClock(301_000)
  try {
    expect(await refusalOf(signIn(tenant, { page: '/sso', search }))).toBe('sso.expired')
  } finally {
    moveClock(-301_000)
  }
})
