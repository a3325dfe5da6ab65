import { expect, test } from 'vitest'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import type { Route } from '#contract/kit/route.ts'
import { login } from '#contract/login/login.ts'
import { type Permission, permissions } from '#contract/permissions.ts'
import * as own from '#contract/restrictions/blackList.ts'
import { permissionIds, permissionsOfFunction, restrictedFunctions } from '#contract/restrictions/functions.ts'
import * as contract from '#contract/restrictions/restrictions.ts'
import { numberOf } from '#contract/refusals.ts'
import {
  aPerson,
  as,
  ask,
  aTenant,
  clock,
  type Person,
  refusalOf,
  runJob,
  type TestTenant,
  moveClock,
} from '#test/app.ts'
import { loginForm } from '#test/login.ts'
import { describedRoutes } from '#test/openapi.ts'

const may = { permissions: ['restriction.manage'], entrance: 'operator' } as const
const everything = Object.keys(permissions) as Permission[]
const reason = '多次恶意下单'
const at = (minutes: number) => new Date(clock().getTime() + minutes * 60_000).toISOString()
/** Sessions are checked again after this time. */
const pass = () => moveClock(1000)

const restrict = (operator: Person, { userId }: Person, ...permissionIdList: (typeof permissionIds)[number][]) =>
  as(operator, contract.imposeRestrictions, { userIds: [userId], permissionIdList, reason })
const listed = async (operator: Person) => (await as(operator, contract.listRestrictions, {})).records

async function people(tenant: TestTenant) {
  const operator = await aPerson(tenant, may)
  const buyer = await aPerson(tenant, { permissions: ['order.read', 'goods.read', 'order.comment'], name: '林知远' })
  return { operator, buyer }
}

test('restrictions: a restricted person cannot call the function, but everything else', async () => {
  const tenant = await aTenant()
  const { operator } = await people(tenant)
  const routes = describedRoutes().filter(({ isUpload }) => !isUpload)
  const inForce = numberOf('restriction.inForce')
  const codeOf = async (person: Person, route: Route) => {
    const reply = await ask(person, route)
    const isFile = !String(reply.headers['content-type']).startsWith('application/json')
    return isFile ? 0 : reply.json<{ code: number }>().code
  }
  const guarded = routes.filter(({ path }) => !path.endsWith('/logout')) as unknown as Route[]
  for (const id of permissionIds) {
    const kept = new Set<string>(permissionsOfFunction(id))
    const person = await aPerson(tenant, { permissions: everything, supplierId: '7' })
    await restrict(operator, person, id)
    const ofFunction = guarded.filter(({ access }) => kept.has(access))
    expect(ofFunction.length).toBeGreaterThan(0)
    for (const route of ofFunction) {
      const isOfSupplier = route.entrances === undefined || route.entrances.includes('supplier')
      if (isOfSupplier) expect([id, route.path, await codeOf(person, route)]).toEqual([id, route.path, inForce])
    }
    const others = guarded.filter(({ access, method }) => !kept.has(access) && method === 'GET').slice(0, 20)
    for (const route of others) expect([route.path, await codeOf(person, route)]).not.toEqual([route.path, inForce])
  }
})

test('restrictions: 10004 removes my orders from the menu, at every account of the person and at login', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, may)
  const password = 'Right@2026'
  const buyer = await aPerson(tenant, { permissions: ['order.read', 'goods.read'], password })
  const second = await aPerson(tenant, { permissions: ['order.read'], person: buyer.personId })
  const urlsOf = async (person: Person) => (await as(person, qryUserRefDetail, {})).userPermList.map(({ url }) => url)
  expect(await urlsOf(buyer)).toContain('orderManagement_list')
  await restrict(operator, buyer, '10004')
  pass()
  for (const account of [buyer, second]) {
    const detail = await as(account, qryUserRefDetail, {})
    expect(detail.disabledPermIds).toEqual(['10004'])
    expect(detail.userPermList.map(({ url }) => url)).not.toContain('orderManagement_list')
    expect(detail.userPermList.map(({ permCode }) => permCode)).not.toContain('order.read')
  }
  expect(await urlsOf(buyer)).toContain('mall')
  const { permissionList } = await as(tenant, login, await loginForm(tenant.host, buyer.userCode, password))
  expect(permissionList.map(({ url }) => url)).toEqual(['mall', 'workbench'])
})

