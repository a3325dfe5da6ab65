import { expect, test } from 'vitest'
import { getPageAccess, getPageEntrances } from '#contract/identity/pageAccess.ts'
import { aPerson, as, aTenant } from '#test/app.ts'

async function aCompany() {
  const tenant = await aTenant()
  const administrator = await aPerson(tenant, {
    entrance: 'operator',
    permissions: ['role.manage', 'org.read'],
    name: '严明哲',
  })
  const clerk = await aPerson(tenant, { permissions: ['order.read'] })
  return { tenant, administrator, clerk }
}

test('page access: says which page it is and how many people could grant it, without names', async () => {
  const { clerk } = await aCompany()
  const access = await as(clerk, getPageAccess, { url: 'auditLog' })
  expect(access).toEqual({ exists: true, name: '审计日志', granters: 1, names: [] })
})

test('page access: who may see people gets their names', async () => {
  const { administrator } = await aCompany()
  const access = await as(administrator, getPageAccess, { url: 'orderApproval' })
  expect(access).toMatchObject({ exists: true, granters: 1, names: ['严明哲'] })
})

test('page access: a page without a menu entry is named by its permission', async () => {
  const { clerk } = await aCompany()
  expect(await as(clerk, getPageAccess, { permission: 'supplierOrder.read' })).toMatchObject({
    exists: true,
    name: '供应商查看订单',
  })
})

test('page access: what does not exist is said to nobody', async () => {
  const { clerk } = await aCompany()
  const nothing = { exists: false, name: '', granters: 0, names: [] }
  for (const page of [{ url: 'nowhere' }, { permission: 'nothing.at.all' }, { permission: 'toString' }, {}])
    expect(await as(clerk, getPageAccess, page)).toEqual(nothing)
})

test('page access: administrators of other tenants are not counted', async () => {
  const [, { clerk }] = await Promise.all([aCompany(), aCompany()])
  expect(await as(clerk, getPageAccess, { url: 'auditLog' })).toMatchObject({ granters: 1 })
})

test('page entrances: a visitor learns at which entrance a page is', async () => {
  const { clerk } = await aCompany()
  expect(await as(clerk, getPageEntrances, { url: 'supplierOrders' })).toEqual({ entrances: ['supplier'] })
  expect(await as(clerk, getPageEntrances, { url: 'nowhere' })).toEqual({ entrances: [] })
})
