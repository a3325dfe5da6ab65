import { expect, test } from 'vitest'
import { listAuditLog } from '#contract/identity/auditLog.ts'
import { addPerson, setAccountStatus } from '#contract/identity/people.ts'
import { addRole } from '#contract/identity/roles.ts'
import { aDepartment, aPerson, as, aTenant, refusalOf } from '#test/app.ts'

async function withChanges() {
  const tenant = await aTenant()
  const auditor = await aPerson(tenant, { permissions: ['system.audit'], entrance: 'operator' })
  const operator = await aPerson(tenant, {
    permissions: ['org.manage', 'role.manage', 'role.grant'],
    entrance: 'operator',
    name: '裴知礼',
  })
  const dept = await aDepartment(tenant)
  const draft = { userName: '沈若川', userCode: 'QM-01', deptId: dept.id, entrance: 'purchaser', mobile: '', email: '' }
  const { accounts } = await as(operator, addPerson, { ...draft, entrance: 'purchaser' })
  await as(operator, setAccountStatus, { userId: accounts[0]!.userId, status: 'disabled' })
  const role = { code: 'keeper', name: '保管员', enName: 'Keeper', permissions: ['goods.read' as const] }
  await as(operator, addRole, role)
  return { tenant, auditor, operator }
}

test('audit log: shows who changed accounts, roles and departments, newest first', async () => {
  const { auditor, operator } = await withChanges()
  const { records } = await as(auditor, listAuditLog, {})
  expect(
    records.map(({ what, kind, subject, actorName, actorCode }) => [what, kind, subject, actorName, actorCode]),
  ).toEqual([
    ['role.added', 'role', '保管员', '裴知礼', operator.userCode],
    ['account.disabled', 'account', '沈若川', '裴知礼', operator.userCode],
    ['account.added', 'account', '沈若川', '裴知礼', operator.userCode],
  ])
  expect(records[0]!.added).toHaveLength(1)
  const found = async (input: object) => (await as(auditor, listAuditLog, input)).records.map(({ what }) => what)
  expect(await found({ kind: 'role' })).toEqual(['role.added'])
  expect(await found({ keyword: operator.userCode, kind: 'account' })).toHaveLength(2)
  expect(await found({ keyword: '沈若川' })).toEqual([])
  expect(await found({ endDay: '2020-01-01' })).toEqual([])
  expect(await found({ beginDay: '2020-01-01' })).toHaveLength(3)
})

test('audit log: is read with its permission alone, in the back office of the own tenant', async () => {
  const { tenant, operator } = await withChanges()
  const buyer = await aPerson(tenant, { permissions: ['system.audit'] })
  const stranger = await aPerson(await aTenant(), { permissions: ['system.audit'], entrance: 'operator' })
  expect(await refusalOf(as(operator, listAuditLog, {}))).toBe('permission.denied')
  expect(await refusalOf(as(buyer, listAuditLog, {}))).toBe('permission.denied')
  expect((await as(stranger, listAuditLog, {})).total).toBe(0)
})
