import { expect, test } from 'vitest'
import type { ApprovalDecision } from '#contract/approvals/approvals.ts'
import { type RuleNode, saveApprovalRule } from '#contract/approvals/approvalRules.ts'
import type { Actor } from '#kit/actor.ts'
import { publish } from '#kit/events/events.ts'
import { aDepartment, aPerson, as, aTenant, database, type Person, refusalOf, type TestTenant } from '#test/app.ts'
import { randomId } from '#test/ids.ts'
import {
  approvalContext,
  approvalTimeline,
  cancelApproval,
  decideApproval,
  planApproval,
  previewApproval,
  recordApproval,
} from './approval.service.ts'
import { nextRoundId } from './approval.store.ts'
import type { Doc } from './chain.rules.ts'

const head: RuleNode = { name: '部门负责人', enName: 'Head', mode: 'any', source: 'head', roleCode: null, userIds: [] }
const finance: RuleNode = { ...head, name: '财务复核', enName: 'Finance', source: 'role', roleCode: 'finance' }

/** A department with a buyer, a head and two in finance, and a rule that asks the head, then finance. */
async function aCompany(nodes: readonly RuleNode[] = [head, finance], conditions: object = {}) {
  const tenant = await aTenant()
  const dept = await aDepartment(tenant)
  const decide = { dept, permissions: ['approval.decide'] as const }
  const boss = await aPerson(tenant, { permissions: ['approval.configure'] })
  const buyer = await aPerson(tenant, { ...decide, name: '林知远' })
  const chief = await aPerson(tenant, { ...decide, role: 'deptHead', name: '沈若川' })
  const accountant = await aPerson(tenant, { ...decide, role: 'finance', name: '顾言之' })
  const controller = await aPerson(tenant, { ...decide, role: 'finance', name: '何清让' })
  await aRule(boss, nodes, conditions)
  return { tenant, dept, boss, buyer, chief, accountant, controller }
}

const aRule = (boss: Person, nodes: readonly RuleNode[], given: object = {}) =>
  as(boss, saveApprovalRule, {
    name: `规则${randomId()}`,
    enName: 'Rule',
    entity: 'order',
    priority: 10,
    enabled: true,
    amountFrom: null,
    amountTo: null,
    deptId: null,
    categoryId: null,
    supplierId: null,
    orderType: null,
    nodes: [...nodes],
    ...given,
  })

const aDoc = (requester: Actor, given: Partial<Doc> = {}): Doc => ({
  entity: 'order',
  entityId: randomId(),
  docNo: `DD${randomId()}`,
  title: '新项目组办公电脑采购',
  amount: '21196.00',
  version: 'v1',
  requesterId: requester.userId,
  deptId: requester.deptId,
  deptPath: requester.deptPath,
  categoryIds: [],
  supplierIds: [],
  orderType: 'mall',
  ...given,
})

const start = (requester: Actor, ...docs: Doc[]) =>
  database.write(requester.tenantId, async (tx) => {
    const approvals = await approvalContext(tx, 'order', requester.deptPath)
    const documents = []
    for (const doc of docs) documents.push({ ...doc, roundId: await nextRoundId(tx) })
    const plan = planApproval(approvals, requester, documents)
    await recordApproval(tx, plan)
    await publish(tx, requester, ...plan.events)
    return plan.started
  })
const started = async (requester: Actor, given: Partial<Doc> = {}) => {
  const doc = aDoc(requester, given)
  const [one] = await start(requester, doc)
  return { doc, instanceId: one!.instanceId! }
}
const decide = (
  approver: Actor,
  instanceId: string,
  decision: ApprovalDecision = 'agree',
  rest: { docVersion?: string; becomes?: { docVersion: string; amount: string } } = {},
) =>
  database.write(approver.tenantId, async (tx) => {
    const { events, ...decided } = await decideApproval(tx, approver, {
      instanceId,
      decision,
      opinion: '已阅',
      docVersion: 'v1',
      ...rest,
    })
    await publish(tx, approver, ...events)
    return decided
  })
