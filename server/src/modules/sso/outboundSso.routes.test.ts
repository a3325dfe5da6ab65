import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as sso from '#contract/sso/sso.ts'
import * as jumps from '#contract/sso/jumps.ts'
import { createApp, type AppDraft, editApp, listApps, switchApp } from '#contract/sso/ssoApps.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { aPerson, as, aTenant, database, type Person, refusalOf, type TestTenant } from '#test/app.ts'
import { createSsoAdmin, createEnabledEntry, signIn, accountOfKey } from '#test/sso.ts'
import { signOf } from './adapters/link.sign.ts'

const key = 'the key of the mall'
const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, () => refusalOf(work())))

const anApp = (it: Person, given: Partial<AppDraft> = {}) =>
  as(it, createApp, {
    code: 'erp',
    name: '企业资源',
    enName: 'ERP',
    kind: 'app',
    address: 'https://erp.example/in',
    digest: 'sm3',
    bareDigest: false,
    secret: key,
    ...given,
  })

async function aTenantWithApp(given: Partial<AppDraft> = {}) {
  const tenant = await aTenant()
  const it = await createSsoAdmin(tenant)
  return { tenant, it, app: await anApp(it, given) }
}

function exchangeOf(tenant: TestTenant, code: string, app = 'erp', by = key) {
  const timestamp = String(Date.now())
  const sign = signOf('sm3', by, `${code}/${tenant.id}/${timestamp}`)
  return { app, code, tenantId: tenant.id, timestamp, sign }
}

test('outbound SSO: an operational role lists, signs and jumps; the application learns once who came', async () => {
  const { tenant, it } = await aTenantWithApp()
  const [row] = await as(it, jumps.listTenantApps, {})
  expect(row).toMatchObject({
    appName: '企业资源',
    app: 'erp',
    tenantId: tenant.id,
    appDomain: 'https://erp.example/in',
  })
  const signed = await as(it, jumps.signOperationalRole, { app: 'erp' })
  expect(signed.sign).toBe(signOf('sm3', key, `${it.userCode}/${tenant.id}/${signed.timestamp}`))

  const code = await as(tenant, jumps.operationalRoleLogin, signed)
  const { app: _, ...bare } = signed
  expect(await refusalOf(as(tenant, jumps.operationalRoleLoginByGet, bare))).toBe('sso.used')
  const requested = exchangeOf(tenant, code)
  expect(await as(tenant, jumps.exchangeCode, requested)).toMatchObject({ userCode: it.userCode, tenantId: tenant.id })
  expect(await refusalOf(as(tenant, jumps.exchangeCode, requested))).toBe('sso.used')
  expect(await refusalOf(as(tenant, jumps.exchangeCode, exchangeOf(tenant, code)))).toMatch(/^sso\.(codeGone|used)$/)
})

test('outbound SSO: of fifty concurrent calls one succeeds', async () => {
  const { tenant, it } = await aTenantWithApp()
  const signed = await as(it, jumps.signOperationalRole, { app: 'erp' })
  const outcomes = await many(() => as(tenant, jumps.operationalRoleLogin, signed))
  expect(outcomes.filter((each) => each === 'accepted').length).toBe(1)
  expect(outcomes.filter((each) => each === 'sso.used').length).toBe(49)
})

test('outbound SSO: without the key nobody signs; with the bare digest only where the switch allows it', async () => {
  const { tenant, it, app } = await aTenantWithApp()
  const ann = await aPerson(tenant)
  const timestamp = String(Date.now())
  const sign = createHash('sm3').update(`${ann.userCode}/${tenant.id}/${timestamp}`).digest('hex')
  const signed = { tenantId: tenant.id, userCode: ann.userCode, timestamp, sign, app: 'erp' }
  expect(await refusalOf(as(tenant, jumps.operationalRoleLogin, signed))).toBe('sso.signature')
  const { id, version, isEnabled: _, hasSecret: __, ...draft } = app
  await as(it, editApp, { id, version, ...draft, bareDigest: true })
  expect(await as(tenant, jumps.operationalRoleLogin, signed)).toMatch(/^[\w-]{20,}$/)
})

