import { expect, test } from 'vitest'
import { getTimeline } from '#contract/approvals/approvals.ts'
import { listTasks } from '#contract/approvals/approvalTasks.ts'
import type { Input } from '#contract/kit/route.ts'
import { findAward, proposeAward } from '#contract/sourcing/award.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { decideProject } from '#contract/sourcing/projects.ts'
import { aDepartment, aPerson, as, type Person } from '#test/app.ts'
import { outcomes } from '#test/ordering/atOnce.ts'
import { connectAuditor } from '#test/ordering/auditor.ts'
import { createSourcingFixture, move, type Project, readAgain, type SourcingFixture } from '#test/sourcing/fixture.ts'
import { createOpened, itemNamed } from '#test/sourcing/awards.ts'

const { owner } = await connectAuditor()
const budgetOf = async ({ tenant }: SourcingFixture) =>
  (
    await owner.query<{ available: string; frozen: string }>(
      `select available, frozen from ledger.accounts where tenant_id = $1 and kind = 'budget'`,
      [tenant.id],
    )
  ).rows[0]

/** Shares that award everything to one quote. */
const wholeOf = async (buyer: Person, project: Project, quoteAt: number) => {
  const { items, quotes } = await as(buyer, findComparison, { projectId: project.id })
  return items.map(({ id, quantity }) => ({ itemId: id, quoteId: quotes[quoteAt]!.id, quantity }))
}
const propose = (
  buyer: Person,
  { id, version }: Project,
  shares: Input<typeof proposeAward>['shares'],
  reasons: Input<typeof proposeAward>['reasons'] = [],
) => as(buyer, proposeAward, { id, version, shares, reasons, note: '' })
const because = (itemId: string | null, reason: string, explanation = '') => [{ itemId, reason, explanation }]

const two: Partial<ProjectDraft> = { items: [itemNamed('防寒大衣', '10', '238'), itemNamed('防寒帽', '4', '24')] }
const offers = [
  ['230.0000', '23.0000'],
  ['240.0000', '22.0000'],
] as const

test('award: to the lowest complete quote, published, with its budget', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2, budget: '60000' })
  const { buyer, operator } = fixture
  const opened = await createOpened(fixture, two, offers)
  expect(opened).toMatchObject({ status: '6', can: ['negotiate', 'award', 'terminate'] })
  expect(await budgetOf(fixture)).toEqual({ available: '7520.00', frozen: '52480.00' })
  expect(await as(buyer, findAward, { projectId: opened.id })).toBeNull()

  const awarded = await propose(buyer, opened, await wholeOf(buyer, opened, 0))
  expect(awarded).toMatchObject({ status: '8', can: ['withdrawAward', 'announce', 'terminate'] })
  expect(await budgetOf(fixture)).toEqual({ available: '57608.00', frozen: '2392.00' })
  const award = await as(buyer, findAward, { projectId: opened.id })
  expect(award).toMatchObject({
    status: 'approved',
    total: '2392.00',
    reasons: [],
    lines: [
      { quantity: '10', price: '230.0000', amount: '2300.00' },
      { quantity: '4', price: '23.0000', amount: '92.00' },
    ],
    suppliers: [
      { rank: 1, isWinner: true, offered: '2392.00', awarded: '2392.00' },
      { rank: 2, isWinner: false, offered: '2488.00', awarded: '0.00' },
    ],
  })
  expect(await as(operator, findAward, { projectId: opened.id })).toEqual(award)
  expect(await as(buyer, findComparison, { projectId: opened.id })).toMatchObject({ frozenAt: award!.proposedAt })

  const done = await move(buyer, awarded, 'announce')
  expect(done).toMatchObject({ status: '7', can: [] })
  expect(await as(buyer, findAward, { projectId: opened.id })).toMatchObject({
    status: 'published',
    publishedAt: expect.any(String),
  })
  expect(await budgetOf(fixture)).toEqual({ available: '57608.00', frozen: '2392.00' })
})

test('award: the last awarded price is shown for the same item of the next project', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { buyer } = fixture
  const first = await createOpened(fixture, two, offers)
  const awarded = await propose(buyer, first, await wholeOf(buyer, first, 0))
  const lastPrices = async () => {
    const next = await createOpened(fixture, two, offers)
    return (await as(buyer, findComparison, { projectId: next.id })).items.map(({ lastPrice }) => lastPrice)
  }
  expect(await lastPrices()).toEqual([null, null])
  await move(buyer, awarded, 'announce')
  expect(await lastPrices()).toEqual(['230.0000', '23.0000'])
})

