import { describe, expect, test } from 'vitest'
import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { approveOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { orderFlow, timeOutOrders } from '#modules/ordering/index.ts'
import { as, jobContext } from '#test/app.ts'
import { createOrderingFixture, createOrder, advanceOrderTo } from '#test/orderingFixture.ts'
import { connectAuditor } from '#test/ordering/auditor.ts'
import { outcomes, count, rounds } from '#test/ordering/atOnce.ts'

const { owner, inv, stockOf, fundsOf } = await connectAuditor()

describe('order races: reservations end once', () => {
  const later = () => new Date(Date.now() + 30 * 24 * 3_600_000)

  test('concurrent cancellation, refusal, withdrawal and timeout', { timeout: 60_000 }, async () => {
    const market = await createOrderingFixture({ approvalFrom: '0', budget: '100000' })
    const { buyer, approver, tenant } = market
    for (let round = 0; round < rounds; round++) {
      const { orderId } = await createOrder(market)
      expect(await stockOf(market.goods)).toMatchObject([{ reserved: 10 }, { reserved: 5 }])
      const ends = await outcomes([
        as(buyer, moveOrder, { orderId, action: 'cancel' }),
        as(buyer, moveOrder, { orderId, action: 'withdraw' }),
        as(approver, approveOrder, { orderId, version: 1, decision: 'reject', reason: '不同意' }),
        timeOutOrders(jobContext(tenant.id, later())),
        timeOutOrders(jobContext(tenant.id, later())),
      ])
      expect(count(ends.slice(0, 3), 'ok')).toBeLessThanOrEqual(2)
      expect(['10', '25', '90']).toContain((await as(buyer, orderDetail, { orderId })).status)
      expect(await stockOf(market.goods)).toMatchObject([{ reserved: 0 }, { reserved: 0 }])
      expect(await fundsOf(market)).toMatchObject([
        { kind: 'budget', available: '100000.00', frozen: '0.00' },
        { kind: 'committed', available: '0.00' },
      ])
    }
    expect(await verifyLedger(owner)).toEqual([])
  })

  test('of concurrent acceptance, refusal, cancellation and timeout one succeeds', { timeout: 60_000 }, async () => {
    const market = await createOrderingFixture({ budget: '100000' })
    const { buyer, tenant } = market
    const [supplier] = market.suppliers
    let accepted = 0
    for (let round = 0; round < rounds; round++) {
      const { orderId } = await createOrder(market)
      const ends = await outcomes([
        as(supplier!, moveOrder, { orderId, action: 'accept' }),
        as(supplier!, moveOrder, { orderId, action: 'refuse', reason: '无货' }),
        as(buyer, moveOrder, { orderId, action: 'cancel' }),
        timeOutOrders(jobContext(tenant.id, later())),
      ])
      const { status } = await as(buyer, orderDetail, { orderId })
      if (ends[0] === 'ok') {
        accepted += 1
        expect([ends, status]).toEqual([['ok', 'thing.wrongState', 'thing.wrongState', 'ok'], '40'])
      } else expect(['35', '90']).toContain(status)
      expect(await stockOf(market.goods)).toMatchObject([{ reserved: 10 * accepted }, { reserved: 5 * accepted }])
    }
    expect(await fundsOf(market)).toMatchObject([
      { available: `${100_000 - 528 * accepted}.00`, frozen: '0.00' },
      { kind: 'committed', available: `${528 * accepted}.00` },
    ])
    expect(await verifyLedger(owner)).toEqual([])
  })

  test('concurrent agreement and refusal by two approvers have one result', { timeout: 60_000 }, async () => {
    const market = await createOrderingFixture({ approvalFrom: '0', secondApprover: true })
    for (let round = 0; round < rounds; round++) {
      const { orderId } = await createOrder(market)
      const ends = await outcomes([
        as(market.approver, approveOrder, { orderId, version: 1, decision: 'agree' }),
        as(market.secondApprover!, approveOrder, { orderId, version: 1, decision: 'reject', reason: '超标' }),
      ])
      expect(ends.toSorted()).toEqual(['approval.decided', 'ok'])
      expect((await as(market.buyer, orderDetail, { orderId })).status).toBe(ends[0] === 'ok' ? '30' : '25')
    }
  })

  test('two concurrent shipments ship the goods once', async () => {
    const market = await createOrderingFixture()
    const [supplier] = market.suppliers
    const { orderId } = await createOrder(market)
    await advanceOrderTo(market, orderId, '40')
    const ship = () => as(supplier!, createDelivery, { orderId, carrier: '顺丰速运', trackingNo: 'SF1' })
    const ends = await outcomes([ship(), ship(), ship(), ship()])
    expect(ends.toSorted()).toEqual(['ok', 'thing.wrongState', 'thing.wrongState', 'thing.wrongState'])
    expect(await stockOf(market.goods)).toEqual([
      { on_hand: 990, reserved: 0 },
      { on_hand: 995, reserved: 0 },
    ])
  })
})

test('order races: all resulting states are permitted by the flow', async () => {
  // Awarded orders start as drafts.
  const allowed = new Set(['null 10', ...orderFlow.transitions().map(({ from, to }) => `${from} ${to}`)])
  const seen = await inv<{ from_state: string; to_state: string }>(
    "select distinct from_state, to_state from inv.transition where entity = 'order'",
  )
  expect(seen.length).toBeGreaterThan(5)
  expect(
    seen.map(({ from_state, to_state }) => `${from_state} ${to_state}`).filter((one) => !allowed.has(one)),
  ).toEqual([])
})
