import { expect, test } from 'vitest'
import { createComment } from '#contract/ordering/comments.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { orderTimeline } from '#contract/ordering/timeline.ts'
import { as, type Person } from '#test/app.ts'
import { advanceOrderTo, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'

test('timeline: has every transition from submission to review; for suppliers from acceptance on', async () => {
  const market = await createOrderingFixture({ approvalFrom: '300' })
  const { buyer } = market
  const { orderId } = await createOrder(market)
  await advanceOrderTo(market, orderId, '60')
  const { lines } = await as(buyer, orderDetail, { orderId })
  const scores = lines.map(({ orderLineId }) => ({ orderLineId, score: 4 }))
  await as(buyer, createComment, { orderId, service: 5, logistics: 4, lines: scores })

  const seenBy = async (person: Person) => (await as(person, orderTimeline, { orderId })).map(({ what }) => what)
  expect(await seenBy(buyer)).toEqual([
    'order.submitted',
    'approval.started',
    'approval.approved',
    'order.approved',
    'order.accepted',
    'order.shipped',
    'order.received',
    'order.commented',
  ])
  const seenBySupplier = await seenBy(market.suppliers[0]!)
  expect(seenBySupplier).not.toContain('approval.approved')
  expect(seenBySupplier[0]).toBe('order.approved')
})
