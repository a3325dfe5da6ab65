import { expect, test } from 'vitest'
import * as contract from '#contract/approvals/approvalActions.ts'
import { saveApprovalRule } from '#contract/approvals/approvalRules.ts'
import { getTimeline } from '#contract/approvals/approvals.ts'
import { listTasks, transferTask } from '#contract/approvals/approvalTasks.ts'
import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import { aPerson, as, clock, database, type Person, refusalOf, runJob, server } from '#test/app.ts'
import { aCompany, agree, draft, submit } from '#test/approvals/inbox.ts'
import { finance, head } from '#test/approvals/nodes.ts'

const decide = { permissions: ['approval.decide'] as const }
const today = () => dayOf(clock())
const todo = async (person: Person) => (await as(person, listTasks, { tab: 'todo' })).records.map(({ title }) => title)
const roundOf = async (person: Person, entityId: string) =>
  (await as(person, getTimeline, { entity: 'order', entityId })).at(-1)!
const delegate = (from: Person, to: Person, days = 3) =>
  as(from, contract.createDelegation, {
    toUserId: to.userId,
    startsOn: today(),
    endsOn: dayAfter(today(), days),
    reason: '休假',
  })

test('delegation: a deputy decides beside whom they stand in for, both are named, and each decides once', async () => {
  const { tenant, boss, chief, buyer } = await aCompany()
  await as(boss, saveApprovalRule, draft())
  const deputy = await aPerson(tenant, { ...decide, name: '顾言之' })
  const [before] = [await submit(buyer, '甲')]
  await delegate(chief, deputy)
  const after = await submit(buyer, '乙')
  await runJob('approvals.deputies', tenant.id)
  expect((await todo(deputy)).toSorted()).toEqual(['乙', '甲'])
  expect((await todo(chief)).toSorted()).toEqual(['乙', '甲'])
  expect(await agree(deputy, before.instanceId!)).toMatchObject({ status: 'approved' })
  expect(await refusalOf(agree(chief, before.instanceId!))).toBe('approval.decided')
  expect(await agree(chief, after.instanceId!)).toMatchObject({ status: 'approved' })
  const { steps } = await roundOf(buyer, before.entityId)
  expect(steps[0]!.tasks.find(({ status }) => status === 'agreed')).toMatchObject({
    userName: '顾言之',
    onBehalfOfName: '沈若川',
  })
  expect([await todo(deputy), await todo(chief)]).toEqual([[], []])
})

test('delegation: never lets a person decide on their own document, by whichever account', async () => {
  const { tenant, boss, chief, buyer } = await aCompany()
  await as(boss, saveApprovalRule, draft())
  // The requester may approve, by this account and by another of theirs.
  const requester = await aPerson(tenant, { ...decide, name: '周予安' })
  const second = await aPerson(tenant, { ...decide, person: requester.personId })
  await delegate(chief, requester)
  const own = await submit(requester, '本人的')
  const foreign = await submit(buyer, '他人的')
  await runJob('approvals.deputies', tenant.id)
  expect(await todo(requester)).toEqual(['他人的'])
  for (const person of [requester, second]) expect(await refusalOf(agree(person, own.instanceId!))).not.toBe('accepted')
  const [given] = await as(chief, contract.listDelegations, {})
  await as(chief, contract.endDelegation, { id: given!.id, version: given!.version })
  expect(await todo(requester)).toEqual([])
  await delegate(chief, second)
  await runJob('approvals.deputies', tenant.id)
  expect(await todo(second)).toEqual(['他人的'])
  expect(await refusalOf(agree(second, own.instanceId!))).not.toBe('accepted')
  expect(await agree(second, foreign.instanceId!)).toMatchObject({ status: 'approved' })
})

test('delegation: in a step where everybody must agree, a deputy is one voice with whom they stand in for', async () => {
  const { tenant, boss, buyer } = await aCompany()
  const [ann, ben] = [
    await aPerson(tenant, { ...decide, role: 'finance' }),
    await aPerson(tenant, { ...decide, role: 'finance' }),
  ]
  await as(boss, saveApprovalRule, draft({ nodes: [{ ...finance, mode: 'all' }] }))
  const deputy = await aPerson(tenant, decide)
  await delegate(ann, deputy)
  // An approver of the step does not stand in for another one, too.
  await delegate(ben, ann)
  const { instanceId } = await submit(buyer, '甲')
  await runJob('approvals.deputies', tenant.id)
  const answers = await Promise.all([refusalOf(agree(deputy, instanceId!)), refusalOf(agree(ann, instanceId!))])
  expect(answers.filter((each) => each === 'accepted')).toHaveLength(1)
  expect(await todo(ben)).toEqual(['甲'])
  expect([await todo(ann), await todo(deputy)]).toEqual([[], []])
  expect(await agree(ben, instanceId!)).toMatchObject({ status: 'approved' })
})