test('restrictions: a page learns by the path of a call whether it is restricted, with reason and end', async () => {
  const tenant = await aTenant()
  const { operator, buyer } = await people(tenant)
  const answerOf = async (apiUrl: string) => as(buyer, own.isBlackPermissionV2, { apiUrl })
  const order = describedRoutes().find(({ access }) => access === 'order.read')!.path
  const goods = describedRoutes().find(({ access }) => access === 'goods.read')!.path
  expect(await answerOf(order)).toBe('notInBlackList')
  await restrict(operator, buyer, '10004')
  for (const named of [order, `${order}?page=1`, order.slice(order.indexOf('/api') + 1), `http://x.test${order}`])
    expect([named, await answerOf(named)]).toEqual([named, 'inBlackList'])
  for (const named of [goods, '/nowhere', 'order', own.getDisable.path])
    expect(await answerOf(named)).toBe('notInBlackList')
  const [zh, en] = restrictedFunctions['10004'].name
  expect(await as(buyer, own.getDisable, {})).toEqual([
    { permissionId: '10004', permissionName: zh, enName: en, reason, startTime: expect.any(String), endTime: null },
  ])
  expect(await as(operator, own.getDisable, {})).toEqual([])
  expect(await refusalOf(as(tenant, own.getDisable, {}))).toBe('session.none')
})

test('restrictions: applies from start to end, and the end is recorded', async () => {
  const tenant = await aTenant()
  const { operator, buyer } = await people(tenant)
  const period = { startTime: at(5), endTime: at(10) }
  const userIds = [buyer.userId]
  await as(operator, contract.imposeRestrictions, { userIds, permissionIdList: ['10001'], reason, ...period })
  const count = async () => (await as(buyer, own.getDisable, {})).length
  expect(await count()).toBe(0)
  moveClock(6 * 60_000)
  expect(await count()).toBe(1)
  moveClock(5 * 60_000)
  expect(await count()).toBe(0)
  await runJob('restrictions.end', tenant.id)
  expect(await listed(operator)).toMatchObject([{ status: '03', can: [], liftedAt: period.endTime }])
  // Ended restrictions do not prevent new ones.
  await restrict(operator, buyer, '10001')
  expect(await listed(operator)).toMatchObject([{ status: '01' }, { status: '03' }])
})

test('restrictions: an operator lifts one with a reason, once, which its changes show', async () => {
  const tenant = await aTenant()
  const { operator, buyer } = await people(tenant)
  await restrict(operator, buyer, '10004', '10001')
  const [first] = await listed(operator)
  const { id, version } = first!
  const lift = { id, version, reason: '已核实' }
  const lifted = await as(operator, contract.liftRestriction, lift)
  expect(lifted).toMatchObject({ status: '02', liftReason: '已核实', can: [] })
  expect(await refusalOf(as(operator, contract.liftRestriction, lift))).toBe('thing.stale')
  const again = { ...lift, version: lifted.version }
  expect(await refusalOf(as(operator, contract.liftRestriction, again))).toBe('thing.wrongState')
  expect((await as(buyer, own.getDisable, {})).length).toBe(1)
  const { records } = await as(operator, contract.listRestrictionChanges, { id })
  expect(records.map(({ what }) => what)).toEqual(['restriction.lifted', 'restriction.imposed'])
})

test('restrictions: invalid restrictions are refused', async () => {
  const tenant = await aTenant()
  const { operator, buyer } = await people(tenant)
  const wanted = { userIds: [buyer.userId], permissionIdList: ['10004' as const], reason }
  const refused = (change: object) => refusalOf(as(operator, contract.imposeRestrictions, { ...wanted, ...change }))
  expect(await refused({ userIds: [] })).toBe('restriction.nobody')
  expect(await refused({ userIds: [buyer.userId, '999999999'] })).toBe('restriction.noAccount')
  expect(await refused({ userIds: [buyer.userId, operator.userId] })).toBe('restriction.own')
  expect(await refused({ permissionIdList: [] })).toBe('restriction.noFunction')
  expect(await refused({ permissionIdList: ['10099'] })).toBe('input.invalid')
  expect(await refused({ reason: ' ' })).toBe('input.invalid')
  expect(await refused({ endTime: at(-1) })).toBe('restriction.endsBefore')
  expect(await refused({ startTime: at(5), endTime: at(4) })).toBe('restriction.endsBefore')
  expect(await refused({})).toBe('accepted')
  expect(await refused({ permissionIdList: ['10001', '10004'] })).toBe('restriction.someExist')
  expect(await listed(operator)).toHaveLength(1)
})

