import { expect, test } from 'vitest'
import { findAgreement, listAgreements } from '#contract/agreements/agreements.ts'
import { listBudgets, listFundEntries } from '#contract/ledger/ledger.ts'
import { addCart } from '#contract/ordering/cart.ts'
import { listOrders } from '#contract/ordering/orderLists.ts'
import { orderDetail, supplierOrderDetail } from '#contract/ordering/orders.ts'
import { editOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { listProjectOrders } from '#contract/ordering/projectOrders.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { aDepartment, aPerson, as, aTenant, type Person } from '#test/app.ts'
import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import { outcomes } from '#test/ordering/atOnce.ts'
import { createAddressAndTitle } from '#test/ordering/setUp.ts'
import { newIdempotencyKey } from '#test/ordering/submit.ts'
import { buyingPermissions } from '#test/orderingFixture.ts'
import {
  announce,
  createAnnounced,
  createMarket,
  fundsIn,
  deliverAtOnce,
  deliverResult,
} from '#test/sourcing/announced.ts'
import { createOpened, itemNamed } from '#test/sourcing/awards.ts'
import { createDraft } from '#test/sourcing/fixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

const two = [itemNamed('防寒大衣', '10', '238'), itemNamed('防寒帽', '4', '24')]
const offers = [
  ['230.1357', '23.0000'],
  ['240.2468', '22.0000'],
] as const

const draftsOf = async (person: Person) => (await as(person, listOrders, { status: '10' })).records

test('awarded order: one draft for each supplier, and the budget moves to them once', async () => {
  const market = await createAnnounced({ items: two, awardBy: 'line' }, offers)
  const { buyer, project } = market
  expect(await fundsIn(market)).toMatchObject({ frozen: '2389.36' })
  await deliverResult(market)
  const drafts = await draftsOf(buyer)
  expect(drafts.map(({ amount }) => amount).toSorted()).toEqual(['2301.36', '88.00'])
  expect(drafts[0]).toMatchObject({
    status: '10',
    orderType: 'award',
    project: { projectId: project.id, projectNo: project.projectNo, isVisible: true },
    lines: [{ skuId: '0', priceSource: 'award' }],
  })
  expect(await fundsIn(market)).toMatchObject({ available: '57610.64', frozen: '2389.36' })

  const again = await deliverAtOnce(market, 3)
  expect(again).toEqual(['order.awarded', 'order.awarded', 'order.awarded'])
  expect(await draftsOf(buyer)).toHaveLength(2)
  expect(await fundsIn(market)).toMatchObject({ frozen: '2389.36' })

  const { orders, ordered } = await as(buyer, listProjectOrders, { projectId: project.id })
  expect([orders.length, ordered]).toEqual([2, '0.00'])
  const stranger = await aPerson(market.tenant, {
    permissions: ['project.manage'],
    dept: await aDepartment(market.tenant),
  })
  await expect(as(stranger, listProjectOrders, { projectId: project.id })).rejects.toThrow('thing.notFound')
})

test('budget entries: name their documents, the project and then its orders', async () => {
  const market = await createAnnounced({ items: two, awardBy: 'line' }, offers)
  await deliverResult(market)
  const orderNos = (await draftsOf(market.buyer)).map(({ orderNo }) => orderNo)
  const reader = await aPerson(market.tenant, { permissions: ['budget.read', 'budget.manage'] })
  const { records: funds } = await as(reader, listBudgets, {})
  const { records } = await as(reader, listFundEntries, { id: funds[0]!.id })
  const named = records.filter(({ kind }) => kind !== 'set').map(({ refNo }) => refNo)
  expect(new Set(named)).toEqual(new Set([market.project.projectNo, ...orderNos]))
})

test('awarded order: has the invoice title of its department', async () => {
  const market = await createAnnounced({ items: two, awardBy: 'line' }, offers)
  const { invoiceTitleId } = await createAddressAndTitle(market.buyer)
  await deliverResult(market)
  const drafts = await draftsOf(market.buyer)
  expect(drafts).toHaveLength(2)
  for (const { orderId } of drafts)
    expect(await as(market.buyer, orderDetail, { orderId })).toMatchObject({ invoiceTitle: { invoiceTitleId } })
})

test('awarded order: concurrent workers create it once', async () => {
  const market = await createAnnounced({ items: two }, [['230.0000', '23.0000']])
  const all = await deliverAtOnce(market, 4)
  expect(all.toSorted()).toEqual(['ok', 'order.awarded', 'order.awarded', 'order.awarded'])
  expect(await draftsOf(market.buyer)).toHaveLength(1)
  expect(await fundsIn(market)).toMatchObject({ frozen: '2392.00' })
})

test('awarded order: is completed, submitted, accepted and delivered at the awarded price, with its budget', async () => {
  const market = await createAnnounced({ items: two, contactTel: '' }, [['230.0000', '23.0000']])
  const { buyer, suppliers } = market
  await deliverResult(market)
  const [{ orderId, version }] = (await draftsOf(buyer)) as unknown as [{ orderId: string; version: number }]
  const submit = (it: number) => as(buyer, moveOrder, { orderId, version: it, action: 'submit' })
  await expect(submit(version)).rejects.toThrow('order.consigneeIncomplete')
  const lines = (await as(buyer, orderDetail, { orderId })).lines
  const fewer = [{ orderLineId: lines[0]!.orderLineId, quantity: 1 }]
  await expect(as(buyer, editOrder, { orderId, version, lines: fewer })).rejects.toThrow('order.awardFixed')

  const { addressId, invoiceTitleId } = await createAddressAndTitle(buyer)
  const first = await as(buyer, editOrder, { orderId, version, addressId })
  await expect(submit(first.version)).rejects.toThrow('order.invoiceTitleMissing')
  const complete = await as(buyer, editOrder, { orderId, version: first.version, invoiceTitleId })
  expect(complete).toMatchObject({ amount: '2392.00', status: '10' })
  const sent = await submit(complete.version)
  expect(sent).toMatchObject({ status: '30', amount: '2392.00', funds: [{ thisOrder: '2392.00' }] })
  expect(await fundsIn(market)).toMatchObject({ available: '57608.00', frozen: '2392.00' })

  const supplier = suppliers[0]!
  expect(await as(supplier, supplierOrderDetail, { orderId })).toMatchObject({
    orderType: 'award',
    project: { projectNo: market.project.projectNo },
  })
  await as(supplier, moveOrder, { orderId, action: 'refuse', reason: '缺货' })
  expect(await fundsIn(market)).toMatchObject({ frozen: '2392.00' })
  await as(buyer, moveOrder, { orderId, action: 'reopen' })
  await as(buyer, moveOrder, { orderId, action: 'submit' })
  await as(supplier, moveOrder, { orderId, action: 'accept' })
  await as(supplier, createDelivery, { orderId, carrier: '顺丰速运', trackingNo: 'SF1234567890' })
  expect(await as(buyer, moveOrder, { orderId, action: 'receive' })).toMatchObject({ status: '60' })
  expect(await fundsIn(market)).toMatchObject({ available: '57608.00', frozen: '0.00' })
})

test('awarded order: a cancellation releases its budget', async () => {
  const market = await createAnnounced({ items: two }, [['230.0000', '23.0000']])
  await deliverResult(market)
  const [{ orderId }] = (await draftsOf(market.buyer)) as unknown as [{ orderId: string }]
  await as(market.buyer, moveOrder, { orderId, action: 'cancel', reason: '不再需要' })
  expect(await fundsIn(market)).toMatchObject({ available: '60000.00', frozen: '0.00' })
})

test('awarded order: a fractional quantity is ordered as a lot, exact to the cent', async () => {
  const market = await createAnnounced({ items: [itemNamed('聚合物', '2.5', '10')] }, [['1.3333']])
  await deliverResult(market)
  const [draft] = await draftsOf(market.buyer)
  expect(draft).toMatchObject({
    amount: '3.33',
    lines: [{ quantity: 1, unit: '2.5 件', price: '3.3300', amount: '3.33' }],
  })
})

const submitOf = async (person: Person, skuId: string, quantity: number, seenPrice: string) => {
  const { addressId, invoiceTitleId } = await createAddressAndTitle(person)
  const input = { addressId, invoiceTitleId, paymentMethod: 'term' as const, lines: [{ skuId, quantity, seenPrice }] }
  return as(person, submitOrder, input, newIdempotencyKey())
}

test('awarded price: a framework project is ordered in the mall by its department and those below, up to the cap', async () => {
  const market = await createAnnounced({ items: two, purchaseForm: '2', isCapped: true, agreementMonths: 6 }, [
    ['230.0000', '23.0000'],
  ])
  const { buyer, project, tenant } = market
  await deliverResult(market)
  expect(await fundsIn(market)).toMatchObject({ available: '60000.00', frozen: '0.00' })
  const { agreements, orders } = await as(buyer, listProjectOrders, { projectId: project.id })
  expect(orders).toEqual([])
  expect(agreements).toMatchObject([
    {
      name: '防寒大衣',
      price: '230.0000',
      maxQty: '10',
      usedQty: 0,
      agreementNo: expect.stringMatching(/^[A-Za-z0-9]+$/),
    },
    { name: '防寒帽', price: '23.0000', maxQty: '4', usedQty: 0 },
  ])
  await expect(deliverResult(market)).rejects.toThrow('agreementPrice.awarded')
  const operator = await aPerson(tenant, { permissions: ['agreement.manage'], entrance: 'operator' })
  const { records } = await as(operator, listAgreements, {})
  expect(records).toMatchObject([
    { agreementNo: agreements[0]!.agreementNo, status: '50', source: 'award', lineCount: 2 },
  ])

  const { skuId } = agreements[0]!
  const below = await aPerson(tenant, { permissions: buyingPermissions, dept: await aDepartment(tenant) })
  await as(below, addCart, { skuId, quantity: 1 })
  const { orders: ordered } = await submitOf(below, skuId, 4, '230.0000')
  expect(ordered).toMatchObject([{ status: '30', amount: '920.00' }])
  await owner.query('update catalogue.stock set on_hand = 1000 where sku_id = $1', [skuId])
  await expect(submitOf(below, skuId, 7, '230.0000')).rejects.toThrow('agreementPrice.usedUp')
  expect((await as(buyer, listProjectOrders, { projectId: project.id })).agreements[0]).toMatchObject({ usedQty: 4 })
  const document = await as(operator, findAgreement, { id: records[0]!.id })
  expect(document.lines[0]).toMatchObject({ maxQty: 10, usedQty: 4, remaining: 6 })

  const all = await outcomes([1, 2, 3, 4].map(() => submitOf(below, skuId, 3, '230.0000')))
  expect(all.toSorted()).toEqual(['agreementPrice.usedUp', 'agreementPrice.usedUp', 'ok', 'ok'])
  await as(below, moveOrder, { orderId: ordered[0]!.orderId, action: 'cancel', reason: '改期' })
  const after = await as(buyer, listProjectOrders, { projectId: project.id })
  expect([after.agreements[0]!.usedQty, after.ordered]).toEqual([6, '1380.00'])
})

test('awarded price: without a cap the awarded quantity limits no order', async () => {
  const market = await createAnnounced({ items: two, purchaseForm: '2', isCapped: false }, [['230.0000', '23.0000']])
  const { buyer, project, tenant } = market
  await deliverResult(market)
  const { agreements } = await as(buyer, listProjectOrders, { projectId: project.id })
  expect(agreements.map(({ maxQty }) => maxQty)).toEqual([null, null])
  const { skuId } = agreements[0]!
  const below = await aPerson(tenant, { permissions: buyingPermissions, dept: await aDepartment(tenant) })
  await as(below, addCart, { skuId, quantity: 25 })
  const { orders } = await submitOf(below, skuId, 25, '230.0000')
  expect(orders).toMatchObject([{ status: '30', amount: '5750.00' }])
})

test('awarded price: holds for the departments that the project has chosen, and those below, at their own price', async () => {
  const market = await createMarket(1)
  const { tenant, buyer } = market
  const [chosen, other] = [await aDepartment(tenant), await aDepartment(tenant)]
  const opened = await createOpened(
    market,
    { items: two, purchaseForm: '2', isCapped: false, agreementDeptIds: [chosen.id], budgetAmount: null },
    [['230.0000', '23.0000']],
  )
  const project = await announce(market, opened)
  await deliverResult({ ...market, project })
  const { agreements } = await as(buyer, listProjectOrders, { projectId: project.id })
  expect(agreements).toHaveLength(2)
  const { rows } = await owner.query<{ dept_id: string }>(
    'select distinct dept_id from catalogue.agreement_prices where project_id = $1',
    [project.id],
  )
  expect(rows).toEqual([{ dept_id: chosen.id }])
  const { skuId } = agreements[0]!
  const within = await aPerson(tenant, { permissions: buyingPermissions, dept: chosen })
  const outside = await aPerson(tenant, { permissions: buyingPermissions, dept: other })
  expect((await as(within, addCart, { skuId, quantity: 1 })).quantity).toBe(1)
  await expect(as(outside, addCart, { skuId, quantity: 1 })).rejects.toThrow('order.unpriced')
  const several = { agreementDeptIds: [chosen.id, other.id], isCapped: true, purchaseForm: '2' as const }
  await expect(createDraft(market, several)).rejects.toThrow('project.cappedDepartments')
  const elsewhere = await aDepartment(await aTenant())
  await expect(createDraft(market, { purchaseForm: '2', agreementDeptIds: [elsewhere.id] })).rejects.toThrow(
    'project.noSuchDepartment',
  )
})