test('outbound SSO: another tenant, an old sign, another person, an application that is switched off', async () => {
  const { tenant, it, app } = await aTenantWithApp()
  const other = await aTenant()
  const signed = await as(it, jumps.signOperationalRole, { app: 'erp' })
  const at = (change: object) => refusalOf(as(tenant, jumps.operationalRoleLogin, { ...signed, ...change }))
  expect(await at({ tenantId: other.id })).toBe('tenant.mismatch')
  expect(await at({ userCode: 'admin' })).toBe('sso.signature')
  expect(await at({ timestamp: String(Number(signed.timestamp) + 1) })).toBe('sso.signature')
  expect(await at({ app: 'crm' })).toBe('sso.noApp')
  expect(await at({ sign: 'short' })).toBe('input.invalid')
  const old = String(Date.now() - 301_000)
  const sign = signOf('sm3', key, `${it.userCode}/${tenant.id}/${old}`)
  expect(await at({ timestamp: old, sign })).toBe('sso.expired')
  const nobody = signOf('sm3', key, `nobody/${tenant.id}/${signed.timestamp}`)
  expect(await at({ userCode: 'nobody', sign: nobody })).toBe('sso.noMapping')
  await as(it, switchApp, { id: app.id, version: app.version, isEnabled: false })
  expect(await at({})).toBe('sso.noApp')
})

test('outbound SSO: a code for one application is nothing to another, nor to who has no key, nor to our own pages', async () => {
  const { tenant, it } = await aTenantWithApp()
  await anApp(it, { code: 'crm' })
  const aCode = async () =>
    as(tenant, jumps.operationalRoleLogin, await as(it, jumps.signOperationalRole, { app: 'erp' }))
  const code = await aCode()
  expect(await refusalOf(as(tenant, jumps.exchangeCode, exchangeOf(tenant, code, 'crm')))).toBe('sso.codeGone')
  expect(await refusalOf(as(tenant, jumps.exchangeCode, exchangeOf(tenant, code, 'erp', 'another')))).toBe(
    'sso.signature',
  )
  expect(await refusalOf(as(tenant, sso.authLoginKey, { key: code }))).toBe('sso.codeGone')
  expect(await refusalOf(as(tenant, jumps.exchangeCode, exchangeOf(tenant, code)))).toBe('sso.codeGone')
})

test('outbound SSO: a code for a host of ours opens a session there, once', async () => {
  const { tenant, it } = await aTenantWithApp()
  await anApp(it, { code: 'own', kind: 'mall', address: `http://${tenant.host}/ssoLogin` })
  const ann = await aPerson(tenant, { name: '林知远' })
  const { data } = await as(ann, jumps.mallSso, { type: 'mall' })
  const outcomes = await many(() => accountOfKey(tenant, data))
  expect(outcomes.filter((each) => each === 'accepted').length).toBe(1)
  const again = await as(ann, jumps.mallSso, { type: 'mall' })
  expect(await as(tenant, sso.authLoginKeyByGet, { key: again.data })).toMatchObject({
    userName: '林知远',
    IsEnable: '1',
  })
  expect(await refusalOf(accountOfKey(tenant, again.data))).toBe('sso.codeGone')
})

test('outbound SSO: the malls are the tenant’s, and a code for one needs a session', async () => {
  const { tenant, it } = await aTenantWithApp()
  expect(await as(tenant, jumps.getUrlList, {})).toEqual({ mallUrl: '', flUrl: '', fwUrl: '', gldUrl: '' })
  await anApp(it, { code: 'fl', kind: 'fl', address: 'https://welfare.example/' })
  expect(await as(tenant, jumps.getUrlList, {})).toMatchObject({ flUrl: 'https://welfare.example/', fwUrl: '' })
  expect(await refusalOf(as(tenant, jumps.mallSso, { type: 'fl' }))).toBe('session.none')
  const ann = await aPerson(tenant)
  expect(await refusalOf(as(ann, jumps.mallSso, { type: 'gld' }))).toBe('sso.noApp')
  expect((await as(it, listApps, {})).records.map(({ code }) => code)).toEqual(['erp', 'fl'])
})

test('outbound SSO: codes for malls are for regular buyers, not for trial accounts', async () => {
  const { tenant, it } = await aTenantWithApp()
  await anApp(it, { code: 'fl', kind: 'fl', address: 'https://welfare.example/' })
  const outcome = async (options: Parameters<typeof aPerson>[1]) =>
    refusalOf(as(await aPerson(tenant, options), jumps.mallSso, { type: 'fl' }))
  expect(await outcome({})).toBe('accepted')
  expect(await outcome({ isTrial: true })).toBe('sso.trial')
  expect(await outcome({ isTrial: true, hasInitialPassword: true })).toBe('password.mustChange')
  expect(await outcome({ hasInitialPassword: true })).toBe('password.mustChange')
  expect(await outcome({ supplierId: '7' })).toBe('permission.denied')
  for (const entrance of ['operator', 'agency', 'expert', 'supervisor'] as const)
    expect([entrance, await outcome({ entrance })]).toEqual([entrance, 'permission.denied'])
})

