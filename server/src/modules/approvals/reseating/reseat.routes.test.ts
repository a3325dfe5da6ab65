import { expect, test } from 'vitest'
import { saveApprovalRule } from '#contract/approvals/approvalRules.ts'
import { getTimeline } from '#contract/approvals/approvals.ts'
import { listTasks, transferTask } from '#contract/approvals/approvalTasks.ts'
import { exportStuckApprovals, listStuckApprovals } from '#contract/approvals/stuckApprovals.ts'
import { listOpenWork, setAccountsDepartment, setAccountStatus } from '#contract/identity/people.ts'
import { changeRoleMembers, listRoles } from '#contract/identity/roles.ts'
import {
  aDepartment,
  aPerson,
  as,
  ask,
  database,
  type Person,
  refusalOf,
  runJob,
  type TestTenant,
  withWorker,
} from '#test/app.ts'
import { createRole } from '#modules/identity/index.ts'
import { aCompany, agree, draft, submit } from '#test/approvals/inbox.ts'
import { finance, head } from '#test/approvals/nodes.ts'

const decide = { permissions: ['approval.decide'] as const }

/** A company with a rule, an operator who manages people and oversees approvals, and a process administrator. */
async function aWatchedCompany(nodes = [head]) {
  const company = await aCompany()
  const { tenant, boss } = company
  await database.write(tenant.id, (tx) =>
    createRole(tx, { code: 'finance', name: '财务', enName: 'Finance', permissions: ['approval.decide'] }),
  )
  await as(boss, saveApprovalRule, draft({ nodes }))
  const operator = await aPerson(tenant, {
    entrance: 'operator',
    permissions: ['org.manage', 'org.read', 'role.manage', 'role.grant', 'approval.oversee', 'approval.decide'],
  })
  const admin = await aPerson(tenant, { ...decide, role: 'processAdmin', name: '流程管理员' })
  return { ...company, operator, admin }
}

const disable = (operator: Person, { userId }: Person, openTasksTo?: Person) =>
  as(operator, setAccountStatus, {
    userId,
    status: 'disabled',
    ...(openTasksTo ? { openTasksTo: openTasksTo.userId } : {}),
  })
const expire = ({ tenantId, userId }: Person) =>
  database.write(tenantId, (tx) =>
    tx.updateTable('identity.users').set({ expires_at: new Date() }).where('id', '=', userId).execute(),
  )
const todo = async (person: Person) => (await as(person, listTasks, { tab: 'todo' })).records.map(({ title }) => title)
const stuck = async (person: Person) => (await as(person, listStuckApprovals, {})).records
const tasksOf = async (buyer: Person, entityId: string) => {
  const [round] = await as(buyer, getTimeline, { entity: 'order', entityId })
  return round!.steps.flatMap(({ tasks }) => tasks.map(({ userId, status }) => `${userId} ${status}`)).toSorted()
}
const watch = ({ id }: TestTenant) => runJob('approvals.reseat', id)
const eventsOf = ({ id }: TestTenant, roundId: string) =>
  database.read(id, async (db) =>
    (
      await db
        .selectFrom('kit.events')
        .select('name')
        .where('entity', '=', 'approval')
        .where('entity_id', '=', roundId)
        .orderBy('id')
        .execute()
    ).map(({ name }) => name),
  )

test('open tasks: of a disabled approver go to the process administrators at once', async () => {
  const { tenant, chief, buyer, operator, admin } = await aWatchedCompany()
  const { instanceId, entityId } = await submit(buyer, '甲')
  expect(await as(operator, listOpenWork, { userIds: [chief.userId] })).toMatchObject([
    { kind: 'approvals', userId: chief.userId, docNo: 'DD-甲', title: '甲' },
  ])
  await disable(operator, chief)
  expect(await todo(admin)).toEqual(['甲'])
  expect(await tasksOf(buyer, entityId)).toEqual([`${chief.userId} lapsed`, `${admin.userId} open`].toSorted())
  expect(await as(operator, listOpenWork, { userIds: [chief.userId] })).toEqual([])
  expect(await eventsOf(tenant, instanceId!)).toEqual(['approval.started', 'approval.reseated'])
  expect(await agree(admin, instanceId!)).toMatchObject({ status: 'approved' })
})

test('open tasks: of a disabled approver stay with the others of the step', async () => {
  const { tenant, buyer, operator, admin } = await aWatchedCompany([{ ...finance, mode: 'all' }])
  const [first, second] = [
    await aPerson(tenant, { ...decide, role: 'finance' }),
    await aPerson(tenant, { ...decide, role: 'finance' }),
  ]
  const { instanceId, entityId } = await submit(buyer, '甲')
  await disable(operator, first)
  expect(await tasksOf(buyer, entityId)).toEqual([`${first.userId} lapsed`, `${second.userId} open`].toSorted())
  expect(await todo(admin)).toEqual([])
  expect(await agree(second, instanceId!)).toMatchObject({ status: 'approved' })
})

