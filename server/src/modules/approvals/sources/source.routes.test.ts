import { expect, test } from 'vitest'
import { type RuleNode, saveApprovalRule } from '#contract/approvals/approvalRules.ts'
import { chooseApprovers } from '#contract/approvals/approvalTasks.ts'
import { createPosition, setPositionStatus } from '#contract/identity/positions.ts'
import { previewApproval, approvalContext } from '#modules/approvals/start.service.ts'
import { aDepartment, aPerson, as, aTenant, database, type Person, refusalOf, type TestTenant } from '#test/app.ts'
import { aCompany, aDoc, decide, disable, lastRound, start, started } from '#test/approvals/company.ts'
import { head, unconditional } from '#test/approvals/nodes.ts'

const node = (given: Partial<RuleNode>): RuleNode => ({ ...head, name: '审核', enName: 'Review', ...given })
const lead = (tenant: TestTenant, person: Person, manager: Person | null) =>
  database.write(tenant.id, (tx) =>
    tx
      .updateTable('identity.users')
      .set({ manager_id: manager?.userId ?? null })
      .where('id', '=', person.userId)
      .execute(),
  )
const hold = (tenant: TestTenant, person: Person, positionId: string) =>
  database.write(tenant.id, (tx) =>
    tx.updateTable('identity.users').set({ position_id: positionId }).where('id', '=', person.userId).execute(),
  )
const chainFor = (buyer: Person) =>
  database.read(buyer.tenantId, async (db) =>
    previewApproval(await approvalContext(db, 'order', buyer.deptPath, buyer.userId), aDoc(buyer)),
  )
const namesOf = async (buyer: Person) =>
  (await chainFor(buyer)).map(({ approvers }) => approvers.map(({ userName }) => userName).join(','))
const saving = (boss: Person, given: Partial<RuleNode>) =>
  refusalOf(
    as(boss, saveApprovalRule, {
      name: `规则${JSON.stringify(given)}`.slice(0, 60),
      enName: 'Rule',
      entity: 'order',
      priority: 20,
      enabled: true,
      ...unconditional,
      nodes: [node(given)],
    }),
  )

test('managers: one level, several in turn, and over those who cannot decide', async () => {
  const { tenant, boss, buyer, chief, accountant, controller } = await aCompany([
    node({ source: 'manager', levels: 1 }),
  ])
  await lead(tenant, buyer, accountant)
  await lead(tenant, accountant, controller)
  await lead(tenant, controller, chief)
  expect(await namesOf(buyer)).toEqual(['顾言之'])
  await as(boss, saveApprovalRule, {
    name: '逐级',
    enName: 'Upward',
    entity: 'order',
    priority: 20,
    enabled: true,
    ...unconditional,
    nodes: [node({ source: 'manager', levels: 2, mode: 'inTurn', name: '逐级审批' })],
  })
  expect(await namesOf(buyer)).toEqual(['顾言之', '顾言之,何清让'])
  await disable(tenant, accountant)
  expect(await namesOf(buyer)).toEqual(['何清让'])
  await disable(tenant, controller)
  expect(await namesOf(buyer)).toEqual(['沈若川'])
})

test('managers: the requester is none of their own, also by another account', async () => {
  const { tenant, buyer, chief } = await aCompany([node({ source: 'manager', levels: 2 })])
  const second = await aPerson(tenant, { person: buyer.personId, permissions: ['approval.decide'] })
  await lead(tenant, buyer, second)
  await lead(tenant, second, chief)
  expect(await namesOf(buyer)).toEqual(['沈若川'])
})

test('a source that names nobody: the manager, then the administrators, then the document is refused', async () => {
  const { tenant, buyer, chief, accountant } = await aCompany([head])
  await disable(tenant, chief)
  await lead(tenant, buyer, accountant)
  expect(await chainFor(buyer)).toMatchObject([
    { toAdmin: false, toManager: true, approvers: [{ userName: '顾言之' }] },
  ])
  await disable(tenant, accountant)
  expect(await refusalOf(start(buyer, aDoc(buyer)))).toBe('approval.nobody')
  await aPerson(tenant, { role: 'processAdmin', permissions: ['approval.decide'], name: '管理员' })
  expect(await chainFor(buyer)).toMatchObject([{ toAdmin: true, approvers: [{ userName: '管理员' }] }])
})

