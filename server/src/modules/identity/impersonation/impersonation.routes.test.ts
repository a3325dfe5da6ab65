import { expect, test } from 'vitest'
import { myFactors } from '#contract/login/factors.ts'
import { changePasswd } from '#contract/login/passwords.ts'
import { changeLoginDept } from '#contract/login/accountSwitch.ts'
import { myLogins, mySessions } from '#contract/identity/account.ts'
import { exportDeptUsers, logout, qryDeptUsers, qryUserRefDetail } from '#contract/identity/identity.ts'
import { endImpersonation, impersonate } from '#contract/identity/impersonation.ts'
import { setAccountStatus } from '#contract/identity/people.ts'
import { changeRoleMembers, listRoles } from '#contract/identity/roles.ts'
import { listLoginLog, listOperationLog } from '#contract/logs/logs.ts'
import { listOrders } from '#contract/ordering/orderLists.ts'
import { listPayeeAccounts } from '#contract/payments/payees.ts'
import { getShortcuts, saveShortcuts } from '#contract/workbench/workbench.ts'
import { aPerson, as, ask, aTenant, moveClock, type Person, refusalOf, server, withWorker } from '#test/app.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

const administering = [
  'person.impersonate',
  'role.manage',
  'role.grant',
  'org.manage',
  'org.read',
  'goods.read',
] as const
const reason = '排查订单页面的问题'

async function aCompany() {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { entrance: 'operator', permissions: [...administering], role: 'operator' })
  const bob = await aPerson(tenant, { permissions: ['goods.read', 'org.read'], role: 'buyer' })
  return { tenant, ann, bob }
}
async function viewing(ann: Person, bob: Person): Promise<Person> {
  const { authToken } = await as(ann, impersonate, { userId: bob.userId, reason })
  return { ...bob, token: authToken }
}

test('viewing as somebody: what they read is shown with both names, nothing is written, exported or proved', async () => {
  const { ann, bob, tenant } = await aCompany()
  expect(await refusalOf(as(ann, impersonate, { userId: bob.userId, reason: ' ' }))).toBe('input.invalid')
  const seen = await viewing(ann, bob)
  const me = await as(seen, qryUserRefDetail, {})
  expect(me.userInfo).toMatchObject({ userId: bob.userId, userName: bob.userName })
  expect(me.viewedBy?.userName).toBe(ann.userName)
  expect((await as(bob, qryUserRefDetail, {})).viewedBy).toBeUndefined()
  expect((await as(seen, qryDeptUsers, {})).total).toBe(2)
  await as(seen, getShortcuts, {})

  expect(await refusalOf(as(seen, saveShortcuts, { shortcuts: [] } as never))).toBe('session.viewing')
  expect(await refusalOf(as(seen, changePasswd, {} as never))).toBe('session.viewing')
  expect(await refusalOf(as(seen, changeLoginDept, { userCode: bob.userCode }))).toBe('session.viewing')
  expect(await refusalOf(as(seen, myFactors, {}))).toBe('session.viewing')
  expect(await refusalOf(as(seen, mySessions, {}))).toBe('session.viewing')
  expect(await refusalOf(as(seen, impersonate, { userId: bob.userId, reason }))).toBe('session.viewing')
  expect((await ask(seen, exportDeptUsers)).json<{ code: number }>().code).toBe(47610)
  // The person sees it among their own logins, and their own session goes on.
  expect((await as(bob, myLogins, {})).records[0]).toMatchObject({ method: 'impersonation', result: 'ok' })
  expect((await as(bob, mySessions, {})).map(({ method }) => method)).toContain('impersonation')

  await server.app.context.callLog.flush()
  const auditor = await aPerson(tenant, { entrance: 'operator', permissions: ['log.read'] })
  const [login] = (await as(auditor, listLoginLog, {})).records
  expect(login).toMatchObject({ userName: bob.userName, byName: ann.userName, method: 'impersonation' })
  const { records } = await as(auditor, listOperationLog, { keyword: ann.userCode, limit: 50 })
  const looked = records.find(({ path }) => path === qryDeptUsers.path)
  expect(looked).toMatchObject({ actorName: ann.userName, onBehalfOfName: bob.userName })
  expect(records.find(({ path }) => path === impersonate.path && looked)).toBeDefined()
  const { rows } = await owner.query(
    `select actor_id, on_behalf_of, reason from kit.events where tenant_id = $1 and name = 'account.impersonated'`,
    [tenant.id],
  )
  expect(rows).toEqual([{ actor_id: ann.userId, on_behalf_of: bob.userId, reason }])
  await withWorker(tenant.id, () =>
    expect
      .poll(async () => {
        const sent = await owner.query('select title_zh from notifications.messages where tenant_id = $1', [tenant.id])
        return sent.rows.map((row: { title_zh: string }) => row.title_zh)
      })
      .toContain('有人代入查看了您的账号'),
  )
})

