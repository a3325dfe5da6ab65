import { expect, test } from 'vitest'
import * as contract from '#contract/administration/configurations.ts'
import { getUserConfWithTenant } from '#contract/notifications/preferences.ts'
import { qryConfByItemCode } from '#contract/tenancy/configuration.ts'
import { aDepartment, aPerson, as, aTenant, refusalOf } from '#test/app.ts'

async function configured() {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['portal.configure'] })
  const find = async (code: string) =>
    (await as(operator, contract.listConfigurations, {})).find((each) => each.code === code)!
  const save = (code: string, val: string | null, before: string | null, deptId: string | null = null) =>
    as(operator, contract.saveConfiguration, { code, val, before, deptId })
  return { tenant, operator, find, save }
}

test('configurations: default, value of the tenant and of departments, nearest upward, with a history', async () => {
  const { tenant, operator, find, save } = await configured()
  expect(await find('addonReview')).toMatchObject({ configId: 152, usual: '1', val: '1', isSet: false, isByDept: true })
  const dept = await aDepartment(tenant)
  const below = await aDepartment(tenant, dept)
  await save('addonReview', '0', null)
  await save('addonReview', '1', null, dept.id)
  const valueFor = async (deptOf: { id: string; path: readonly string[] }) => {
    const buyer = await aPerson(tenant, { dept: deptOf })
    return (await as(buyer, getUserConfWithTenant, { typeIds: [152] }))[0]?.val
  }
  expect(await Promise.all([tenant.root, dept, below].map(valueFor))).toEqual(['0', '1', '1'])
  expect((await find('addonReview')).departments).toMatchObject([{ deptId: dept.id, val: '1' }])
  const history = await as(operator, contract.listConfigurationChanges, { code: 'addonReview' })
  expect(history.map(({ before, after }) => [before, after])).toEqual([
    [null, '1'],
    ['1', '0'],
  ])
  await save('addonReview', null, '0')
  expect(await find('addonReview')).toMatchObject({ val: '1', isSet: false })
})

test('configurations: of two operators the second is told', async () => {
  const { find, save } = await configured()
  const results = await Promise.all(['2', '3', '4'].map((val) => refusalOf(save('orderReceiveDays', val, null))))
  expect(results.filter((each) => each === 'thing.stale')).toHaveLength(2)
  expect((await find('orderReceiveDays')).isSet).toBe(true)
})

test.each([
  ['nothing', '1', 'conf.unknown'],
  ['orderReceiveDays', 'many', 'conf.invalid'],
  ['orderReceiveDays', '100000', 'conf.invalid'],
  ['isEnable', 'yes', 'conf.invalid'],
  ['accountLogin', '0', 'conf.elsewhere'],
  ['portalLogoUrl', '', 'conf.elsewhere'],
])('configurations: %s as “%s” is refused', async (code, val, refusal) => {
  const { save } = await configured()
  expect(await refusalOf(save(code, val, null))).toBe(refusal)
})

test('configurations: only some have values of departments, of the own tenant', async () => {
  const { tenant, save } = await configured()
  const foreign = await aDepartment(await aTenant())
  expect(await refusalOf(save('orderReceiveDays', '3', null, tenant.root.id))).toBe('conf.notByDept')
  expect(await refusalOf(save('isApply', '0', null, foreign.id))).toBe('conf.noDept')
  await save('isApply', '0', null, tenant.root.id)
  expect((await as(tenant, qryConfByItemCode, { code: 'isApply', dept_code: '001' })).val).toBe('0')
  const buyer = await aPerson(tenant, { permissions: ['portal.configure'] })
  expect(await refusalOf(as(buyer, contract.listConfigurations, {}))).toBe('permission.denied')
})