test('positions: in the department of the requester, or the nearest above where somebody has it', async () => {
  const { tenant, boss, dept, buyer, accountant, controller } = await aCompany([head])
  const operator = await aPerson(tenant, { permissions: ['org.manage'], entrance: 'operator' })
  const { positionId } = await as(operator, createPosition, { code: 'P-1', name: '设备主管', enName: 'Lead' })
  await hold(tenant, accountant, positionId)
  const below = await aDepartment(tenant, dept)
  const worker = await aPerson(tenant, { dept: below, permissions: ['approval.decide'], name: '工人' })
  expect(await saving(boss, { source: 'position', positionId })).toBe('accepted')
  expect((await namesOf(worker)).at(-1)).toBe('顾言之')
  const near = await aPerson(tenant, { dept: below, permissions: ['approval.decide'], name: '组长' })
  await hold(tenant, near, positionId)
  expect((await namesOf(worker)).at(-1)).toBe('组长')
  expect((await namesOf(buyer)).at(-1)).toBe('顾言之')
  // Nobody of another department is found by a position.
  const aside = await aDepartment(tenant)
  await hold(tenant, controller, positionId)
  const other = await aPerson(tenant, { dept: aside, permissions: ['approval.decide'] })
  expect((await chainFor(other)).at(-1)!.approvers).toEqual([])
})

test('rules: what a source needs is demanded when the rule is saved', async () => {
  const { tenant, boss, buyer } = await aCompany()
  const operator = await aPerson(tenant, { permissions: ['org.manage'], entrance: 'operator' })
  const { positionId } = await as(operator, createPosition, { code: 'P-1', name: '设备主管', enName: 'Lead' })
  await as(operator, setPositionStatus, { positionId, status: 'disabled' })
  const elsewhere = await aPerson(await aTenant(), { permissions: ['org.manage'], entrance: 'operator' })
  const theirs = await as(elsewhere, createPosition, { code: 'P-1', name: '设备主管', enName: 'Lead' })
  const stranger = await aPerson(tenant)
  const refusals = [
    saving(boss, { source: 'manager' }),
    saving(boss, { source: 'position' }),
    saving(boss, { source: 'position', positionId }),
    saving(boss, { source: 'position', positionId: theirs.positionId }),
    saving(boss, { source: 'choice' }),
    saving(boss, { source: 'choice', userIds: [stranger.userId] }),
    saving(boss, { source: 'choice', roleCode: 'nowhere' }),
    saving(boss, { mode: 'ratio' }),
    saving(boss, { mode: 'ratio', percent: 101 }),
    saving(buyer, { source: 'manager', levels: 1 }),
  ]
  expect(await Promise.all(refusals)).toEqual([
    'approvalRule.noLevels',
    'approvalRule.noPosition',
    'approvalRule.noPosition',
    'approvalRule.noPosition',
    'approvalRule.noChoice',
    'approvalRule.userCannotDecide',
    'approvalRule.noRole',
    'approvalRule.noPercent',
    'input.invalid',
    'permission.denied',
  ])
})

async function withChoice() {
  const company = await aCompany([head])
  const { boss, accountant, controller } = company
  const rule = await as(boss, saveApprovalRule, {
    name: '自选',
    enName: 'Choice',
    entity: 'order',
    priority: 5,
    enabled: true,
    ...unconditional,
    nodes: [node({ source: 'choice', userIds: [accountant.userId, controller.userId] })],
  })
  const choose = (who: Person, approver: Person, place = 1) =>
    as(who, chooseApprovers, { choices: [{ ruleId: rule.id, place, approverId: approver.userId }] })
  return { ...company, rule, choose }
}

test('choice: the requester is asked with whom they may choose, and the choice counts for one submission', async () => {
  const { buyer, accountant, rule, choose } = await withChoice()
  await expect(start(buyer, aDoc(buyer))).rejects.toMatchObject({
    code: 'approval.choiceMissing',
    facts: { node: '审核', choices: [{ ruleId: rule.id, place: 1, name: '审核', because: ['自选'] }] },
  })
  const [open] = await chainFor(buyer)
  expect(open!.choice!.candidates.map(({ userName }) => userName)).toEqual(['顾言之', '何清让'])
  await choose(buyer, accountant)
  expect(await namesOf(buyer)).toEqual(['顾言之', '沈若川'])
  const { doc, instanceId } = await started(buyer)
  await decide(accountant, instanceId)
  expect(await lastRound(buyer, doc)).toMatchObject({ status: 'pending', steps: [{ status: 'agreed' }, {}] })
  expect(await refusalOf(start(buyer, aDoc(buyer)))).toBe('approval.choiceMissing')
})

