import { expect, test } from 'vitest'
import * as contract from '#contract/approvals/approvals.ts'
import * as approvalTasks from '#contract/approvals/approvalTasks.ts'
import * as approvalRules from '#contract/approvals/approvalRules.ts'
import type { Input } from '#contract/kit/route.ts'
import { aDepartment, aPerson, as, aTenant, database, type Person, refusalOf } from '#test/app.ts'
import { draft, aCompany, submit, agree } from '#test/approvals/inbox.ts'

test('approval inbox: pending, decided and requested tabs', async () => {
  const { tenant, boss, chief, buyer } = await aCompany()
  await as(boss, approvalRules.saveApprovalRule, draft())
  const first = await submit(buyer, '办公电脑')
  const second = await submit(buyer, '打印纸 100%')
  const count = async (person: Person) =>
    (await as(person, approvalTasks.getUndoByPageNum, { page: 1, limit: 10 })).count
  expect([await count(chief), await count(buyer)]).toEqual([2, 0])

  const tab = async (person: Person, tab: approvalTasks.TaskTab, keyword = '') =>
    (await as(person, approvalTasks.listTasks, { tab, keyword })).records.map(({ title }) => title)
  expect(await tab(chief, 'todo')).toEqual(['办公电脑', '打印纸 100%'])
  expect(await tab(chief, 'todo', '0%')).toEqual(['打印纸 100%'])
  expect(await tab(chief, 'todo', 'dd-办')).toEqual(['办公电脑'])
  expect(await tab(chief, 'todo', '_')).toEqual([])

  await agree(chief, first.instanceId!)
  expect([await tab(chief, 'todo'), await tab(chief, 'done')]).toEqual([['打印纸 100%'], ['办公电脑']])
  expect(await tab(buyer, 'mine')).toEqual(['打印纸 100%', '办公电脑'])
  expect(await count(chief)).toBe(1)

  const { records, ...page } = await as(buyer, approvalTasks.listTasks, { tab: 'mine', page: 2, limit: 1 })
  expect(page).toEqual({ page: 2, limit: 1, total: 2, pages: 2 })
  expect(records[0]).toMatchObject({
    entityId: first.entityId,
    amount: '120.50',
    requesterName: '林知远',
    nodeName: '部门负责人',
    status: 'approved',
    taskStatus: null,
    docVersion: 'v1',
  })

  const timeline = (person: Person) => as(person, contract.getTimeline, { entity: 'order', entityId: second.entityId })
  expect((await timeline(chief))[0]).toMatchObject({ status: 'pending', can: ['agree', 'reject'] })
  expect((await timeline(buyer))[0]).toMatchObject({ status: 'pending', can: [] })
  expect(await timeline(boss)).toEqual([])
  const stranger = await aPerson(await aTenant(), { permissions: ['approval.decide'] })
  expect(await timeline(stranger)).toEqual([])
  expect([await count(stranger), await tab(stranger, 'todo')]).toEqual([0, []])
  expect(await refusalOf(as({ host: tenant.host }, approvalTasks.getUndoByPageNum, {}))).toBe('session.none')
})

