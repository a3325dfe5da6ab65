import { describe, expect, test } from 'vitest'
import { checkout } from '#contract/ordering/checkout.ts'
import { approveOrder, editOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail, supplierOrderDetail } from '#contract/ordering/orders.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import * as returns from '#contract/ordering/returns/returns.ts'
import * as contract from '#contract/wallet/points.ts'
import { aPerson, as, aTenant, clock, jobContext, refusalOf } from '#test/app.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { checkoutTermsOf, newIdempotencyKey } from '#test/ordering/submit.ts'
import { advanceOrderTo } from '#test/orderingFixture.ts'
import { audit, createWalletFixture, dayIn, pointsNow } from '#test/wallet/money.ts'
import { earnForOrders, expireDuePoints } from '../index.ts'

const day = 24 * 3_600_000
const inDays = (days: number) => new Date(clock().getTime() + days * day)
const lotsOf = async (buyer: Parameters<typeof as>[0]) =>
  (await as(buyer, contract.listPointLots, {})).records.map(({ remaining, held, expiresOn }) => ({
    remaining,
    held,
    expiresOn,
  }))

/** Fixture whose buyer reads their points. */
async function createPointsFixture(options: Parameters<typeof createWalletFixture>[0] = {}) {
  const market = await createWalletFixture(options)
  const reader = await aPerson(market.tenant, { permissions: ['points.read'] })
  return { ...market, reader, points: () => pointsNow(market.buyer) }
}

describe('points: spending', () => {
  test('points pay their part on top of the wallet: held, spent, and first to come back to their lots', async () => {
    const { buyer, suppliers, topUp, grant, order, balances, points } = await createPointsFixture()
    await topUp('100')
    await grant(500, dayIn(60))
    await grant(700, dayIn(20))
    expect(await points()).toBe('1200 / 0')
    const { orderId } = (await order(2, { points: 1000 })).orders[0]!
    expect([await points(), await balances()]).toEqual(['200 / 1000', '39.60 / 60.40 / 0.00'])
    // Those that expire first are spent first.
    expect(await lotsOf(buyer)).toEqual([
      { remaining: 700, held: 700, expiresOn: dayIn(20) },
      { remaining: 500, held: 300, expiresOn: dayIn(60) },
    ])
    const detail = await as(buyer, orderDetail, { orderId })
    expect(detail).toMatchObject({ amount: '70.40', pointsAmount: '10.00' })
    expect(await as(suppliers[0]!, supplierOrderDetail, { orderId })).toMatchObject({
      amount: '70.40',
      pointsAmount: '0.00',
    })
    await as(suppliers[0]!, moveOrder, { orderId, action: 'accept' })
    expect([await points(), await balances()]).toEqual(['200 / 0', '39.60 / 0.00 / 60.40'])
    await as(buyer, moveOrder, { orderId, action: 'requestCancel', reason: '计划变更' })
    await as(suppliers[0]!, moveOrder, { orderId, action: 'agreeCancel' })
    expect([await points(), await balances()]).toEqual(['1200 / 0', '100.00 / 0.00 / 0.00'])
    expect(await lotsOf(buyer)).toEqual([
      { remaining: 700, held: 0, expiresOn: dayIn(20) },
      { remaining: 500, held: 0, expiresOn: dayIn(60) },
    ])
    expect(await audit()).toEqual([])
  })

  test('a return gives points back first, then money, each once, and no more than was paid', async () => {
    const market = await createPointsFixture({ budget: '1000' })
    const { buyer, suppliers, topUp, grant, order, balances, points } = market
    await topUp('200')
    await grant(1000)
    const { orderId } = (await order(4, { points: 1000 })).orders[0]!
    await advanceOrderTo(market, orderId, '60')
    expect([await points(), await balances()]).toEqual(['0 / 0', '69.20 / 0.00 / 130.80'])
    const { lines } = await as(buyer, orderDetail, { orderId })
    const back = async (quantity: number) => {
      const { id, version } = await as(buyer, returns.createReturn, {
        orderId,
        kind: 'allowance',
        reason: 'quality',
        note: '表面划痕',
        lines: [{ orderLineId: lines[0]!.orderLineId, quantity, amount: '8.00' }],
      })
      return as(suppliers[0]!, returns.agreeReturn, { id, version })
    }
    await back(1)
    expect([await points(), await balances()]).toEqual(['800 / 0', '69.20 / 0.00 / 130.80'])
    await back(1)
    expect([await points(), await balances()]).toEqual(['1000 / 0', '75.20 / 0.00 / 124.80'])
    expect(await audit()).toEqual([])
  })

  test('a hundred tabs spend the same points: as many succeed as there are', async () => {
    const { buyer, grant, order, points } = await createPointsFixture()
    await grant(600, dayIn(10))
    await grant(400, dayIn(40))
    const all = await outcomes(Array.from({ length: 100 }, () => order(1, { method: 'term', points: 100 })))
    expect(count(all, 'ok')).toBe(10)
    expect(count(all, 'points.short')).toBe(90)
    expect(await points()).toBe('0 / 1000')
    expect((await lotsOf(buyer)).map(({ remaining, held }) => remaining - held)).toEqual([0, 0])
    expect(await audit()).toEqual([])
  })

  test('of a submission to several suppliers each order takes its share, and the cap holds for all', async () => {
    const market = await createPointsFixture({ suppliers: 2 })
    const { buyer, goods, grant, points } = market
    await grant(10_000)
    const submit = (wanted: number) =>
      as(
        buyer,
        submitOrder,
        {
          ...checkoutTermsOf(market),
          points: wanted,
          lines: [goods[0]!, goods[2]!].map(({ skuId, price }, at) => ({
            skuId,
            quantity: at + 1,
            seenPrice: price,
          })),
        },
        newIdempotencyKey(),
      )
    // Half of 35.20 + 70.40.
    expect(await refusalOf(submit(5281))).toBe('points.tooMany')
    const { orders } = await submit(1000)
    const paid = await Promise.all(
      orders.map(async ({ orderId }) => (await as(buyer, orderDetail, { orderId })).pointsAmount),
    )
    expect(paid.toSorted()).toEqual(['3.34', '6.66'])
    expect(await points()).toBe('9000 / 1000')
    const lines = [{ skuId: goods[0]!.skuId, quantity: 1 }]
    expect((await as(buyer, checkout, { lines, points: 99_999_999 })).points).toEqual({
      balance: 9000,
      most: 1760,
      used: 1760,
    })
  })

  test('what an approver takes out and what the buyer edits take their points along', async () => {
    const market = await createPointsFixture({ approvalFrom: '0.01' })
    const { buyer, approver, goods, grant, points } = market
    await grant(1000)
    const { orders } = await as(
      buyer,
      submitOrder,
      {
        ...checkoutTermsOf(market),
        points: 1000,
        lines: [goods[0]!, goods[1]!].map(({ skuId, price }) => ({ skuId, quantity: 1, seenPrice: price })),
      },
      newIdempotencyKey(),
    )
    const { orderId } = orders[0]!
    const { version, lines } = await as(buyer, orderDetail, { orderId })
    await as(approver, approveOrder, {
      orderId,
      version,
      decision: 'agree',
      reason: '本次不采购',
      rejectedLineIds: [lines[0]!.orderLineId],
    })
    expect(await points()).toBe('500 / 500')
    const left = await as(buyer, orderDetail, { orderId })
    expect(left).toMatchObject({ amount: '35.20', pointsAmount: '5.00' })
    await as(buyer, editOrder, { orderId, version: left.version, points: 0 })
    expect(await points()).toBe('1000 / 0')
    await as(buyer, moveOrder, { orderId, action: 'cancel' })
    expect(await points()).toBe('1000 / 0')
    expect(await audit()).toEqual([])
  })

  test('who has no points or a tenant without them pays no part with points', async () => {
    const { order } = await createPointsFixture()
    expect(await refusalOf(order(1, { method: 'term', points: 10 }))).toBe('points.none')
    const off = await createPointsFixture({ settings: {} })
    await off.grant(100)
    expect(await refusalOf(off.order(1, { method: 'term', points: 1 }))).toBe('points.tooMany')
    expect(await refusalOf(off.order(1, { method: 'term' }))).toBe('accepted')
    expect(await off.points()).toBe('100 / 0')
  })
})

