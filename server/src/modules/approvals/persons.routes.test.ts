import { expect, test } from 'vitest'
import { saveApprovalRule } from '#contract/approvals/approvalRules.ts'
import { getTimeline } from '#contract/approvals/approvals.ts'
import { listTasks, transferTask } from '#contract/approvals/approvalTasks.ts'
import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import { aPerson, as, clock, database, type Person, refusalOf } from '#test/app.ts'
import { aCompany, agree, draft, submit } from '#test/approvals/inbox.ts'
import { finance, head } from '#test/approvals/nodes.ts'

/** A company whose buyer has a second account that may decide and heads the department. */
async function withSecondAccount() {
  const company = await aCompany()
  const { tenant, boss, buyer } = company
  await as(boss, saveApprovalRule, draft())
  const second = await aPerson(tenant, {
    permissions: ['approval.decide'],
    role: 'deptHead',
    person: buyer.personId,
    name: '林知远（负责人）',
  })
  return { ...company, second }
}

const handOver = (who: Person, instanceId: string | null, toUserId: string, from?: Person) =>
  as(who, transferTask, {
    instanceId: instanceId!,
    toUserId,
    reason: '出差',
    ...(from ? { fromUserId: from.userId } : {}),
  })

test('approval: a second account of the requester is no approver, by the chain, a transfer or a hand-over', async () => {
  const { boss, chief, buyer, second } = await withSecondAccount()
  const { instanceId, entityId } = await submit(buyer, '甲')
  expect(await refusalOf(agree(second, instanceId!))).toBe('approval.notYours')
  expect((await as(second, listTasks, { tab: 'todo' })).records).toEqual([])
  expect(await refusalOf(handOver(chief, instanceId, second.userId))).toBe('approval.own')
  expect(await refusalOf(handOver(boss, instanceId, second.userId, chief))).toBe('approval.own')
  const [round] = await as(buyer, getTimeline, { entity: 'order', entityId })
  expect(round!.steps.flatMap(({ tasks }) => tasks.map(({ userId }) => userId))).toEqual([chief.userId])
})

test('approval: a second account of the requester decides nothing, even with the task and among several', async () => {
  const { tenant, chief, buyer, second } = await withSecondAccount()
  const rounds = [await submit(buyer, '甲'), await submit(buyer, '乙')]
  const other = await submit(await aPerson(tenant, { permissions: ['order.submit'] }), '丙')
  await database.write(tenant.id, (tx) =>
    tx
      .updateTable('approvals.tasks')
      .set({ approver_id: second.userId, person_id: second.personId })
      .where('approver_id', '=', chief.userId)
      .where(
        'instance_id',
        'in',
        rounds.map(({ instanceId }) => instanceId!),
      )
      .execute(),
  )
  const outcomes = await Promise.all([...rounds, other].map(({ instanceId }) => refusalOf(agree(second, instanceId!))))
  expect(outcomes).toEqual(['approval.own', 'approval.own', 'accepted'])
})

test('approval: both accounts of an approver are asked once, and where only they are left, nobody is', async () => {
  const { tenant, boss, chief, buyer, second } = await withSecondAccount()
  await aPerson(tenant, { permissions: ['approval.decide'], role: 'deptHead', person: chief.personId })
  const { entityId } = await submit(buyer, '甲')
  const [round] = await as(buyer, getTimeline, { entity: 'order', entityId })
  expect(round!.steps[0]!.approvers).toHaveLength(1)
  const [rule] = [draft({ name: '本人', nodes: [{ ...head, source: 'users', userIds: [second.userId] }] })]
  await as(boss, saveApprovalRule, rule)
  expect(await refusalOf(submit(buyer, '乙'))).toBe('approval.nobody')
})

test('approval: a task goes from A to B and back to A, who decides; nobody gets it twice at a time', async () => {
  const { tenant, boss, chief, buyer } = await aCompany()
  await as(boss, saveApprovalRule, draft())
  const deputy = await aPerson(tenant, { permissions: ['approval.decide'], name: '顾言之' })
  const { instanceId } = await submit(buyer, '甲')
  for (let turn = 0; turn < 2; turn++) {
    await handOver(chief, instanceId, deputy.userId)
    expect(await refusalOf(agree(chief, instanceId!))).toBe('approval.decided')
    await handOver(deputy, instanceId, chief.userId)
  }
  expect(await refusalOf(handOver(chief, instanceId, chief.userId))).toBe('approval.alreadyApprover')
  expect(await agree(chief, instanceId!)).toMatchObject({ status: 'approved' })
})

test('approval: concurrent hand-overs of one task give it to one person', async () => {
  const { tenant, boss, chief, buyer } = await aCompany()
  await as(boss, saveApprovalRule, draft())
  const deputies = [
    await aPerson(tenant, { permissions: ['approval.decide'] }),
    await aPerson(tenant, { permissions: ['approval.decide'] }),
  ]
  const { instanceId } = await submit(buyer, '甲')
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, at) => refusalOf(handOver(chief, instanceId, deputies[at % 2]!.userId))),
  )
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  const waiting = await Promise.all(deputies.map((person) => as(person, listTasks, { tab: 'todo' })))
  expect(waiting.map(({ total }) => total).toSorted()).toEqual([0, 1])
})

test('approval: rules name only people and roles that may decide', async () => {
  const { tenant, boss, chief } = await aCompany()
  const unable = await aPerson(tenant, { permissions: ['order.submit'], role: 'clerk', name: '江小白' })
  const save = (node: object) => as(boss, saveApprovalRule, draft({ nodes: [{ ...head, ...node }] }))
  expect(await refusalOf(save({ source: 'role', roleCode: 'clerk' }))).toBe('approvalRule.roleCannotDecide')
  expect(await refusalOf(save({ source: 'users', userIds: [chief.userId, unable.userId] }))).toBe(
    'approvalRule.userCannotDecide',
  )
  expect(await refusalOf(save({ source: 'users', userIds: [chief.userId] }))).toBe('accepted')
})

test('roles for a time: whose time is over is not found as an approver', async () => {
  const { tenant, boss, buyer } = await aCompany()
  const holder = (role: string) => aPerson(tenant, { permissions: ['approval.decide'], role })
  const [past, present] = [await holder('finance'), await holder('finance')]
  await holder('other')
  // The former approver may still decide, by another role.
  await database.write(tenant.id, async (tx) => {
    const roles = await tx.selectFrom('identity.roles').select(['id', 'code']).execute()
    const idOf = (role: string) => roles.find(({ code }) => code === role)!.id
    await tx
      .insertInto('identity.user_roles')
      .values({ user_id: past.userId, role_id: idOf('other') })
      .execute()
    await tx
      .updateTable('identity.user_roles')
      .set({ ends_on: dayAfter(dayOf(clock()), -1) })
      .where('user_id', '=', past.userId)
      .where('role_id', '=', idOf('finance'))
      .execute()
  })
  await as(boss, saveApprovalRule, draft({ nodes: [finance] }))
  await submit(buyer, '甲')
  const waiting = async (person: Person) => (await as(person, listTasks, { tab: 'todo' })).total
  expect([await waiting(past), await waiting(present)]).toEqual([0, 1])
})
