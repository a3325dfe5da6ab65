import { expect, test } from 'vitest'
import { setDepartmentStatus } from '#contract/identity/departments.ts'
import { endSessionsOf } from '#contract/identity/account.ts'
import { type OrgPerson, qryDeptUsers, qryUserRefDetail } from '#contract/identity/identity.ts'
import * as contract from '#contract/identity/people.ts'
import type { Permission } from '#contract/permissions.ts'
import { aDepartment, aPerson, as, aTenant, database, moveClock, type Person, refusalOf } from '#test/app.ts'

const managing: Permission[] = ['org.read', 'org.manage']

async function anOrganisation() {
  const tenant = await aTenant()
  const [buying, tools] = [await aDepartment(tenant), await aDepartment(tenant)]
  const operator = await aPerson(tenant, { permissions: managing, entrance: 'operator' })
  const ann = await aPerson(tenant, { dept: buying, name: '林知远', mobile: '13800000001' })
  return { tenant, buying, tools, operator, ann }
}
const draft = (deptId: string, userCode = 'QM-01', mobile = '13912340001'): contract.PersonDraft => ({
  userName: '沈若川',
  userCode,
  deptId,
  entrance: 'purchaser',
  mobile,
  email: 'shen@example.com',
})
const accountOf = async (operator: Person, userId: string) => {
  const { accounts, mobile, email } = await as(operator, contract.getPerson, { userId })
  const { version, userName, userCode, deptId, expiresOn } = accounts.find((each) => each.userId === userId)!
  return { userId, version, userName, userCode, deptId, ...(expiresOn ? { expiresOn } : {}), mobile, email }
}
const set = (operator: Person, { userId }: { userId: string }, status: 'active' | 'disabled') =>
  as(operator, contract.setAccountStatus, { userId, status })

test('people: one is added with an account, gets another account, is edited and found', async () => {
  const { operator, buying, tools } = await anOrganisation()
  const { accounts } = await as(operator, contract.addPerson, {
    ...draft(buying.id),
    expiresOn: '2099-03-31',
  })
  expect(accounts).toMatchObject([
    { userCode: 'QM-01', status: 'notActivated', roles: [], expiresOn: '2099-03-31', version: 1 },
  ])
  const { mobile: _, email: __, ...second } = draft(tools.id, 'QM-02')
  const both = await as(operator, contract.addAccount, { ...second, userId: accounts[0]!.userId, entrance: 'operator' })
  expect(both.accounts.map(({ userCode, entrance }) => [userCode, entrance])).toEqual([
    ['QM-01', 'purchaser'],
    ['QM-02', 'operator'],
  ])
  const before = await accountOf(operator, accounts[0]!.userId)
  const { expiresOn: ends, ...unlimited } = before
  expect(ends).toBe('2099-03-31')
  const edited = await as(operator, contract.editPerson, { ...unlimited, deptId: tools.id, userName: '沈川' })
  expect(edited.accounts[0]).toMatchObject({ userName: '沈川', deptId: tools.id, expiresOn: '', version: 2 })
  expect(await refusalOf(as(operator, contract.editPerson, before))).toBe('thing.stale')
  const { records } = await as(operator, qryDeptUsers, { keyword: 'QM-01' })
  expect(records[0]!.can).toEqual(['edit', 'disable', 'endSessions', 'resetLogin'] satisfies OrgPerson['can'])
})

test('people: an expired account is renewed only in a department that is not disabled', async () => {
  const { operator, ann, buying } = await anOrganisation()
  const edit = async (expiresOn?: string) => {
    const { expiresOn: _, ...read } = await accountOf(operator, ann.userId)
    return refusalOf(as(operator, contract.editPerson, { ...read, ...(expiresOn ? { expiresOn } : {}) }))
  }
  const disable = () => refusalOf(as(operator, setDepartmentStatus, { deptId: buying.id, status: 'disabled' }))
  expect(await disable()).toBe('dept.hasPeople')
  expect(await edit('2026-01-01')).toBe('accepted')
  expect(await disable()).toBe('accepted')
  expect(await edit('2026-01-02')).toBe('accepted')
  expect([await edit('2099-12-31'), await edit()]).toEqual(['dept.disabled', 'dept.disabled'])
  await as(operator, setDepartmentStatus, { deptId: buying.id, status: 'active' })
  expect(await edit('2099-12-31')).toBe('accepted')
})

test('people: disabling an account ends its sessions immediately; enabling allows login again', async () => {
  const { operator, ann } = await anOrganisation()
  await as(ann, qryUserRefDetail, {})
  expect((await set(operator, ann, 'disabled')).accounts[0]).toMatchObject({ status: 'disabled' })
  moveClock(1000)
  expect(await refusalOf(as(ann, qryUserRefDetail, {}))).toBe('session.none')
  expect(await refusalOf(set(operator, ann, 'disabled'))).toBe('thing.wrongState')
  await expect(set(operator, ann, 'disabled')).rejects.toMatchObject({ data: { state: ['停用', 'Disabled'] } })
  expect((await set(operator, ann, 'active')).accounts[0]).toMatchObject({ status: 'notActivated' })
  expect((await as(operator, endSessionsOf, { userId: ann.userId })).ended).toBe(0)
})

