import { describe, expect, test } from 'vitest'
import { orderDetail } from '#contract/ordering/orders.ts'
import type { ReturnKind } from '#contract/ordering/returns/return.ts'
import * as contract from '#contract/ordering/returns/returns.ts'
import { countReturns } from '#contract/ordering/returns/waitingReturns.ts'
import { aPerson, as, jobContext, refusalOf } from '#test/app.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { inDays } from '#test/ordering/days.ts'
import { budgetOf, stockOf } from '#test/ordering/figures.ts'
import { address, parcel, received } from '#test/ordering/returns.ts'
import { buyingPermissions, createOrder } from '#test/orderingFixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { timeOutReturns } from '../index.ts'

describe('returns: refund', () => {
  test('goods come back, stock, budget and settlement follow', async () => {
    const market = await received()
    const { buyer, supplier, request, take, orderId } = market
    expect(await budgetOf(market)).toMatchObject({ committed: '528.00' })
    const stock = await stockOf(market)
    const made = await request(4)
    expect(made).toMatchObject({ status: '30', requested: '140.80', refunded: '0.00', fault: 'supplier', quantity: 4 })
    expect(await as(supplier, countReturns, {})).toEqual({ waiting: 1 })
    expect(await refusalOf(as(supplier, contract.agreeReturn, { id: made.id, version: made.version }))).toBe(
      'return.addressMissing',
    )
    const agreed = await as(supplier, contract.agreeReturn, { id: made.id, version: made.version, ...address })
    expect(agreed).toMatchObject({ status: '40', address })
    expect(await as(buyer, countReturns, {})).toEqual({ waiting: 1 })
    const sent = await as(buyer, contract.sendReturn, { id: made.id, version: agreed.version, ...parcel })
    expect(sent).toMatchObject({ status: '50', parcel })
    expect(await refusalOf(take(made.id, sent.version, [3, 0, 0]))).toBe('return.tooMuchTaken')
    const done = await take(made.id, sent.version, [2, 1, 1])
    // The missing piece is not refunded, and can be asked for again.
    expect(done).toMatchObject({ status: '80', refunded: '105.60', can: [] })
    expect(await budgetOf(market)).toMatchObject({ committed: '422.40' })
    expect((await stockOf(market))[0]![0]).toBe(stock[0]![0]! + 2)
    const order = await as(buyer, orderDetail, { orderId })
    expect(order.lines[0]).toMatchObject({ inReturn: 0, returned: 3, allowance: '0.00' })
    expect(order.settlement).toMatchObject({ returned: 3, payable: '422.40', deducted: '105.60' })
    const changes = (await as(buyer, contract.listReturnChanges, { id: made.id })).records.map(({ what }) => what)
    expect(changes).toEqual(['return.completed', 'return.taken', 'return.sent', 'return.agreed', 'return.submitted'])
    expect(await refusalOf(request(8))).toBe('return.tooMuch')
  })

  test('only within the period, of own orders that were received, and of lines of the order', async () => {
    const market = await received({ settings: { returnDays: '7' } })
    const { buyer, request, tenant, orderId, second } = market
    const colleague = await aPerson(tenant, { permissions: [...buyingPermissions, 'order.readAll'] })
    const draft = { kind: 'refund', reason: 'other', note: '' } as const
    expect(
      await refusalOf(
        as(colleague, contract.createReturn, { ...draft, orderId, lines: [{ orderLineId: second, quantity: 1 }] }),
      ),
    ).toBe('order.own')
    expect(
      await refusalOf(
        as(buyer, contract.createReturn, { ...draft, orderId, lines: [{ orderLineId: '1', quantity: 1 }] }),
      ),
    ).toBe('order.unknownLine')
    const fresh = await createOrder(market)
    const { lines } = await as(buyer, orderDetail, { orderId: fresh.orderId })
    expect(
      await refusalOf(
        as(buyer, contract.createReturn, {
          ...draft,
          orderId: fresh.orderId,
          lines: [{ orderLineId: lines[0]!.orderLineId, quantity: 1 }],
        }),
      ),
    ).toBe('return.nothingReceived')
    await owner.query('update ordering.receipts set received_at = $1 where order_id = $2', [inDays(-8), orderId])
    expect(await refusalOf(request(1))).toBe('return.over')
  })

  test('one piece is returned once, however many ask at the same time', async () => {
    const { request, lineNow } = await received()
    const all = await outcomes(Array.from({ length: 12 }, () => request(3)))
    expect(count(all, 'ok')).toBe(3)
    expect(count(all, 'return.tooMuch')).toBe(9)
    expect(await lineNow()).toMatchObject({ inReturn: 9, returned: 0 })
  })

  test('taking in, the time-out and a dispute at once refund and restock once', async () => {
    const market = await received()
    const { buyer, supplier, request, take, lineNow, tenant } = market
    const stock = await stockOf(market)
    const made = await request(5)
    const agreed = await as(supplier, contract.agreeReturn, { id: made.id, version: made.version, ...address })
    const sent = await as(buyer, contract.sendReturn, { id: made.id, version: agreed.version, ...parcel })
    const all = await outcomes([
      take(made.id, sent.version, [5, 0, 0]),
      take(made.id, sent.version, [5, 0, 0]),
      timeOutReturns(jobContext(tenant.id, inDays(11))),
      timeOutReturns(jobContext(tenant.id, inDays(11))),
    ])
    expect(all.filter((each) => each === 'ok').length).toBeGreaterThan(0)
    expect(await lineNow()).toMatchObject({ inReturn: 0, returned: 5 })
    expect((await stockOf(market))[0]![0]).toBe(stock[0]![0]! + 5)
    expect(await budgetOf(market)).toMatchObject({ committed: '352.00' })
  })

  test('withdrawing and agreeing at once: one of them', async () => {
    const { buyer, supplier, request, lineNow } = await received()
    const made = await request(2, 'allowance', '10.00')
    const ofVersion = { id: made.id, version: made.version }
    const all = await outcomes([
      as(buyer, contract.moveReturn, { ...ofVersion, action: 'withdraw' }),
      as(supplier, contract.agreeReturn, ofVersion),
    ])
    expect(count(all, 'ok')).toBe(1)
    const { status } = await as(buyer, contract.returnDetail, { id: made.id })
    expect(await lineNow()).toMatchObject({ inReturn: 0, allowance: status === '80' ? '10.00' : '0.00' })
  })
})

