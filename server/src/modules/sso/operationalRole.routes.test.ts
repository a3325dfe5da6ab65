import { outcomesOfFifty } from '#test/sso/links.ts'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as sso from '#contract/sso/sso.ts'
import * as jumps from '#contract/sso/jumps.ts'
import { editApp, switchApp } from '#contract/sso/ssoApps.ts'
import { aPerson, as, aTenant, refusalOf } from '#test/app.ts'
import { signOf } from './adapters/link.sign.ts'
import { key, anApp, aTenantWithApp, exchangeOf } from '#test/sso/apps.ts'

test('outbound SSO: an operational role lists, signs and jumps; the application learns the person once', async () => {
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
  const outcomes = await outcomesOfFifty(() => as(tenant, jumps.operationalRoleLogin, signed))
  expect(outcomes.filter((each) => each === 'accepted').length).toBe(1)
  expect(outcomes.filter((each) => each === 'sso.used').length).toBe(49)
})

test('outbound SSO: signing requires the key; the bare digest is accepted only if enabled', async () => {
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

test('outbound SSO: another tenant, an expired signature, another person, and a disabled application are refused', async () => {
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

test('outbound SSO: a code is valid only for its application, with its key', async () => {
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
