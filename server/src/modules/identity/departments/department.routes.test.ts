import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as contract from '#contract/identity/departments.ts'
import { getDeptListByIds, qryChildList } from '#contract/identity/identity.ts'
import type { Availability } from '#contract/kit/availability.ts'
import { setBudget } from '#contract/ledger/ledger.ts'
import { aDepartment, aPerson, as, aTenant, database, type Person, refusalOf, type TestTenant } from '#test/app.ts'
import { waitUntilBlockedBy } from '#test/sql/blocked.ts'
import { createOrder, createOrderingFixture } from '#test/orderingFixture.ts'

const anOperator = (tenant: TestTenant) =>
  aPerson(tenant, { permissions: ['org.read', 'org.manage', 'budget.manage', 'budget.read'], entrance: 'operator' })
const draft = (deptCode: string, deptName = `部门${deptCode}`): contract.DepartmentDraft => ({
  deptCode,
  deptName,
  deptType: '2',
})

async function aTree() {
  const tenant = await aTenant()
  const operator = await anOperator(tenant)
  const add = (pDeptId: string, code: string) => as(operator, contract.addDepartment, { pDeptId, ...draft(code) })
  const [a, b] = [await add(tenant.root.id, 'A'), await add(tenant.root.id, 'B')]
  const a1 = await add(a.deptId, 'A1')
  return { tenant, operator, add, a, b, a1, a11: await add(a1.deptId, 'A11') }
}
const get = (person: Person, deptId: string) => as(person, contract.getDepartment, { deptId })
const namesBelow = async (person: Person, deptId: string) =>
  (await as(person, qryChildList, { deptId })).map(({ deptCode }) => deptCode)

test('departments: adding, renaming and moving updates names and paths below', async () => {
  const { tenant, operator, a, b, a1, a11 } = await aTree()
  expect(a11).toMatchObject({ fullDeptName: '集团总部/部门A/部门A1/部门A11', status: 'active', version: 1, place: 1 })
  const renamed = await as(operator, contract.editDepartment, {
    deptId: a.deptId,
    version: a.version,
    ...draft('A', '采购'),
  })
  expect(renamed).toMatchObject({ fullDeptName: '集团总部/采购', version: 2 })
  expect((await get(operator, a11.deptId)).fullDeptName).toBe('集团总部/采购/部门A1/部门A11')

  await as(operator, contract.moveDepartment, { deptId: a1.deptId, version: a1.version, pDeptId: b.deptId })
  const [moved] = await as(operator, getDeptListByIds, { deptIds: a11.deptId })
  expect(moved).toMatchObject({
    fullDeptName: '集团总部/部门B/部门A1/部门A11',
    path: [tenant.root.id, b.deptId, a1.deptId, a11.deptId],
    level: 4,
  })
  expect(
    (await as(operator, contract.listDepartments, { deptId: b.deptId })).records.map((one) => one.deptCode),
  ).toEqual(['B', 'A1', 'A11'])
  expect((await as(operator, contract.listDepartments, { deptId: tenant.root.id, withBelow: false })).total).toBe(3)
  expect((await as(operator, contract.listDepartments, { keyword: '采购' })).total).toBe(1)
})

test('departments: are sorted by their given order', async () => {
  const { tenant, operator, add, a, b } = await aTree()
  const c = await add(tenant.root.id, 'C')
  const root = tenant.root.id
  expect(await namesBelow(operator, root)).toEqual(['A', 'B', 'C'])
  await as(operator, contract.moveDepartment, { deptId: c.deptId, version: c.version, pDeptId: root, place: 1 })
  expect(await namesBelow(operator, root)).toEqual(['C', 'A', 'B'])
  await as(operator, contract.moveDepartment, { deptId: a.deptId, version: a.version, pDeptId: root, place: 3 })
  expect(await namesBelow(operator, root)).toEqual(['C', 'B', 'A'])
  expect((await get(operator, c.deptId)).can).not.toContain('up')
  expect((await get(operator, b.deptId)).can).toEqual(expect.arrayContaining(['up', 'down']))
  expect((await get(operator, a.deptId)).can).not.toContain('down')
})