test('delegation: is dated, no longer than 90 days, to somebody else who may decide, and one at a time', async () => {
  const { tenant, chief, buyer } = await aCompany()
  const deputy = await aPerson(tenant, decide)
  const days = (startsOn: string, endsOn: string, to = deputy) =>
    refusalOf(as(chief, contract.createDelegation, { toUserId: to.userId, startsOn, endsOn, reason: '' }))
  const day = today()
  expect(await days(day, dayAfter(day, 90))).toBe('delegation.range')
  expect(await days(day, dayAfter(day, -1))).toBe('delegation.past')
  expect(await days(day, day, buyer)).toBe('approval.cannotDecide')
  const own = await aPerson(tenant, { ...decide, person: chief.personId })
  expect(await days(day, day, own)).toBe('delegation.self')
  const at = await Promise.all([1, 2, 3, 4].map(() => days(day, dayAfter(day, 5))))
  expect(at.toSorted()).toEqual(['accepted', 'delegation.overlap', 'delegation.overlap', 'delegation.overlap'])
  expect(await as(deputy, contract.listDelegations, {})).toMatchObject([{ isOwn: false, state: 'active' }])
})

test('modes: in turn one is asked after the other; copies are told once it is approved', async () => {
  const { tenant, boss, chief, buyer } = await aCompany()
  const [ann, ben] = [
    await aPerson(tenant, { ...decide, name: '甲一' }),
    await aPerson(tenant, { ...decide, name: '乙二' }),
  ]
  const inTurn = { ...head, source: 'users' as const, mode: 'inTurn' as const, userIds: [ann.userId, ben.userId] }
  const cc = { ...head, name: '抄送', enName: 'Copy', mode: 'cc' as const }
  await as(boss, saveApprovalRule, draft({ nodes: [inTurn, cc] }))
  const { instanceId, entityId } = await submit(buyer, '甲')
  expect([await todo(ann), await todo(ben), await todo(chief)]).toEqual([['甲'], [], []])
  expect(await agree(ann, instanceId!)).toMatchObject({ status: 'pending' })
  expect([await todo(ann), await todo(ben)]).toEqual([[], ['甲']])
  expect((await as(chief, listTasks, { tab: 'cc' })).total).toBe(0)
  expect(await agree(ben, instanceId!)).toMatchObject({ status: 'approved' })
  expect((await as(chief, listTasks, { tab: 'cc' })).records).toMatchObject([{ title: '甲' }])
  expect((await roundOf(buyer, entityId)).steps).toHaveLength(1)
})

test('modes: in turn, in the order of the rule, who has handed on is not asked again, nor are two voices one', async () => {
  const { tenant, boss, buyer } = await aCompany()
  const [ann, ben, eve] = [await aPerson(tenant, decide), await aPerson(tenant, decide), await aPerson(tenant, decide)]
  const inTurn = { ...head, source: 'users' as const, mode: 'inTurn' as const, userIds: [ben.userId, ann.userId] }
  await as(boss, saveApprovalRule, draft({ nodes: [inTurn] }))
  // Who is asked later in the step does not stand in for the one before.
  await delegate(ben, ann)
  const { instanceId } = await submit(buyer, '甲')
  await runJob('approvals.deputies', tenant.id)
  expect([await todo(ben), await todo(ann)]).toEqual([['甲'], []])
  const handOn = (to: Person) =>
    refusalOf(as(ben, transferTask, { instanceId: instanceId!, toUserId: to.userId, reason: '出差' }))
  expect(await handOn(ann)).toBe('approval.alreadyApprover')
  expect(await handOn(eve)).toBe('accepted')
  expect(await agree(eve, instanceId!)).toMatchObject({ status: 'pending' })
  expect([await todo(ben), await todo(ann)]).toEqual([[], ['甲']])
  expect(await agree(ann, instanceId!)).toMatchObject({ status: 'approved' })
})