describe('points: expiry', () => {
  test('points expire once, except those that an order holds, which expire when they come back', async () => {
    const { tenant, buyer, grant, order, points } = await createPointsFixture()
    await grant(300, dayIn(0))
    await grant(500, dayIn(30))
    const { orderId } = (await order(1, { method: 'term', points: 200 })).orders[0]!
    const night = jobContext(tenant.id, inDays(1))
    await Promise.all([1, 2, 3, 4].map(() => expireDuePoints(night)))
    expect(await lotsOf(buyer)).toEqual([
      { remaining: 200, held: 200, expiresOn: dayIn(0) },
      { remaining: 500, held: 0, expiresOn: dayIn(30) },
    ])
    expect(await points()).toBe('500 / 200')
    await as(buyer, moveOrder, { orderId, action: 'cancel' })
    await expireDuePoints(night)
    expect(await points()).toBe('500 / 0')
    const kinds = (await as(buyer, contract.listPointEntries, {})).records.map(({ kind, change }) => [kind, change])
    expect(kinds.filter(([kind]) => kind === 'expire')).toEqual([
      ['expire', -200],
      ['expire', -100],
    ])
    expect(await audit()).toEqual([])
  })

  test('cancelling, expiring and spending at once give back and take exactly once', async () => {
    const { tenant, buyer, suppliers, grant, order, points } = await createPointsFixture()
    await grant(300, dayIn(0))
    const { orderId } = (await order(1, { method: 'term', points: 300 })).orders[0]!
    const night = jobContext(tenant.id, inDays(1))
    const ends = await outcomes([
      as(buyer, moveOrder, { orderId, action: 'cancel' }),
      as(buyer, moveOrder, { orderId, action: 'cancel' }),
      as(suppliers[0]!, moveOrder, { orderId, action: 'accept' }),
      expireDuePoints(night),
      expireDuePoints(night),
    ])
    expect(count(ends.slice(0, 3), 'ok')).toBe(1)
    await expireDuePoints(night)
    expect(await points()).toBe('0 / 0')
    expect(await audit()).toEqual([])
  })
})