test('approval inbox: filters by department, date and amount apply to every tab and to the export', async () => {
  const { tenant, boss, chief, buyer } = await aCompany()
  await as(boss, approvalRules.saveApprovalRule, draft())
  const buying = await aDepartment(tenant)
  const below = await aDepartment(tenant, buying)
  const other = await aPerson(tenant, { permissions: ['order.submit'], dept: below })
  await submit(buyer, '纸', '99.99')
  await submit(buyer, '笔', '100')
  await submit(other, '墨', '100.01')
  await database.write(tenant.id, (tx) =>
    tx
      .updateTable('approvals.instances')
      .set({ started_at: new Date('2026-03-01T16:00:00Z') })
      .where('title', '=', '纸')
      .execute(),
  )
  type Filter = Partial<Input<typeof approvalTasks.listTasks>>
  const found = async (filter: Filter, person = chief) =>
    (await as(person, approvalTasks.listTasks, { tab: 'todo', ...filter })).records.map(({ title }) => title).toSorted()
  expect(await found({})).toHaveLength(3)
  expect(await found({ amountFrom: '100' })).toEqual(['墨', '笔'])
  expect(await found({ amountFrom: '100', amountTo: '100' })).toEqual(['笔'])
  expect(await found({ deptId: buying.id })).toEqual(['墨'])
  expect(await found({ deptId: tenant.root.id })).toHaveLength(3)
  // In China Standard Time it is already midnight, the start of March 2.
  expect(await found({ toDay: '2026-03-01' })).toEqual([])
  expect(await found({ fromDay: '2026-03-02', toDay: '2026-03-02' })).toEqual(['纸'])
  expect(await found({ fromDay: '2026-03-03' })).toEqual(['墨', '笔'])
  expect(await found({ tab: 'mine', amountTo: '99.99' }, buyer)).toEqual(['纸'])
  expect(await refusalOf(found({ amountFrom: 'many' }))).toBe('input.invalid')
})

const expire = ({ tenantId, userId }: Person) =>
  database.write(tenantId, (tx) =>
    tx.updateTable('identity.users').set({ expires_at: new Date() }).where('id', '=', userId).execute(),
  )

test('approval: accounts after their last day are no approvers of steps and rules, and no successors', async () => {
  const { tenant, boss, chief, buyer } = await aCompany()
  const { id, version } = await as(boss, approvalRules.saveApprovalRule, draft())
  const deputy = await aPerson(tenant, { permissions: ['approval.decide'], name: '顾言之' })
  const [handOn, named] = [
    { toUserId: deputy.userId, reason: '出差' },
    { ...draft(), id, version, nodes: [{ ...draft().nodes[0]!, source: 'users' as const, userIds: [deputy.userId] }] },
  ]
  const { instanceId } = await submit(buyer, '甲')
  await expire(deputy)
  expect(await as(chief, approvalTasks.listApprovers, { keyword: '顾' })).toEqual([])
  expect(await refusalOf(as(chief, approvalTasks.transferTask, { ...handOn, instanceId: instanceId! }))).toBe(
    'approval.cannotDecide',
  )
  expect(await refusalOf(as(boss, approvalRules.saveApprovalRule, named))).toBe('approvalRule.noUser')
  await expire(chief)
  expect(await refusalOf(submit(buyer, '乙'))).toBe('approval.nobody')
})

test('approval: a task is reassigned to another approver, who decides; administrators can reassign stuck tasks', async () => {
  const { tenant, boss, chief, buyer } = await aCompany()
  await as(boss, approvalRules.saveApprovalRule, draft())
  const deputy = await aPerson(tenant, { permissions: ['approval.decide'], name: '顾言之' })
  const [first, second] = [await submit(buyer, '甲'), await submit(buyer, '乙')]
  expect(await as(chief, approvalTasks.listApprovers, { keyword: '顾' })).toMatchObject([{ userId: deputy.userId }])
  expect(await as(buyer, approvalTasks.listApprovers, {})).toEqual([])

  const handOn = { instanceId: first.instanceId!, toUserId: deputy.userId, reason: '出差' }
  expect(await refusalOf(as(chief, approvalTasks.transferTask, { ...handOn, toUserId: boss.userId }))).toBe(
    'approval.cannotDecide',
  )
  await as(chief, approvalTasks.transferTask, handOn)
  expect(await refusalOf(agree(chief, first.instanceId!))).toBe('approval.decided')
  expect(await agree(deputy, first.instanceId!)).toMatchObject({ status: 'approved' })

  await expire(chief)
  const stuck = { ...handOn, instanceId: second.instanceId!, fromUserId: chief.userId }
  expect(await refusalOf(as(deputy, approvalTasks.transferTask, stuck))).toBe('thing.notAllowed')
  await as(boss, approvalTasks.transferTask, stuck)
  expect(await agree(deputy, second.instanceId!)).toMatchObject({ status: 'approved' })
})
