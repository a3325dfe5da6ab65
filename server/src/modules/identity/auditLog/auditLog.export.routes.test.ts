import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportAuditLog } from '#contract/identity/auditLog.ts'
import { editDepartment, moveDepartment } from '#contract/identity/departments.ts'
import { addPerson, editPerson } from '#contract/identity/people.ts'
import { addRole, setAccountRoles } from '#contract/identity/roles.ts'
import { maxExported } from '#contract/kit/list.ts'
import type { Input } from '#contract/kit/route.ts'
import { permissions } from '#contract/permissions.ts'
import { aDepartment, aPerson, ask, as, aTenant, database, type Person, refusalOf, type TestTenant } from '#test/app.ts'
import { download } from '#test/upload.ts'
import { rowsOf } from '#test/workbook.ts'

type Filter = Input<typeof exportAuditLog>
const rowsFor = async (reader: Person, filter: Filter = {}) => rowsOf(await download(reader, exportAuditLog, filter))
const rowsInEnglish = async (reader: Person) =>
  rowsOf({ content: (await ask(reader, exportAuditLog, {}, { 'accept-language': 'en' })).rawPayload })

const anAuditor = (tenant: TestTenant) => aPerson(tenant, { permissions: ['system.audit'], entrance: 'operator' })

async function withChanges() {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, {
    permissions: ['org.read', 'org.manage', 'role.manage', 'role.grant'],
    entrance: 'operator',
    name: '裴知礼',
  })
  const [dept, parent] = [await aDepartment(tenant), await aDepartment(tenant)]
  const draft = { userName: '沈若川', userCode: 'QM-01', deptId: dept.id, mobile: '13800000001', email: '' }
  const { accounts } = await as(operator, addPerson, { ...draft, entrance: 'purchaser' })
  const { userId, version } = accounts[0]!
  const edited = { ...draft, userId, version, expiresOn: '2030-12-31', mobile: '13800000002' }
  await as(operator, editPerson, edited)
  const role = { code: 'keeper', name: '=保管员', enName: 'Keeper', permissions: ['goods.read' as const] }
  const { id: roleId } = await as(operator, addRole, role)
  await as(operator, setAccountRoles, { userId, roleIds: [roleId] })
  const code = parent.fullName.split(' ')[1]!
  await as(operator, editDepartment, {
    deptId: parent.id,
    version: 1,
    deptName: '总部',
    deptCode: code,
    deptType: '1',
  })
  await as(operator, moveDepartment, { deptId: dept.id, version: 1, pDeptId: parent.id })
  return { tenant, operator, auditor: await anAuditor(tenant), dept, parent }
}

test('audit log: is exported in words, in both languages, newest first', async () => {
  const { auditor, operator, dept, parent } = await withChanges()
  const rows = await rowsFor(auditor)
  const [root, oldName] = [
    parent.fullName.slice(0, parent.fullName.lastIndexOf('/')),
    parent.fullName.split('/').at(-1),
  ]
  const deptName = dept.fullName.split('/').at(-1)
  const [zhGoods, enGoods] = permissions['goods.read']
  expect(rows.map((row) => row.slice(1))).toEqual(
    [
      ['部门', deptName, '移动部门', `${dept.fullName} → ${root}/总部/${deptName}`],
      ['部门', '总部', '编辑部门', `部门名称：${oldName} → 总部；类型：部门 → 单位`],
      ['账号', '沈若川', '变更角色', '新增：=保管员'],
      ['角色', "'=保管员", '新增角色', `新增：${zhGoods}`],
      ['人员', '沈若川', '更换手机号码', '138****0001 → 138****0002'],
      ['账号', '沈若川', '编辑账号', '有效期至：- → 2030-12-31'],
      ['账号', '沈若川', '新增账号', ''],
    ].map((row) => ['裴知礼', operator.userCode, ...row]),
  )
  for (const [at] of rows) expect(at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect((await rowsInEnglish(auditor)).map((row) => row.slice(3))).toEqual([
    ['Department', deptName, 'Department moved', `${dept.fullName} → ${root}/总部/${deptName}`],
    ['Department', '总部', 'Department edited', `Name: ${oldName} → 总部; Type: Department → Company`],
    ['Account', '沈若川', 'Roles changed', 'Added: =保管员'],
    ['Role', "'=保管员", 'Role added', `Added: ${enGoods}`],
    ['Person', '沈若川', 'Mobile number replaced', '138****0001 → 138****0002'],
    ['Account', '沈若川', 'Account edited', 'Valid until: - → 2030-12-31'],
    ['Account', '沈若川', 'Account added', ''],
  ])
})

test('audit log: an export has what its filter finds, with the permission and in the tenant of the list', async () => {
  const { tenant, operator, auditor } = await withChanges()
  expect(await rowsFor(auditor, { kind: 'role' })).toHaveLength(1)
  expect(await rowsFor(auditor, { keyword: operator.userCode, kind: 'account' })).toHaveLength(3)
  expect(await rowsFor(auditor, { endDay: '2020-01-01' })).toEqual([])
  expect(await rowsFor(auditor, { beginDay: '2020-01-01' })).toHaveLength(7)
  expect(await rowsFor(await anAuditor(await aTenant()))).toEqual([])
  const buyer = await aPerson(tenant, { permissions: ['system.audit'] })
  for (const each of [operator, buyer])
    expect(await refusalOf(download(each, exportAuditLog, {}))).toBe('permission.denied')
})

test('audit log: an export ends after ten thousand rows with a note', async () => {
  const tenant = await aTenant()
  await database.write(tenant.id, (tx) =>
    sql`insert into kit.events (tenant_id, name, entity, entity_id, data, actor_id)
      select ${tenant.id}, 'account.enabled', 'account', 1, '{}', 0 from generate_series(1, ${maxExported + 5}::int)`.execute(
      tx,
    ),
  )
  const rows = await rowsFor(await anAuditor(tenant))
  expect(rows).toHaveLength(maxExported + 1)
  expect(rows[0]!.slice(1)).toEqual(['系统', '', '账号', '', '启用账号', ''])
  expect(rows.at(-1)).toEqual(['仅导出前 10000 条，请缩小筛选范围后重新导出'])
})
