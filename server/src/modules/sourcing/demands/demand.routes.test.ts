import { expect, test } from 'vitest'
import type { Input } from '#contract/kit/route.ts'
import { listProjectOrders } from '#contract/ordering/projectOrders.ts'
import { listOrders } from '#contract/ordering/orderLists.ts'
import {
  collectDemands,
  createDemand,
  listCollectable,
  listMyDemands,
  withdrawDemand,
} from '#contract/sourcing/demands/demands.ts'
import { changeProject } from '#contract/sourcing/projectChanges.ts'
import { editProject, type ProjectItem, removeProject } from '#contract/sourcing/projects.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { systemActor } from '#kit/actor.ts'
import { setBudget } from '#modules/ledger/index.ts'
import { aDepartment, aPerson, as, database, type Person } from '#test/app.ts'
import { outcomes } from '#test/ordering/atOnce.ts'
import { buyingPermissions } from '#test/orderingFixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { announce, createMarket, deliverResult } from '#test/sourcing/announced.ts'
import { openPublished } from '#test/sourcing/awards.ts'
import { draftFor, move, type Project, readAgain, type SourcingFixture } from '#test/sourcing/fixture.ts'

const wanted = (over: Partial<Input<typeof createDemand>> = {}): Input<typeof createDemand> => ({
  name: '防寒大衣',
  spec: 'L 码',
  unit: '件',
  quantity: '3',
  budgetPrice: '200',
  needDate: null,
  address: '',
  contactName: '周文涛',
  contactTel: '13812346207',
  remark: '',
  ...over,
})

interface Departments extends SourcingFixture {
  readonly collector: Person
  readonly requesters: readonly [Person, Person]
}

/** Fixture: a collector, and a requester in each of two departments with budgets of their own. */
async function createDepartments(budgets: readonly [string, string], suppliers = 1): Promise<Departments> {
  const market = await createMarket(suppliers)
  const { tenant } = market
  const collector = await aPerson(tenant, { permissions: ['project.manage', 'demand.collect', ...buyingPermissions] })
  const requesters = await Promise.all(
    budgets.map(async (amount) => {
      const dept = await aDepartment(tenant)
      await database.write(tenant.id, (tx) =>
        setBudget(tx, systemActor(tenant.id), {
          kind: 'budget',
          deptId: dept.id,
          name: '部门预算',
          startsOn: '2020-01-01',
          endsOn: '2099-12-31',
          active: true,
          amount,
          reason: '',
        }),
      )
      return aPerson(tenant, { permissions: ['demand.submit', ...buyingPermissions], dept })
    }),
  )
  return { ...market, buyer: collector, collector, requesters: requesters as [Person, Person] & Person[] }
}

const budgetOf = async ({ deptId }: Person) =>
  (
    await owner.query<{ available: string; frozen: string }>(
      `select available, frozen from ledger.accounts where dept_id = $1 and kind = 'budget'`,
      [deptId],
    )
  ).rows[0]

const collect = (person: Person, ids: string[]) =>
  as(person, collectDemands, { ids, kind: 'inquiry', title: '各部门冬装汇总' })

/** Draft of a project item. */
const draftItemOf = (item: ProjectItem) => {
  const { name, spec, unit, quantity, budgetPrice, needDate, remark, skuId, demandIds = [] } = item
  return { name, spec, unit, quantity, budgetPrice, needDate, remark, skuId, demandIds }
}

/** Completed draft of collected demand lines. */
const complete = (fixture: Departments, project: Project, over: Partial<ProjectDraft> = {}) => {
  const items = project.items.map(draftItemOf)
  const { id, version } = project
  const quoteBeginAt = new Date(Date.now() - 3_600_000).toISOString()
  const said = draftFor(fixture, { items, budgetAmount: null, audit: '2', quoteBeginAt, ...over })
  return as(fixture.collector, editProject, { id, version, ...said })
}
const statusesOf = async (person: Person) =>
  (await as(person, listMyDemands, {})).records.map(({ status }) => status).toSorted()

