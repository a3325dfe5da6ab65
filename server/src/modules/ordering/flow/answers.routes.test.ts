import { describe, expect, test } from 'vitest'
import { submitOrder } from '#contract/ordering/submit.ts'
import { orderDetail, supplierOrderDetail } from '#contract/ordering/orders.ts'
import { approveOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { as, refusalOf } from '#test/app.ts'
import { newIdempotencyKey, checkoutTermsOf } from '#test/ordering/submit.ts'
import { stockOf } from '#test/ordering/figures.ts'
import { createOrderingFixture, createOrder, advanceOrderTo } from '#test/orderingFixture.ts'
import { budgetOf } from '#test/ordering/figures.ts'
import { dateIn } from '#test/ordering/days.ts'

describe('order moves: replies of a supplier', () => {
  test('a lower quantity and later date are proposed; after acceptance surplus stock is released', async () => {
    const market = await createOrderingFixture({ budget: '10000' })
    const { buyer } = market
    const [supplier] = market.suppliers
    const { orderId } = await createOrder(market)
    const { lines } = await as(supplier!, supplierOrderDetail, { orderId })
    const propose = (quantity: number, more = {}) =>
      as(supplier!, moveOrder, {
        orderId,
        action: 'propose',
        lines: [{ orderLineId: lines[0]!.orderLineId, quantity }],
        ...more,
      })
    expect(await refusalOf(propose(11))).toBe('order.proposalTooMuch')
    expect(await refusalOf(propose(10))).toBe('order.proposalEmpty')
    expect(await refusalOf(propose(4, { promisedDate: '2020-01-01' }))).toBe('order.dateInvalid')
    const offer = await propose(4, { promisedDate: dateIn(9), reason: '库存不足' })
    expect(offer).toMatchObject({ status: '30', hasProposal: true, amount: '528.00' })
    const seen = await as(buyer, orderDetail, { orderId })
    expect(seen.can).toEqual(expect.arrayContaining(['agreeProposal', 'declineProposal']))
    await as(buyer, moveOrder, { orderId, action: 'declineProposal', reason: '太少' })
    expect(await refusalOf(as(buyer, moveOrder, { orderId, action: 'agreeProposal' }))).toBe('order.noProposal')
    await propose(4, { promisedDate: dateIn(9) })
    expect(await as(buyer, moveOrder, { orderId, action: 'agreeProposal' })).toMatchObject({
      status: '40',
      amount: '316.80',
      promisedDate: dateIn(9),
      proposal: null,
    })
    expect(await budgetOf(market)).toEqual({ available: '9683.20', reserved: '0.00', committed: '316.80' })
    expect(await stockOf(market)).toEqual([
      [1000, 4],
      [1000, 5],
    ])
  })

  test('a later date is a proposal; an earlier one a promise', async () => {
    const market = await createOrderingFixture()
    const [supplier] = market.suppliers
    const [goods] = market.goods
    const lines = [{ skuId: goods!.skuId, quantity: 1, seenPrice: goods!.price }]
    const { orders } = await as(
      market.buyer,
      submitOrder,
      { ...checkoutTermsOf(market), lines, expectedDate: dateIn(5) },
      newIdempotencyKey(),
    )
    const { orderId } = orders[0]!
    const accept = (promisedDate: string) => as(supplier!, moveOrder, { orderId, action: 'accept', promisedDate })
    expect(await refusalOf(accept(dateIn(6)))).toBe('order.dateNeedsProposal')
    expect(await accept(dateIn(4))).toMatchObject({ status: '40', promisedDate: dateIn(4), expectedDate: dateIn(5) })
  })

  test('a refusal needs a reason; the buyer can resubmit the order', async () => {
    const market = await createOrderingFixture({ budget: '10000', approvalFrom: '0' })
    const { buyer, approver } = market
    const [supplier] = market.suppliers
    const { orderId } = await createOrder(market)
    await advanceOrderTo(market, orderId, '30')
    expect(await refusalOf(as(supplier!, moveOrder, { orderId, action: 'refuse' }))).toBe('order.reasonMissing')
    await as(supplier!, moveOrder, { orderId, action: 'refuse', reason: '停产' })
    expect(await budgetOf(market)).toEqual({ available: '10000.00', reserved: '0.00', committed: '0.00' })
    const refused = await as(buyer, orderDetail, { orderId })
    expect(refused).toMatchObject({ status: '35', reason: '停产', can: ['cancel', 'reopen'] })
    await as(buyer, moveOrder, { orderId, action: 'reopen' })
    expect(await refusalOf(as(supplier!, supplierOrderDetail, { orderId }))).toBe('thing.notFound')
    expect(await as(buyer, moveOrder, { orderId, action: 'submit' })).toMatchObject({ status: '20', reason: '' })
    const again = await as(approver, orderDetail, { orderId })
    await as(approver, approveOrder, { orderId, version: again.version, decision: 'agree' })
    await as(supplier!, moveOrder, { orderId, action: 'accept' })
    expect(await budgetOf(market)).toEqual({ available: '9472.00', reserved: '0.00', committed: '528.00' })
  })
})
