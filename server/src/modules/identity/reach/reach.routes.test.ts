import { expect, test } from 'vitest'
import { explainAccess } from '#contract/identity/offboarding.ts'
import { listPersonChanges } from '#contract/identity/people.ts'
import * as contract from '#contract/identity/reach.ts'
import { listRoles } from '#contract/identity/roles.ts'
import type { GrantReach } from '#contract/kit/reach/reach.ts'
import { listOrders } from '#contract/ordering/orderLists.ts'
import type { Permission } from '#contract/permissions.ts'
import { aDepartment, aPerson, as, aTenant, type Person, refusalOf } from '#test/app.ts'
import { createOrder, createOrderingFixture } from '#test/orderingFixture.ts'

const administration: Permission[] = ['role.manage', 'role.grant', 'org.manage', 'org.read']

async function anOrganisation() {
  const tenant = await aTenant()
  const administrator = await aPerson(tenant, { entrance: 'operator', permissions: administration })
  const [dept, other] = [await aDepartment(tenant), await aDepartment(tenant)]
  const permissions: Permission[] = ['order.read', 'order.readAll', 'goods.read']
  const head = await aPerson(tenant, { permissions, role: 'head', dept })
  return { tenant, administrator, dept, other, head, roleId: await roleNamed(administrator, 'head') }
}
async function roleNamed(administrator: Person, code: string): Promise<string> {
  const { records } = await as(administrator, listRoles, { limit: 50 })
  return records.find((role) => role.code === code)!.id
}
const set = (by: Person, { userId }: Person, roleId: string, reach: GrantReach, ...deptIds: string[]) =>
  as(by, contract.setGrantReach, { userId, roleId, reach, deptIds })

test('data scopes: set, listed, explained and in the history of the person', async () => {
  const { administrator, head, roleId, dept, other } = await anOrganisation()
  const grants = () => as(administrator, contract.listGrants, { userId: head.userId })
  expect(await grants()).toMatchObject([
    { roleId, reach: 'default', departments: [], limited: [{ enName: expect.any(String) }] },
  ])
  expect(await refusalOf(set(administrator, head, roleId, 'chosen'))).toBe('role.reachEmpty')
  expect(await refusalOf(set(administrator, head, roleId, 'chosen', '1'))).toBe('thing.notFound')
  await set(administrator, head, roleId, 'chosen', other.id, dept.id, other.id)
  const [grant] = await grants()
  expect(grant!.reach).toBe('chosen')
  expect(new Set(grant!.departments.map(({ id }) => id))).toEqual(new Set([dept.id, other.id]))
  const why = await as(administrator, explainAccess, { userId: head.userId, permission: 'order.readAll' })
  expect(why).toMatchObject({ ownReach: 'deptTree', grants: [{ reach: 'chosen', reachDepts: expect.any(Array) }] })
  expect(why.grants[0]!.reachDepts).toHaveLength(2)
  expect(await as(administrator, explainAccess, { userId: head.userId, permission: 'goods.read' })).toMatchObject({
    ownReach: null,
  })
  const { records } = await as(administrator, listPersonChanges, { userId: head.userId })
  expect(records[0]).toMatchObject({
    what: 'account.reachChanged',
    fields: [{ field: 'reachRole' }, { field: 'reach', before: 'default', after: 'chosen' }, { field: 'reachDepts' }],
  })
  // Departments belong to that choice alone.
  await set(administrator, head, roleId, 'dept', other.id)
  expect(await grants()).toMatchObject([{ reach: 'dept', departments: [] }])
  await set(administrator, head, roleId, 'dept')
  expect((await as(administrator, listPersonChanges, { userId: head.userId })).total).toBe(2)
})

test('data scopes: take effect within a second', async () => {
  const market = await createOrderingFixture()
  const colleague = await aPerson(market.tenant, { permissions: ['order.read', 'order.readAll'], role: 'head' })
  await createOrder(market)
  const chief = await aPerson(market.tenant, { entrance: 'operator', permissions: administration })
  const total = async () => (await as(colleague, listOrders, {})).total
  expect(await total()).toBe(1)
  await set(chief, colleague, await roleNamed(chief, 'head'), 'own')
  await expect.poll(total, { timeout: 3_000 }).toBe(0)
})

test('data scopes: by the rules of giving the role, and never one’s own', async () => {
  const { tenant, administrator, head, roleId, dept } = await anOrganisation()
  const second = await aPerson(tenant, { person: administrator.personId, permissions: [], role: 'head' })
  expect(await refusalOf(set(administrator, second, roleId, 'all'))).toBe('role.own')
  const clerk = await aPerson(tenant, { entrance: 'operator', permissions: ['role.manage'] })
  expect(await refusalOf(set(clerk, head, roleId, 'own'))).toBe('role.notGrantable')
  const reader = await aPerson(tenant, { permissions: ['org.read'], entrance: 'operator' })
  expect(await refusalOf(set(reader, head, roleId, 'own'))).toBe('permission.denied')
  expect(await refusalOf(as(reader, contract.listGrants, { userId: head.userId }))).toBe('permission.denied')
  const without = await aPerson(tenant)
  expect(await refusalOf(set(administrator, without, roleId, 'own'))).toBe('thing.notFound')
  const stranger = await anOrganisation()
  expect(await refusalOf(set(stranger.administrator, head, roleId, 'own'))).toBe('thing.notFound')
  expect(await refusalOf(as(stranger.administrator, contract.listGrants, { userId: head.userId }))).toBe(
    'thing.notFound',
  )
  expect(await refusalOf(set(administrator, head, roleId, 'chosen', stranger.dept.id))).toBe('thing.notFound')
  await set(administrator, head, roleId, 'chosen', dept.id)
})

test('data scopes: who cannot grant what they do not hold grants no more than they see', async () => {
  const { tenant, dept, other, head, roleId } = await anOrganisation()
  const below = await aDepartment(tenant, dept)
  const permissions: Permission[] = ['role.manage', 'order.read', 'order.readAll', 'goods.read']
  const chief = await aPerson(tenant, { entrance: 'operator', permissions, dept })
  const outcome = (reach: GrantReach, ...deptIds: string[]) => refusalOf(set(chief, head, roleId, reach, ...deptIds))
  expect(await outcome('all')).toBe('role.reachTooWide')
  expect(await outcome('chosen', other.id)).toBe('role.reachTooWide')
  expect(await outcome('chosen', below.id, other.id)).toBe('role.reachTooWide')
  expect(await outcome('chosen', tenant.root.id)).toBe('role.reachTooWide')
  expect(await outcome('chosen', below.id)).toBe('accepted')
  expect(await outcome('deptTree')).toBe('accepted')
  expect(await outcome('own')).toBe('accepted')
  expect(await outcome('default')).toBe('accepted')
  const far = await aPerson(tenant, { role: 'head', dept: other })
  expect(await refusalOf(set(chief, far, roleId, 'dept'))).toBe('role.reachTooWide')
})