test('people: a new mobile number ends the sessions opened with the old one', async () => {
  const { tenant, operator, ann } = await anOrganisation()
  await as(operator, contract.editPerson, { ...(await accountOf(operator, ann.userId)), mobile: '13800000099' })
  moveClock(1000)
  expect(await refusalOf(as(ann, qryUserRefDetail, {}))).toBe('session.none')
  const events = await database.read(tenant.id, (db) =>
    db.selectFrom('kit.events').select('data').where('name', '=', 'person.contactChanged').execute(),
  )
  expect(events).toEqual([{ data: { before: '138****0001', after: '138****0099' } }])
})

test('people: invalid changes are refused with the reason', async () => {
  const { tenant, operator, buying, tools, ann } = await anOrganisation()
  await as(operator, contract.addPerson, draft(buying.id))
  await database.write(tenant.id, (tx) =>
    tx.updateTable('identity.departments').set({ disabled: true }).where('id', '=', tools.id).execute(),
  )
  const own = await accountOf(operator, operator.userId)
  const reader = await aPerson(tenant, { permissions: ['org.read'], entrance: 'operator' })
  const buyer = await aPerson(tenant, { permissions: managing })
  const stranger = await aPerson(await aTenant(), { permissions: managing, entrance: 'operator' })
  const sales = await aPerson(tenant, { supplierId: '7' })
  const refusals = [
    as(operator, contract.addPerson, draft(buying.id, 'QM-01', '')),
    as(operator, contract.addPerson, draft(buying.id, 'QM-09')),
    as(operator, contract.addPerson, draft(buying.id, 'QM-09', '12345')),
    as(operator, contract.addPerson, draft(buying.id, '有 空', '')),
    as(operator, contract.addPerson, draft(tools.id, 'QM-09', '')),
    as(operator, contract.editPerson, own),
    set(operator, operator, 'disabled'),
    as(reader, contract.addPerson, draft(buying.id, 'QM-09', '')),
    as(buyer, contract.addPerson, draft(buying.id, 'QM-09', '')),
    as(stranger, contract.getPerson, { userId: ann.userId }),
    set(stranger, ann, 'disabled'),
    as(stranger, contract.addPerson, draft(buying.id, 'QM-09', '')),
    set(operator, sales, 'disabled'),
  ]
  expect(await Promise.all(refusals.map(refusalOf))).toEqual([
    'user.codeTaken',
    'person.mobileTaken',
    'format.mobile',
    'input.invalid',
    'dept.disabled',
    'person.own',
    'person.own',
    'permission.denied',
    'permission.denied',
    'thing.notFound',
    'thing.notFound',
    'thing.notFound',
    'thing.notFound',
  ])
})

test('people: accounts with more administrative permissions cannot be taken over', async () => {
  const { tenant, operator } = await anOrganisation()
  const administrator = await aPerson(tenant, { permissions: ['role.manage'], entrance: 'operator' })
  const other = await aPerson(tenant, { person: administrator.personId })
  await aPerson(tenant, { permissions: ['role.manage'], entrance: 'operator' })
  for (const account of [administrator, other]) {
    const detail = await accountOf(operator, account.userId)
    const taking = as(operator, contract.editPerson, { ...detail, mobile: '13800000077' })
    expect(await refusalOf(taking)).toBe('person.outOfReach')
    expect(await refusalOf(set(operator, account, 'disabled'))).toBe('person.outOfReach')
  }
})

test('people: the last administrator keeps an enabled account', async () => {
  const { tenant } = await anOrganisation()
  const both: Permission[] = [...managing, 'role.manage']
  const [ann, ben] = [
    await aPerson(tenant, { permissions: both, entrance: 'operator' }),
    await aPerson(tenant, { permissions: both, entrance: 'operator' }),
  ]
  const outcomes = await Promise.all([refusalOf(set(ann, ben, 'disabled')), refusalOf(set(ben, ann, 'disabled'))])
  expect(outcomes.filter((each) => each === 'accepted')).toHaveLength(1)
  const [left, gone] = outcomes[0] === 'accepted' ? [ann, ben] : [ben, ann]
  const helper = await aPerson(tenant, { permissions: both, entrance: 'purchaser' })
  expect(await refusalOf(set(helper, left, 'disabled'))).toBe('permission.denied')
  const detail = await accountOf(left, gone.userId)
  expect(await refusalOf(as(left, contract.editPerson, { ...detail, expiresOn: '2020-01-01' }))).toBe('accepted')
})