test('delegation: a deputy is logged with whom they stand in for, and decides no more once the task was handed on', async () => {
  const { tenant, boss, chief, buyer } = await aCompany()
  await as(boss, saveApprovalRule, draft())
  const [deputy, other] = [await aPerson(tenant, decide), await aPerson(tenant, decide)]
  const { instanceId } = await submit(buyer, '甲')
  await delegate(chief, deputy)
  expect(await todo(deputy)).toEqual(['甲'])
  const back = { instanceId: instanceId!, step: 1, opinion: '用途不清', docVersion: 'v1' }
  expect(await refusalOf(as(deputy, contract.returnToStep, back))).toBe('approval.noEarlierStep')
  await server.app.context.callLog.flush()
  const calls = await database.read(tenant.id, (db) =>
    db
      .selectFrom('kit.calls')
      .select(['actor_id', 'on_behalf_of'])
      .where('path', '=', contract.returnToStep.path)
      .execute(),
  )
  expect(calls).toEqual([{ actor_id: deputy.userId, on_behalf_of: chief.userId }])
  await as(chief, transferTask, { instanceId: instanceId!, toUserId: other.userId, reason: '' })
  expect(await refusalOf(agree(deputy, instanceId!))).toBe('approval.decided')
  expect(await agree(other, instanceId!)).toMatchObject({ status: 'approved' })
})

test('added approvers: decide before or after the step, never the requester, five in a round', async () => {
  const { tenant, boss, chief, buyer } = await aCompany()
  await as(boss, saveApprovalRule, draft())
  const expert = await aPerson(tenant, { ...decide, name: '顾言之' })
  const add = (instanceId: string, to: Person, place: 'before' | 'after') =>
    refusalOf(as(chief, contract.addApprover, { instanceId, toUserId: to.userId, place, reason: '请复核' }))
  const [before, after] = [await submit(buyer, '先'), await submit(buyer, '后')]
  const own = await aPerson(tenant, { ...decide, person: buyer.personId })
  expect(await add(before.instanceId!, own, 'after')).toBe('approval.own')
  expect(await add(before.instanceId!, expert, 'before')).toBe('accepted')
  expect([await todo(expert), await todo(chief)]).toEqual([['先'], ['后']])
  expect(await agree(expert, before.instanceId!)).toMatchObject({ status: 'pending' })
  expect((await todo(chief)).toSorted()).toEqual(['先', '后'].toSorted())
  expect(await agree(chief, before.instanceId!)).toMatchObject({ status: 'approved' })
  expect(await add(after.instanceId!, expert, 'after')).toBe('accepted')
  expect(await agree(chief, after.instanceId!)).toMatchObject({ status: 'pending' })
  expect(await agree(expert, after.instanceId!)).toMatchObject({ status: 'approved' })
  const many = await submit(buyer, '多')
  for (let turn = 0; turn < 5; turn++) expect(await add(many.instanceId!, expert, 'after')).toBe('accepted')
  expect(await add(many.instanceId!, expert, 'after')).toBe('approval.tooManyAdded')
})

test('returned: an earlier step decides again, and all that follow it', async () => {
  const { tenant, boss, chief, buyer } = await aCompany()
  const [ann, ben] = [
    await aPerson(tenant, { ...decide, role: 'finance' }),
    await aPerson(tenant, { ...decide, role: 'finance' }),
  ]
  await as(boss, saveApprovalRule, draft({ nodes: [head, { ...finance, mode: 'all' }] }))
  const { instanceId, entityId } = await submit(buyer, '甲')
  await agree(chief, instanceId!)
  await agree(ann, instanceId!)
  const back = (person: Person, step: number) =>
    refusalOf(
      as(person, contract.returnToStep, { instanceId: instanceId!, step, opinion: '用途不清', docVersion: 'v1' }),
    )
  expect(await back(ben, 2)).toBe('approval.noEarlierStep')
  const answers = await Promise.all([back(ben, 1), back(ben, 1)])
  expect(answers.filter((each) => each === 'accepted')).toHaveLength(1)
  expect([await todo(chief), await todo(ben)]).toEqual([['甲'], []])
  expect((await roundOf(buyer, entityId)).steps.map(({ status }) => status)).toEqual(['open', 'waiting'])
  await agree(chief, instanceId!)
  // Who had agreed before the return is asked again.
  expect([await todo(ann), await todo(ben)]).toEqual([['甲'], ['甲']])
  expect(await agree(ben, instanceId!)).toMatchObject({ status: 'pending' })
  expect(await agree(ann, instanceId!)).toMatchObject({ status: 'approved' })
})

