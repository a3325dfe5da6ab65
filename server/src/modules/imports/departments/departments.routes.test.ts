import { expect, test } from 'vitest'
import { listDepartments } from '#contract/identity/departments.ts'
import * as contract from '#contract/imports/departments.ts'
import { aDepartment, aPerson, as, aTenant, type Person, refusalOf } from '#test/app.ts'
import { upload } from '#test/upload.ts'

const headings = '*部门名称,*部门编码,上级部门（编码或全称）,类型（单位或部门）'
const send = (person: Person, mode: 'check' | 'valid' | 'all', ...rows: string[]) =>
  upload(
    person,
    contract.importDepartments,
    { name: '部门.csv', content: `\uFEFF${[headings, ...rows].join('\n')}\n` },
    { mode },
  )

async function anOrganisation() {
  const tenant = await aTenant()
  const dept = await aDepartment(tenant)
  const operator = await aPerson(tenant, { permissions: ['org.read', 'org.manage'], entrance: 'operator' })
  const found = async (keyword: string) => (await as(operator, listDepartments, { keyword })).records
  return { tenant, dept, operator, found }
}

test('import of departments: whole trees in any order, below what there is and below the top', async () => {
  const { dept, operator, found } = await anOrganisation()
  const rows = ['班组一,D-3,D-2,', `车间,D-2,${dept.fullName},部门`, '分公司,D-1,,单位']
  expect(await send(operator, 'check', ...rows)).toMatchObject({ total: 3, valid: 3, imported: 0, problems: [] })
  expect(await found('D-')).toEqual([])
  expect(await send(operator, 'all', ...rows)).toMatchObject({ imported: 3 })
  const all = await found('D-')
  expect(all.find(({ deptCode }) => deptCode === 'D-3')!.fullDeptName).toBe(`${dept.fullName}/车间/班组一`)
  expect(all.find(({ deptCode }) => deptCode === 'D-1')!.deptType).toBe('1')
})

test('import of departments: every invalid cell is reported, and what is below an invalid row is not written', async () => {
  const { operator, found } = await anOrganisation()
  const rows = ['甲,E-1,没有的,', '乙,E-2,E-1,', '丙,E-3,E-4,', '丁,E-4,E-3,', ',E 5,,集团', '戊,E-6,,', '己,E-6,,']
  const { problems, valid } = await send(operator, 'check', ...rows)
  expect(problems.map(({ row, field, message }) => `${row} ${field} ${message}`)).toEqual([
    '2 parent 没有编码或全称为“没有的”的上级部门',
    '3 parent 上级部门所在的行有错误',
    '4 parent 上级部门不能是本部门或其下级部门',
    '5 parent 上级部门不能是本部门或其下级部门',
    '6 deptName 不能为空',
    '6 deptCode 编码须为 1-32 位字母、数字、下划线或短横线',
    '6 deptType 类型须为“单位”或“部门”',
    '8 deptCode 与第 7 行重复',
  ])
  expect(valid).toBe(1)
  expect(await send(operator, 'all', ...rows)).toMatchObject({ imported: 0 })
  expect(await send(operator, 'valid', ...rows)).toMatchObject({ imported: 1 })
  expect((await found('E-')).map(({ deptCode }) => deptCode)).toEqual(['E-6'])
  expect((await send(operator, 'check', '戊,E-6,,')).problems).toMatchObject([{ message: '该部门编码已存在' }])
})

test('import of departments: of another tenant none is above, and only managers of people import', async () => {
  const { tenant, operator } = await anOrganisation()
  const other = await anOrganisation()
  const reader = await aPerson(tenant, { permissions: ['org.read'], entrance: 'operator' })
  const { problems } = await send(operator, 'check', `甲,F-1,${other.dept.fullName},`)
  expect(problems.map(({ field }) => field)).toEqual(['parent'])
  expect(await refusalOf(send(reader, 'check', '甲,F-1,,'))).toBe('permission.denied')
})