test('departments: invalid changes are refused with the reason', async () => {
  const { tenant, operator, add, a, a1, a11, b } = await aTree()
  const move = (deptId: string, pDeptId: string, version = 1) =>
    as(operator, contract.moveDepartment, { deptId, version, pDeptId })
  const buyer = await aPerson(tenant, { permissions: ['org.read', 'org.manage'] })
  const reader = await aPerson(tenant, { permissions: ['org.read'], entrance: 'operator' })
  const stranger = await anOperator(await aTenant())
  const refusals = [
    add(tenant.root.id, 'A'),
    as(operator, contract.addDepartment, { pDeptId: tenant.root.id, ...draft('有 空') }),
    move(a.deptId, a.deptId),
    move(a.deptId, a11.deptId),
    move(a.deptId, b.deptId, 9),
    move(tenant.root.id, b.deptId),
    as(operator, contract.setDepartmentStatus, { deptId: tenant.root.id, status: 'disabled' }),
    as(operator, contract.setDepartmentStatus, { deptId: a1.deptId, status: 'active' }),
    as(buyer, contract.addDepartment, { pDeptId: tenant.root.id, ...draft('D') }),
    as(reader, contract.addDepartment, { pDeptId: tenant.root.id, ...draft('D') }),
    as(stranger, contract.getDepartment, { deptId: a.deptId }),
    as(stranger, contract.moveDepartment, { deptId: a.deptId, version: 1, pDeptId: b.deptId }),
  ]
  expect(await Promise.all(refusals.map(refusalOf))).toEqual([
    'dept.codeTaken',
    'input.invalid',
    'dept.cycle',
    'dept.cycle',
    'thing.stale',
    'dept.top',
    'dept.top',
    'thing.wrongState',
    'permission.denied',
    'permission.denied',
    'thing.notFound',
    'thing.notFound',
  ])
  expect((await get(reader, a.deptId)).can).toEqual([])
  let deepest = a11
  for (let level = 5; level <= 20; level++) deepest = await add(deepest.deptId, `L${level}`)
  expect(await refusalOf(add(deepest.deptId, 'L21'))).toBe('dept.tooDeep')
  expect(await refusalOf(move(a1.deptId, b.deptId))).toBe('accepted')
  const under = await add(b.deptId, 'B1')
  expect(await refusalOf(move(a1.deptId, under.deptId, 2))).toBe('dept.tooDeep')
})

test('departments: cannot be disabled with open documents, and disabled ones accept none', async () => {
  const { tenant, operator, add, a, a1, a11 } = await aTree()
  const set = (deptId: string, status: Availability) => as(operator, contract.setDepartmentStatus, { deptId, status })
  expect(await refusalOf(set(a1.deptId, 'disabled'))).toBe('dept.hasDepartments')
  const worker = await aPerson(tenant, { dept: { id: a11.deptId, path: [] } })
  expect(await refusalOf(set(a11.deptId, 'disabled'))).toBe('dept.hasPeople')
  await database.write(tenant.id, (tx) =>
    tx.updateTable('identity.users').set({ disabled: true }).where('id', '=', worker.userId).execute(),
  )
  await as(operator, setBudget, {
    kind: 'budget',
    deptId: a11.deptId,
    name: '预算',
    amount: '1.00',
    startsOn: '2026-01-01',
    endsOn: '2099-12-31',
    active: true,
    reason: '下达',
  })
  expect(await refusalOf(set(a11.deptId, 'disabled'))).toBe('dept.hasBudgets')

  const empty = await add(a.deptId, 'A2')
  expect(await set(empty.deptId, 'disabled')).toMatchObject({ status: 'disabled', can: ['edit', 'move', 'enable'] })
  expect((await as(operator, getDeptListByIds, { deptIds: empty.deptId }))[0]).toMatchObject({ isActive: false })
  expect(await refusalOf(add(empty.deptId, 'A21'))).toBe('dept.disabled')
  expect((await as(operator, contract.listDepartments, { status: 'disabled' })).total).toBe(1)
  expect(await set(empty.deptId, 'active')).toMatchObject({ status: 'active' })
})

