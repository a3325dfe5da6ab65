import { describe, expect, test } from 'vitest'
import { countOrders, exportOrders, listOrders } from '#contract/ordering/orderLists.ts'
import { exportSupplierOrders, listSupplierOrders } from '#contract/ordering/supplierOrderLists.ts'
import { orderDetail, supplierOrderDetail } from '#contract/ordering/orders.ts'
import { buyingDepartmentOf } from '#contract/ordering/orderSummary.ts'
import { aDepartment, aPerson, as, refusalOf } from '#test/app.ts'
import { advanceOrderTo, buyingPermissions, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { createAddressAndTitle } from '#test/ordering/setUp.ts'
import { submitOrderOf } from '#test/ordering/submit.ts'
import { download } from '#test/upload.ts'
import { rowsOf } from '#test/workbook.ts'

describe('orders: lists', () => {
  test('are filtered by tabs, keyword, dates and amounts; suppliers see their own', async () => {
    const market = await createOrderingFixture({ suppliers: 2 })
    const { buyer, tenant } = market
    const mine = await createOrder(market)
    await submitOrderOf(market, [{ goods: market.goods[2]!, quantity: 1 }])
    await advanceOrderTo(market, mine.orderId, '40')
    expect(await as(buyer, countOrders, {})).toEqual({
      all: 2,
      drafted: 0,
      approving: 0,
      accepting: 1,
      delivering: 1,
      receiving: 0,
      commenting: 0,
      rejected: 0,
      completed: 0,
      cancelled: 0,
    })
    const total = async (input: Parameters<typeof as<typeof listOrders>>[2]) =>
      (await as(buyer, listOrders, input)).total
    expect(await total({})).toBe(2)
    expect(await total({ tab: 'delivering' })).toBe(1)
    expect(await total({ tab: 'delivering', status: '30' })).toBe(0)
    expect(await total({ keyword: mine.orderNo.toLowerCase() })).toBe(1)
    expect(await total({ keyword: '反光' })).toBe(1)
    expect(await total({ keyword: '%' })).toBe(0)
    expect(await total({ amountFrom: '100', amountTo: '528' })).toBe(1)
    expect(await total({ toDay: '2020-01-01' })).toBe(0)
    const [card] = (await as(buyer, listOrders, { tab: 'delivering' })).records
    expect(card).toMatchObject({
      quantity: 15,
      consignee: '林知远',
      can: ['urge', 'requestChange', 'requestCancel'],
      amount: '528.00',
    })
    expect(card!.lines).toHaveLength(2)

    const [one, other] = market.suppliers
    expect((await as(one!, listSupplierOrders, { tab: 'delivering' })).total).toBe(1)
    expect((await as(other!, listSupplierOrders, {})).total).toBe(1)
    expect(await refusalOf(as(other!, supplierOrderDetail, { orderId: mine.orderId }))).toBe('thing.notFound')
    const stranger = await aPerson(tenant, { permissions: ['order.read'] })
    expect((await as(stranger, listOrders, {})).total).toBe(0)
    expect(await refusalOf(as(stranger, orderDetail, { orderId: mine.orderId }))).toBe('thing.notFound')
    const head = await aPerson(tenant, { permissions: ['order.read', 'order.readAll'] })
    expect((await as(head, listOrders, {})).total).toBe(2)
    expect((await as(head, listOrders, { mine: true })).total).toBe(0)
  })

  test('a supplier sees the company beside the department, in list, order and export', async () => {
    const market = await createOrderingFixture()
    const department = await aDepartment(market.tenant, await aDepartment(market.tenant))
    const buyer = await aPerson(market.tenant, { permissions: buyingPermissions, dept: department })
    const { orderId } = await createOrder({ ...market, buyer, ...(await createAddressAndTitle(buyer)) })
    const [supplier] = market.suppliers
    const [card] = (await as(supplier!, listSupplierOrders, {})).records
    expect(card).toMatchObject({ orderId, companyName: '集团总部', deptName: expect.stringMatching(/^部门 /) })
    expect(await as(supplier!, supplierOrderDetail, { orderId })).toMatchObject({ companyName: '集团总部' })
    expect(buyingDepartmentOf(card!)).toBe(`集团总部 · ${card!.deptName}`)
    const [exported] = await rowsOf(await download(supplier!, exportSupplierOrders, {}))
    expect(exported).toEqual(expect.arrayContaining(['集团总部', card!.deptName]))
    expect((await rowsOf(await download(buyer, exportOrders, {}))).flat()).not.toContain('集团总部')

    const atRoot = await as(market.buyer, orderDetail, { orderId: (await createOrder(market)).orderId })
    expect(buyingDepartmentOf(atRoot)).toBe('集团总部')
  })

  test('another tenant sees nothing', async () => {
    const [here, there] = [await createOrderingFixture(), await createOrderingFixture()]
    const { orderId } = await createOrder(here)
    expect(await refusalOf(as(there.buyer, orderDetail, { orderId }))).toBe('thing.notFound')
    expect((await as(there.buyer, listOrders, {})).total).toBe(0)
  })
})