test('demands: visible to their requester, and to those who collect', async () => {
  const { collector, requesters, tenant, buyer } = await createDepartments(['1000', '1000'])
  const [first, second] = requesters
  const mine = await as(first, createDemand, wanted())
  await as(second, createDemand, wanted({ name: '防寒帽' }))
  expect(mine).toMatchObject({ status: 'open', can: ['withdraw'], projectId: null })
  expect((await as(first, listMyDemands, {})).records.map(({ name }) => name)).toEqual(['防寒大衣'])
  await expect(as(first, listCollectable, {})).rejects.toThrow('permission.denied')
  expect((await as(collector, listCollectable, { keyword: '防寒' })).records).toHaveLength(2)
  const stranger = (await createDepartments(['1', '1'])).collector
  expect((await as(stranger, listCollectable, {})).records).toEqual([])
  await expect(collect(stranger, [mine.id])).rejects.toThrow('thing.notFound')
  await expect(as(second, withdrawDemand, { id: mine.id, version: mine.version })).rejects.toThrow('thing.notFound')
  const reader = await aPerson(tenant, { permissions: ['demand.collect'] })
  await expect(collect(reader, [mine.id])).rejects.toThrow('thing.notAllowed')
  expect(await as(first, withdrawDemand, { id: mine.id, version: mine.version })).toMatchObject({ status: 'withdrawn' })
  await expect(collect(buyer, [mine.id])).rejects.toThrow('demand.taken')
})

test('demands: equal ones become one item with its lines; concurrent collections never share a line', async () => {
  const { collector, requesters, tenant } = await createDepartments(['1000', '1000'])
  const [first, second] = requesters
  const lines = [
    await as(first, createDemand, wanted({ needDate: '2027-02-01' })),
    await as(second, createDemand, wanted({ quantity: '4.5', budgetPrice: '210', needDate: '2027-01-15' })),
    await as(second, createDemand, wanted({ name: '防寒帽', quantity: '2' })),
  ]
  const other = await aPerson(tenant, { permissions: ['project.manage', 'demand.collect'] })
  const ids = lines.map(({ id }) => id)
  const ends = await outcomes([collector, other, collector, other].map((person) => collect(person, ids)))
  expect(ends.toSorted()).toEqual(['demand.taken', 'demand.taken', 'demand.taken', 'ok'])
  const { records } = await as(first, listMyDemands, {})
  expect(records).toMatchObject([{ status: 'collected', isProjectVisible: false, can: [] }])
  const project = await readAgain(collector, { id: records[0]!.projectId! })
  expect(project.items).toMatchObject([
    { name: '防寒大衣', quantity: '7.5', budgetPrice: '210', needDate: '2027-01-15', demandIds: [ids[0], ids[1]] },
    { name: '防寒帽', quantity: '2', demands: [{ requesterName: second.userName, quantity: '2' }] },
  ])
})

test('demands: an item has exactly the demanded quantity; removed lines are open again', async () => {
  const fixture = await createDepartments(['1000', '1000'])
  const { collector, requesters } = fixture
  const ids = [
    (await as(requesters[0], createDemand, wanted())).id,
    (await as(requesters[1], createDemand, wanted())).id,
  ]
  const project = await collect(collector, ids)
  const more = [{ ...draftItemOf(project.items[0]!), quantity: '7' }]
  await expect(complete(fixture, project, { items: more })).rejects.toThrow('demand.quantity')
  const fewer = more.map((item) => ({ ...item, quantity: '3', demandIds: [ids[0]!] }))
  const less = await complete(fixture, project, { items: fewer })
  expect([await statusesOf(requesters[0]), await statusesOf(requesters[1])]).toEqual([['collected'], ['open']])
  await as(collector, removeProject, { id: less.id })
  expect(await statusesOf(requesters[0])).toEqual(['open'])
})