test('departments: an order in progress keeps its department', async () => {
  const market = await createOrderingFixture()
  const dept = await aDepartment(market.tenant)
  const operator = await anOperator(market.tenant)
  await createOrder(market)
  await database.write(market.tenant.id, (tx) => tx.updateTable('ordering.orders').set({ dept_id: dept.id }).execute())
  const disable = as(operator, contract.setDepartmentStatus, { deptId: dept.id, status: 'disabled' })
  expect(await refusalOf(disable)).toBe('dept.hasOrders')
})

test('departments: two concurrent moves into each other form no cycle', async () => {
  for (let round = 0; round < 10; round++) {
    const { operator, a, b } = await aTree()
    const outcomes = await Promise.all(
      [
        [a, b],
        [b, a],
      ].map(([one, other]) =>
        refusalOf(as(operator, contract.moveDepartment, { deptId: one!.deptId, version: 1, pDeptId: other!.deptId })),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['accepted', 'dept.cycle'])
  }
})

test('departments: concurrent moves of parent and child leave complete paths', async () => {
  const { tenant, operator, add, a, a11, b } = await aTree()
  const [b1, c] = [await add(b.deptId, 'B1'), await add(tenant.root.id, 'C')]
  const move = ({ deptId }: contract.Department, below: contract.Department) =>
    as(operator, contract.moveDepartment, { deptId, version: 1, pDeptId: below.deptId })
  // The move of A has read where B1 is when it waits for A11; the move of B begins before A is there.
  const [locked, gate] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const lockOfA11 = database.write(tenant.id, async (tx) => {
    await sql`select from identity.departments where id = ${a11.deptId} for update`.execute(tx)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    locked.resolve(rows[0]!.pid)
    await gate.promise
  })
  const pid = await locked.promise
  const moves = [move(a, b1)]
  await waitUntilBlockedBy(pid)
  moves.push(move(b, c))
  await waitUntilBlockedBy(pid, 2)
  gate.resolve()
  await Promise.all([lockOfA11, ...moves])
  expect((await get(operator, a11.deptId)).fullDeptName).toBe('集团总部/部门C/部门B/部门B1/部门A/部门A1/部门A11')
})

test('departments: recent changes have actor and previous values, for readers of the department', async () => {
  const { tenant, operator, a, a1, b } = await aTree()
  await as(operator, contract.editDepartment, { deptId: a1.deptId, version: 1, ...draft('A1', '工具组') })
  await as(operator, contract.moveDepartment, { deptId: a1.deptId, version: 2, pDeptId: b.deptId })
  const changesFor = (person: Person, input: object = {}) =>
    as(person, contract.listDepartmentChanges, { deptId: a1.deptId, ...input })
  const { records, total } = await changesFor(operator, { limit: 10 })
  expect(total).toBe(3)
  expect(records.map(({ what, fields }) => [what, fields.map(({ before, after }) => `${before} → ${after}`)])).toEqual([
    ['department.moved', ['集团总部/部门A/工具组 → 集团总部/部门B/工具组']],
    ['department.edited', ['部门A1 → 工具组']],
    ['department.added', []],
  ])
  expect(new Set(records.map(({ actorName }) => actorName))).toEqual(new Set([operator.userName]))
  expect((await as(operator, contract.listDepartmentChanges, { deptId: a.deptId })).total).toBe(1)

  const reader = await aPerson(tenant, { permissions: ['org.read'] })
  expect((await changesFor(reader)).total).toBe(3)
  expect(await refusalOf(changesFor(await aPerson(tenant, { permissions: ['goods.read'] })))).toBe('permission.denied')
  expect(await refusalOf(changesFor(await anOperator(await aTenant())))).toBe('thing.notFound')
})
