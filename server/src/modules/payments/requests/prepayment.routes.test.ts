import { describe, expect, test } from 'vitest'
import { orderDetail } from '#contract/ordering/orders.ts'
import * as requests from '#contract/payments/requests.ts'
import * as payables from '#contract/settlement/payables.ts'
import { as, refusalOf } from '#test/app.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { advanceOrderTo, createOrder } from '#test/orderingFixture.ts'
import { at, createPaying, today } from '#test/payments/paying.ts'

/** Accepted order of ¥528.00 in the tenant of payments. */
async function prepaying() {
  const market = await createPaying()
  const { orderId } = await createOrder(market)
  await advanceOrderTo(market, orderId, '40')
  const { orderNo } = await as(market.buyer, orderDetail, { orderId })
  const prepay = (amount: string, changes: { orderNo?: string; dueOn?: string } = {}) =>
    as(market.clerk, payables.createPrepayment, {
      orderNo,
      amount,
      dueOn: today(),
      purpose: '合同约定预付三成',
      ...changes,
    })
  /** Pays payables in money, from the draft to the payment by hand. */
  const pay = async (...ids: readonly string[]) => {
    const { id } = await market.decide((await market.submit(await market.draft(...ids))).id)
    const request = await market.find(id, market.cashier)
    return as(market.cashier, requests.markRequestPaid, { ...at(request), paidOn: today(), bankRef: `B${id}` })
  }
  return { ...market, orderId, orderNo, prepay, pay }
}

describe('payments: prepayments', () => {
  test('a paid prepayment is subtracted from the next invoice of the supplier, once', async () => {
    const { prepay, pay, payee, payable, draft, rows, orderNo, clerk } = await prepaying()
    await payee()
    const made = await prepay('158.40')
    expect(made).toMatchObject({ kind: 'prepayment', orderNo, gross: '158.40', status: 'open' })
    expect(made.can).toEqual(['hold', 'request', 'cancel'])
    await pay(made.id)
    expect(await rows()).toMatchObject([
      { gross: '158.40', paid: '158.40', status: 'settled' },
      { gross: '-158.40', rest: '-158.40', status: 'open' },
    ])
    const invoice = await payable('528.00')
    expect(await draft(invoice)).toMatchObject({ gross: '528.00', credit: '-158.40', total: '369.60' })
    await pay(invoice)
    expect(await rows()).toMatchObject([
      { status: 'settled' },
      { offset_amount: '-158.40', status: 'settled' },
      { paid: '369.60', offset_amount: '158.40', status: 'settled' },
    ])
    const { records } = await as(clerk, payables.listPayables, { tab: 'all', kind: 'prepaid' })
    expect(records).toMatchObject([{ kind: 'prepaid', invoiceNo: made.invoiceNo, can: [] }])
  })

  test('prepayments of an order never exceed it, at once neither', async () => {
    const { prepay, clerk } = await prepaying()
    const all = await outcomes(Array.from({ length: 10 }, () => prepay('100.00')))
    expect(count(all, 'ok')).toBe(5)
    expect(count(all, 'prepayment.tooMuch')).toBe(5)
    const [first] = (await as(clerk, payables.listPayables, { kind: 'prepayment' })).records
    const cancelled = await as(clerk, payables.cancelPrepayment, { ...at(first!), reason: '改为货到付款' })
    expect(cancelled).toMatchObject({ status: 'settled', paid: '0.00', rest: '0.00', can: [] })
    expect((await as(clerk, payables.listPayables, { tab: 'all', kind: 'prepaid' })).total).toBe(0)
    expect(await refusalOf(prepay('128.01'))).toBe('prepayment.tooMuch')
    await prepay('128.00')
  })

  test('the credit of a returned payment waits until it is paid again', async () => {
    const { prepay, pay, payee, payable, draft, rows, cashier, clerk } = await prepaying()
    await payee()
    const made = await prepay('100.00')
    const paid = await pay(made.id)
    await as(cashier, requests.bouncePayment, { ...at(paid), reason: '账号不存在' })
    expect(await rows()).toMatchObject([
      { paid: '0.00', status: 'held', holds: ['bounced'] },
      { rest: '-100.00', status: 'held', holds: ['bounced'] },
    ])
    const invoice = await payable('528.00')
    expect(await draft(invoice)).toMatchObject({ credit: '0.00', total: '528.00' })
    const [held] = (await as(clerk, payables.listPayables, { tab: 'held', kind: 'prepayment' })).records
    await as(clerk, payables.releasePayable, { ...at(held!), reason: '账户已更正' })
    await pay(made.id)
    expect(await rows()).toMatchObject([
      { paid: '100.00', status: 'settled' },
      { gross: '-100.00', status: 'open', holds: [] },
      { gross: '528.00' },
    ])
  })

  test('what cannot be prepaid, or paid together, is refused', async () => {
    const { prepay, payable, draft, payee, clerk, submit, buyer, orderNo } = await prepaying()
    await payee()
    expect(await refusalOf(prepay('0'))).toBe('prepayment.zero')
    expect(await refusalOf(prepay('10.00', { dueOn: '2020-01-01' }))).toBe('prepayment.past')
    expect(await refusalOf(prepay('10.00', { orderNo: 'DD0' }))).toBe('prepayment.noOrder')
    const made = await prepay('10.00')
    expect(await refusalOf(draft(made.id, await payable('20.00')))).toBe('payment.mixedPrepayment')
    const foreign = { orderNo, amount: '1.00', dueOn: today(), purpose: '预付' }
    expect(await refusalOf(as(buyer, payables.createPrepayment, foreign))).toBe('permission.denied')
    const other = await prepaying()
    expect(await refusalOf(prepay('1.00', { orderNo: other.orderNo }))).toBe('prepayment.noOrder')
    await submit(await draft(made.id))
    const [requested] = (await as(clerk, payables.listPayables, { kind: 'prepayment' })).records
    expect(await refusalOf(as(clerk, payables.cancelPrepayment, { ...at(requested!), reason: '误' }))).toBe(
      'prepayment.notCancellable',
    )
  })
})
