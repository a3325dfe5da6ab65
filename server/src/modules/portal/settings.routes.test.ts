import { expect, test } from 'vitest'
import { quotaReleased } from '#contract/ledger/quotas.ts'
import * as contract from '#contract/portal/settings.ts'
import { getLoginSettings, saveLoginSettings } from '#contract/tenancy/loginSettingsRoutes.ts'
import { queryByDomain } from '#contract/tenancy/tenancy.ts'
import { aPerson, as, ask, aTenant, database, refusalOf, type TestTenant } from '#test/app.ts'

const anOperator = (tenant: TestTenant) => aPerson(tenant, { entrance: 'operator', permissions: ['portal.configure'] })

const storedOf = ({ id }: TestTenant) =>
  database.read(id, (db) => db.selectFrom('tenancy.configs').select(['code', 'val']).orderBy('code').execute())
const eventsOf = ({ id }: TestTenant) =>
  database.read(id, (db) =>
    db.selectFrom('kit.events').select('data').where('name', '=', 'tenant.settingsChanged').orderBy('id').execute(),
  )

test("settings: the portal shows an operator's changes; exactly the changed values are stored and audited", async () => {
  const tenant = await aTenant({ orderTermDays: '45' })
  const operator = await anOperator(tenant)
  const { version, settings, usual } = await as(operator, contract.getTenantSettings, {})
  expect(settings).toEqual({ ...usual, ordering: { ...usual.ordering, orderTermDays: 45 } })
  const wanted = {
    ...settings,
    portal: { ...settings.portal, webTitle: '采购平台', isDisplayServiceTel: false },
    ordering: { ...settings.ordering, orderFreight: '12.5' },
  }
  const saved = await as(operator, contract.saveTenantSettings, { version, ...wanted })
  expect(saved).toEqual({ version: version + 1, settings: wanted, usual })
  expect(await as(tenant, queryByDomain, {})).toMatchObject({ webTitle: '采购平台', isDisplayServiceTel: '0' })
  expect(await storedOf(tenant)).toEqual([
    { code: 'isDisplayServiceTel', val: '0' },
    { code: 'orderFreight', val: '12.5' },
    { code: 'orderTermDays', val: '45' },
    { code: 'webTitle', val: '采购平台' },
  ])
  const after = { webTitle: '采购平台', isDisplayServiceTel: '0', orderFreight: '12.5' }
  const before = { webTitle: '企业采购', isDisplayServiceTel: '1', orderFreight: '0.00' }
  expect(await eventsOf(tenant)).toEqual([{ data: { before, after } }])
  await as(operator, contract.saveTenantSettings, { version: saved.version, ...wanted })
  expect(await eventsOf(tenant)).toHaveLength(1)
})

test('settings: changes are visible to buyers immediately', async () => {
  const tenant = await aTenant()
  const [operator, buyer] = [await anOperator(tenant), await aPerson(tenant, { permissions: ['budget.read'] })]
  const { version, settings } = await as(operator, contract.getTenantSettings, {})
  const ledger = { ...settings.ledger, quotaAccountSource: '集团财务' }
  await as(operator, contract.saveTenantSettings, { version, ...settings, ledger })
  expect((await as(buyer, quotaReleased, {})).accountSource).toBe('集团财务')
})

