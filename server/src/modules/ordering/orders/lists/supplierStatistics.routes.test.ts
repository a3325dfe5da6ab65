import { expect, test } from 'vitest'
import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { listSupplierOrders } from '#contract/ordering/supplierOrderLists.ts'
import { maxBuyingDepartments, supplierStatistics } from '#contract/ordering/supplierStatistics.ts'
import { aDepartment, aPerson, as, database, refusalOf } from '#test/app.ts'
import { advanceOrderTo, buyingPermissions, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { createAddressAndTitle, type OrderingFixture } from '#test/ordering/setUp.ts'
import { submitOrderOf } from '#test/ordering/submit.ts'

const now = dayOf(new Date()).slice(0, 7)
const createdAt = (market: OrderingFixture, orderId: string, at: string) =>
  database.write(market.tenant.id, (tx) =>
    tx
      .updateTable('ordering.orders')
      .set({ created_at: new Date(at) })
      .where('id', '=', orderId)
      .execute(),
  )

test("supplier statistics: monthly sums of the supplier's own orders, without cancelled ones", async () => {
  const market = await createOrderingFixture({ suppliers: 2, approvalFrom: '5000' })
  const [supplier, other] = market.suppliers
  const ongoing = await createOrder(market)
  const completed = await createOrder(market)
  await advanceOrderTo(market, completed.orderId, '60')
  const former = await createOrder(market)
  // The last second of the previous month in China Standard Time is not the next month, although it is in UTC.
  const before = monthAfter(now, -1)
  await createdAt(market, former.orderId, new Date(Date.parse(`${now}-01T00:00:00+08:00`) - 1000).toISOString())
  const first = await createOrder(market)
  await createdAt(market, first.orderId, `${monthAfter(now, -11)}-01T00:00:00+08:00`)
  const tooOld = await createOrder(market)
  await createdAt(
    market,
    tooOld.orderId,
    new Date(Date.parse(`${monthAfter(now, -11)}-01T00:00:00+08:00`) - 1000).toISOString(),
  )
  const cancelled = await createOrder(market)
  await as(supplier!, moveOrder, { orderId: cancelled.orderId, action: 'refuse', reason: '缺货' })
  // Under approval, so the supplier cannot see it.
  await submitOrderOf(market, [{ goods: market.goods[0]!, quantity: 200 }])
  await submitOrderOf(market, [{ goods: market.goods[2]!, quantity: 1 }])

  const { months, departments } = await as(supplier!, supplierStatistics, {})
  expect(months.map(({ month }) => month)).toEqual(Array.from({ length: 12 }, (_, at) => monthAfter(now, at - 11)))
  const none = { completedOrders: 0, completedAmount: '0.00', ongoingOrders: 0, ongoingAmount: '0.00' }
  expect(months[0]).toEqual({ ...none, month: monthAfter(now, -11), ongoingOrders: 1, ongoingAmount: '528.00' })
  expect(months[1]).toEqual({ ...none, month: monthAfter(now, -10) })
  expect(months[10]).toEqual({ ...none, month: before, ongoingOrders: 1, ongoingAmount: '528.00' })
  expect(months[11]).toEqual({
    month: now,
    completedOrders: 1,
    completedAmount: '528.00',
    ongoingOrders: 1,
    ongoingAmount: '528.00',
  })
  expect(departments).toEqual([{ name: '集团总部', orders: 4, amount: '2112.00' }])
  expect(ongoing.orderId).not.toBe(completed.orderId)

  const ofOther = await as(other!, supplierStatistics, {})
  expect(ofOther.departments).toEqual([{ name: '集团总部', orders: 1, amount: '35.20' }])
  expect((await as(other!, listSupplierOrders, {})).total).toBe(1)
})

test('supplier statistics: the five largest departments, and all others together', async () => {
  const market = await createOrderingFixture()
  for (let n = 0; n < maxBuyingDepartments + 2; n++) {
    const dept = await aDepartment(market.tenant)
    const buyer = await aPerson(market.tenant, { permissions: buyingPermissions, dept })
    const buying = { ...market, buyer, ...(await createAddressAndTitle(buyer)) }
    await submitOrderOf(buying, [{ goods: market.goods[0]!, quantity: n + 1 }])
  }
  const { departments } = await as(market.suppliers[0]!, supplierStatistics, {})
  expect(departments.map(({ amount, orders }) => `${amount} ${orders}`)).toEqual([
    '246.40 1',
    '211.20 1',
    '176.00 1',
    '140.80 1',
    '105.60 1',
    '105.60 2',
  ])
  expect(departments.map(({ name }) => name === null)).toEqual([false, false, false, false, false, true])
})

test('supplier statistics: are not for buyers or suppliers of other tenants', async () => {
  const [here, there] = [await createOrderingFixture(), await createOrderingFixture()]
  await createOrder(here)
  expect(await refusalOf(as(here.buyer, supplierStatistics, {}))).toBe('permission.denied')
  const { months, departments } = await as(there.suppliers[0]!, supplierStatistics, {})
  expect([departments, months.reduce((all, { ongoingOrders }) => all + ongoingOrders, 0)]).toEqual([[], 0])
  const nobody = await aPerson(here.tenant, { permissions: ['supplierOrder.read'] })
  expect((await as(nobody, supplierStatistics, {})).departments).toEqual([])
})