test('restrictions: of concurrent equal restrictions one is accepted, in any order of people', async () => {
  const tenant = await aTenant()
  const userIds = [(await people(tenant)).buyer, await aPerson(tenant), await aPerson(tenant)].map(
    ({ userId }) => userId,
  )
  const operators = await Promise.all(Array.from({ length: 6 }, () => aPerson(tenant, may)))
  const permissionIdList = ['10004' as const, '10001' as const]
  const outcomes = await Promise.all(
    operators.map((each, index) => {
      const wanted = index % 2 ? { userIds, permissionIdList } : { userIds: userIds.toReversed(), permissionIdList }
      return refusalOf(as(each, contract.imposeRestrictions, { ...wanted, reason }))
    }),
  )
  const taken = outcomes.filter((outcome) => ['restriction.exists', 'restriction.someExist'].includes(outcome))
  expect([taken.length, outcomes.includes('accepted')]).toEqual([5, true])
  expect(await listed(operators[0]!)).toHaveLength(6)
})

test('restrictions: require the permission, in the own tenant', async () => {
  const [tenant, elsewhere] = [await aTenant(), await aTenant()]
  const { operator, buyer } = await people(tenant)
  const stranger = await aPerson(elsewhere, may)
  const ann = await aPerson(tenant, { entrance: 'operator' })
  await restrict(operator, buyer, '10004')
  const [{ id, version }] = (await listed(operator)) as [contract.Restriction]
  expect(await listed(stranger)).toEqual([])
  expect(await refusalOf(as(stranger, contract.getRestriction, { id }))).toBe('thing.notFound')
  expect(await refusalOf(as(stranger, contract.liftRestriction, { id, version, reason }))).toBe('thing.notFound')
  expect(await refusalOf(restrict(stranger, buyer, '10001'))).toBe('restriction.noAccount')
  for (const person of [ann, buyer]) {
    expect(await refusalOf(as(person, contract.listRestrictions, {}))).toBe('permission.denied')
    expect(await refusalOf(restrict(person, buyer, '10001'))).toBe('permission.denied')
  }
  const named = async (filter: object) => (await as(operator, contract.listRestrictions, filter)).total
  expect(await named({ keyword: buyer.userCode, status: '01', permissionId: '10004' })).toBe(1)
  expect(await named({ keyword: 'nobody' })).toBe(0)
})

test('restrictions: several people are restricted together, each once, all or none', async () => {
  const tenant = await aTenant()
  const { operator, buyer } = await people(tenant)
  const other = await aPerson(tenant, { name: '何远山' })
  const again = await aPerson(tenant, { person: other.personId, name: '何远山二' })
  const userIds = [buyer.userId, other.userId, again.userId, other.userId]
  const wanted = { userIds, permissionIdList: ['10004' as const, '10001' as const], reason }
  await as(operator, contract.imposeRestrictions, wanted)
  const made = (await listed(operator)).map(({ userCode, permissionId }) => [userCode, permissionId].join(' '))
  const expected = [buyer, other].flatMap(({ userCode }) => [`${userCode} 10001`, `${userCode} 10004`])
  expect(made.toSorted()).toEqual(expected.toSorted())
  const third = await aPerson(tenant)
  const more = { ...wanted, userIds: [third.userId, other.userId] }
  const reply = await ask(operator, contract.imposeRestrictions, more)
  const { code, message } = reply.json<{ code: number; message: string }>()
  expect(code).toBe(numberOf('restriction.someExist'))
  expect(message).toContain('何远山')
  expect(await listed(operator)).toHaveLength(4)
})

test("restrictions: accounts are found by part of name or account, except one’s own and other tenants'", async () => {
  const tenant = await aTenant()
  const { operator, buyer } = await people(tenant)
  const supplier = await aPerson(tenant, { name: '林供应', supplierId: '7' })
  const found = async (keyword: string) =>
    (await as(operator, contract.findRestrictable, { keyword })).map(({ userId }) => userId)
  expect((await found('林')).toSorted()).toEqual([buyer.userId, supplier.userId].toSorted())
  expect(await found(buyer.userCode.slice(1))).toEqual([buyer.userId])
  expect(await found(operator.userCode)).toEqual([])
  expect(await found('%')).toEqual([])
  const stranger = await aPerson(await aTenant(), may)
  expect(await as(stranger, contract.findRestrictable, { keyword: '林' })).toEqual([])
  const ann = await aPerson(tenant, { entrance: 'operator' })
  expect(await refusalOf(as(ann, contract.findRestrictable, {}))).toBe('permission.denied')
})
