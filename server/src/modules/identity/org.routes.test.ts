import { expect, test } from 'vitest'
import { myAccounts } from '#contract/login/accountSwitch.ts'
import type { Input } from '#contract/kit/route.ts'
import {
  getCatalogDeptIds,
  getDeptListByDeptName,
  getDeptListByIds,
  qryChildList,
  countDeptUsers,
  qryDeptUsers,
  qryUserRefDetail,
} from '#contract/identity/identity.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { aDepartment, aPerson, as, aTenant, database, refusalOf } from '#test/app.ts'
import { addSupplier } from '#test/catalogueFixture.ts'

async function anOrganisation() {
  const tenant = await aTenant()
  const buying = await aDepartment(tenant)
  const tools = await aDepartment(tenant, buying)
  const reader = await aPerson(tenant, { permissions: ['org.read'], entrance: 'operator', name: '严明哲' })
  const ann = await aPerson(tenant, { dept: buying, name: '林知远' })
  const ben = await aPerson(tenant, { dept: tools, name: '沈若川' })
  return { tenant, buying, tools, reader, ann, ben }
}
const names = ({ records }: { records: { userName: string }[] }) => records.map(({ userName }) => userName).toSorted()

test('organisation: lists the people of a department, with or without those below', async () => {
  const { tenant, buying, tools, reader, ann } = await anOrganisation()
  const lastLoginAt = new Date('2026-11-27T08:00:00Z')
  await database.write(tenant.id, (tx) =>
    tx.updateTable('identity.users').set({ last_login_at: lastLoginAt }).where('id', '=', ann.userId).execute(),
  )
  const ask = (input: { deptId?: string; withBelow?: boolean }) => as(reader, qryDeptUsers, input)
  expect(names(await ask({}))).toEqual(['严明哲', '林知远', '沈若川'].toSorted())
  expect(names(await ask({ deptId: buying.id }))).toEqual(['林知远', '沈若川'].toSorted())
  expect(names(await ask({ deptId: tools.id }))).toEqual(['沈若川'])
  expect((await ask({ deptId: buying.id, withBelow: false })).records).toEqual([
    {
      userId: ann.userId,
      userCode: ann.userCode,
      userName: '林知远',
      deptId: buying.id,
      deptName: expect.any(String),
      positionName: '',
      managerName: '',
      roles: [{ id: expect.any(String), name: '角色', enName: 'Role' }],
      status: 'active',
      lastLoginAt: lastLoginAt.toISOString(),
      can: [],
    },
  ])
})

test('organisation: people are filtered by name, account and login state, page by page', async () => {
  const { tenant, buying, reader, ann, ben } = await anOrganisation()
  await database.write(tenant.id, (tx) =>
    tx.updateTable('identity.users').set({ disabled: true }).where('id', '=', ben.userId).execute(),
  )
  expect(names(await as(reader, qryDeptUsers, { keyword: ' 若川 ' }))).toEqual(['沈若川'])
  expect(names(await as(reader, qryDeptUsers, { keyword: ann.userCode.toUpperCase() }))).toEqual(['林知远'])
  expect((await as(reader, qryDeptUsers, { keyword: '%' })).total).toBe(0)
  expect(names(await as(reader, qryDeptUsers, { status: 'disabled' }))).toEqual(['沈若川'])
  expect(names(await as(reader, qryDeptUsers, { deptId: buying.id, status: 'active' }))).toEqual(['林知远'])
  const counted = (input: Input<typeof countDeptUsers>) => as(reader, countDeptUsers, input)
  const counts = { active: 0, notActivated: 0, locked: 0, expired: 0, disabled: 0 }
  expect(await counted({})).toEqual({ ...counts, active: 2, disabled: 1 })
  expect(await counted({ deptId: buying.id })).toEqual({ ...counts, active: 1, disabled: 1 })
  expect(await counted({ deptId: buying.id, withBelow: false })).toEqual({ ...counts, active: 1 })
  expect(await counted({ keyword: '若川' })).toEqual({ ...counts, disabled: 1 })

  const [first, second, beyond] = await Promise.all(
    [1, 2, 3].map((page) => as(reader, qryDeptUsers, { limit: 2, page })),
  )
  expect([first, second, beyond].map((page) => [page!.records.length, page!.total, page!.pages])).toEqual([
    [2, 3, 2],
    [1, 3, 2],
    [0, 3, 2],
  ])
  expect(new Set([...names(first!), ...names(second!)]).size).toBe(3)
  expect(await refusalOf(as(reader, qryDeptUsers, { limit: 101 }))).toBe('input.invalid')
})

test('organisation: reading requires the permission, within the tenant, and is not for suppliers', async () => {
  const { tenant, buying, reader, ann } = await anOrganisation()
  const stranger = await aPerson(await aTenant(), { permissions: ['org.read'], entrance: 'operator', name: '外人' })
  await aPerson(tenant, { supplierId: await addSupplier(tenant), name: '叶知秋' })
  expect(await refusalOf(as(ann, qryDeptUsers, {}))).toBe('permission.denied')
  expect(await refusalOf(as(ann, countDeptUsers, {}))).toBe('permission.denied')
  expect(await as(stranger, countDeptUsers, {})).toMatchObject({ active: 1, disabled: 0 })
  expect(names(await as(stranger, qryDeptUsers, {}))).toEqual(['外人'])
  expect((await as(stranger, qryDeptUsers, { deptId: buying.id })).total).toBe(0)
  expect((await as(reader, qryDeptUsers, { keyword: '叶知秋' })).total).toBe(0)
})