test('choice: somebody whom the rule does not offer is never asked, however the choice came about', async () => {
  const { tenant, buyer, chief, accountant, rule, choose } = await withChoice()
  const second = await aPerson(tenant, { person: accountant.personId })
  const refusals = [
    choose(buyer, chief),
    choose(buyer, buyer),
    choose(accountant, accountant),
    choose(second, accountant),
  ]
  expect(await Promise.all([...refusals, choose(buyer, accountant, 2)].map(refusalOf))).toEqual(
    Array.from({ length: 5 }, () => 'approval.notEligible'),
  )
  const stranger = await aPerson(await aTenant())
  expect(await refusalOf(choose(stranger, accountant))).toBe('approval.notEligible')
  await database.write(tenant.id, (tx) =>
    tx
      .insertInto('approvals.choices')
      .values({
        user_id: buyer.userId,
        rule_id: rule.id,
        place: 1,
        approver_id: chief.userId,
        chosen_at: new Date(),
      })
      .execute(),
  )
  expect(await refusalOf(start(buyer, aDoc(buyer)))).toBe('approval.choiceMissing')
})

test('choice: of another requester, or after the chosen one can no longer decide, it does not count', async () => {
  const { tenant, buyer, chief, accountant, controller, choose } = await withChoice()
  await choose(buyer, accountant)
  expect(await refusalOf(start(chief, aDoc(chief)))).toBe('approval.choiceMissing')
  await disable(tenant, accountant)
  // One is left, who is asked without a choice.
  expect((await namesOf(buyer))[0]).toBe(controller.userName)
})

async function withRatio(percent: number, voters: number) {
  const { tenant, dept, boss, buyer } = await aCompany([head])
  const people: Person[] = []
  for (let at = 0; at < voters; at++) people.push(await aPerson(tenant, { dept, permissions: ['approval.decide'] }))
  await as(boss, saveApprovalRule, {
    name: '会签',
    enName: 'Share',
    entity: 'order',
    priority: 5,
    enabled: true,
    ...unconditional,
    nodes: [node({ source: 'users', userIds: people.map(({ userId }) => userId), mode: 'ratio', percent })],
  })
  const { doc, instanceId } = await started(buyer)
  const stateOf = async () => {
    const { status, steps } = await lastRound(buyer, doc)
    return [status, steps[0]!.status]
  }
  return { tenant, people, instanceId, stateOf }
}

test('ratio: a share of the approvers agrees, rounded up; an objection ends nothing while it can be reached', async () => {
  const { people, instanceId, stateOf } = await withRatio(60, 4)
  await decide(people[0]!, instanceId, 'reject')
  expect(await stateOf()).toEqual(['pending', 'open'])
  await decide(people[1]!, instanceId)
  await decide(people[2]!, instanceId)
  expect(await stateOf()).toEqual(['pending', 'open'])
  await decide(people[3]!, instanceId)
  expect(await stateOf()).toEqual(['pending', 'agreed'])
})

test('ratio: it is rejected as soon as the share is out of reach', async () => {
  const { people, instanceId, stateOf } = await withRatio(60, 4)
  await decide(people[0]!, instanceId, 'reject')
  expect(await stateOf()).toEqual(['pending', 'open'])
  await decide(people[1]!, instanceId, 'reject')
  expect(await stateOf()).toEqual(['rejected', 'rejected'])
  expect(await refusalOf(decide(people[2]!, instanceId))).toBe('approval.decided')
})

test.each(['agree', 'reject'] as const)(
  'ratio: of approvers who all %s at the same time just as many decide as are needed',
  async (decision) => {
    const { people, instanceId, stateOf } = await withRatio(50, 6)
    const outcomes = await Promise.all(people.map((one) => refusalOf(decide(one, instanceId, decision))))
    const accepted = outcomes.filter((each) => each === 'accepted').length
    expect(accepted).toBe(decision === 'agree' ? 3 : 4)
    expect(await stateOf()).toEqual(decision === 'agree' ? ['pending', 'agreed'] : ['rejected', 'rejected'])
  },
)