describe('points: earning', () => {
  const rule = { name: '采购奖励', pointsPerYuan: 2, mostPerOrder: 100, validMonths: 12 }

  test('an order earns once, when it can no longer be returned, for what was kept and not paid with points', async () => {
    const market = await createPointsFixture()
    const { tenant, buyer, suppliers, operator, grant, order, points } = market
    await as(operator, contract.createPointRule, rule)
    await grant(500)
    const { orderId } = (await order(2, { method: 'term', points: 500 })).orders[0]!
    await advanceOrderTo(market, orderId, '60')
    const { lines } = await as(buyer, orderDetail, { orderId })
    const { id, version } = await as(buyer, returns.createReturn, {
      orderId,
      kind: 'allowance',
      reason: 'quality',
      note: '表面划痕',
      lines: [{ orderLineId: lines[0]!.orderLineId, quantity: 1, amount: '8.00' }],
    })
    // An open return keeps the order from earning, however late it is.
    await earnForOrders(jobContext(tenant.id, inDays(9)))
    expect(await points()).toBe('0 / 0')
    await as(suppliers[0]!, returns.agreeReturn, { id, version })
    expect(await points()).toBe('500 / 0')
    await earnForOrders(jobContext(tenant.id, inDays(6)))
    expect(await points()).toBe('500 / 0')
    const late = jobContext(tenant.id, inDays(9))
    await Promise.all([1, 2, 3].map(() => earnForOrders(late)))
    await earnForOrders(late)
    // 70.40 less 8.00, all points back: 62 full yuan at two points, at most 100.
    expect(await points()).toBe('600 / 0')
    expect(await audit()).toEqual([])
  })

  test('rules hold for orders that are completed after they were made, and not while they are disabled', async () => {
    const market = await createPointsFixture()
    const { tenant, operator, order, points } = market
    const before = (await order(1, { method: 'term' })).orders[0]!
    await advanceOrderTo(market, before.orderId, '60')
    const made = await as(operator, contract.createPointRule, rule)
    await earnForOrders(jobContext(tenant.id, inDays(9)))
    expect(await points()).toBe('0 / 0')
    await as(operator, contract.movePointRule, { id: made.id, version: made.version, action: 'disable' })
    const during = (await order(1, { method: 'term' })).orders[0]!
    await advanceOrderTo(market, during.orderId, '60')
    await earnForOrders(jobContext(tenant.id, inDays(9)))
    await as(operator, contract.movePointRule, { id: made.id, version: made.version + 1, action: 'enable' })
    await earnForOrders(jobContext(tenant.id, inDays(9)))
    expect(await points()).toBe('0 / 0')
    const after = (await order(1, { method: 'term' })).orders[0]!
    await advanceOrderTo(market, after.orderId, '60')
    await earnForOrders(jobContext(tenant.id, inDays(9)))
    expect(await points()).toBe('70 / 0')
  })

  test('points are granted to buyers by those who manage them, never to oneself, and seen by their owner alone', async () => {
    const { tenant, buyer, operator, reader, grant } = await createPointsFixture()
    await grant(100)
    const ask = { points: 10, expiresOn: dayIn(10), reason: '年度奖励' }
    const to = (account: string, given = {}) => as(operator, contract.grantPoints, { account, ...ask, ...given })
    expect(await refusalOf(to('nobody'))).toBe('points.noAccount')
    expect(await refusalOf(to(operator.userCode))).toBe('points.noAccount')
    expect(await refusalOf(to(buyer.userCode, { expiresOn: dayIn(-1) }))).toBe('points.datePast')
    expect(await refusalOf(to(buyer.userCode, { points: 1_000_001 }))).toBe('input.invalid')
    const own = await aPerson(tenant, { permissions: [], person: operator.personId })
    expect(await refusalOf(to(own.userCode))).toBe('points.ownGrant')
    expect(await refusalOf(as(buyer, contract.grantPoints, { account: buyer.userCode, ...ask }))).toBe(
      'permission.denied',
    )
    expect((await as(reader, contract.listPointLots, {})).total).toBe(0)
    expect((await as(reader, contract.listPointEntries, {})).total).toBe(0)
    const elsewhere = await aPerson(await aTenant(), { entrance: 'operator', permissions: ['points.manage'] })
    expect((await as(elsewhere, contract.listPointGrants, {})).total).toBe(0)
    expect(await refusalOf(as(elsewhere, contract.grantPoints, { account: buyer.userCode, ...ask }))).toBe(
      'points.noAccount',
    )
  })
})
