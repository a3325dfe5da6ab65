import { expect, test } from 'vitest'
import { dayOf } from '#contract/kit/calendar.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import * as contract from '#contract/workbench/workbench.ts'
import { everythingOn, menuOf } from '#modules/identity/index.ts'
import { openModules } from '#server/modules.ts'
import { aDepartment, aPerson, as, aTenant, contents, database, type Person, refusalOf } from '#test/app.ts'
import { advanceOrderTo, buyingPermissions, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { createAddressAndTitle } from '#test/ordering/setUp.ts'
import { submitOrderOf } from '#test/ordering/submit.ts'
import { registryOf } from './registry.ts'

const countsOf = async (person: Person) =>
  Object.fromEntries(
    (await as(person, contract.viewWorkbench, {})).kinds
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => [kind, count]),
  )

test('workbench: each side sees its to-dos by deadline', async () => {
  const market = await createOrderingFixture({ approvalFrom: '5000' })
  const { buyer, approver, suppliers } = market
  const [supplier] = suppliers
  const accepting = await createOrder(market)
  const receiving = await createOrder(market)
  await advanceOrderTo(market, receiving.orderId, '50')
  const [approving] = (await submitOrderOf(market, [{ goods: market.goods[0]!, quantity: 200 }])).orders
  expect(await countsOf(buyer)).toEqual({ 'order.receive': 1 })
  expect(await countsOf(approver)).toEqual({ 'order.approve': 1 })
  expect(await countsOf(supplier!)).toEqual({ 'supplierOrder.accept': 1 })

  const { todos, recents } = await as(buyer, contract.viewWorkbench, {})
  expect(todos).toMatchObject([
    {
      kind: 'order.receive',
      id: receiving.orderId,
      more: 1,
      amount: '528.00',
      to: `/orderDetail?orderId=${receiving.orderId}`,
    },
  ])
  expect(todos[0]!.note).toContain(receiving.orderNo)
  expect(recents.map(({ id }) => id)).toEqual([approving!.orderId, receiving.orderId, accepting.orderId])
  expect((await as(approver, contract.viewWorkbench, {})).todos).toMatchObject([
    { id: approving!.orderId, to: `/orderApprovalDetail?orderId=${approving!.orderId}` },
  ])

  const { dueAt } = todos[0]!
  const due = await as(buyer, contract.listDueDates, { month: dayOf(new Date(dueAt!)).slice(0, 7) })
  expect(due).toMatchObject({ isCapped: false, days: [{ kind: 'order.receive', id: receiving.orderId, dueAt }] })
  expect((await as(buyer, contract.listDueDates, { month: '2020-01' })).days).toEqual([])

  await as(supplier!, moveOrder, { orderId: accepting.orderId, action: 'refuse', reason: '缺货' })
  expect(await countsOf(buyer)).toEqual({ 'order.receive': 1, 'order.revise': 1 })
  expect(await countsOf(supplier!)).toEqual({})
})

test('workbench: the five most urgent of a kind are shown, and all are counted', async () => {
  const market = await createOrderingFixture()
  const orders = []
  for (let n = 0; n < contract.maxTodos + 2; n++) orders.push(await createOrder(market))
  const [supplier] = market.suppliers
  const last = orders.at(-1)!
  const soon = new Date(Date.now() + 60_000)
  await database.write(market.tenant.id, (tx) =>
    tx.updateTable('ordering.orders').set({ due_at: soon }).where('id', '=', last.orderId).execute(),
  )
  const { kinds, todos } = await as(supplier!, contract.viewWorkbench, {})
  expect(kinds.find(({ kind }) => kind === 'supplierOrder.accept')).toMatchObject({ count: contract.maxTodos + 2 })
  expect(todos.map(({ id }) => id)).toEqual([
    last.orderId,
    ...orders.slice(0, contract.maxTodos - 1).map(({ orderId }) => orderId),
  ])
})

test('workbench: nothing of other people, departments, suppliers or tenants is included', async () => {
  const [here, there] = [await createOrderingFixture({ suppliers: 2 }), await createOrderingFixture()]
  const { orderId } = await createOrder(here)
  await advanceOrderTo(here, orderId, '50')
  const dept = await aDepartment(here.tenant)
  const colleague = await aPerson(here.tenant, { permissions: buyingPermissions, dept })
  for (const person of [colleague, here.suppliers[1]!, there.buyer, there.suppliers[0]!]) {
    const { todos, recents } = await as(person, contract.viewWorkbench, {})
    const { days } = await as(person, contract.listDueDates, { month: dayOf(new Date()).slice(0, 7) })
    expect([todos, recents, days]).toEqual([[], [], []])
  }
  const { charts } = await as(colleague, contract.workbenchStatistics, {})
  expect(charts.flatMap(({ series }) => series.flatMap(({ figures }) => figures))).toEqual(
    Array.from({ length: 2 * contract.chartMonths }, () => '0.00'),
  )
  // Permissions of another entrance have no effect.
  const buyerOnly = await aPerson(here.tenant, { permissions: ['supplierOrder.accept', 'order.oversee'] })
  expect((await as(buyerOnly, contract.viewWorkbench, {})).kinds).toEqual([])
  expect((await as(buyerOnly, contract.workbenchStatistics, {})).figures).toEqual([])
  expect(await refusalOf(as({ host: here.tenant.host }, contract.viewWorkbench, {}))).toBe('session.none')
})