const lastRound = async (person: Actor, doc: Doc) =>
  (await database.read(person.tenantId, (sql) => approvalTimeline(sql, person, 'order', doc.entityId))).at(-1)!
const disable = (tenant: TestTenant, person: Person) =>
  database.write(tenant.id, (tx) =>
    tx.updateTable('identity.users').set({ disabled: true }).where('id', '=', person.userId).execute(),
  )

test('approval: a document goes from step to step, and its timeline shows each step', async () => {
  const { buyer, chief, accountant, controller } = await aCompany()
  const preview = await database.read(buyer.tenantId, async (sql) =>
    previewApproval(await approvalContext(sql, 'order', buyer.deptPath), aDoc(buyer)),
  )
  expect(preview.map(({ name, approvers }) => [name, ...approvers.map(({ userName }) => userName).toSorted()])).toEqual(
    [
      ['部门负责人', '沈若川'],
      ['财务复核', '何清让', '顾言之'],
    ],
  )

  const { doc, instanceId } = await started(buyer)
  expect(await decide(chief, instanceId)).toEqual({ status: 'pending', entity: 'order', entityId: doc.entityId })
  expect((await lastRound(controller, doc)).can).toEqual(['agree', 'reject'])
  expect(await decide(controller, instanceId)).toMatchObject({ status: 'approved' })

  const round = await lastRound(buyer, doc)
  expect({ ...round, steps: round.steps.map(({ name, status }) => [name, status]) }).toMatchObject({
    status: 'approved',
    requester: { userName: '林知远' },
    can: [],
    steps: [
      ['部门负责人', 'agreed'],
      ['财务复核', 'agreed'],
    ],
  })
  const skipped = round.steps[1]?.tasks.find(({ userId }) => userId === accountant.userId)
  expect(skipped?.status).toBe('skipped')

  const moves = await database.read(buyer.tenantId, (sql) =>
    sql
      .selectFrom('kit.events')
      .select(['name', 'from_state', 'to_state'])
      .where('entity', '=', 'approval')
      .where('entity_id', '=', instanceId)
      .orderBy('id')
      .execute(),
  )
  expect(moves.map((move) => Object.values(move).join(' '))).toEqual([
    'approval.started  pending',
    'approval.agreed pending pending',
    'approval.approved pending approved',
  ])
})

test('several documents start at once: approved where no rule applies, pending elsewhere, and one round at a time', async () => {
  const { buyer } = await aCompany([head], { amountFrom: '1000.00' })
  const [small, large, larger] = ['999.99', '1000', '20000'].map((amount) => aDoc(buyer, { amount }))
  const answers = await start(buyer, small!, large!, larger!)
  expect(answers.map(({ entityId, status, instanceId }) => [entityId, status, instanceId !== null])).toEqual([
    [small!.entityId, 'approved', false],
    [large!.entityId, 'pending', true],
    [larger!.entityId, 'pending', true],
  ])
  expect(await refusalOf(start(buyer, large!))).toBe('approval.running')
})

test('approval: rejected, it may be asked for again: a new round beside the old one', async () => {
  const { buyer, chief } = await aCompany()
  const { doc, instanceId } = await started(buyer)
  await decide(chief, instanceId, 'reject')
  const [again] = await start(buyer, { ...doc, version: 'v2' })
  expect(await refusalOf(decide(chief, again!.instanceId!, 'agree', { docVersion: 'v2' }))).toBe('accepted')
  const rounds = await database.read(buyer.tenantId, (sql) => approvalTimeline(sql, buyer, 'order', doc.entityId))
  expect(rounds.map(({ status, reason }) => [status, reason])).toEqual([
    ['rejected', '已阅'],
    ['pending', ''],
  ])
})

