import { expect, test } from 'vitest'
import * as lists from '#contract/ordering/orderLists.ts'
import * as tenantOrderLists from '#contract/ordering/tenantOrderLists.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderTimeline } from '#contract/ordering/timeline.ts'
import { aPerson, as, refusalOf } from '#test/app.ts'
import { createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { download } from '#test/upload.ts'

const overseer = { permissions: ['order.oversee'], entrance: 'operator' } as const

test('tenant orders: an operator sees and opens all orders without changing them', async () => {
  const market = await createOrderingFixture({ suppliers: 2 })
  const orders = [await createOrder(market), await createOrder(market)]
  const operator = await aPerson(market.tenant, { ...overseer, permissions: [...overseer.permissions] })
  const page = await as(operator, tenantOrderLists.listTenantOrders, {})
  expect(page.total).toBeGreaterThanOrEqual(orders.length)
  const ids = page.records.map(({ orderId }) => orderId)
  for (const { orderId } of orders) {
    expect(ids).toContain(orderId)
    expect(await as(operator, orderDetail, { orderId })).toMatchObject({ orderId, can: [] })
    expect((await as(operator, orderTimeline, { orderId })).length).toBeGreaterThan(0)
    expect(await refusalOf(as(operator, moveOrder, { orderId, action: 'cancel', reason: '原因' }))).toBe(
      'thing.notAllowed',
    )
  }
  const counts = await as(operator, tenantOrderLists.countTenantOrders, {})
  expect(counts.all).toBe(page.total)

  const [{ supplierId }] = page.records as [(typeof page.records)[number]]
  const ofSupplier = await as(operator, tenantOrderLists.listTenantOrders, { supplierId })
  expect(new Set(ofSupplier.records.map((order) => order.supplierId))).toEqual(new Set([supplierId]))
  const sorted = await as(operator, tenantOrderLists.listTenantOrders, { sort: 'amount' })
  const amounts = sorted.records.map(({ amount }) => Number(amount))
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  expect((await download(operator, tenantOrderLists.exportTenantOrders, {})).content.length).toBeGreaterThan(1000)
})

test('tenant orders: require the permission; other operators see orders as before', async () => {
  const market = await createOrderingFixture({})
  const { orderId } = await createOrder(market)
  const buyer = await aPerson(market.tenant, { permissions: ['order.oversee', 'order.read'] })
  const other = await aPerson(market.tenant, { permissions: ['order.read'], entrance: 'operator' })
  for (const person of [buyer, other, market.buyer])
    expect(await refusalOf(as(person, tenantOrderLists.listTenantOrders, {}))).toBe('permission.denied')
  expect(await as(buyer, orderDetail, { orderId })).toMatchObject({ orderId, can: [] })
  expect(await refusalOf(as(other, orderDetail, { orderId }))).toBe('thing.notFound')
  const operator = await aPerson(market.tenant, { permissions: ['order.oversee', 'order.read'], entrance: 'operator' })
  expect((await as(operator, lists.listOrders, { mine: true })).total).toBe(0)
})
