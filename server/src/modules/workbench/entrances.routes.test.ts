import { expect, test } from 'vitest'
import { dayOf } from '#contract/kit/calendar.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import * as contract from '#contract/workbench/workbench.ts'
import { aDepartment, aPerson, as, type Person } from '#test/app.ts'
import { createEvaluationFixture, createScoring, criteria, score } from '#test/sourcing/evaluation.ts'
import { createPublished, createSourcingFixture } from '#test/sourcing/fixture.ts'
import { aKeyHolder, countersignBy, createOpenedBy, openedBy, passDeadline, releaseBy } from '#test/sourcing/openers.ts'
import { quote, runOpening } from '#test/sourcing/sealing.ts'

const fixture = await createEvaluationFixture()
const { tenant } = fixture
const expertOf = () => aPerson(tenant, { entrance: 'expert', permissions: ['project.score'] })
const supervisorOf = () => aPerson(tenant, { entrance: 'supervisor', permissions: ['project.supervise'] })
const agencyOf = (dept = tenant.root) => aPerson(tenant, { entrance: 'agency', permissions: ['project.follow'], dept })

const viewOf = (person: Person) => as(person, contract.viewWorkbench, {})
const figuresOf = async (person: Person) =>
  Object.fromEntries((await as(person, contract.workbenchStatistics, {})).figures.map(({ id, value }) => [id, value]))
const dueOf = async (person: Person, dueAt: string) =>
  (await as(person, contract.listDueDates, { month: dayOf(new Date(dueAt)).slice(0, 7) })).days.map(({ id }) => id)
const given = [
  ['88.5', '90.0'],
  ['70.0', '65.0'],
]

test('workbench: an expert sees opened projects to score, with deadlines, and their projects', async () => {
  const [expert, other, stranger] = [await expertOf(), await expertOf(), await expertOf()]
  const expertIds = [expert, other].map(({ userId }) => userId)
  const before = await createPublished(fixture, { expertIds, evaluation: 'weighted', criteria })
  const project = await createScoring(fixture, { expertIds })
  const { todos, recents, recentLists } = await viewOf(expert)
  expect(todos).toMatchObject([
    { kind: 'project.score', id: project.id, amount: null, to: `/projectScoring?projectId=${project.id}` },
  ])
  expect(await dueOf(expert, todos[0]!.dueAt!)).toEqual([project.id])
  expect(recents.map(({ kind, id }) => [kind, id])).toEqual([
    ['evaluation', project.id],
    ['evaluation', before.id],
  ])
  expect(recentLists.map(({ list }) => list)).toEqual(['/myEvaluations?tab=all'])
  expect(await figuresOf(expert)).toEqual({ 'evaluations.waiting': '1' })
  await score(expert, project, given)
  expect((await viewOf(expert)).todos).toEqual([])
  expect(await figuresOf(expert)).toEqual({ 'evaluations.waiting': '0' })
  expect(await figuresOf(other)).toEqual({ 'evaluations.waiting': '1' })
  expect(await viewOf(stranger)).toMatchObject({ todos: [], recents: [] })
})

test('workbench: a supervisor sees openings by deadline, and supervised projects', async () => {
  const [supervisor, stranger] = [await supervisorOf(), await supervisorOf()]
  const supervisorIds = [supervisor.userId]
  const { id } = await createPublished(fixture, { supervisorIds, audit: '2' })
  const { id: opened } = await createScoring(fixture, { supervisorIds })
  const { todos, recents } = await viewOf(supervisor)
  expect(todos).toMatchObject([{ kind: 'project.watchOpening', id, amount: null, to: `/projectManage?id=${id}` }])
  expect(await dueOf(supervisor, todos[0]!.dueAt!)).toEqual([id])
  expect(recents.map((each) => each.id)).toEqual([opened, id])
  expect(await figuresOf(supervisor)).toEqual({ 'supervised.running': '2' })
  expect(await viewOf(stranger)).toMatchObject({ todos: [], recents: [] })
})

test('workbench: an agency sees only the public projects of its department, with deadlines', async () => {
  const dept = await aDepartment(tenant)
  const [agency, elsewhere] = [await agencyOf(), await agencyOf(dept)]
  const { id } = await createPublished(fixture, { title: '公开采购' })
  const [invited] = fixture.suppliers
  const closed = await createPublished(fixture, { scope: 'invited', invitedIds: [invited!.supplierId!] })
  const { todos, recents } = await viewOf(agency)
  expect(todos.map(({ kind, id: each, to }) => [kind, each, to])).toContainEqual([
    'project.deadline',
    id,
    `/havePublished?id=${id}`,
  ])
  expect(recents[0]).toMatchObject({ kind: 'publicProject', id })
  for (const rows of [todos, recents]) expect(rows.map((each) => each.id)).not.toContain(closed.id)
  const { dueAt } = todos.find((todo) => todo.id === id)!
  expect(await dueOf(agency, dueAt!)).toContain(id)
  expect(await viewOf(elsewhere)).toMatchObject({ todos: [], recents: [] })
})

test('workbench: experts, supervisors and agencies have the entry and only their own content', async () => {
  for (const entrance of ['expert', 'supervisor', 'agency'] as const) {
    const person = await { expert: expertOf, supervisor: supervisorOf, agency: agencyOf }[entrance]()
    const { userPermList } = await as(person, qryUserRefDetail, {})
    expect(userPermList.map(({ url }) => url)).toContain('workbench')
    const permissions = [
      'order.read',
      'approval.decide',
      ...(entrance === 'agency' ? [] : ['project.manage' as const]),
    ] as const
    const others = await aPerson(tenant, { entrance, permissions })
    expect(await viewOf(others)).toMatchObject({ kinds: [], todos: [], recents: [], recentLists: [] })
  }
})

test('workbench: an opener sees the openings that wait for the own share; awards wait for the opening', async () => {
  const own = await createSourcingFixture()
  const holders = [await aKeyHolder(own.tenant), await aKeyHolder(own.tenant)]
  const project = await createOpenedBy(own, holders, openedBy('committee', holders))
  const [first, second] = holders.map(({ person }) => person)
  const todosOf = async (person: Person) =>
    (await viewOf(person)).todos.filter(({ id }) => id === project.id).map(({ kind, to }) => [kind, to])
  await quote(own.suppliers[0]!, project)
  expect(await todosOf(first!)).toEqual([])
  await passDeadline(own, project)
  const opening = [['project.open', `/projectOpening?projectId=${project.id}`]]
  expect(await todosOf(first!)).toEqual(opening)
  expect(await todosOf(own.buyer)).toEqual([])
  await releaseBy(holders[0]!, project)
  expect(await todosOf(first!)).toEqual([])
  expect(await todosOf(second!)).toEqual(opening)
  await releaseBy(holders[1]!, project)
  await runOpening(own, project)
  // Both countersign.
  expect(await todosOf(first!)).toEqual(opening)
  await countersignBy(holders[0]!, project)
  expect(await todosOf(first!)).toEqual([])
  expect(await todosOf(own.buyer)).toEqual([['project.award', `/projectComparison?id=${project.id}`]])
})
