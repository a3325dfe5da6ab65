import { expect, test } from 'vitest'
import { qryDeptUsers } from '#contract/identity/identity.ts'
import * as contract from '#contract/identity/people.ts'
import * as positions from '#contract/identity/positions.ts'
import { aDepartment, aPerson, as, aTenant, database, type Person, refusalOf } from '#test/app.ts'

async function anOrganisation() {
  const tenant = await aTenant()
  const dept = await aDepartment(tenant)
  const operator = await aPerson(tenant, { permissions: ['org.read', 'org.manage'], entrance: 'operator' })
  const [ann, ben, cleo] = [
    await aPerson(tenant, { dept, name: '林知远' }),
    await aPerson(tenant, { dept, name: '沈若川' }),
    await aPerson(tenant, { dept, name: '叶知秋' }),
  ]
  return { tenant, dept, operator, ann, ben, cleo }
}

async function place(operator: Person, { userId }: Person, to: { positionId?: string; managerId?: string }) {
  const { accounts, mobile, email } = await as(operator, contract.getPerson, { userId })
  const { version, userName, userCode, deptId } = accounts.find((each) => each.userId === userId)!
  return as(operator, contract.editPerson, { userId, version, userName, userCode, deptId, mobile, email, ...to })
}

test('positions: are added, given to people, counted, and only offered while they are active', async () => {
  const { operator, ann } = await anOrganisation()
  const draft = { code: 'P-1', name: '采购主管', enName: 'Purchasing lead' }
  const { positionId } = await as(operator, positions.createPosition, draft)
  expect(await refusalOf(as(operator, positions.createPosition, { ...draft, code: 'p-1', name: '别的' }))).toBe(
    'position.codeTaken',
  )
  expect(await refusalOf(as(operator, positions.createPosition, { ...draft, code: 'P-2' }))).toBe('position.nameTaken')
  const placed = await place(operator, ann, { positionId })
  expect(placed.accounts[0]).toMatchObject({ positionId, positionName: '采购主管', managerId: null })
  const { records } = await as(operator, positions.listPositions, {})
  expect(records).toMatchObject([{ code: 'P-1', people: 1, status: 'active', can: ['edit', 'disable'] }])
  await as(operator, positions.setPositionStatus, { positionId, status: 'disabled' })
  expect(await as(operator, positions.listPositionOptions, {})).toEqual([])
  expect(await refusalOf(place(operator, ann, { positionId }))).toBe('accepted')
  await place(operator, ann, {})
  expect(await refusalOf(place(operator, ann, { positionId }))).toBe('person.positionDisabled')
  const people = await as(operator, qryDeptUsers, { keyword: '林知远' })
  expect(people.records[0]).toMatchObject({ positionName: '', managerName: '' })
})

test('positions: another tenant, and people without the permission, neither see nor give them', async () => {
  const { tenant, operator, ann } = await anOrganisation()
  const { positionId, version } = await as(operator, positions.createPosition, { code: 'P-1', name: '甲', enName: '' })
  const elsewhere = await aTenant()
  const stranger = await aPerson(elsewhere, { permissions: ['org.read', 'org.manage'], entrance: 'operator' })
  const reader = await aPerson(tenant, { permissions: ['org.read'], entrance: 'operator' })
  const theirs = await aPerson(elsewhere)
  const refusals = [
    as(stranger, positions.getPosition, { positionId }),
    as(stranger, positions.editPosition, { positionId, version, code: 'P-9', name: '乙', enName: '' }),
    place(stranger, theirs, { positionId }),
    place(stranger, theirs, { managerId: ann.userId }),
    as(reader, positions.listPositions, {}),
    as(reader, contract.listManagers, {}),
  ]
  expect(await Promise.all(refusals.map(refusalOf))).toEqual([
    'thing.notFound',
    'thing.notFound',
    'person.noPosition',
    'person.noManager',
    'permission.denied',
    'permission.denied',
  ])
})

test('managers: never oneself or somebody below, by any account; nor a closed or supplier account', async () => {
  const { tenant, operator, ann, ben, cleo } = await anOrganisation()
  await place(operator, ann, { managerId: ben.userId })
  await place(operator, ben, { managerId: cleo.userId })
  const second = await aPerson(tenant, { person: cleo.personId })
  const sales = await aPerson(tenant, { supplierId: '7' })
  const gone = await aPerson(tenant)
  await as(operator, contract.setAccountStatus, { userId: gone.userId, status: 'disabled' })
  const refusals = [
    place(operator, cleo, { managerId: ann.userId }),
    place(operator, second, { managerId: ann.userId }),
    place(operator, cleo, { managerId: second.userId }),
    place(operator, ann, { managerId: sales.userId }),
    place(operator, ann, { managerId: gone.userId }),
  ]
  expect(await Promise.all(refusals.map(refusalOf))).toEqual([
    'person.managerCycle',
    'person.managerCycle',
    'person.managerCycle',
    'person.noManager',
    'person.noManager',
  ])
  const { accounts } = await as(operator, contract.getPerson, { userId: ann.userId })
  expect(accounts[0]).toMatchObject({ managerId: ben.userId, managerName: '沈若川' })
})

test('managers: of changes at the same time that would close a circle one is refused', async () => {
  const { tenant, operator, ann, ben, cleo } = await anOrganisation()
  const outcomes = await Promise.all(
    [
      [ann, ben],
      [ben, cleo],
      [cleo, ann],
    ].map(([one, other]) => refusalOf(place(operator, one!, { managerId: other!.userId }))),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'accepted', 'person.managerCycle'])
  const led = await database.read(tenant.id, (db) =>
    db.selectFrom('identity.users').select('id').where('manager_id', 'is not', null).execute(),
  )
  expect(led).toHaveLength(2)
})