test('workbench: monthly figures match the lists that the user reads', async () => {
  const market = await createOrderingFixture()
  await createOrder(market)
  const dept = await aDepartment(market.tenant)
  const other = await aPerson(market.tenant, { permissions: buyingPermissions, dept })
  await createOrder({ ...market, buyer: other, ...(await createAddressAndTitle(other)) })
  const month = dayOf(new Date()).slice(0, 7)
  const thisMonth = async (person: Person, id: string) => {
    const { charts } = await as(person, contract.workbenchStatistics, {})
    const chart = charts.find((each) => each.id === id)!
    expect(chart.months).toHaveLength(contract.chartMonths)
    return chart.series.map(({ figures }) => figures[chart.months.indexOf(month)])
  }
  expect(await thisMonth(market.buyer, 'purchases')).toEqual(['528.00', '0.00'])
  const head = await aPerson(market.tenant, { permissions: ['order.read', 'order.readAll', 'order.prices'] })
  expect(await thisMonth(head, 'purchases')).toEqual(['1056.00', '0.00'])
  const operator = await aPerson(market.tenant, { permissions: ['order.oversee'], entrance: 'operator' })
  expect(await thisMonth(operator, 'trade')).toEqual(['1056.00', '0.00'])
  const { figures } = await as(operator, contract.workbenchStatistics, {})
  expect(figures.map(({ id, value, list }) => [id, value, list])).toEqual([
    ['orders.today', '2', '/tenantOrders'],
    ['orders.month', '1056.00', '/tenantOrders'],
  ])
})

test('workbench: every part is readable by its users', async () => {
  const tenant = await aTenant()
  const permissions = [
    'approval.decide',
    'article.review',
    'budget.read',
    'feedback.manage',
    'objection.decide',
    'order.comment',
    'order.oversee',
    'order.read',
    'order.receive',
    'order.submit',
    'product.manage',
    'product.readAll',
    'product.review',
    'project.manage',
    'project.oversee',
    'project.score',
    'supplierOrder.accept',
    'supplierOrder.deliver',
    'supplierProject.join',
  ] as const
  const month = dayOf(new Date()).slice(0, 7)
  const kinds = []
  for (const side of [{}, { supplierId: '7' }, { entrance: 'operator' as const }]) {
    const person = await aPerson(tenant, { ...side, permissions: [...permissions] })
    kinds.push((await as(person, contract.viewWorkbench, {})).kinds.length)
    expect((await as(person, contract.listDueDates, { month })).days).toEqual([])
    await as(person, contract.workbenchStatistics, {})
  }
  expect(kinds).toEqual([15, 7, 4])
})

test('workbench: only declared parts are readable', () => {
  const { modules } = openModules({
    contents,
    production: false,
    linkKey: new Uint8Array(32),
    portalUrlOf: () => '',
    webhooks: undefined as never,
    platformSecret: new Uint8Array(32),
    keeper: undefined,
  })
  const sources = Object.values(modules).flatMap((module) => module.workbench ?? [])
  expect(() => registryOf(sources)).not.toThrow()
  expect(() => registryOf(sources.slice(1))).toThrow(/nothing reads/)
  expect(() => registryOf([...sources, { figures: { 'nobody.declared': async () => 1 } }])).toThrow(
    /no manifest declares/,
  )
})

test('shortcuts: up to six pages of one’s own menu, in order, by account', async () => {
  const market = await createOrderingFixture()
  const { buyer } = market
  const ids = menuOf('purchaser', new Set(buyingPermissions), everythingOn, []).map(({ permId }) => permId)
  expect(await as(buyer, contract.getShortcuts, {})).toEqual({ version: 0, menuIds: null })
  const kept = [ids[2]!, ids[0]!]
  expect(await as(buyer, contract.saveShortcuts, { version: 0, menuIds: kept })).toEqual({ version: 1, menuIds: kept })
  expect(await as(buyer, contract.getShortcuts, {})).toEqual({ version: 1, menuIds: kept })
  expect(await as(market.approver, contract.getShortcuts, {})).toEqual({ version: 0, menuIds: null })

  const save = (menuIds: string[], version = 1) => refusalOf(as(buyer, contract.saveShortcuts, { version, menuIds }))
  expect(await save([ids[0]!], 0)).toBe('thing.stale')
  expect(await save([ids[0]!, ids[0]!])).toBe('shortcut.twice')
  expect(await save(['100961'])).toBe('shortcut.notInMenu')
  expect(await save(['100118'])).toBe('shortcut.notInMenu')
  expect(await save(Array.from({ length: 7 }, (_, at) => ids[at % ids.length]!))).toBe('input.invalid')
  expect(await as(buyer, contract.getShortcuts, {})).toEqual({ version: 1, menuIds: kept })
  expect(await save([])).toBe('accepted')
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => save(kept, 2)))
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
})

test('shortcuts: pages removed from the menu are hidden', async () => {
  const tenant = await aTenant()
  const person = await aPerson(tenant, { permissions: ['order.read', 'address.manage'] })
  await as(person, contract.saveShortcuts, { version: 0, menuIds: ['100103', '100106'] })
  // Simulates a role that has lost the permission for the second one.
  await database.write(tenant.id, (tx) =>
    tx
      .updateTable('workbench.shortcuts')
      .set({ menu_ids: ['100103', '100105'] })
      .where('user_id', '=', person.userId)
      .execute(),
  )
  expect((await as(person, contract.getShortcuts, {})).menuIds).toEqual(['100103'])
})