test('award: a deviation requires a reason, an abnormally low quote an explanation', async () => {
  const fixture = await createSourcingFixture({ suppliers: 3 })
  const { buyer } = fixture
  const opened = await createOpened(fixture, two, [...offers, ['160.0000', '15.0000']])
  const lowest = await wholeOf(buyer, opened, 0)
  const second = await wholeOf(buyer, opened, 1)
  await expect(propose(buyer, opened, lowest)).rejects.toThrow('award.explanationMissing')
  await expect(propose(buyer, opened, second)).rejects.toMatchObject({
    message: 'award.reasonMissing',
    data: { item: '整单' },
  })
  await expect(propose(buyer, opened, second, because(null, '  '))).rejects.toThrow('award.reasonMissing')
  await expect(propose(buyer, opened, lowest, because(null, '最低'))).rejects.toThrow('award.explanationMissing')
  expect(await readAgain(buyer, opened)).toMatchObject({ status: '6', version: opened.version })
  await propose(buyer, opened, lowest, because(null, '', '库存清理，已核实原材料成本'))
  expect(await as(buyer, findAward, { projectId: opened.id })).toMatchObject({
    reasons: [{ itemId: null, reason: '', explanation: '库存清理，已核实原材料成本' }],
  })
})

test('award: by line and by split quantities, each at the opened price', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { buyer } = fixture
  const byLine = await createOpened(fixture, { ...two, awardBy: 'line' }, offers)
  const { items, quotes } = await as(buyer, findComparison, { projectId: byLine.id })
  const [coat, hat] = items.map(({ id }) => id)
  const [a, b] = quotes.map(({ id }) => id)
  const shares = [
    { itemId: coat!, quoteId: a!, quantity: '10' },
    { itemId: hat!, quoteId: b!, quantity: '4' },
  ]
  await expect(propose(buyer, byLine, [shares[0]!, { ...shares[1]!, quantity: '3' }])).rejects.toMatchObject({
    message: 'award.quantity',
    data: { item: '防寒帽' },
  })
  await propose(buyer, byLine, shares)
  expect(await as(buyer, findAward, { projectId: byLine.id })).toMatchObject({
    total: '2388.00',
    lines: [{ price: '230.0000' }, { price: '22.0000', amount: '88.00' }],
  })

  const split = await createOpened(fixture, { ...two, awardBy: 'split' }, offers)
  const other = await as(buyer, findComparison, { projectId: split.id })
  const shareOf = (item: number, quote: number, quantity: string) => ({
    itemId: other.items[item]!.id,
    quoteId: other.quotes[quote]!.id,
    quantity,
  })
  const parts = [shareOf(0, 0, '6.5'), shareOf(0, 1, '3.5'), shareOf(1, 1, '4')]
  await expect(propose(buyer, split, parts)).rejects.toThrow('award.reasonMissing')
  await propose(buyer, split, parts, because(other.items[0]!.id, '分散供货风险'))
  expect((await as(buyer, findAward, { projectId: split.id }))?.lines.map(({ amount }) => amount)).toEqual([
    '1495.00',
    '840.00',
    '88.00',
  ])
  const foreign = { ...shareOf(0, 0, '10'), quoteId: a! }
  const again = await createOpened(fixture, { ...two, awardBy: 'line' }, offers)
  const here = await as(buyer, findComparison, { projectId: again.id })
  await expect(
    propose(buyer, again, [
      { ...foreign, itemId: here.items[0]!.id },
      { itemId: here.items[1]!.id, quoteId: here.quotes[0]!.id, quantity: '4' },
    ]),
  ).rejects.toThrow('award.notQuoted')
})

test("award: approved by the project's chain; returned, it can be proposed again with the budget restored", async () => {
  const fixture = await createSourcingFixture({ suppliers: 2, approvalFrom: '0', budget: '60000' })
  const { buyer, approver, tenant } = fixture
  const opened = await createOpened(fixture, two, offers)
  const shares = await wholeOf(buyer, opened, 0)
  const proposed = await propose(buyer, opened, shares)
  expect(proposed).toMatchObject({ status: '6', can: ['withdrawAward', 'terminate'] })
  await expect(propose(buyer, proposed, shares)).rejects.toThrow('award.there')
  // In the inbox it differs from the approval of the project, which has the same title.
  const inbox = (filter: Partial<Input<typeof listTasks>>) => as(approver, listTasks, { tab: 'todo', ...filter })
  const { records } = await inbox({ entity: 'award' })
  expect(records).toMatchObject([
    {
      entity: 'award',
      kindName: '定标',
      path: `/projectManage?id=${opened.id}`,
      entityId: opened.id,
      amount: '2392.00',
      facts: [
        { name: '拟授予', type: 'amounts', amounts: [{ amount: '2392.00' }] },
        { name: '预算总额', type: 'money' },
        { name: '节省', tone: 'good', text: '50088.00' },
      ],
    },
  ])
  expect((await inbox({ entity: 'project' })).records).toEqual([])
  const roundsOf = (entity: string) => as(approver, getTimeline, { entity, entityId: opened.id })
  expect([(await roundsOf('project')).length, (await roundsOf('award')).length]).toEqual([1, 1])
  // Approvers of an award see its basis; other approvers do not.
  expect((await as(approver, findComparison, { projectId: opened.id })).frozenAt).not.toBeNull()
  const other = await aPerson(tenant, { permissions: ['approval.decide'], dept: await aDepartment(tenant) })
  await expect(as(other, findComparison, { projectId: opened.id })).rejects.toThrow('thing.notFound')
  await expect(as(other, findAward, { projectId: opened.id })).rejects.toThrow('thing.notFound')

  const { id, version } = proposed
  const sentBack = await as(approver, decideProject, { id, version, decision: 'reject', opinion: '请补充样品检测' })
  expect(sentBack).toMatchObject({ status: '6', reason: '请补充样品检测' })
  expect(await as(buyer, findAward, { projectId: id })).toMatchObject({ status: 'rejected', opinion: '请补充样品检测' })
  expect(await budgetOf(fixture)).toEqual({ available: '7520.00', frozen: '52480.00' })

  const again = await propose(buyer, await readAgain(buyer, opened), shares)
  const withdrawn = await move(buyer, again, 'withdrawAward')
  expect(withdrawn).toMatchObject({ status: '6', can: ['negotiate', 'award', 'terminate'] })
  const third = await propose(buyer, withdrawn, shares)
  await expect(as(approver, decideProject, { id, version, decision: 'agree', opinion: '' })).rejects.toThrow()
  await as(approver, decideProject, { id, version: third.version, decision: 'agree', opinion: '' })
  expect(await readAgain(buyer, opened)).toMatchObject({ status: '8' })
  expect(await budgetOf(fixture)).toEqual({ available: '57608.00', frozen: '2392.00' })
  const back = await move(buyer, await readAgain(buyer, opened), 'withdrawAward')
  expect(back).toMatchObject({ status: '6' })
  expect(await budgetOf(fixture)).toEqual({ available: '7520.00', frozen: '52480.00' })
})

