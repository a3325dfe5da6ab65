import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import { qryDeptUsers } from '#contract/identity/identity.ts'
import { createPosition } from '#contract/identity/positions.ts'
import * as contract from '#contract/imports/people.ts'
import { aDepartment, aPerson, as, aTenant, database, type Person, refusalOf } from '#test/app.ts'
import { download, upload } from '#test/upload.ts'

const headings = '*姓名,*账号（工号）,*部门（编码或全称）,手机号码,邮箱'
const csv = (...rows: string[]) => ({ name: '人员.csv', content: `\uFEFF${[headings, ...rows].join('\n')}\n` })
const send = (person: Person, mode: 'check' | 'valid' | 'all', ...rows: string[]) =>
  upload(person, contract.importPeople, csv(...rows), { mode })

async function anOrganisation() {
  const tenant = await aTenant()
  const dept = await aDepartment(tenant)
  const operator = await aPerson(tenant, { permissions: ['org.read', 'org.manage'], entrance: 'operator' })
  await aPerson(tenant, { mobile: '13800000001' })
  return {
    tenant,
    dept,
    operator,
    found: async (keyword: string) => (await as(operator, qryDeptUsers, { keyword })).total,
  }
}

test('import of people: a check reports every invalid cell and writes nothing', async () => {
  const { tenant, dept, operator, found } = await anOrganisation()
  const code = dept.fullName.split(' ').at(-1)!
  await database.write(tenant.id, async (tx) => {
    await tx.updateTable('identity.users').set({ code: 'TAKEN' }).where('id', '=', operator.userId).execute()
  })
  const result = await send(
    operator,
    'check',
    `林知远,QM-1,${dept.fullName},138 0000 0002,lin@example.com`,
    `沈若川,TAKEN,${code},,`,
    `,QM-1,没有的部门,13800000001,nobody`,
    `叶知秋,有空 格,${code},123,`,
  )
  expect(result).toMatchObject({ total: 4, valid: 1, imported: 0, problemCount: 8 })
  expect(result.problems.map(({ row, field, message }) => `${row} ${field} ${message}`)).toEqual([
    '3 userCode 该账号已存在',
    '4 userName 不能为空',
    '4 email 邮箱格式不正确',
    '4 userCode 与第 2 行重复',
    '4 mobile 该手机号码已被其他用户使用，请更换号码或联系单位管理员',
    '4 dept 没有编码或全称为“没有的部门”的部门',
    '5 userCode 账号须为 2-40 位字母、数字或 . _ @ -，以字母或数字开头',
    '5 mobile 手机格式不正确',
  ])
  expect(await found('QM-1')).toBe(0)
})

test('import of people: valid rows are kept, or nothing is', async () => {
  const { tenant, dept, operator, found } = await anOrganisation()
  const rows = [`林知远,QM-1,${dept.fullName},13900000001,`, `沈若川,QM-2,没有,,`, `叶知秋,QM-3,${dept.fullName},,`]
  expect(await send(operator, 'all', ...rows)).toMatchObject({ valid: 2, imported: 0, problemCount: 1 })
  expect(await found('QM-')).toBe(0)
  expect(await send(operator, 'valid', ...rows)).toMatchObject({ valid: 2, imported: 2, problemCount: 1 })
  expect(await found('QM-')).toBe(2)
  const again = await send(operator, 'all', rows[0]!, rows[2]!)
  expect(again.problems.map(({ message }) => message)).toEqual([
    '该账号已存在',
    '该手机号码已被其他用户使用，请更换号码或联系单位管理员',
    '该账号已存在',
  ])
  const added = await database.read(tenant.id, (db) =>
    db.selectFrom('kit.events').select('data').where('name', '=', 'account.added').orderBy('id').execute(),
  )
  expect(added.map(({ data }) => data['userCode'])).toEqual(['QM-1', 'QM-3'])
})

test('import of people: the template is readable and lists the departments', async () => {
  const { dept, operator, found } = await anOrganisation()
  const { content } = await download(operator, contract.peopleTemplate, {})
  const book = new exceljs.Workbook()
  await book.xlsx.load(new Uint8Array(content).buffer)
  expect(book.worksheets.map(({ name }) => name)).toEqual(['人员', '部门'])
  expect(book.worksheets[1]!.getColumn(2).values).toContain(dept.fullName)
  book.worksheets[0]!.addRow(['林知远', 'QM-1', dept.fullName, 13_900_000_001, ''])
  const filled = { name: 'people.xlsx', content: Buffer.from(await book.xlsx.writeBuffer()) }
  const result = await upload(operator, contract.importPeople, filled, { mode: 'all' })
  expect(result).toMatchObject({ total: 1, valid: 1, imported: 1, problems: [] })
  expect(await found('QM-1')).toBe(1)
})

test('import of people: too many rows, missing columns, no rows, and missing permission are refused', async () => {
  const { tenant, dept, operator } = await anOrganisation()
  const many = Array.from({ length: contract.maxPeopleRows + 1 }, (_, n) => `人,X-${n},${dept.fullName},,`)
  const without = { name: 'people.csv', content: '姓名,手机号码\n林知远,\n' }
  const buyer = await aPerson(tenant, { permissions: ['org.manage'] })
  const refusals = [
    send(operator, 'all', ...many),
    upload(operator, contract.importPeople, without, { mode: 'check' }),
    send(operator, 'check'),
    send(buyer, 'check', 'a'),
  ]
  expect(await Promise.all(refusals.map(refusalOf))).toEqual([
    'import.tooManyRows',
    'peopleImport.headings',
    'import.empty',
    'permission.denied',
  ])
  expect(await send(operator, 'all', ...many.slice(1))).toMatchObject({ total: 2000, imported: 2000 })
})

test('import of people: positions and managers, also among the new people, but no circle', async () => {
  const { dept, operator } = await anOrganisation()
  await as(operator, createPosition, { code: 'P-1', name: '采购主管', enName: '' })
  const all = `${headings},岗位（编码或名称）,直接上级（账号）`
  const sheet = (...rows: string[]) => ({ name: '人员.csv', content: `\uFEFF${[all, ...rows].join('\n')}\n` })
  const wrong = await upload(
    operator,
    contract.importPeople,
    sheet(`甲,C-1,${dept.fullName},,,没有,C-9`, `乙,C-2,${dept.fullName},,,,C-3`, `丙,C-3,${dept.fullName},,,,C-2`),
    { mode: 'all' },
  )
  expect(wrong.problems.map(({ row, field, message }) => `${row} ${field} ${message}`)).toEqual([
    '2 position 没有编码或名称为“没有”的岗位',
    '2 manager 没有账号为“C-9”的人员',
    '3 manager 不能选择本人或其下级作为直接上级',
    '4 manager 不能选择本人或其下级作为直接上级',
  ])
  const right = await upload(
    operator,
    contract.importPeople,
    sheet(`甲,C-1,${dept.fullName},,,采购主管,`, `乙,C-2,${dept.fullName},,,P-1,C-1`),
    { mode: 'all' },
  )
  expect(right).toMatchObject({ imported: 2, problems: [] })
  const { records } = await as(operator, qryDeptUsers, { keyword: 'C-2' })
  expect(records[0]).toMatchObject({ positionName: '采购主管', managerName: '甲' })
})