test('viewing as somebody: never upward, by whichever account', async () => {
  const { ann, bob, tenant } = await aCompany()
  const refused = (userId: string) => refusalOf(as(ann, impersonate, { userId, reason }))
  const more = await aPerson(tenant, { entrance: 'operator', permissions: ['goods.read', 'order.read'] })
  expect(await refused(more.userId)).toBe('impersonation.upward')
  for (const permission of ['payment.read', 'seal.open', 'signal.read'] as const)
    expect(await refused((await aPerson(tenant, { permissions: [permission] })).userId)).toBe('impersonation.upward')
  const administrator = await aPerson(tenant, { entrance: 'operator', permissions: ['role.manage'] })
  expect(await refused(administrator.userId)).toBe('impersonation.upward')
  const plain = await aPerson(tenant, { person: administrator.personId, permissions: ['goods.read'] })
  expect(await refused(plain.userId)).toBe('impersonation.upward')
  const own = await aPerson(tenant, { person: ann.personId })
  expect(await refused(own.userId)).toBe('person.own')
  expect(await refused((await aPerson(tenant, { entrance: 'expert' })).userId)).toBe('impersonation.entrance')
  expect(await refused((await aPerson(tenant, { supplierId: '1' })).userId)).toBe('thing.notFound')
  expect(await refused((await aPerson(tenant, { hasInitialPassword: true })).userId)).toBe('impersonation.unusable')
  expect(await refused((await aPerson(await aTenant())).userId)).toBe('thing.notFound')
  expect(await refusalOf(as(bob, impersonate, { userId: own.userId, reason }))).toBe('permission.denied')
  // What the person gets meanwhile is not seen, nor what the operator loses.
  const max = await aPerson(tenant, { entrance: 'operator', permissions: ['goods.read', 'org.read'], role: 'watcher' })
  const seen = await viewing(ann, max)
  const roles = (await as(ann, listRoles, {})).records
  const roleOf = (code: string) => roles.find((role) => role.code === code)!.id
  await aPerson(tenant, { permissions: ['order.read'], role: 'reader' })
  const gained = (await as(ann, listRoles, { permission: 'order.read' })).records.map(({ id }) => id)
  for (const roleId of gained) await as(ann, changeRoleMembers, { roleId, add: [max.userId], remove: [] })
  server.authenticator.forgetSessions([await sessionOf(max), max.sessionId])
  const codesOf = async (person: Person) =>
    (await as(person, qryUserRefDetail, {})).userPermList.map(({ permCode }) => permCode)
  expect(await codesOf(max)).toContain('order.read')
  expect(await codesOf(seen)).not.toContain('order.read')
  expect(await codesOf(seen)).toContain('goods.read')
  await aPerson(tenant, { entrance: 'operator', permissions: ['role.manage', 'role.grant'], role: 'second' })
  await owner.query('delete from identity.user_roles where tenant_id = $1 and user_id = $2 and role_id = $3', [
    tenant.id,
    ann.userId,
    roleOf('operator'),
  ])
  server.authenticator.forgetSessions([await sessionOf(max)])
  expect(await refusalOf(as(seen, qryDeptUsers, {}))).toBe('session.none')
})

test('viewing as a buyer: with permissions that no operator holds, without those that are never viewed', async () => {
  const { ann, tenant } = await aCompany()
  const buyer = await aPerson(tenant, { permissions: ['order.read'], role: 'orders' })
  const seen = await viewing(ann, buyer)
  expect((await as(seen, listOrders, {})).records).toEqual([])
  await aPerson(tenant, { permissions: ['payment.read'], role: 'payer' })
  const { records } = await as(ann, listRoles, { permission: 'payment.read' })
  for (const { id: roleId } of records) await as(ann, changeRoleMembers, { roleId, add: [buyer.userId], remove: [] })
  server.authenticator.forgetSessions([await sessionOf(buyer), buyer.sessionId])
  await as(buyer, listPayeeAccounts, {})
  expect(await refusalOf(as(seen, listPayeeAccounts, {}))).toBe('permission.denied')
})

/** Session in which somebody views as a person. */
async function sessionOf(person: Person): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    'select id from identity.sessions where tenant_id = $1 and user_id = $2 and by_user_id is not null order by id desc limit 1',
    [person.tenantId, person.userId],
  )
  return rows[0]!.id
}

test('viewing as somebody: ends by hand, with the own session, with the account and after 30 minutes', async () => {
  const { ann, bob } = await aCompany()
  expect(await refusalOf(as(bob, endImpersonation, {}))).toBe('impersonation.none')
  const first = await viewing(ann, bob)
  const { authToken } = await as(first, endImpersonation, {})
  expect((await as({ ...ann, token: authToken }, qryUserRefDetail, {})).userInfo.userId).toBe(ann.userId)
  expect(await refusalOf(as(first, qryUserRefDetail, {}))).toBe('session.none')
  await as(bob, qryUserRefDetail, {})

  const second = await viewing(ann, bob)
  const minute = 60_000
  moveClock(29 * minute)
  try {
    await as(second, qryUserRefDetail, {})
    moveClock(2 * minute)
    expect(await refusalOf(as(second, qryUserRefDetail, {}))).toBe('session.none')
    moveClock(-2 * minute)
  } finally {
    moveClock(-29 * minute)
  }

  const third = await viewing(ann, bob)
  await as(ann, logout, {})
  server.authenticator.forgetSessions([await sessionOf(bob)])
  expect(await refusalOf(as(third, qryUserRefDetail, {}))).toBe('session.none')
})

test('viewing as somebody: leaving ends both sessions, a disabled account its own', async () => {
  const { ann, bob, tenant } = await aCompany()
  const kim = await aPerson(tenant, { entrance: 'operator', role: 'operator' })
  const byKim = await viewing(kim, bob)
  await as(ann, setAccountStatus, { userId: bob.userId, status: 'disabled' })
  expect(await refusalOf(as(byKim, qryUserRefDetail, {}))).toBe('session.none')
  await as(ann, setAccountStatus, { userId: bob.userId, status: 'active' })
  const seen = await viewing(kim, bob)
  await as(seen, logout, {})
  expect(await refusalOf(as(seen, qryUserRefDetail, {}))).toBe('session.none')
  expect(await refusalOf(as(kim, qryUserRefDetail, {}))).toBe('session.none')
})