describe('returns: money only', () => {
  test('at most what is kept of the pieces, down to the cent', async () => {
    const market = await received()
    const { buyer, supplier, request, take, orderId } = market
    expect(await refusalOf(request(2, 'allowance'))).toBe('return.amountMissing')
    expect(await refusalOf(request(2, 'allowance', '0'))).toBe('return.amountMissing')
    expect(await refusalOf(request(2, 'allowance', '70.41'))).toBe('return.tooMuchMoney')
    const made = await request(2, 'allowance', '20.15')
    const done = await as(supplier, contract.agreeReturn, { id: made.id, version: made.version })
    expect(done).toMatchObject({ status: '80', refunded: '20.15' })
    expect(await budgetOf(market)).toMatchObject({ committed: '507.85' })
    const whole = await request(10)
    const agreed = await as(supplier, contract.agreeReturn, { id: whole.id, version: whole.version, ...address })
    const sent = await as(buyer, contract.sendReturn, { id: whole.id, version: agreed.version, ...parcel })
    expect(await take(whole.id, sent.version, [10, 0, 0])).toMatchObject({ status: '80', refunded: '331.85' })
    expect((await as(buyer, orderDetail, { orderId })).settlement).toMatchObject({ payable: '176.00' })
  })

  test('another offer is answered by the buyer', async () => {
    const { buyer, supplier, request } = await received()
    const made = await request(4)
    const offer = (version: number, kind: ReturnKind, amount?: string) =>
      as(supplier, contract.offerReturn, {
        id: made.id,
        version,
        kind,
        reason: '可使用，建议折让',
        ...(amount === undefined ? {} : { amount }),
      })
    expect(await refusalOf(offer(made.version, 'refund'))).toBe('return.sameOffer')
    expect(await refusalOf(offer(made.version, 'allowance', '140.81'))).toBe('return.tooMuchMoney')
    const offered = await offer(made.version, 'allowance', '60')
    expect(offered).toMatchObject({ status: '32', offer: { kind: 'allowance', amount: '60.00' } })
    const declined = await as(buyer, contract.moveReturn, {
      id: made.id,
      version: offered.version,
      action: 'declineOffer',
    })
    expect(declined).toMatchObject({ status: '30', offer: null })
    const again = await offer(declined.version, 'allowance', '80')
    const done = await as(buyer, contract.moveReturn, { id: made.id, version: again.version, action: 'acceptOffer' })
    expect(done).toMatchObject({ status: '80', kind: 'allowance', requested: '80.00', refunded: '80.00' })
  })
})

