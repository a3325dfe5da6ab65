import { expect, test } from 'vitest'
import * as contract from '#contract/approvals/approvals.ts'
import * as approvalTasks from '#contract/approvals/approvalTasks.ts'
import * as approvalRules from '#contract/approvals/approvalRules.ts'
import { publish } from '#kit/events/events.ts'
import { aDepartment, aPerson, as, aTenant, database, type Person, refusalOf } from '#test/app.ts'
import { randomId } from '#test/ids.ts'
import { decideApproval, startApproval } from './index.ts'

const head: approvalRules.RuleNode = {
  name: '部门负责人',
  enName: 'Head',
  mode: 'any',
  source: 'head',
  roleCode: null,
  userIds: [],
}
const draft = (given: Partial<approvalRules.ApprovalRuleDraft> = {}): approvalRules.ApprovalRuleDraft => ({
  name: '全部订单',
  enName: 'All orders',
  entity: 'order',
  priority: 10,
  enabled: true,
  amountFrom: null,
  amountTo: null,
  deptId: null,
  categoryId: null,
  supplierId: null,
  orderType: null,
  nodes: [head],
  ...given,
})

async function aCompany() {
  const tenant = await aTenant()
  const boss = await aPerson(tenant, { permissions: ['approval.configure'], name: '何清让' })
  const chief = await aPerson(tenant, { permissions: ['approval.decide'], role: 'deptHead', name: '沈若川' })
  const buyer = await aPerson(tenant, { permissions: ['order.submit'], name: '林知远' })
  return { tenant, boss, chief, buyer }
}

const submit = (buyer: Person, title: string) =>
  database.write(buyer.tenantId, async (tx) => {
    const { deptId, deptPath, userId: requesterId } = buyer
    const about = {
      deptId,
      deptPath,
      requesterId,
      amount: '120.50',
      orderType: 'mall',
      categoryIds: [],
      supplierIds: [],
    }
    const doc = { entity: 'order' as const, entityId: randomId(), docNo: `DD-${title}`, title, version: 'v1', ...about }
    const { events, ...started } = await startApproval(tx, buyer, doc)
    await publish(tx, buyer, ...events)
    return started
  })
const agree = (approver: Person, instanceId: string) =>
  database.write(approver.tenantId, (tx) =>
    decideApproval(tx, approver, { instanceId, decision: 'agree', opinion: '', docVersion: 'v1' }),
  )

