import { expect, test } from 'vitest'
import { orderDetail } from '#contract/ordering/orders.ts'
import { approveOrder, editOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { as } from '#test/app.ts'
import { createOrderingFixture, createOrder } from '#test/orderingFixture.ts'
import { connectAuditor } from '#test/ordering/auditor.ts'
import { outcomes, rounds } from '#test/ordering/atOnce.ts'

const { owner, stockOf } = await connectAuditor()

test(
  'order races: with a concurrent edit and approval, the approved version is ordered',
  { timeout: 60_000 },
  async () => {
    const market = await createOrderingFixture({ approvalFrom: '0', budget: '1000000' })
    const { buyer, approver } = market
    for (let round = 0; round < rounds; round++) {
      const { orderId } = await createOrder(market)
      const { lines } = await as(buyer, orderDetail, { orderId })
      const more = { orderId, version: 1, lines: [{ orderLineId: lines[0]!.orderLineId, quantity: 20 }] }
      const [edited, agreed] = await outcomes([
        as(buyer, editOrder, more),
        as(approver, approveOrder, { orderId, version: 1, decision: 'agree' }),
      ])
      const order = await as(buyer, orderDetail, { orderId })
      if (edited === 'ok') expect(order).toMatchObject({ status: '20', amount: '880.00', version: 2 })
      else expect([agreed, order.status, order.amount]).toEqual(['ok', '30', '528.00'])
      if (edited === 'ok' && agreed !== 'ok') expect(agreed).toBe('approval.changed')
      await as(buyer, moveOrder, { orderId, action: 'cancel' })
    }
    expect(await stockOf(market.goods)).toMatchObject([{ reserved: 0 }, { reserved: 0 }])
    expect(await verifyLedger(owner)).toEqual([])
  },
)