test('requesters: remind once a day; participants comment and mention one another alone', async () => {
  const { tenant, boss, chief, buyer } = await aCompany()
  await as(boss, saveApprovalRule, draft())
  const stranger = await aPerson(tenant, decide)
  const { instanceId, entityId } = await submit(buyer, '甲')
  const remind = (person: Person) => refusalOf(as(person, contract.remindApprovers, { instanceId: instanceId! }))
  expect(await remind(chief)).toBe('approval.notRequester')
  expect([await remind(buyer), await remind(buyer)]).toEqual(['accepted', 'approval.remindedToday'])
  const comment = (person: Person, ...mentions: Person[]) =>
    refusalOf(
      as(person, contract.commentOnApproval, {
        instanceId: instanceId!,
        body: '请看附件',
        mentions: mentions.map(({ userId }) => userId),
      }),
    )
  expect(await comment(buyer, chief)).toBe('accepted')
  expect(await comment(buyer, stranger)).toBe('approval.notParticipant')
  expect(await comment(stranger)).toBe('approval.notParticipant')
  const round = await roundOf(chief, entityId)
  expect(round.comments).toMatchObject([{ authorName: '林知远', mentions: [{ userName: '沈若川' }] }])
  expect((await roundOf(buyer, entityId)).actions).toEqual(['recall', 'remind', 'comment'])
})

test('time limits: open tasks are reminded of once, then process administrators decide; nothing agrees by itself', async () => {
  const { tenant, boss, chief, buyer } = await aCompany()
  await as(boss, saveApprovalRule, draft({ nodes: [{ ...head, remindHours: 2, dueHours: 4 }] }))
  const admin = await aPerson(tenant, { ...decide, role: 'processAdmin' })
  const { instanceId } = await submit(buyer, '甲')
  const after = (hours: number) =>
    runJob('approvals.timeLimits', tenant.id, new Date(clock().getTime() + hours * 3_600_000))
  const events = async () =>
    (
      await database.read(tenant.id, (db) =>
        db.selectFrom('kit.events').select('name').where('entity', '=', 'approval').orderBy('id').execute(),
      )
    ).map(({ name }) => name)
  await after(1)
  expect(await events()).toEqual(['approval.started'])
  for (let turn = 0; turn < 2; turn++) await after(3)
  expect(await events()).toEqual(['approval.started', 'approval.reminded'])
  await after(5)
  expect(await events()).toEqual(['approval.started', 'approval.reminded', 'approval.escalated'])
  expect([await todo(chief), await todo(admin)]).toEqual([[], ['甲']])
  await after(50)
  expect(await todo(admin)).toEqual(['甲'])
  expect(await agree(admin, instanceId!)).toMatchObject({ status: 'approved' })
})

test('simulation: a changed rule is tried on the documents of a month, and nothing of it is kept', async () => {
  const { tenant, boss, buyer } = await aCompany()
  await aPerson(tenant, { ...decide, role: 'finance' })
  const saved = await as(boss, saveApprovalRule, draft())
  await submit(buyer, '小', '100.00')
  await submit(buyer, '大', '9000.00')
  const month = today().slice(0, 7)
  const changed = draft({ id: saved.id, version: saved.version, nodes: [head, finance], amountFrom: '5000.00' })
  const result = await as(boss, contract.simulateRule, { month, draft: changed })
  expect(result).toMatchObject({ documents: 2, more: 1, fewer: 1, unmanned: 0 })
  expect(result.rows.find(({ title }) => title === '大')).toMatchObject({
    before: ['部门负责人'],
    after: ['部门负责人', '财务复核'],
    change: 1,
  })
  const kept = await database.read(tenant.id, (db) =>
    db.selectFrom('approvals.rules').select(['version', 'amount_from']).execute(),
  )
  expect(kept).toEqual([{ version: saved.version, amount_from: null }])
  const stale = { ...changed, version: saved.version + 1 }
  expect(await refusalOf(as(boss, contract.simulateRule, { month, draft: stale }))).toBe('thing.stale')
  expect(await refusalOf(as(buyer, contract.simulateRule, { month, draft: changed }))).toBe('permission.denied')
})