test('outbound SSO: URL of the suppliers’ entrance', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant)
  const own = `http://${tenant.host}/login?entrance=supplier`
  expect(await as(ann, jumps.supplierSso, {})).toMatchObject({ type: '2', data: own })
  await database.write(tenant.id, (tx) => storeSettings(tx, { SUP_LOGIN_URL: '' }))
  expect(await refusalOf(as(ann, jumps.supplierSso, {}))).toBe('login.noSupplierUrl')
  await database.write(tenant.id, (tx) => storeSettings(tx, { SUP_LOGIN_URL: 'https://a@evil.example/' }))
  expect(await refusalOf(as(ann, jumps.supplierSso, {}))).toBe('login.noSupplierUrl')
  await database.write(tenant.id, (tx) => storeSettings(tx, { SUP_LOGIN_URL: '/login?entrance=supplier&from=mall' }))
  const href = `${own}&from=mall`
  expect(await as(ann, jumps.supplierSso, {})).toMatchObject({ type: '2', data: href })
  const tang = await aPerson(tenant, { name: '江澜', supplierId: '7' })
  const { data } = await as(tang, jumps.supplierSso, {})
  expect(data).toMatch(/\/ssoLogin\?key=/)
  expect(await accountOfKey(tenant, new URL(data).searchParams.get('key')!)).toBe('江澜')
})

test('outbound SSO: sign-on by userToken uses the named entrance; without a token it starts at the identity provider', async () => {
  const tenant = await aTenant()
  const it = await createSsoAdmin(tenant)
  const ann = await aPerson(tenant, { name: '林知远' })
  await createEnabledEntry(it, { page: '/callbackSso', app: 'gld', secret: key })
  const aToken = (seconds = 0) => {
    const message = `${ann.userCode}/${tenant.id}/${Date.now() + seconds * 1000}`
    return Buffer.from(`${message}/${signOf('sm3', key, message)}`).toString('base64url')
  }
  const requested = { app: 'gld', userToken: aToken(), jumpType: 'ygcg' } as const
  const { type, data } = await as(tenant, sso.callbackSso, requested)
  expect([type, await accountOfKey(tenant, data)]).toEqual(['1', '林知远'])
  expect(await refusalOf(as(tenant, sso.callbackSsoByGet, requested))).toBe('sso.used')
  const supplier = await as(tenant, sso.callbackSso, { ...requested, userToken: aToken(-1), jumpType: 'gys' })
  expect(await refusalOf(accountOfKey(tenant, supplier.data))).toBe('login.wrongEntrance')

  expect((await as(tenant, sso.gldSsoLogin, { app: 'gld', userToken: aToken(-2) })).type).toBe('1')
  expect(await refusalOf(as(tenant, sso.gldSsoLogin, { app: 'gld', userToken: 'rubbish' }))).toBe('sso.failed')
  expect(await refusalOf(as(tenant, sso.gldSsoLogin, { app: 'other', userToken: aToken() }))).toBe('sso.notSetUp')
  await createEnabledEntry(it, {
    page: '/callbackSso',
    app: 'cas',
    adapter: 'cas',
    settings: { address: 'https://cas.example' },
  })
  const { type: goes, data: address, secret } = await as(tenant, sso.gldSsoLoginByGet, { app: 'cas' })
  expect([goes, new URL(address).host, secret.length > 20]).toEqual(['2', 'cas.example', true])
})

test('outbound SSO: the redirect of a page keeps the path that it is for, if it is one of this site', async () => {
  const tenant = await aTenant()
  const it = await createSsoAdmin(tenant)
  expect(await refusalOf(as(tenant, sso.ssoRedirect, { dealPath: '/mall' }))).toBe('sso.notSetUp')
  await createEnabledEntry(it, { page: '/hrsjSsoLogin', adapter: 'cas', settings: { address: 'https://cas.example' } })
  const { type, data, path } = await as(tenant, sso.ssoRedirect, { dealPath: '/mall?a=1' })
  expect([type, new URL(data).host, path]).toEqual(['2', 'cas.example', '/mall?a=1'])
  expect((await as(tenant, sso.ssoRedirect, { dealPath: '//evil.example' })).path).toBe('')
  expect(await refusalOf(signIn(tenant, { page: '/hrsjSsoLogin', search: 'error=access_denied' }))).toBe(
    'sso.stateGone',
  )
})