test('open tasks: where the others have agreed already, somebody else is asked, never nobody', async () => {
  const { tenant, buyer, operator, admin } = await aWatchedCompany([{ ...finance, mode: 'all' }])
  const [first, second] = [
    await aPerson(tenant, { ...decide, role: 'finance' }),
    await aPerson(tenant, { ...decide, role: 'finance' }),
  ]
  const { instanceId } = await submit(buyer, '甲')
  expect(await agree(second, instanceId!)).toMatchObject({ status: 'pending' })
  await disable(operator, first)
  expect([await todo(second), await todo(admin)]).toEqual([[], []])
  expect(await stuck(operator)).toMatchObject([{ instanceId, reason: 'stuck' }])
})

test('open tasks: of an approver who moves go to the head of the document’s department', async () => {
  const { tenant, chief, buyer, operator } = await aWatchedCompany()
  const { instanceId } = await submit(buyer, '甲')
  const successor = await aPerson(tenant, { ...decide, role: 'deptHead', name: '顾言之' })
  const elsewhere = await aDepartment(tenant)
  await as(operator, setAccountsDepartment, { userIds: [chief.userId], deptId: elsewhere.id })
  expect([await todo(chief), await todo(successor)]).toEqual([[], ['甲']])
  expect(await refusalOf(agree(chief, instanceId!))).toBe('approval.decided')
  expect(await agree(successor, instanceId!)).toMatchObject({ status: 'approved' })
})

test('open tasks: of an approver who loses the role go on, and handed-over ones stay', async () => {
  const { tenant, chief, buyer, operator, admin } = await aWatchedCompany()
  await submit(buyer, '甲')
  const other = await aPerson(tenant, { ...decide, name: '顾言之' })
  const handed = await submit(buyer, '乙')
  await as(chief, transferTask, { instanceId: handed.instanceId!, toUserId: other.userId, reason: '' })
  const { records } = await as(operator, listRoles, { limit: 50 })
  const roleId = records.find(({ code }) => code === 'deptHead')!.id
  await withWorker(operator.tenantId, async () => {
    await as(operator, changeRoleMembers, { roleId, add: [], remove: [chief.userId] })
    await expect.poll(() => todo(admin), { timeout: 10_000 }).toEqual(['甲'])
  })
  expect([await todo(chief), await todo(other)]).toEqual([[], ['乙']])
})

test('open tasks: of an account after its last day are caught by the minute', async () => {
  const { tenant, chief, buyer, admin } = await aWatchedCompany()
  await submit(buyer, '甲')
  await expire(chief)
  await watch(tenant)
  expect([await todo(chief).catch(() => []), await todo(admin)]).toEqual([[], ['甲']])
  await watch(tenant)
  expect(await todo(admin)).toEqual(['甲'])
})

test('open tasks: with everybody gone, the administrator too, the round is stuck, listed, and handed over', async () => {
  const { tenant, boss, chief, buyer, operator, admin } = await aWatchedCompany()
  const { instanceId } = await submit(buyer, '甲')
  await disable(operator, admin)
  await disable(operator, chief)
  expect(await stuck(operator)).toMatchObject([
    { instanceId, title: '甲', reason: 'stuck', holders: [{ userId: chief.userId }], requesterName: '林知远' },
  ])
  expect(await eventsOf(tenant, instanceId!)).toEqual(['approval.started', 'approval.stuck'])
  await watch(tenant)
  expect(await eventsOf(tenant, instanceId!)).toHaveLength(2)
  expect((await ask(operator, exportStuckApprovals)).statusCode).toBe(200)
  expect(await refusalOf(as(chief, listStuckApprovals, {}))).not.toBe('accepted')
  expect(await refusalOf(as(buyer, listStuckApprovals, {}))).not.toBe('accepted')

  const receiver = await aPerson(tenant, { ...decide, name: '顾言之' })
  const handOver = { instanceId: instanceId!, toUserId: receiver.userId, fromUserId: chief.userId, reason: '离职' }
  expect(await refusalOf(as(buyer, transferTask, handOver))).toBe('thing.notAllowed')
  const own = await aPerson(tenant, { ...decide, person: buyer.personId })
  expect(await refusalOf(as(boss, transferTask, { ...handOver, toUserId: own.userId }))).toBe('approval.own')
  await as(operator, transferTask, handOver)
  expect([await stuck(operator), await todo(receiver)]).toEqual([[], ['甲']])
  expect(await agree(receiver, instanceId!)).toMatchObject({ status: 'approved' })
})