test('approval: nobody approves what they ask for themselves, also where they are the only head', async () => {
  const { tenant, dept, chief } = await aCompany([head])
  expect(await refusalOf(start(chief, aDoc(chief)))).toBe('approval.nobody')
  const admin = await aPerson(tenant, { role: 'processAdmin', permissions: ['approval.decide'] })
  const { instanceId } = await started(chief)
  expect(await refusalOf(decide(chief, instanceId))).toBe('approval.notYours')
  expect(await refusalOf(decide(admin, instanceId))).toBe('accepted')
  const second = await aPerson(tenant, { dept, role: 'deptHead', permissions: ['approval.decide'] })
  const forged = await started(chief)
  await database.write(tenant.id, (tx) =>
    tx
      .updateTable('approvals.instances')
      .set({ requester_id: second.userId })
      .where('id', '=', forged.instanceId)
      .execute(),
  )
  expect(await refusalOf(decide(second, forged.instanceId))).toBe('approval.own')
})

test('approval: the order of steps holds, strangers and the disabled are refused', async () => {
  const { tenant, buyer, chief, accountant } = await aCompany()
  const { instanceId } = await started(buyer)
  expect(await refusalOf(decide(accountant, instanceId))).toBe('approval.notYourTurn')
  expect(await refusalOf(decide(buyer, instanceId))).toBe('approval.notYours')
  expect(await refusalOf(decide(await aPerson(await aTenant()), instanceId))).toBe('thing.notFound')
  await disable(tenant, chief)
  expect(await refusalOf(decide(chief, instanceId))).toBe('approval.approverDisabled')
})

test('approval: a decision is about the version that was read; what is left of the document goes on as its next version', async () => {
  const { buyer, chief, accountant } = await aCompany()
  const { doc, instanceId } = await started(buyer)
  expect(await refusalOf(decide(chief, instanceId, 'agree', { docVersion: 'v2' }))).toBe('approval.changed')
  await decide(chief, instanceId, 'agree', { becomes: { docVersion: 'v2', amount: '9000.50' } })
  expect(await refusalOf(decide(accountant, instanceId))).toBe('approval.changed')
  expect(await decide(accountant, instanceId, 'agree', { docVersion: 'v2' })).toMatchObject({ status: 'approved' })
  expect(await lastRound(buyer, doc)).toMatchObject({ docVersion: 'v2', amount: '9000.50' })
})

test('approval: two approvers at once, agreeing and rejecting: one result, fifty times', async () => {
  const { buyer, accountant, controller } = await aCompany([finance])
  for (let round = 0; round < 50; round++) {
    const { doc, instanceId } = await started(buyer)
    const outcomes = await Promise.all([
      refusalOf(decide(accountant, instanceId, 'agree')),
      refusalOf(decide(controller, instanceId, 'reject')),
    ])
    expect(outcomes.toSorted()).toEqual(['accepted', 'approval.decided'])
    const { status, steps } = await lastRound(buyer, doc)
    const won = outcomes[0] === 'accepted' ? ['approved', 'agreed', 'skipped'] : ['rejected', 'cancelled', 'rejected']
    const of = (person: Person) => steps[0]!.tasks.find(({ userId }) => userId === person.userId)!.status
    expect([status, of(accountant), of(controller)]).toEqual(won)
  }
})

test('everybody must agree: both at once, and the document is approved once', async () => {
  const { buyer, accountant, controller } = await aCompany([{ ...finance, mode: 'all' }])
  for (let round = 0; round < 25; round++) {
    const { instanceId } = await started(buyer)
    const answers = await Promise.all([decide(accountant, instanceId), decide(controller, instanceId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['approved', 'pending'])
  }
})

test('cancelled and decided at once: one result', async () => {
  const { buyer, chief } = await aCompany([head])
  for (let round = 0; round < 25; round++) {
    const { doc, instanceId } = await started(buyer)
    const [decided, cancelled] = await Promise.all([
      refusalOf(decide(chief, instanceId)),
      database.write(buyer.tenantId, (tx) => cancelApproval(tx, buyer, [instanceId], '申请人撤回')),
    ])
    const { status } = await lastRound(buyer, doc)
    expect([decided, cancelled.length, status]).toEqual(
      decided === 'accepted' ? ['accepted', 0, 'approved'] : ['approval.decided', 1, 'cancelled'],
    )
  }
})
