import { outcomesOfFifty } from '#test/sso/links.ts'
import { expect, test } from 'vitest'
import * as sso from '#contract/sso/sso.ts'
import * as jumps from '#contract/sso/jumps.ts'
import { listApps } from '#contract/sso/ssoApps.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { aPerson, as, aTenant, database, refusalOf } from '#test/app.ts'
import { createSsoAdmin, createEnabledEntry, signIn, accountOfKey } from '#test/sso.ts'
import { signOf } from './adapters/link.sign.ts'
import { key, anApp, aTenantWithApp } from '#test/sso/apps.ts'

test('outbound SSO: a code for an own host opens a session there, once', async () => {
  const { tenant, it } = await aTenantWithApp()
  await anApp(it, { code: 'own', kind: 'mall', address: `http://${tenant.host}/ssoLogin` })
  const ann = await aPerson(tenant, { name: '林知远' })
  const { data } = await as(ann, jumps.mallSso, { type: 'mall' })
  const outcomes = await outcomesOfFifty(() => accountOfKey(tenant, data))
  expect(outcomes.filter((each) => each === 'accepted').length).toBe(1)
  const again = await as(ann, jumps.mallSso, { type: 'mall' })
  expect(await as(tenant, sso.authLoginKeyByGet, { key: again.data })).toMatchObject({
    userName: '林知远',
    IsEnable: '1',
  })
  expect(await refusalOf(accountOfKey(tenant, again.data))).toBe('sso.codeGone')
})

test('outbound SSO: malls belong to the tenant, and a code for one requires a session', async () => {
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

test('outbound SSO: the redirect of a page keeps a path of this site', async () => {
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
