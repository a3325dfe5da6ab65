import { expect, test } from 'vitest'
import { factsOf, progressOf } from './order.facts.rules.ts'
import { now, anOrder } from '#test/ordering/orderFlow.ts'

test('order flow: progress counts pieces, and over-delivery leaves nothing open', () => {
  const lines = [
    { quantity: 10, shipped: 4, received: 5, closed: 0, inspecting: 2 },
    { quantity: 5, shipped: 5, received: 2, closed: 0, inspecting: 1 },
    { quantity: 3, shipped: 0, received: 0, closed: 3, inspecting: 0 },
  ]
  expect(progressOf(lines)).toEqual({ unshipped: 6, underway: 3, received: 7, inspecting: 3 })
  const order = {
    ...anOrder('45'),
    sent_at: now,
    proposal: { promisedDate: null },
    lines,
  }
  expect(factsOf(order, { approved: true })).toMatchObject({
    sent: true,
    has_proposal: true,
    progress: { unshipped: 6 },
    after: { unshipped: 6, approved: true },
  })
})
