import { describe, expect, test } from 'vitest'
import type { OrderAction } from '#contract/ordering/orderStates.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { OrderFacts } from './order.facts.rules.ts'
import { now, type Who, anOrder, decide } from '#test/ordering/orderFlow.ts'

describe('order flow: obstacles', () => {
  const hour = 3_600_000
  const cases: [sentence: string, who: Who, action: OrderAction, order: OrderFacts, expected: RefusalCode][] = [
    [
      'nobody decides on an order of their own',
      'buyer',
      'approve',
      anOrder('20', { awaits_me: true }),
      'thing.notAllowed',
    ],
    [
      'not even as an approver',
      'approver',
      'approve',
      anOrder('20', { buyer_id: '10', awaits_me: true }),
      'approval.own',
    ],
    ['an approver waits for the turn', 'approver', 'approve', anOrder('20', { approves: true }), 'approval.notYours'],
    ['a colleague does not cancel for another', 'colleague', 'cancel', anOrder('30'), 'order.own'],
    ['there must be a proposal to answer', 'buyer', 'agreeProposal', anOrder('30'), 'order.noProposal'],
    ['or to decline', 'buyer', 'declineProposal', anOrder('30'), 'order.noProposal'],
    ['what is shipped is not shipped again', 'supplier', 'ship', anOrder('45'), 'delivery.nothing'],
    ['what did not come is not received', 'buyer', 'receive', anOrder('45'), 'receipt.nothing'],
    [
      'goods on their way are received before the rest is given up',
      'buyer',
      'shortClose',
      anOrder('45', { progress: { unshipped: 1, underway: 1, received: 0, inspecting: 0 } }),
      'order.underway',
    ],
    [
      'a supplier is reminded once a day',
      'buyer',
      'urge',
      anOrder('30', { urged_at: new Date(now.getTime() - 23 * hour) }),
      'order.alreadyUrged',
    ],
    ['cancelling ends with the first delivery', 'buyer', 'requestCancel', anOrder('45'), 'thing.wrongState'],
    ['another supplier has no say', 'otherSupplier', 'accept', anOrder('30'), 'thing.notAllowed'],
    [
      'a supplier accepts what was sent to it',
      'supplier',
      'accept',
      anOrder('30', { sent: false }),
      'thing.notAllowed',
    ],
    ['a person is not the product', 'buyer', 'expire', anOrder('30'), 'thing.notAllowed'],
  ]
  test.each(cases)('%s', (_, who, action, order, expected) => {
    expect(decide(order, action, who)).toBe(expected)
  })
  test('a day later the supplier can be nudged again', () => {
    expect(decide(anOrder('30', { urged_at: new Date(now.getTime() - 24 * hour) }), 'urge', 'buyer')).toBe('30')
  })
})