test("demands: ending a project returns them, with each department's budget", async () => {
  const fixture = await createDepartments(['1000', '900'])
  const { collector, requesters } = fixture
  const ids = [
    (await as(requesters[0], createDemand, wanted())).id,
    (await as(requesters[1], createDemand, wanted({ quantity: '4' }))).id,
  ]
  const submitted = await move(collector, await complete(fixture, await collect(collector, ids)), 'submit')
  expect([await budgetOf(requesters[0]), await budgetOf(requesters[1])]).toEqual([
    { available: '400.00', frozen: '600.00' },
    { available: '100.00', frozen: '800.00' },
  ])
  const published = await move(collector, await readAgain(collector, submitted), 'publish')
  const notice = {
    id: published.id,
    version: published.version,
    title: '数量变更',
    enrolEndAt: published.enrolEndAt,
    questionEndAt: published.questionEndAt,
    quoteBeginAt: published.quoteBeginAt,
    quoteEndAt: published.quoteEndAt,
    deliveryAddress: published.deliveryAddress,
    items: published.items.map(({ id, spec, needDate }) => ({ id, quantity: '6', spec, needDate })),
  }
  await expect(as(collector, changeProject, notice)).rejects.toThrow('demand.quantity')
  await move(collector, published, 'terminate', '不再需要')
  expect([await statusesOf(requesters[0]), await statusesOf(requesters[1])]).toEqual([['open'], ['open']])
  expect([await budgetOf(requesters[0]), await budgetOf(requesters[1])]).toEqual([
    { available: '1000.00', frozen: '0.00' },
    { available: '900.00', frozen: '0.00' },
  ])
})

test("demands: one cent missing in a department's budget blocks the project", async () => {
  const fixture = await createDepartments(['600', '799.99'])
  const { collector, requesters } = fixture
  const ids = [
    (await as(requesters[0], createDemand, wanted())).id,
    (await as(requesters[1], createDemand, wanted({ quantity: '4' }))).id,
  ]
  const draft = await complete(fixture, await collect(collector, ids))
  await expect(move(collector, draft, 'submit')).rejects.toThrow('budget.short')
  expect(await budgetOf(requesters[0])).toEqual({ available: '600.00', frozen: '0.00' })
})

test('demands: awarded once, ordered by each department from its own budget, to the cent', async () => {
  const fixture = await createDepartments(['600', '800'])
  const { collector, requesters } = fixture
  const [first, second] = requesters
  const ids = [
    (await as(first, createDemand, wanted({ address: '一号库' }))).id,
    (await as(second, createDemand, wanted({ quantity: '4', address: '二号库', needDate: '2027-01-01' }))).id,
  ]
  const draft = await complete(fixture, await collect(collector, ids))
  const opened = await openPublished(fixture, draft, [['199.9999']])
  const project = await announce({ ...fixture, buyer: collector }, opened)
  // 7 × 199.9999 is 1400.00; its parts are 600.00 and 800.00.
  expect([await budgetOf(first), await budgetOf(second)]).toEqual([
    { available: '0.00', frozen: '600.00' },
    { available: '0.00', frozen: '800.00' },
  ])
  await deliverResult({ ...fixture, buyer: collector, project })
  const { orders } = await as(collector, listProjectOrders, { projectId: project.id })
  expect(orders.map(({ amount }) => amount).toSorted()).toEqual(['600.00', '800.00'])
  for (const [at, person] of requesters.entries()) {
    const { records } = await as(person, listOrders, { status: '10' })
    expect(records).toMatchObject([{ buyerId: person.userId, orderType: 'award', quantity: [3, 4][at] }])
    expect(await statusesOf(person)).toEqual(['awarded'])
    expect(await budgetOf(person)).toEqual({ available: '0.00', frozen: `${[600, 800][at]}.00` })
  }
})