test("award: beyond the department's budget it is refused, and nothing is written", async () => {
  const fixture = await createSourcingFixture({ suppliers: 1, approvalFrom: '0', budget: '3000' })
  const { buyer } = fixture
  const opened = await createOpened(fixture, { ...two, budgetAmount: '2900' }, [['300.0000', '0.2500']])
  await expect(propose(buyer, opened, await wholeOf(buyer, opened, 0))).rejects.toThrow('budget.short')
  expect(await readAgain(buyer, opened)).toMatchObject({ status: '6', version: opened.version })
  expect(await budgetOf(fixture)).toEqual({ available: '100.00', frozen: '2900.00' })
})

test('award: ends with a terminated project, and everything is released', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2, budget: '60000' })
  const { buyer } = fixture
  const opened = await createOpened(fixture, two, offers)
  const awarded = await propose(buyer, opened, await wholeOf(buyer, opened, 0))
  expect(await move(buyer, awarded, 'terminate', '需求取消')).toMatchObject({ status: '9', ending: 'terminated' })
  expect(await as(buyer, findAward, { projectId: opened.id })).toMatchObject({ status: 'terminated' })
  expect(await budgetOf(fixture)).toEqual({ available: '60000.00', frozen: '0.00' })
})

test('award: only for those who run the project, after the opening', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { buyer, tenant, suppliers, operator } = fixture
  const opened = await createOpened(fixture, two, offers)
  const shares = await wholeOf(buyer, opened, 0)
  const elsewhere = await aPerson(tenant, { permissions: ['project.manage'], dept: await aDepartment(tenant) })
  await expect(propose(elsewhere, opened, shares)).rejects.toThrow('thing.notFound')
  for (const person of [operator, suppliers[0]!])
    await expect(propose(person, opened, shares)).rejects.toThrow('permission.denied')
  const stranger = (await createSourcingFixture()).buyer
  await expect(propose(stranger, opened, shares)).rejects.toThrow('thing.notFound')
})

test('award: of concurrent proposals and a termination one succeeds', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2, budget: '600000' })
  const { buyer } = fixture
  for (let round = 0; round < 3; round++) {
    const opened = await createOpened(fixture, { ...two, budgetAmount: '5000' }, offers)
    const [lowest, second] = [await wholeOf(buyer, opened, 0), await wholeOf(buyer, opened, 1)]
    const ends = await outcomes([
      propose(buyer, opened, lowest),
      propose(buyer, opened, lowest),
      propose(buyer, opened, second, because(null, '质量更好')),
      move(buyer, opened, 'terminate', '不需要了'),
    ])
    expect(ends.filter((end) => end === 'ok')).toHaveLength(1)
    expect(ends.filter((end) => end === 'thing.stale')).toHaveLength(3)
  }
})

test('award: of concurrent publication and withdrawal one succeeds', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { buyer } = fixture
  const opened = await createOpened(fixture, two, offers)
  const awarded = await propose(buyer, opened, await wholeOf(buyer, opened, 0))
  const ends = await outcomes([
    move(buyer, awarded, 'announce'),
    move(buyer, awarded, 'withdrawAward'),
    move(buyer, awarded, 'announce'),
  ])
  expect(ends.filter((end) => end === 'ok')).toHaveLength(1)
  const { status } = await readAgain(buyer, opened)
  const award = await as(buyer, findAward, { projectId: opened.id })
  expect([status, award?.status]).toEqual(status === '7' ? ['7', 'published'] : ['6', 'withdrawn'])
})
