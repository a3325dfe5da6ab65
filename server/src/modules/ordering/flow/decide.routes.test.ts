import { describe, expect, test } from 'vitest'
import { listOrders } from '#contract/ordering/orderLists.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { approveOrder, editOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { aPerson, as, database, type Person, refusalOf } from '#test/app.ts'
import { createOrderingFixture, createOrder, advanceOrderTo, buyingPermissions } from '#test/orderingFixture.ts'
import { budgetOf, stockOf } from '#test/ordering/figures.ts'
import { createAddressAndTitle } from '#test/ordering/setUp.ts'

describe('order moves: approval', () => {
  test('a rejected line becomes a separate rejected order, and the rest continues', async () => {
    const market = await createOrderingFixture({ approvalFrom: '0', budget: '10000' })
    const { buyer, approver } = market
    const { orderId } = await createOrder(market)
    const { lines, version } = await as(approver, orderDetail, { orderId })
    const [first, second] = lines.map(({ orderLineId }) => orderLineId)
    const splitOff = (ids: string[], reason = '库存尚有') =>
      as(approver, approveOrder, { orderId, version, decision: 'agree', rejectedLineIds: ids, reason })
    expect(await refusalOf(splitOff([first!, second!]))).toBe('order.nothingRejected')
    expect(await refusalOf(splitOff(['1']))).toBe('order.unknownLine')
    expect(await refusalOf(splitOff([first!], ''))).toBe('approval.opinionMissing')
    const remaining = await splitOff([first!])
    expect(remaining).toMatchObject({ status: '30', amount: '176.00', taxAmount: '20.25', quantity: 5 })
    const [child] = (await as(buyer, listOrders, { status: '25' })).records
    expect(child).toMatchObject({
      amount: '352.00',
      reason: '库存尚有',
      quantity: 10,
      can: ['submit', 'edit', 'cancel'],
    })
    expect(await as(buyer, orderDetail, { orderId: child!.orderId })).toMatchObject({
      parentOrderNo: remaining.orderNo,
    })
    expect(await budgetOf(market)).toEqual({ available: '9824.00', reserved: '176.00', committed: '0.00' })
    expect(await stockOf(market)).toEqual([
      [1000, 0],
      [1000, 5],
    ])
    expect(await as(buyer, moveOrder, { orderId: child!.orderId, action: 'submit' })).toMatchObject({ status: '20' })
    expect((await budgetOf(market)).reserved).toBe('528.00')
  })

  test('a change after the approval requires a new one', async () => {
    const market = await createOrderingFixture({ approvalFrom: '0', budget: '10000' })
    const { buyer, approver } = market
    const [supplier] = market.suppliers
    const { orderId } = await createOrder(market)
    await advanceOrderTo(market, orderId, '30')
    const { version, lines } = await as(buyer, orderDetail, { orderId })
    const edit = (quantity: number, at = version) =>
      as(buyer, editOrder, {
        orderId,
        version: at,
        lines: [{ orderLineId: lines[0]!.orderLineId, quantity }],
        remark: '加急',
      })
    expect(await refusalOf(edit(0, version + 1))).toBe('thing.stale')
    expect(await refusalOf(edit(1001))).toBe('order.notAvailable')
    expect(await refusalOf(edit(300))).toBe('budget.short')
    expect(await as(buyer, orderDetail, { orderId })).toMatchObject({ status: '30', amount: '528.00', version })
    const edited = await edit(20)
    expect(edited).toMatchObject({ status: '20', amount: '880.00', remark: '加急', reason: '' })
    expect(await refusalOf(as(supplier!, moveOrder, { orderId, action: 'accept' }))).toBe('thing.notFound')
    expect(await refusalOf(as(approver, approveOrder, { orderId, version, decision: 'agree' }))).toBe(
      'approval.changed',
    )
    await as(approver, approveOrder, { orderId, version: edited.version, decision: 'agree' })
    expect(await budgetOf(market)).toEqual({ available: '9120.00', reserved: '880.00', committed: '0.00' })
    expect(await stockOf(market)).toEqual([
      [1000, 20],
      [1000, 5],
    ])
  })

  test('a rejected order is changed and submitted again', async () => {
    const market = await createOrderingFixture({ approvalFrom: '0' })
    const { buyer, approver } = market
    const { orderId } = await createOrder(market)
    const reject = (reason?: string) =>
      as(approver, approveOrder, { orderId, version: 1, decision: 'reject', ...(reason ? { reason } : {}) })
    expect(await refusalOf(reject())).toBe('approval.opinionMissing')
    expect(await reject('超出标准')).toMatchObject({ status: '25', reason: '超出标准' })
    expect(await refusalOf(reject('再次'))).toBe('approval.decided')
    await database.write(market.tenant.id, (tx) =>
      tx.updateTable('catalogue.skus').set({ list_price: '40' }).where('id', '=', market.goods[0]!.skuId).execute(),
    )
    expect(await refusalOf(as(buyer, moveOrder, { orderId, action: 'submit' }))).toBe('order.priceChanged')
    const { version } = await as(buyer, orderDetail, { orderId })
    expect(await as(buyer, editOrder, { orderId, version })).toMatchObject({ status: '25', amount: '576.00' })
    expect(await as(buyer, moveOrder, { orderId, action: 'submit' })).toMatchObject({ status: '20' })
  })

  test('nobody approves an order of their own, even with the task', async () => {
    const market = await createOrderingFixture({ approvalFrom: '0' })
    const head = await aPerson(market.tenant, { permissions: [...buyingPermissions, 'approval.decide'] })
    const own = { ...market, buyer: head, ...(await createAddressAndTitle(head)) }
    const { orderId } = await createOrder(own)
    const decide = (who: Person) => as(who, approveOrder, { orderId, version: 1, decision: 'agree' })
    expect(await refusalOf(decide(head))).toBe('approval.notYours')
    await database.write(market.tenant.id, (tx) =>
      tx
        .updateTable('approvals.tasks')
        .set({ approver_id: head.userId })
        .where('approver_id', '=', market.approver.userId)
        .execute(),
    )
    expect(await refusalOf(decide(head))).toBe('approval.own')
    expect(await as(head, orderDetail, { orderId })).toMatchObject({
      status: '20',
      version: 1,
      can: ['edit', 'withdraw', 'cancel'],
    })
  })
})
