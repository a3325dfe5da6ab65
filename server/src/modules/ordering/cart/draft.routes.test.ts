import { expect, test } from 'vitest'
import { saveOrders } from '#contract/ordering/drafts.ts'
import { listCart } from '#contract/ordering/cart.ts'
import { editOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { listOrders } from '#contract/ordering/orderLists.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { timeOutOrders } from '#modules/ordering/index.ts'
import { as, jobContext, refusalOf } from '#test/app.ts'
import { inDays } from '#test/ordering/days.ts'
import { budgetOf, stockOf } from '#test/ordering/figures.ts'
import { checkoutTermsOf, newIdempotencyKey } from '#test/ordering/submit.ts'
import { createOrderingFixture, fillCart } from '#test/orderingFixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

async function drafted(options = {}) {
  const market = await createOrderingFixture({ budget: '1000', stock: 20, ...options })
  const cartLines = await fillCart(market, [{ goods: market.goods[0]!, quantity: 10 }])
  const { orders } = await as(market.buyer, saveOrders, { cartLines, paymentMethod: 'term' })
  return { ...market, orderId: orders[0]!.orderId }
}

test('drafts of a checkout hold nothing, and are submitted once they are complete', async () => {
  const market = await drafted()
  const { buyer, orderId, addressId, invoiceTitleId } = market
  expect((await as(buyer, listCart, {})).groups).toEqual([])
  expect((await as(buyer, listOrders, { tab: 'drafted' })).records).toMatchObject([{ orderId, status: '10' }])
  expect(await budgetOf(market)).toMatchObject({ available: '1000.00', reserved: '0.00' })
  expect((await stockOf(market))[0]).toEqual([20, 0])
  expect(await refusalOf(as(buyer, moveOrder, { orderId, action: 'submit' }))).toBe('order.consigneeIncomplete')
  const { version, dueAt, dueAction } = await as(buyer, orderDetail, { orderId })
  expect(dueAction).toBe('expireDraft')
  const edited = await as(buyer, editOrder, {
    orderId,
    version,
    addressId,
    invoiceTitleId,
    lines: [{ orderLineId: (await as(buyer, orderDetail, { orderId })).lines[0]!.orderLineId, quantity: 12 }],
  })
  expect(edited).toMatchObject({ status: '10', dueAt })
  expect((await stockOf(market))[0]).toEqual([20, 0])
  expect(await as(buyer, moveOrder, { orderId, action: 'submit' })).toMatchObject({ status: '30', amount: '422.40' })
  expect(await budgetOf(market)).toMatchObject({ reserved: '422.40' })
  expect((await stockOf(market))[0]).toEqual([20, 12])
  expect(await verifyLedger(owner)).toEqual([])
})

test('drafts: today’s price is asked for again, and goods that are gone are refused', async () => {
  const market = await drafted()
  const { buyer, orderId, addressId, invoiceTitleId, goods } = market
  const { version } = await as(buyer, orderDetail, { orderId })
  await as(buyer, editOrder, { orderId, version, addressId, invoiceTitleId })
  await owner.query('update catalogue.stock set on_hand = 5 where sku_id = $1', [goods[0]!.skuId])
  expect(await refusalOf(as(buyer, moveOrder, { orderId, action: 'submit' }))).toBe('order.notAvailable')
  await owner.query('update catalogue.stock set on_hand = 20 where sku_id = $1', [goods[0]!.skuId])
})

test('drafts expire after 30 days', async () => {
  const market = await drafted()
  const { buyer, orderId, tenant } = market
  await timeOutOrders(jobContext(tenant.id, inDays(29)))
  expect(await as(buyer, orderDetail, { orderId })).toMatchObject({ status: '10' })
  await timeOutOrders(jobContext(tenant.id, inDays(31)))
  expect(await as(buyer, orderDetail, { orderId })).toMatchObject({ status: '90' })
  expect(await budgetOf(market)).toMatchObject({ available: '1000.00' })
})

test('remark, purpose and attachments that are not asked for are not stored', async () => {
  const market = await createOrderingFixture({ settings: { isShowIllustrate: '0', isShowAppendix: '0' } })
  const [goods] = market.goods
  const { orders } = await as(
    market.buyer,
    submitOrder,
    {
      ...checkoutTermsOf(market),
      lines: [{ skuId: goods!.skuId, quantity: 1, seenPrice: goods!.price }],
      remark: '请送到前台',
      purpose: '办公',
    },
    newIdempotencyKey(),
  )
  expect(await as(market.buyer, orderDetail, { orderId: orders[0]!.orderId })).toMatchObject({
    remark: '',
    purpose: '',
  })
})