test('people: recent changes cover the person and all accounts', async () => {
  const { tenant, operator, buying, tools } = await anOrganisation()
  const { accounts } = await as(operator, contract.addPerson, draft(buying.id))
  const { userId } = accounts[0]!
  const { mobile: _, email: __, ...second } = draft(tools.id, 'QM-02')
  await as(operator, contract.addAccount, { ...second, userId })
  const before = await accountOf(operator, userId)
  await as(operator, contract.editPerson, {
    ...before,
    deptId: tools.id,
    expiresOn: '2099-03-31',
    mobile: '13912340002',
  })
  await set(operator, { userId }, 'disabled')
  const { records } = await as(operator, contract.listPersonChanges, { userId, limit: 10 })
  expect(records.map(({ what, from, to }) => [what, from, to])).toEqual([
    ['account.disabled', 'active', 'disabled'],
    ['person.contactChanged', null, null],
    ['account.edited', null, null],
    ['account.added', null, 'active'],
    ['account.added', null, 'active'],
  ])
  expect(records[1]).toMatchObject({ fields: [{ field: '', before: '139****0001', after: '139****0002' }] })
  expect(records[2]!.fields.map(({ field }) => field)).toEqual(['deptId', 'expiresOn'])
  const reader = await aPerson(tenant, { permissions: ['org.read'], entrance: 'operator' })
  expect(await refusalOf(as(reader, contract.listPersonChanges, { userId }))).toBe('permission.denied')
})

test('people: several are moved to a department together; those already there are unchanged', async () => {
  const { tenant, operator, buying, tools, ann } = await anOrganisation()
  const [ben, cleo] = [await aPerson(tenant, { dept: buying }), await aPerson(tenant, { dept: tools })]
  const userIds = [ann, ben, cleo].map(({ userId }) => userId)
  await as(operator, contract.setAccountsDepartment, { userIds, deptId: tools.id })
  const { records } = await as(operator, qryDeptUsers, { deptId: tools.id, withBelow: false })
  expect(records.map(({ userId }) => userId).toSorted()).toEqual(userIds.toSorted())
  const changes = await Promise.all(
    userIds.map((userId) => as(operator, contract.listPersonChanges, { userId, limit: 10 })),
  )
  expect(changes.map((each) => each.records.map(({ what }) => what))).toEqual([
    ['account.edited'],
    ['account.edited'],
    [],
  ])
  expect(changes[0]!.records[0]!.fields).toMatchObject([{ field: 'deptId' }])
  expect((await as(operator, contract.getPerson, { userId: ann.userId })).accounts[0]!.version).toBe(2)
  expect((await as(operator, contract.getPerson, { userId: cleo.userId })).accounts[0]!.version).toBe(1)
})

test('people: if one of several or the department is refused, none is moved', async () => {
  const { tenant, operator, buying, tools, ann } = await anOrganisation()
  const administrator = await aPerson(tenant, { permissions: ['role.manage'], entrance: 'operator', name: '方予安' })
  const other = await aPerson(tenant, { person: administrator.personId, dept: buying, name: '方予安（兼）' })
  const sales = await aPerson(tenant, { supplierId: '7' })
  const stranger = await aPerson(await aTenant())
  const reader = await aPerson(tenant, { permissions: ['org.read'], entrance: 'operator' })
  const buyer = await aPerson(tenant, { permissions: managing })
  const move = (by: Person, ...others: Person[]) =>
    as(by, contract.setAccountsDepartment, {
      userIds: [ann, ...others].map(({ userId }) => userId),
      deptId: tools.id,
    })
  const refusals = [
    move(operator, operator),
    move(operator, sales),
    move(operator, stranger),
    move(reader),
    move(buyer),
    move(operator, administrator, other),
  ]
  expect(await Promise.all(refusals.map(refusalOf))).toEqual([
    'person.own',
    'thing.notFound',
    'thing.notFound',
    'permission.denied',
    'permission.denied',
    'person.someOutOfReach',
  ])
  await expect(move(operator, administrator, other)).rejects.toMatchObject({
    data: { names: '方予安、方予安（兼）' },
  })
  await database.write(tenant.id, (tx) =>
    tx.updateTable('identity.departments').set({ disabled: true }).where('id', '=', tools.id).execute(),
  )
  expect(await refusalOf(move(operator))).toBe('dept.disabled')
  const { records } = await as(operator, qryDeptUsers, { deptId: tools.id })
  expect(records).toEqual([])
})

test('people: the list is filtered by role, for each account separately', async () => {
  const { tenant, operator, ann } = await anOrganisation()
  const { records: roles } = await as(operator, qryDeptUsers, {})
  const roleOf = (userId: string) => roles.find((each) => each.userId === userId)!.roles[0]!.id
  const found = async (roleId: string) =>
    (await as(operator, qryDeptUsers, { roleId })).records.map(({ userId }) => userId)
  expect(await found(roleOf(operator.userId))).toEqual([operator.userId])
  const second = await aPerson(tenant, { person: ann.personId, permissions: ['org.read'] })
  expect(await found(roleOf(ann.userId))).not.toContain(second.userId)
  expect(await found('999999')).toEqual([])
})
