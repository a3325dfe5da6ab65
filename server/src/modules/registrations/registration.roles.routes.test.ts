import { expect, test } from 'vitest'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { addRole, listRoles } from '#contract/identity/roles.ts'
import * as sms from '#contract/login/sms.ts'
import type { Permission } from '#contract/permissions.ts'
import * as queue from '#contract/registrations/queue.ts'
import * as contract from '#contract/registrations/registrations.ts'
import { listDepartments } from '#contract/identity/departments.ts'
import { queryCatalogList } from '#contract/catalogue/categories.ts'
import { aPerson, as, aTenant, type Person, refusalOf, type TestTenant } from '#test/app.ts'
import { ageCounters, lastCode, solvedCaptcha } from '#test/sms.ts'

const mobile = '13900139007'
const form = { deptName: '西南分公司', contactName: '周西南', mobile, reason: '新设分公司，需要独立采购' }
const manager: Permission[] = ['registration.manage', 'org.manage', 'org.read', 'role.manage', 'role.grant']

/** Tenant with a pending registration, and an operator with these permissions. */
async function waiting(permissions: Permission[] = manager) {
  const tenant = await aTenant({ deptEnable: '1', smsLogin: '1' })
  const { validCode: verifyCode, validCodeKey: verifyKey } = solvedCaptcha()
  const uuid = await as(tenant, contract.requestRegistrationCode, { mobile, verifyCode, verifyKey })
  await as(tenant, contract.sendRegistrationCode, { uuid })
  const proof = { uuid, msgCode: await lastCode(tenant, mobile) }
  await as(tenant, contract.submitRegistration, { ...form, ...proof })
  const operator = await aPerson(tenant, { entrance: 'operator', permissions })
  const [request] = (await as(operator, queue.listRegistrations, { status: '02' })).records
  const { id, version, deptName } = request!
  const approval = { id, version, deptName, pDeptId: tenant.root.id, deptCode: `D${id}`, deptType: '1' as const }
  return { tenant, operator, approval: { ...approval, userCode: `u${id}` } }
}

async function aRole(tenant: TestTenant, name: string, permissions: Permission[]): Promise<string> {
  const granter = await aPerson(tenant, { entrance: 'operator', permissions: ['role.manage', 'role.grant'] })
  const { id } = await as(granter, addRole, { code: `r${Date.now()}${name}`, name, enName: name, permissions })
  return id
}

/** Person of the number, logged in by SMS code. */
async function logIn(tenant: TestTenant): Promise<Pick<Person, 'host' | 'token'>> {
  await ageCounters(tenant, 61)
  const uuid = await as(tenant, sms.validLoginMobile, { mobile, ...solvedCaptcha() })
  await as(tenant, sms.sendLoginMsg, { uuid })
  const { authToken } = await as(tenant, sms.mobileLogin, { uuid, msgCode: await lastCode(tenant, mobile) })
  return { host: tenant.host, token: authToken }
}
const departmentsNamed = async (operator: Person, keyword: string) =>
  (await as(operator, listDepartments, { keyword })).records

test('registrations: the approved contact logs in with the roles of the approval', async () => {
  const { tenant, operator, approval } = await waiting()
  const [follower, reader] = [await aRole(tenant, 'f', ['goods.read']), await aRole(tenant, 'r', ['org.read'])]
  await as(operator, queue.approveRegistration, { ...approval, roleIds: [follower, reader, follower] })
  const contact = await logIn(tenant)
  const { userPermList } = await as(contact, qryUserRefDetail, {})
  const permissions = userPermList.filter(({ permType }) => permType === '3').map(({ permCode }) => permCode)
  expect(permissions.toSorted()).toEqual(['goods.read', 'org.read'])
  expect(await refusalOf(as(contact, queryCatalogList, {}))).toBe('accepted')
  const { records } = await as(operator, listRoles, {})
  expect(records.filter(({ id }) => [follower, reader].includes(id)).map(({ members }) => members)).toEqual([1, 1])
})

test('registrations: without roles the contact logs in without permissions', async () => {
  const { tenant, operator, approval } = await waiting()
  await as(operator, queue.approveRegistration, approval)
  const contact = await logIn(tenant)
  expect(await refusalOf(as(contact, queryCatalogList, {}))).toBe('permission.denied')
})

test('registrations: approvers can assign only roles that they may grant', async () => {
  const { tenant, operator, approval } = await waiting(['registration.manage', 'org.manage', 'org.read', 'role.manage'])
  const within = await aRole(tenant, 'within', ['org.read'])
  const beyond = await aRole(tenant, 'beyond', ['org.read', 'goods.read'])
  const offered = (await as(operator, queue.listAssignableRoles, {})).map(({ id }) => id)
  expect(offered).toContain(within)
  expect(offered).not.toContain(beyond)
  const approve = (roleIds: string[]) => refusalOf(as(operator, queue.approveRegistration, { ...approval, roleIds }))
  expect(await approve([within, beyond])).toBe('role.notGrantable')
  expect(await approve(['999999999'])).toBe('thing.notFound')
  expect(await departmentsNamed(operator, '西南')).toEqual([])
  expect(await approve([within])).toBe('accepted')
})

test('registrations: roles violating separation of duties are refused', async () => {
  const { tenant, operator, approval } = await waiting()
  const roleIds = [await aRole(tenant, 'manage', ['role.manage']), await aRole(tenant, 'audit', ['system.audit'])]
  const both = as(operator, queue.approveRegistration, { ...approval, roleIds })
  expect(await refusalOf(both)).toBe('role.separated')
  expect(await departmentsNamed(operator, '西南')).toEqual([])
  expect(await refusalOf(as(operator, queue.approveRegistration, { ...approval, roleIds: [roleIds[0]!] }))).toBe(
    'accepted',
  )
})

test('registrations: approvers without the permission assign no roles, and without an account there are none', async () => {
  const { tenant, operator, approval } = await waiting(['registration.manage', 'org.manage', 'org.read', 'goods.read'])
  const roleIds = [await aRole(tenant, 'goods', ['goods.read'])]
  expect(await as(operator, queue.listAssignableRoles, {})).toEqual([])
  const approve = (change: object) => refusalOf(as(operator, queue.approveRegistration, { ...approval, ...change }))
  expect(await approve({ roleIds })).toBe('thing.notAllowed')
  expect(await approve({ userCode: '', roleIds })).toBe('registration.rolesWithoutAccount')
  const buyer = await aPerson(tenant, { permissions: ['registration.manage'] })
  expect(await refusalOf(as(buyer, queue.listAssignableRoles, {}))).toBe('permission.denied')
  expect(await approve({ roleIds: [] })).toBe('accepted')
})
