import { expect, test } from 'vitest'
import { createDelegation, listDelegations } from '#contract/approvals/approvalActions.ts'
import { listApprovalRules, saveApprovalRule } from '#contract/approvals/approvalRules.ts'
import { listTasks } from '#contract/approvals/approvalTasks.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import * as contract from '#contract/identity/offboarding.ts'
import { listRoles } from '#contract/identity/roles.ts'
import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import { aPerson, as, aTenant, clock, database, type Person, refusalOf, runJob } from '#test/app.ts'
import { aCompany, draft, submit } from '#test/approvals/inbox.ts'
import { head } from '#test/approvals/nodes.ts'

const decide = { permissions: ['approval.decide'] as const }

test('offboarding: all accounts of a person end, and all of their open work is handed over in one step', async () => {
  const { tenant, boss, buyer } = await aCompany()
  const leaver = await aPerson(tenant, { ...decide, name: '林知远' })
  const second = await aPerson(tenant, { ...decide, person: leaver.personId })
  const [receiver, deputy] = [await aPerson(tenant, { ...decide, name: '顾言之' }), await aPerson(tenant, decide)]
  const named = { ...head, source: 'users' as const, userIds: [leaver.userId] }
  await as(boss, saveApprovalRule, draft({ nodes: [named] }))
  await submit(buyer, '甲')
  const day = dayOf(clock())
  await as(leaver, createDelegation, { toUserId: deputy.userId, startsOn: day, endsOn: dayAfter(day, 9), reason: '' })
  const operator = await aPerson(tenant, {
    entrance: 'operator',
    permissions: ['org.manage', 'org.read', 'role.manage', 'role.grant', 'approval.decide'],
  })
  const plan = await as(operator, contract.getOffboardPlan, { userId: leaver.userId })
  expect(plan.accounts.map(({ userId }) => userId)).toEqual([leaver.userId, second.userId])
  expect(plan.work.map(({ kind }) => kind).toSorted()).toEqual(['approvalRules', 'approvals', 'delegations'])
  await as(operator, contract.offboard, { userId: leaver.userId, openTasksTo: receiver.userId, reason: '离职' })
  const after = await as(operator, contract.getOffboardPlan, { userId: leaver.userId })
  expect(after).toMatchObject({ work: [], accounts: [{ isOpen: false }, { isOpen: false }] })
  expect((await as(receiver, listTasks, { tab: 'todo' })).records).toMatchObject([{ title: '甲' }])
  expect((await as(boss, listApprovalRules, {}))[0]!.nodes[0]!.userIds).toEqual([receiver.userId])
  expect(await as(deputy, listDelegations, {})).toMatchObject([{ state: 'ended' }])
  for (const person of [leaver, second]) expect(await refusalOf(as(person, qryUserRefDetail, {}))).toBe('session.none')
  expect(await refusalOf(as(operator, contract.offboard, { userId: operator.userId, reason: '' }))).toBe('person.own')
})

async function anOrganisation() {
  const tenant = await aTenant()
  const administrator = await aPerson(tenant, { entrance: 'operator', permissions: ['role.manage', 'role.grant'] })
  const person = await aPerson(tenant, { permissions: ['goods.read'] })
  const lent = await aPerson(tenant, { permissions: ['order.submit'], role: 'lent' })
  const { records } = await as(administrator, listRoles, { limit: 50 })
  const roleId = records.find(({ code }) => code === 'lent')!.id
  const why = (of: Person, permission: string) =>
    as(administrator, contract.explainAccess, { userId: of.userId, permission })
  return { tenant, administrator, person, lent, roleId, why }
}

test('grants: a role for a time counts until its last day, and is explained', async () => {
  const { tenant, administrator, person, lent, roleId, why } = await anOrganisation()
  expect(await why(person, 'order.submit')).toMatchObject({ isPermitted: false, grants: [] })
  const day = dayOf(clock())
  const grant = { userId: person.userId, roleId, endsOn: dayAfter(day, 3), reason: '代班' }
  expect(await refusalOf(as(administrator, contract.grantRoleUntil, { ...grant, endsOn: dayAfter(day, -1) }))).toBe(
    'role.endPast',
  )
  expect(await refusalOf(as(administrator, contract.grantRoleUntil, { ...grant, userId: lent.userId }))).toBe(
    'role.heldForGood',
  )
  await as(administrator, contract.grantRoleUntil, grant)
  expect(await why(person, 'order.submit')).toMatchObject({
    isPermitted: true,
    grants: [{ endsOn: grant.endsOn, isInTime: true, grantedByName: administrator.userName, reason: '代班' }],
  })
  const clerk = await aPerson(tenant, { entrance: 'operator', permissions: ['role.manage'] })
  const longer = { ...grant, endsOn: dayAfter(day, 30) }
  // To extend a role takes what it takes to give it.
  expect(await refusalOf(as(clerk, contract.grantRoleUntil, longer))).toBe('role.notGrantable')
  expect(await why(person, 'order.submit')).toMatchObject({ grants: [{ endsOn: grant.endsOn }] })
  await as(administrator, contract.grantRoleUntil, longer)
  expect(await why(person, 'order.submit')).toMatchObject({ grants: [{ endsOn: longer.endsOn }] })
  const functions = async () => (await as(person, qryUserRefDetail, {})).userPermList.map(({ permCode }) => permCode)
  await expect.poll(functions).toContain('order.submit')
  await database.write(tenant.id, (tx) =>
    tx
      .updateTable('identity.user_roles')
      .set({ ends_on: dayAfter(day, -1) })
      .where('user_id', '=', person.userId)
      .where('role_id', '=', roleId)
      .execute(),
  )
  expect((await why(person, 'order.submit')).isPermitted).toBe(false)
  await runJob('identity.endGrants', tenant.id)
  expect(await why(person, 'order.submit')).toMatchObject({ grants: [] })
})
