import { expect, test } from 'vitest'
import * as contract from '#contract/tenancy/loginSettings.ts'
import * as loginSettingsRoutes from '#contract/tenancy/loginSettingsRoutes.ts'
import { aPerson, as, ask, aTenant, refusalOf } from '#test/app.ts'
import { anOperator, save, storedSettingsOf, eventsOf } from '#test/loginSettings.ts'

test('login settings: exactly the changed values are in the audit trail, with previous ones', async () => {
  const tenant = await aTenant({ orderTermDays: '45', webTitle: '采购平台', smsLogin: '1' })
  const operator = await anOperator(tenant)
  await save(operator, { smsLogin: false, passwordLength: 12 })
  await save(operator, {})
  expect(await eventsOf(tenant)).toEqual([
    {
      actor_id: operator.userId,
      data: {
        before: { smsLogin: '1', passwordLength: '8' },
        after: { smsLogin: '0', passwordLength: '12' },
      },
    },
  ])
  expect(await storedSettingsOf(tenant)).toEqual({
    tenant: [{ version: 2 }],
    configs: [
      { code: 'orderTermDays', val: '45' },
      { code: 'passwordLength', val: '12' },
      { code: 'smsLogin', val: '0' },
      { code: 'webTitle', val: '采购平台' },
    ],
  })
})

test("login settings: of two concurrent operators one is refused because of the other's change", async () => {
  const tenant = await aTenant()
  const operators = await Promise.all(Array.from({ length: 8 }, () => anOperator(tenant)))
  const { version, settings } = await as(operators[0]!, loginSettingsRoutes.getLoginSettings, {})
  const outcomes = await Promise.all(
    operators.map((operator, index) =>
      refusalOf(as(operator, loginSettingsRoutes.saveLoginSettings, { version, ...settings, trialDays: 20 + index })),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', ...Array.from({ length: 7 }, () => 'thing.stale')])
  expect(await eventsOf(tenant)).toHaveLength(1)
})

test('login settings: changes require the permission, in the own tenant', async () => {
  const [tenant, theirs] = [await aTenant({ sessionHours: '9' }), await aTenant()]
  const before = await storedSettingsOf(tenant)
  const nobody = await aPerson(tenant, { entrance: 'operator', permissions: ['sso.configure', 'org.manage'] })
  const change = { version: 1, ...contract.defaultLoginSettings, trialDays: 3 }
  expect(await refusalOf(as(nobody, loginSettingsRoutes.getLoginSettings, {}))).toBe('permission.denied')
  expect(await refusalOf(as(nobody, loginSettingsRoutes.saveLoginSettings, change))).toBe('permission.denied')
  const stranger = await anOperator(theirs)
  expect(await refusalOf(as({ ...stranger, host: tenant.host }, loginSettingsRoutes.saveLoginSettings, change))).toBe(
    'session.none',
  )
  const named = await ask(stranger, loginSettingsRoutes.saveLoginSettings, { ...change, tenantId: tenant.id })
  expect(named.json<{ code: number }>().code).toBe(1000)
  await as(stranger, loginSettingsRoutes.saveLoginSettings, change)
  expect(await storedSettingsOf(tenant)).toEqual(before)
})