test('open tasks: a stuck round goes on by itself when somebody can decide again', async () => {
  const { tenant, chief, buyer, operator, admin } = await aWatchedCompany()
  await submit(buyer, '甲')
  await disable(operator, admin)
  await disable(operator, chief)
  const newAdmin = await aPerson(tenant, { ...decide, role: 'processAdmin' })
  await watch(tenant)
  expect([await todo(newAdmin), await stuck(operator)]).toEqual([['甲'], []])
})

test('open tasks: a step whose approvers have left opens for those who are there then, or is stuck', async () => {
  const { tenant, chief, buyer, operator, admin } = await aWatchedCompany([head, finance])
  const accountant = await aPerson(tenant, { ...decide, role: 'finance' })
  const [first, second] = [await submit(buyer, '甲'), await submit(buyer, '乙')]
  await disable(operator, accountant)
  const successor = await aPerson(tenant, { ...decide, role: 'finance' })
  expect(await agree(chief, first.instanceId!)).toMatchObject({ status: 'pending' })
  expect(await todo(successor)).toEqual(['甲'])
  await disable(operator, successor)
  expect(await todo(admin)).toEqual(['甲'])
  await disable(operator, admin)
  expect(await agree(chief, second.instanceId!)).toMatchObject({ status: 'pending' })
  expect((await stuck(operator)).map(({ title, holders }) => [title, holders.length])).toEqual([
    ['甲', 1],
    ['乙', 0],
  ])
  const handOver = { instanceId: second.instanceId!, toUserId: chief.userId, reason: '' }
  expect(await refusalOf(as(buyer, transferTask, { ...handOver }))).not.toBe('accepted')
  await as(operator, transferTask, handOver)
  expect(await agree(chief, second.instanceId!)).toMatchObject({ status: 'approved' })
})

test('open tasks: go to the receiver who was named, except the receiver’s own documents', async () => {
  const { tenant, chief, buyer, operator, admin } = await aWatchedCompany()
  const receiver = await aPerson(tenant, { ...decide, name: '顾言之' })
  await submit(buyer, '甲')
  await submit(receiver, '乙')
  await disable(operator, chief, receiver)
  expect([await todo(receiver), await todo(admin)]).toEqual([['甲'], ['乙']])
})

test('open tasks: a decision and the end of its account at once have one result', async () => {
  const { tenant, chief, buyer, operator, admin } = await aWatchedCompany()
  for (let turn = 0; turn < 10; turn++) {
    const { instanceId } = await submit(buyer, `第${turn}单`)
    const [decided] = await Promise.all([refusalOf(agree(chief, instanceId!)), disable(operator, chief)])
    const isWaiting = (await todo(admin)).includes(`第${turn}单`)
    expect([decided, isWaiting]).toEqual([decided, decided !== 'accepted'])
    await as(operator, setAccountStatus, { userId: chief.userId, status: 'active' })
  }
  expect(await stuck(operator)).toEqual([])
  await watch(tenant)
})

test('open tasks: each pending round has an able holder or is stuck, whatever happens to accounts and roles', async () => {
  const { tenant, buyer, chief, operator, admin } = await aWatchedCompany([head, { ...finance, mode: 'all' }])
  const people = [chief, admin]
  for (const role of ['finance', 'finance', 'deptHead', 'processAdmin'])
    people.push(await aPerson(tenant, { ...decide, role }))
  for (let turn = 0; turn < 6; turn++) await submit(buyer, `第${turn}单`)
  let seed = 7
  const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below
  for (let turn = 0; turn < 25; turn++) {
    const person = people[random(people.length)]!
    const status = random(3) === 0 ? 'active' : 'disabled'
    const changed = await refusalOf(as(operator, setAccountStatus, { userId: person.userId, status }))
    expect(['accepted', 'thing.wrongState']).toContain(changed)
    const open = await database.read(tenant.id, (db) =>
      db
        .selectFrom('approvals.instances as i')
        .leftJoin('approvals.tasks as t', (on) => on.onRef('t.instance_id', '=', 'i.id').on('t.status', '=', 'open'))
        .leftJoin('identity.users as u', 'u.id', 't.approver_id')
        .select(['i.id', 'i.stuck_since', 'u.disabled'])
        .where('i.status', '=', 'pending')
        .execute(),
    )
    for (const id of new Set(open.map((row) => row.id))) {
      const rows = open.filter((row) => row.id === id)
      expect(rows.some(({ disabled }) => disabled === false) || rows[0]!.stuck_since !== null).toBe(true)
    }
    const able = people[random(people.length)]!
    const { records } = await as(able, listTasks, { tab: 'todo' }).catch(() => ({ records: [] }))
    if (records[0] && random(3) === 0) await agree(able, records[0].instanceId).catch(() => undefined)
  }
})
