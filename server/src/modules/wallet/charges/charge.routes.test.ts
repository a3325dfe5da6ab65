import { describe, expect, test } from 'vitest'
import { minus } from '#contract/kit/money.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import * as contract from '#contract/wallet/charges.ts'
import { type PaySimulation, paySimulator } from '#kit/onlinePay/onlinePay.simulator.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { aPerson, as, clock, database, jobContext, refusalOf } from '#test/app.ts'
import { createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { followCharges, onlinePaymentOf, startCharge, takeNotice } from './charge.service.ts'

/** Order that is paid online, which waits for its supplier; `pay` is the provider. */
async function ordered(options: PaySimulation = {}) {
  const market = await createOrderingFixture()
  const { tenant, buyer, suppliers } = market
  await database.write(tenant.id, (tx) => storeSettings(tx, { orderOnline: '1' }))
  const { orderId } = await createOrder(market, 'online')
  const { amount } = await as(buyer, orderDetail, { orderId })
  const pay = paySimulator(options)
  const by = () => ({ ...buyer, now: clock() })
  const start = () => startCharge(database, pay, by(), orderId)
  const state = () => database.read(tenant.id, (db) => onlinePaymentOf(db, by(), orderId))
  const notify = (given: Parameters<typeof takeNotice>[3]) =>
    database.write(tenant.id, (tx) => takeNotice(tx, by(), pay, given))
  const signed = async () => pay.simulate!((await start()).charges[0]!)
  let at = clock()
  const run = (seconds: number) => {
    at = new Date(clock().getTime() + seconds * 1000)
    return followCharges(pay)(jobContext(tenant.id, at)).catch(() => {})
  }
  const move = (by_: typeof buyer, action: 'accept' | 'cancel' | 'refuse', reason = '误') =>
    as(by_, moveOrder, { orderId, action, reason })
  return { ...market, orderId, amount: amount!, pay, start, state, notify, signed, run, move, sales: suppliers[0]! }
}

describe('online payment', () => {
  test('a supplier accepts an order that is paid online once it is paid, by a notice that comes twice', async () => {
    const { start, state, notify, signed, move, sales, amount, buyer, orderId } = await ordered()
    expect(await state()).toMatchObject({ due: amount, open: amount, paid: '0.00', charges: [] })
    expect(await as(buyer, orderDetail, { orderId })).toMatchObject({ awaitsPayment: true })
    expect(await refusalOf(move(sales, 'accept'))).toBe('order.unpaid')
    expect((await start()).charges).toMatchObject([{ amount, status: 'waiting', payUrl: 'simulated' }])
    const notice = await signed()
    expect((await state()).charges).toHaveLength(1)
    expect(await refusalOf(notify({ ...notice, amount: '0.01' }))).toBe('charge.notSigned')
    expect(await refusalOf(notify({ ...notice, signature: 'a'.repeat(64) }))).toBe('charge.notSigned')
    expect(await notify(notice)).toBe(true)
    expect(await notify(notice)).toBe(false)
    expect(await state()).toMatchObject({ paid: amount, open: '0.00', charges: [{ status: 'paid' }] })
    expect(await as(buyer, orderDetail, { orderId })).toMatchObject({ awaitsPayment: false })
    await move(sales, 'accept')
    expect(await refusalOf(start())).toBe('charge.nothingDue')
  })

  test('twenty starts and twenty notices at once make one charge that is paid once', async () => {
    const { start, state, notify, signed, amount, tenant } = await ordered()
    await Promise.allSettled(Array.from({ length: 20 }, () => start()))
    const notice = await signed()
    const taken = await Promise.all(Array.from({ length: 20 }, () => notify(notice)))
    expect(taken.filter((each) => each)).toHaveLength(1)
    expect(await state()).toMatchObject({ paid: amount })
    const { rows } = await owner.query('select count(*)::int as n from wallet.charges where tenant_id = $1', [
      tenant.id,
    ])
    expect(rows).toEqual([{ n: 1 }])
  })

  test('a cancelled order is refunded once, though the provider is away, slow or loses its answers', async () => {
    const faults: ('fail' | 'lose' | undefined)[] = []
    const { state, notify, signed, move, buyer, amount, run, tenant } = await ordered({
      isSlow: true,
      fault: (call) => (call === 'refund' ? faults.shift() : undefined),
    })
    await notify(await signed())
    await move(buyer, 'cancel')
    faults.push('fail', 'lose')
    await run(1)
    expect(await state()).toMatchObject({ paid: '0.00', charges: [{ refunded: amount, refunding: amount }] })
    for (const seconds of [60, 200, 600, 1500, 4000]) await run(seconds)
    await Promise.all([run(9000), run(9000)])
    expect(await state()).toMatchObject({ charges: [{ refunded: amount, refunding: '0.00' }] })
    const { rows } = await owner.query(
      `select count(*)::int as n, sum(amount)::text as amount from wallet.charge_refunds where tenant_id = $1 and status = 'done'`,
      [tenant.id],
    )
    expect(rows).toEqual([{ n: 1, amount }])
  })

  test('what is paid after the order was cancelled goes back', async () => {
    const { state, notify, signed, move, buyer, amount, run } = await ordered()
    const notice = await signed()
    await move(buyer, 'cancel')
    expect(await notify(notice)).toBe(true)
    await run(1)
    expect(await state()).toMatchObject({
      paid: '0.00',
      charges: [{ status: 'paid', refunded: amount, refunding: '0.00' }],
    })
  })

  test('what an order gives back comes to its points first, and only the rest to what was paid online', async () => {
    const { state, notify, signed, amount, run, orderId } = await ordered()
    await owner.query('update ordering.orders set points_amount = 30 where id = $1', [orderId])
    await notify(await signed())
    const paid = minus(amount, '30')
    expect(await state()).toMatchObject({ paid, due: paid })
    const allow = (yuan: number) =>
      owner.query(
        `update ordering.order_lines set allowance = $2
         where id = (select id from ordering.order_lines where order_id = $1 order by amount desc limit 1)`,
        [orderId, yuan],
      )
    await allow(10)
    await run(1)
    expect(await state()).toMatchObject({ paid, charges: [{ refunded: '0.00' }] })
    await allow(50)
    await run(1)
    expect(await state()).toMatchObject({ paid: minus(paid, '20'), charges: [{ refunded: '20.00' }] })
  })

  test('nobody pays the order of somebody else, and nobody online where it is off', async () => {
    const { tenant, orderId } = await ordered()
    const stranger = await aPerson(tenant, { permissions: ['order.read', 'order.submit'] })
    expect(await refusalOf(as(stranger, contract.findOnlinePayment, { orderId }))).toBe('thing.notFound')
    const off = await createOrderingFixture()
    const attempt = createOrder(off, 'online')
    expect(await refusalOf(attempt)).toBe('order.paymentOff')
  })
})