test('the inbox: what waits for me, what I have decided, what I have asked for', async () => {
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

test('approval: a task is handed to somebody else, who decides; one that is stuck is handed on by who configures', async () => {
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

  await database.write(tenant.id, (tx) =>
    tx.updateTable('identity.users').set({ disabled: true }).where('id', '=', chief.userId).execute(),
  )
  const stuck = { ...handOn, instanceId: second.instanceId!, fromUserId: chief.userId }
  expect(await refusalOf(as(deputy, approvalTasks.transferTask, stuck))).toBe('thing.notAllowed')
  await as(boss, approvalTasks.transferTask, stuck)
  expect(await agree(deputy, second.instanceId!)).toMatchObject({ status: 'approved' })
})

test('approval: a rule is added, changed, and applies from then on; what runs keeps the chain it started with', async () => {
  const { boss, chief, buyer, tenant } = await aCompany()
  const rule = await as(boss, approvalRules.saveApprovalRule, draft({ amountFrom: '100' }))
  expect(rule).toMatchObject({ version: 1, amountFrom: '100.00', deptName: null, people: [] })
  const before = await submit(buyer, '之前')
  const named = { ...head, source: 'users' as const, userIds: [chief.userId, boss.userId] }
  const dept = await aDepartment(tenant)
  const changed = draft({ id: rule.id, version: 1, deptId: dept.id, nodes: [named] })
  expect(await as(boss, approvalRules.saveApprovalRule, changed)).toMatchObject({
    version: 2,
    amountFrom: null,
    people: [{ userName: '何清让' }, { userName: '沈若川' }],
  })
  expect(await submit(buyer, '之后')).toMatchObject({ status: 'approved', instanceId: null })
  expect(await agree(chief, before.instanceId!)).toMatchObject({ status: 'approved' })
  expect(await refusalOf(as(boss, approvalRules.saveApprovalRule, changed))).toBe('thing.stale')
  const all = await as(boss, approvalRules.listApprovalRules, {})
  expect(all.map(({ id, version }) => ({ id, version }))).toEqual([{ id: rule.id, version: 2 }])
})

test('approval: rules apply in the order of their priority, and only those that are enabled', async () => {
  const { boss } = await aCompany()
  const save = (name: string, priority: number) => as(boss, approvalRules.saveApprovalRule, draft({ name, priority }))
  await save('后', 20)
  await save('先', 5)
  expect((await as(boss, approvalRules.listApprovalRules, { entity: 'order' })).map(({ name }) => name)).toEqual([
    '先',
    '后',
  ])
})

test.each([
  ['a name that is taken', {}, 'approvalRule.nameTaken'],
  ['an empty range', { name: '二', amountFrom: '100', amountTo: '100' }, 'approvalRule.emptyRange'],
  ['a department that is none', { name: '二', deptId: '1' }, 'approvalRule.noDept'],
  ['no node', { name: '二', nodes: [] }, 'input.invalid'],
  [
    'a role that is none',
    { name: '二', nodes: [{ ...head, source: 'role' as const, roleCode: 'nobody' }] },
    'approvalRule.noRole',
  ],
  ['a role left open', { name: '二', nodes: [{ ...head, source: 'role' as const }] }, 'approvalRule.noRole'],
  [
    'a person who is none',
    { name: '二', nodes: [{ ...head, source: 'users' as const, userIds: ['1'] }] },
    'approvalRule.noUser',
  ],
  ['nobody named', { name: '二', nodes: [{ ...head, source: 'users' as const }] }, 'approvalRule.noUser'],
  ['a rule that is none', { name: '二', id: '1', version: 1 }, 'thing.notFound'],
])('refused: %s', async (_, given, code) => {
  const { boss } = await aCompany()
  await as(boss, approvalRules.saveApprovalRule, draft())
  expect(await refusalOf(as(boss, approvalRules.saveApprovalRule, draft(given)))).toBe(code)
  expect(await as(boss, approvalRules.listApprovalRules, {})).toHaveLength(1)
})

test('approval: a step can name the roles whose holders decide, and no others', async () => {
  const { boss, chief } = await aCompany()
  const codes = (await as(boss, approvalRules.listApproverRoles, {})).map(({ code }) => code)
  expect(codes).toEqual(['deptHead'])
  expect(await refusalOf(as(chief, approvalRules.listApproverRoles, {}))).toBe('permission.denied')
})

test('approval: rules belong to who configures them, and to their tenant', async () => {
  const { boss, chief } = await aCompany()
  const rule = await as(boss, approvalRules.saveApprovalRule, draft())
  expect(await refusalOf(as(chief, approvalRules.listApprovalRules, {}))).toBe('permission.denied')
  expect(await refusalOf(as(chief, approvalRules.saveApprovalRule, draft()))).toBe('permission.denied')
  const other = await aCompany()
  expect(await as(other.boss, approvalRules.listApprovalRules, {})).toEqual([])
  const theirs = draft({ id: rule.id, version: rule.version })
  expect(await refusalOf(as(other.boss, approvalRules.saveApprovalRule, theirs))).toBe('thing.notFound')
  const theirPerson = [{ ...head, source: 'users' as const, userIds: [chief.userId] }]
  expect(await refusalOf(as(other.boss, approvalRules.saveApprovalRule, draft({ nodes: theirPerson })))).toBe(
    'approvalRule.noUser',
  )
})