test('settings: of concurrent operators all but one are refused, on both pages', async () => {
  const tenant = await aTenant()
  const operators = await Promise.all(Array.from({ length: 6 }, () => anOperator(tenant)))
  const { version, settings } = await as(operators[0]!, contract.getTenantSettings, {})
  const login = await as(operators[0]!, getLoginSettings, {})
  const ordering = (days: number) => ({ ...settings.ordering, orderTermDays: days })
  const outcomes = await Promise.all(
    operators.map((operator, index) =>
      refusalOf(
        index % 2
          ? as(operator, saveLoginSettings, { version: login.version, ...login.settings, trialDays: 20 + index })
          : as(operator, contract.saveTenantSettings, { version, ...settings, ordering: ordering(60 + index) }),
      ),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', ...Array.from({ length: 5 }, () => 'thing.stale')])
})

test('settings: values out of range, missing or unknown are refused, and nothing is stored', async () => {
  const tenant = await aTenant()
  const operator = await anOperator(tenant)
  const { version, settings } = await as(operator, contract.getTenantSettings, {})
  const withOrdering = (change: object) => ({ ordering: { ...settings.ordering, ...change } })
  const withPortal = (change: object) => ({ portal: { ...settings.portal, ...change } })
  for (const wrong of [
    withOrdering({ orderTermDays: 0 }),
    withOrdering({ orderTermDays: 366 }),
    withOrdering({ orderFreight: '-1' }),
    withOrdering({ orderFreight: '' }),
    withOrdering({ orderFreight: '1.234' }),
    withOrdering({ isHuarun: true }),
    withPortal({ themeColor: 'url(//evil.example)' }),
    withPortal({ portalLogoUrl: '//evil.example/logo.png' }),
    withPortal({ favicon: 'javascript:alert(1)' }),
    withPortal({ favicon: '/appIcons/any-192.png' }),
    withPortal({ favicon: '/appIcons/../pictures/wrench.svg' }),
    withPortal({ favicon: '/pictures/../appIcons/any-192.png' }),
    withPortal({ loginBackgroundUrl: '/sysrest/api/user/logout' }),
    withPortal({ webTitle: '' }),
    withPortal({ isEnable: '1' }),
    { files: { uploadMaxMb: 21, uploadsPerDay: 1, uploadMbPerDay: 1 } },
    { files: {} },
  ]) {
    const sent = { version, ...settings, ...wrong } as typeof settings & { version: number }
    expect([wrong, await refusalOf(as(operator, contract.saveTenantSettings, sent))]).toEqual([wrong, 'input.invalid'])
  }
  const { portal: _, ...rest } = settings
  expect((await ask(operator, contract.saveTenantSettings, { version, ...rest })).json()).toMatchObject({ code: 1000 })
  expect(await storedOf(tenant)).toEqual([])
})

test('settings: the service phone is a telephone number; one stored before is shown until it is changed', async () => {
  const tenant = await aTenant({ serviceTel: '400-820-8820 转 2' })
  const operator = await anOperator(tenant)
  expect((await as(tenant, queryByDomain, {})).serviceTel).toBe('400-820-8820 转 2')
  const { version, settings } = await as(operator, contract.getTenantSettings, {})
  expect(settings.portal.serviceTel).toBe('400-820-8820 转 2')
  const save = (serviceTel: string) =>
    ask(operator, contract.saveTenantSettings, { version, ...settings, portal: { ...settings.portal, serviceTel } })
  for (const wrong of ['12', '021 88886666', settings.portal.serviceTel])
    expect((await save(wrong)).json()).toMatchObject({
      code: 1042,
      message: '电话号码格式不正确',
      data: { field: 'portal.serviceTel' },
    })
  expect((await save('021-88886666-8001')).json()).toMatchObject({ code: 0 })
  expect((await as(tenant, queryByDomain, {})).serviceTel).toBe('021-88886666-8001')
})

test('settings: reading and writing require the permission', async () => {
  const tenant = await aTenant()
  const operator = await anOperator(tenant)
  const { version, settings } = await as(operator, contract.getTenantSettings, {})
  const ann = await aPerson(tenant, { entrance: 'operator', permissions: ['org.manage'] })
  expect(await refusalOf(as(ann, contract.getTenantSettings, {}))).toBe('permission.denied')
  expect(await refusalOf(as(ann, contract.saveTenantSettings, { version, ...settings }))).toBe('permission.denied')
  const stranger = await anOperator(await aTenant())
  const sent = as({ ...stranger, host: tenant.host }, contract.saveTenantSettings, { version, ...settings })
  expect(await refusalOf(sent)).toBe('session.none')
})
