import { expect, test } from 'vitest'
import { qryDeptUsers } from '#contract/identity.ts'
import { aDepartment, aPerson, as, aTenant, database, refusalOf } from '#test/app.ts'
import { aSupplier } from '#test/shop.ts'

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

test('the people of a department, with those below it or without', async () => {
  const { buying, tools, reader, ann } = await anOrganisation()
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
      roles: [{ name: '角色', enName: 'Role' }],
      status: 'active',
      lastLoginAt: expect.any(String),
    },
  ])
})

test('people are found by name and account, by whether they may log in, and a page at a time', async () => {
  const { tenant, buying, reader, ann, ben } = await anOrganisation()
  await database.write(tenant.id, (tx) =>
    tx.updateTable('identity.users').set({ disabled: true }).where('id', '=', ben.userId).execute(),
  )
  expect(names(await as(reader, qryDeptUsers, { keyword: ' 若川 ' }))).toEqual(['沈若川'])
  expect(names(await as(reader, qryDeptUsers, { keyword: ann.userCode.toUpperCase() }))).toEqual(['林知远'])
  expect((await as(reader, qryDeptUsers, { keyword: '%' })).total).toBe(0)
  expect(names(await as(reader, qryDeptUsers, { status: 'disabled' }))).toEqual(['沈若川'])
  expect(names(await as(reader, qryDeptUsers, { deptId: buying.id, status: 'active' }))).toEqual(['林知远'])

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

test('nobody reads them without the permission, of another tenant, or among suppliers', async () => {
  const { tenant, buying, reader, ann } = await anOrganisation()
  const stranger = await aPerson(await aTenant(), { permissions: ['org.read'], entrance: 'operator', name: '外人' })
  await aPerson(tenant, { supplierId: await aSupplier(tenant), name: '叶知秋' })
  expect(await refusalOf(as(ann, qryDeptUsers, {}))).toBe('permission.denied')
  expect(names(await as(stranger, qryDeptUsers, {}))).toEqual(['外人'])
  expect((await as(stranger, qryDeptUsers, { deptId: buying.id })).total).toBe(0)
  expect((await as(reader, qryDeptUsers, { keyword: '叶知秋' })).total).toBe(0)
})
