import { expect, test } from 'vitest'
import { aPerson, aTenant, database, refusalOf } from '#test/app.ts'
import { approvalTimeline } from './timeline.service.ts'
import { approvalContext, previewApproval } from './start.service.ts'
import { aCompany, aDoc, kinds, start, started, decide, lastRound, disable } from '#test/approvals/company.ts'
import { head } from '#test/approvals/nodes.ts'

test('approval: a document passes all steps, and its timeline shows each', async () => {
  const { buyer, chief, accountant, controller } = await aCompany()
  const preview = await database.read(buyer.tenantId, async (db) =>
    previewApproval(await approvalContext(db, 'order', buyer.deptPath, buyer.userId), aDoc(buyer)),
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

  const moves = await database.read(buyer.tenantId, (db) =>
    db
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

test('approval: several documents start together: approved without a rule, otherwise pending; one round at a time', async () => {
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

test('approval: a rejected document can be submitted again: a new round beside the old one', async () => {
  const { buyer, chief } = await aCompany()
  const { doc, instanceId } = await started(buyer)
  await decide(chief, instanceId, 'reject')
  const [again] = await start(buyer, { ...doc, version: 'v2' })
  expect(await refusalOf(decide(chief, again!.instanceId!, 'agree', { docVersion: 'v2' }))).toBe('accepted')
  const rounds = await database.read(buyer.tenantId, (db) => approvalTimeline(db, buyer, kinds, 'order', doc.entityId))
  expect(rounds.map(({ status, reason }) => [status, reason])).toEqual([
    ['rejected', '已阅'],
    ['pending', ''],
  ])
})

test('approval: requesters cannot approve their own documents, even as the only head', async () => {
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
      .set({ requester_person_id: second.personId })
      .where('id', '=', forged.instanceId)
      .execute(),
  )
  expect(await refusalOf(decide(second, forged.instanceId))).toBe('approval.own')
})

test('approval: only the current step can decide; others and disabled accounts are refused', async () => {
  const { tenant, buyer, chief, accountant } = await aCompany()
  const { instanceId } = await started(buyer)
  expect(await refusalOf(decide(accountant, instanceId))).toBe('approval.notYourTurn')
  expect(await refusalOf(decide(buyer, instanceId))).toBe('approval.notYours')
  expect(await refusalOf(decide(await aPerson(await aTenant()), instanceId))).toBe('thing.notFound')
  await disable(tenant, chief)
  expect(await refusalOf(decide(chief, instanceId))).toBe('approval.approverDisabled')
})

test('approval: a decision needs the current version; a remaining document continues as its next version', async () => {
  const { buyer, chief, accountant } = await aCompany()
  const { doc, instanceId } = await started(buyer)
  expect(await refusalOf(decide(chief, instanceId, 'agree', { docVersion: 'v2' }))).toBe('approval.changed')
  await decide(chief, instanceId, 'agree', { becomes: { docVersion: 'v2', amount: '9000.50' } })
  expect(await refusalOf(decide(accountant, instanceId))).toBe('approval.changed')
  expect(await decide(accountant, instanceId, 'agree', { docVersion: 'v2' })).toMatchObject({ status: 'approved' })
  expect(await lastRound(buyer, doc)).toMatchObject({ docVersion: 'v2', amount: '9000.50' })
})