describe('returns: replacements', () => {
  test('an exchange moves stock, but no money', async () => {
    const market = await received()
    const { buyer, supplier, request, take, lineNow } = market
    const stock = (await stockOf(market))[0]![0]!
    const made = await request(3, 'exchange')
    expect(made.requested).toBe('0.00')
    const agreed = await as(supplier, contract.agreeReturn, { id: made.id, version: made.version, ...address })
    const sent = await as(buyer, contract.sendReturn, { id: made.id, version: agreed.version, ...parcel })
    const taken = await take(made.id, sent.version, [1, 2, 0])
    expect(taken.status).toBe('75')
    expect((await stockOf(market))[0]![0]).toBe(stock + 1)
    const shipped = await as(supplier, contract.shipReplacement, { id: made.id, version: taken.version, ...parcel })
    expect(shipped.status).toBe('78')
    expect((await stockOf(market))[0]).toEqual([stock - 2, 0])
    const claim = as(buyer, contract.moveReturn, { id: made.id, version: shipped.version, action: 'claimRefund' })
    expect(await refusalOf(claim)).toBe('thing.wrongState')
    const done = await as(buyer, contract.moveReturn, { id: made.id, version: shipped.version, action: 'receive' })
    expect(done).toMatchObject({ status: '80', refunded: '0.00' })
    expect(await lineNow()).toMatchObject({ inReturn: 0, returned: 0 })
    expect(await budgetOf(market)).toMatchObject({ committed: '528.00' })
  })

  test('a replacement that is late becomes a refund', async () => {
    const { buyer, supplier, request } = await received()
    const made = await request(1, 'resend')
    const agreed = await as(supplier, contract.agreeReturn, { id: made.id, version: made.version })
    expect(agreed.status).toBe('75')
    const claim = () => as(buyer, contract.moveReturn, { id: made.id, version: agreed.version, action: 'claimRefund' })
    expect(await refusalOf(claim())).toBe('return.notLate')
    await owner.query('update ordering.returns set due_at = $1 where id = $2', [inDays(-1), made.id])
    expect(await claim()).toMatchObject({ status: '80', kind: 'refund', refunded: '35.20' })
  })

  test('a late exchange refunds the pieces that came back, and not those that were missing', async () => {
    const market = await received()
    const { buyer, supplier, request, take, lineNow } = market
    const stock = (await stockOf(market))[0]![0]!
    const made = await request(3, 'exchange')
    const agreed = await as(supplier, contract.agreeReturn, { id: made.id, version: made.version, ...address })
    const sent = await as(buyer, contract.sendReturn, { id: made.id, version: agreed.version, ...parcel })
    const taken = await take(made.id, sent.version, [1, 1, 1])
    await owner.query('update ordering.returns set due_at = $1 where id = $2', [inDays(-1), made.id])
    const claimed = await as(buyer, contract.moveReturn, { id: made.id, version: taken.version, action: 'claimRefund' })
    expect(claimed).toMatchObject({ status: '80', refunded: '70.40' })
    expect(claimed.lines[0]).toMatchObject({ restocked: 1, scrapped: 1, missing: 1 })
    expect(await lineNow()).toMatchObject({ inReturn: 0, returned: 2 })
    expect((await stockOf(market))[0]![0]).toBe(stock + 1)
  })
})

test('returns: time-outs agree, close and complete', async () => {
  const { buyer, supplier, request, tenant, lineNow } = await received()
  const money = await request(1, 'allowance', '5')
  const unsent = await request(1)
  const refused = await request(1)
  await as(supplier, contract.agreeReturn, { id: unsent.id, version: unsent.version, ...address })
  await as(supplier, contract.refuseReturn, { id: refused.id, version: refused.version, text: '不符合条件' })
  expect(await timeOutReturns(jobContext(tenant.id, inDays(2)))).toBe(0)
  expect(await timeOutReturns(jobContext(tenant.id, inDays(3.1)))).toBe(1)
  expect(await timeOutReturns(jobContext(tenant.id, inDays(7.1)))).toBe(2)
  const states = await Promise.all(
    [money, unsent, refused].map(async ({ id }) => (await as(buyer, contract.returnDetail, { id })).status),
  )
  expect(states).toEqual(['80', '95', '95'])
  expect(await lineNow()).toMatchObject({ inReturn: 0, returned: 0, allowance: '5.00' })
})
