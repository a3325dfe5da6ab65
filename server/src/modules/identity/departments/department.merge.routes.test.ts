import { expect, test } from 'vitest'
import * as contract from '#contract/identity/departments.ts'
import { getDeptListByIds, qryUserRefDetail } from '#contract/identity/identity.ts'
import { aDepartment, aPerson, as, aTenant, refusalOf } from '#test/app.ts'
import { createOrder, createOrderingFixture } from '#test/orderingFixture.ts'

test('merge of departments: accounts and what is below move, and the department is disabled', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['org.read', 'org.manage'] })
  const [from, into] = [await aDepartment(tenant), await aDepartment(tenant)]
  const below = await aDepartment(tenant, from)
  const deepest = await aDepartment(tenant, below)
  const person = await aPerson(tenant, { dept: from })
  const get = (deptId: string) => as(operator, contract.getDepartment, { deptId })
  const merge = (deptId: string, intoId: string, version = 1) =>
    as(operator, contract.mergeDepartment, { deptId, intoId, version })
  expect(await refusalOf(merge(from.id, deepest.id))).toBe('dept.mergeSelf')
  expect(await refusalOf(merge(tenant.root.id, into.id))).toBe('dept.top')
  const { version } = await get(from.id)
  const results = await Promise.all([1, 2].map(() => refusalOf(merge(from.id, into.id, version))))
  expect(results.toSorted()).toEqual(['accepted', 'thing.stale'])
  expect(await get(from.id)).toMatchObject({ status: 'disabled', people: 0 })
  expect(await get(into.id)).toMatchObject({ people: 1 })
  const [moved] = await as(operator, getDeptListByIds, { deptIds: deepest.id })
  expect(moved).toMatchObject({ path: [...into.path, below.id, deepest.id] })
  expect(moved?.fullDeptName.startsWith(`${into.fullName}/`)).toBe(true)
  expect((await as(person, qryUserRefDetail, {})).deptInfo.deptId).toBe(into.id)
})

test('merge of departments: open orders are refused', async () => {
  const market = await createOrderingFixture()
  await createOrder(market)
  const operator = await aPerson(market.tenant, { entrance: 'operator', permissions: ['org.read', 'org.manage'] })
  const into = await aDepartment(market.tenant)
  const deptId = market.buyer.deptId
  const { version } = await as(operator, contract.getDepartment, { deptId })
  const refused = await refusalOf(as(operator, contract.mergeDepartment, { deptId, intoId: into.id, version }))
  expect(['dept.hasOrders', 'dept.top']).toContain(refused)
})
