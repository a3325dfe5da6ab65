import { expect, test } from 'vitest'
import * as approvalRules from '#contract/approvals/approvalRules.ts'
import { aDepartment, aPerson, as, refusalOf } from '#test/app.ts'
import { draft, aCompany, submit, agree } from '#test/approvals/inbox.ts'
import { head } from '#test/approvals/nodes.ts'

test('approval: a changed rule applies to new approvals; running ones keep their chain', async () => {
  const { boss, chief, buyer, tenant } = await aCompany()
  const rule = await as(boss, approvalRules.saveApprovalRule, draft({ amountFrom: '100' }))
  expect(rule).toMatchObject({ version: 1, amountFrom: '100.00', deptName: null, people: [] })
  const before = await submit(buyer, '之前')
  const other = await aPerson(tenant, { permissions: ['approval.decide'], name: '顾言之' })
  const named = { ...head, source: 'users' as const, userIds: [chief.userId, other.userId] }
  const dept = await aDepartment(tenant)
  const changed = draft({ id: rule.id, version: 1, deptId: dept.id, nodes: [named] })
  expect(await as(boss, approvalRules.saveApprovalRule, changed)).toMatchObject({
    version: 2,
    amountFrom: null,
    people: [{ userName: '沈若川' }, { userName: '顾言之' }],
  })
  expect(await submit(buyer, '之后')).toMatchObject({ status: 'approved', instanceId: null })
  expect(await agree(chief, before.instanceId!)).toMatchObject({ status: 'approved' })
  expect(await refusalOf(as(boss, approvalRules.saveApprovalRule, changed))).toBe('thing.stale')
  const all = await as(boss, approvalRules.listApprovalRules, {})
  expect(all.map(({ id, version }) => ({ id, version }))).toEqual([{ id: rule.id, version: 2 }])
})

test('approval: enabled rules apply in order of priority', async () => {
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
  ['an order type of projects', { name: '二', entity: 'project', orderType: 'mall' }, 'approvalRule.noCondition'],
  ['a kind that is none', { name: '二', entity: 'loan' }, 'approvalRule.noKind'],
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

test('approval: a step can select approvers by role', async () => {
  const { boss, chief } = await aCompany()
  const codes = (await as(boss, approvalRules.listApproverRoles, {})).map(({ code }) => code)
  expect(codes).toEqual(['deptHead'])
  expect(await refusalOf(as(chief, approvalRules.listApproverRoles, {}))).toBe('permission.denied')
})

test('approval: rules are managed with the permission, within their tenant', async () => {
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
