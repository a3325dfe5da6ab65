import { expect, test } from 'vitest'
import { exportOrders, listOrders } from '#contract/ordering/orderLists.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { orderTimeline } from '#contract/ordering/timeline.ts'
import { aDepartment, aPerson, as } from '#test/app.ts'
import { buyingPermissions, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { download } from '#test/upload.ts'
import { rowsOf } from '#test/workbook.ts'
import { orderDocument } from './document/order.document.ts'

async function anOrder() {
  const market = await createOrderingFixture()
  const order = await createOrder(market)
  const receiver = await aPerson(market.tenant, { permissions: ['order.read', 'order.readAll', 'order.receive'] })
  return { ...market, ...order, receiver }
}

/** Every amount in a reply, found by the name of its field. */
function amountsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    /price$|amount$|freight|payable|deducted/i.test(name) && typeof each !== 'object' ? [each] : amountsIn(each),
  )
}

test('order prices: a receiver gets none of them, in the order, the list and the timeline', async () => {
  const { receiver, orderId } = await anOrder()
  const order = await as(receiver, orderDetail, { orderId })
  expect(order.lines).toHaveLength(2)
  expect(order.lines[0]).toMatchObject({ quantity: 10, price: null, amount: null, taxAmount: null })
  const { records } = await as(receiver, listOrders, {})
  expect(records.map((each) => each.orderId)).toEqual([orderId])
  for (const reply of [order, records, await as(receiver, orderTimeline, { orderId })])
    expect(amountsIn(reply)).toEqual([])
  expect(order.funds).toEqual([])
})

test('order prices: the export and the PDF of a receiver have none of them', async () => {
  const { receiver, buyer, orderId } = await anOrder()
  const { amount, lines } = await as(buyer, orderDetail, { orderId })
  const cells = (await rowsOf(await download(receiver, exportOrders, {}))).flat().map(String)
  expect(cells.length).toBeGreaterThan(10)
  expect(cells).not.toContain(String(Number(amount)))
  const text = JSON.stringify(orderDocument(await as(receiver, orderDetail, { orderId }), 'zh-CN', new Date()))
  expect(text).not.toContain(Number(lines[0]!.price).toFixed(2))
  expect(text).not.toContain('¥')
})

test('order prices: filters and sorting by amount do not tell them', async () => {
  const { receiver, orderId } = await anOrder()
  for (const input of [{ amountFrom: '0.01' }, { amountTo: '999999' }, { sort: 'amount' }] as const)
    expect((await as(receiver, listOrders, input)).records).toEqual([])
  expect((await as(receiver, listOrders, { sort: '-createdAt' })).records).toMatchObject([{ orderId }])
})

test('order prices: the buyer, colleagues with the permission and the supplier see them', async () => {
  const { tenant, buyer, suppliers, orderId } = await anOrder()
  const clerk = await aPerson(tenant, { permissions: ['order.read', 'order.readAll', 'order.prices'] })
  for (const person of [buyer, clerk])
    expect((await as(person, orderDetail, { orderId })).lines[0]?.price).toBe('35.2000')
  expect(suppliers).toHaveLength(1)
})

test('order prices: a receiver sees those of own orders', async () => {
  const { tenant, ...market } = await createOrderingFixture()
  const { orderId } = await createOrder({ tenant, ...market })
  expect((await as(market.buyer, orderDetail, { orderId })).amount).not.toBeNull()
})

test('orders of the tenant: a finance clerk in another department reads all of them', async () => {
  const { tenant, orderId } = await anOrder()
  const dept = await aDepartment(tenant)
  const clerk = await aPerson(tenant, { dept, permissions: [...buyingPermissions, 'order.readAll', 'order.oversee'] })
  const { records } = await as(clerk, listOrders, {})
  expect(records.map((each) => each.orderId)).toEqual([orderId])
  expect(records[0]?.amount).not.toBeNull()
  expect((await as(clerk, listOrders, { mine: true })).records).toEqual([])
  expect((await as(clerk, orderDetail, { orderId })).can).toEqual([])
})