const found = (departments: { deptId: string }[]) => departments.map(({ deptId }) => deptId)

test('organisation: departments are found by name and code, top-down and within one; own departments are marked', async () => {
  const { buying, tools, reader } = await anOrganisation()
  const ask = async (input: Input<typeof getDeptListByDeptName>) =>
    (await as(reader, getDeptListByDeptName, input)).sysDeptList
  const among = (...ids: string[]) => as(reader, getDeptListByIds, { deptIds: ids.join(',') })
  const [named] = await among(tools.id)
  expect(named).toEqual({
    deptId: tools.id,
    pDeptId: buying.id,
    deptCode: expect.any(String),
    deptName: `部门 ${named!.deptCode}`,
    fullDeptName: tools.fullName,
    deptType: '2',
    level: 3,
    path: [...tools.path],
    hasChild: false,
    isActive: true,
  })
  expect(found(await ask({ searchStr: ` ${named!.deptCode} ` }))).toEqual([tools.id])
  expect(await ask({ searchStr: '%' })).toEqual([])
  const root = tools.path[0]!
  expect(found(await ask({}))[0]).toBe(root)
  expect(found(await ask({ deptId: buying.id }))).toEqual([tools.id])
  expect(found(await among(tools.id, buying.id, '1'))).toEqual([buying.id, tools.id])
  const own = (await as(reader, qryUserRefDetail, {})).deptInfo.deptId
  expect((await as(reader, getDeptListByDeptName, {})).userDeptIds).toEqual([own])
  expect((await as(reader, getDeptListByDeptName, { searchStr: named!.deptCode })).userDeptIds).toEqual(
    own === tools.id ? [own] : [],
  )
  expect((await as(reader, qryChildList, {})).map(({ deptId, deptType }) => [deptId, deptType])).toEqual([[root, '1']])
})

test('organisation: ancestors of departments are listed once', async () => {
  const { buying, tools, reader } = await anOrganisation()
  const above = (deptIds: string) => as(reader, getCatalogDeptIds, { deptIds })
  const root = tools.path[0]!
  expect((await above(tools.id)).toSorted()).toEqual([root, buying.id].toSorted())
  expect((await above(`${tools.id},${buying.id}`)).toSorted()).toEqual([root, buying.id].toSorted())
  expect(await above(root)).toEqual([])
})

test('organisation: foreign departments are not found, and reading requires the permission', async () => {
  const { buying, tools, ann } = await anOrganisation()
  const stranger = await aPerson(await aTenant(), { permissions: ['org.read'], entrance: 'operator', name: '外人' })
  expect(await as(stranger, getDeptListByIds, { deptIds: `${buying.id},${tools.id}` })).toEqual([])
  expect(await as(stranger, getDeptListByDeptName, { deptId: buying.id })).toEqual({ userDeptIds: [], sysDeptList: [] })
  expect(await refusalOf(as(ann, getDeptListByIds, { deptIds: tools.id }))).toBe('permission.denied')
  expect(await as(stranger, getCatalogDeptIds, { deptIds: tools.id })).toEqual([])
  expect(await refusalOf(as(ann, getDeptListByDeptName, {}))).toBe('permission.denied')
  expect(await refusalOf(as(ann, getCatalogDeptIds, { deptIds: tools.id }))).toBe('permission.denied')
})

test.each(['', ',', '1,', '1,,2', 'x', '1;2', Array.from({ length: 201 }, () => '1').join(',')])(
  'organisation: ids in the form %j are refused',
  async (deptIds) => {
    const { reader } = await anOrganisation()
    expect(await refusalOf(as(reader, getCatalogDeptIds, { deptIds }))).toBe('input.invalid')
  },
)

test('organisation: a tenant can hide the top department in paths; only its operators decide that', async () => {
  const { tenant, buying, tools, reader, ben } = await anOrganisation()
  const paths = async () => [
    (await as(ben, qryUserRefDetail, {})).deptInfo.fullDeptName,
    ...(await as(reader, getDeptListByIds, { deptIds: tools.id })).map(({ fullDeptName }) => fullDeptName),
    ...(await as(reader, qryChildList, { deptId: buying.id })).map(({ fullDeptName }) => fullDeptName),
    ...(await as(ben, myAccounts, {})).map(({ fullDeptName }) => fullDeptName),
  ]
  expect(await paths()).toEqual(Array.from({ length: 4 }, () => tools.fullName))
  await database.write(tenant.id, (tx) => storeSettings(tx, { isHideTopDept: '1' }))
  const [top = '', ...below] = tools.fullName.split('/')
  expect(await paths()).toEqual(Array.from({ length: 4 }, () => below.join('/')))
  expect((await as(reader, qryChildList, {})).map(({ fullDeptName }) => fullDeptName)).toEqual([top])
})
