import { describe, expect, test } from 'vitest'
import type { OrderAction, OrderStatus } from '#contract/ordering/orderStates.ts'
import { orderFlow } from './order.rules.ts'
import type { OrderFacts } from './order.facts.rules.ts'
import { people, type Who, asSeenBy, after, decide } from '#test/ordering/orderFlow.ts'

const actions = Object.keys(orderFlow.moves) as OrderAction[]
const statuses: OrderStatus[] = [
  '10',
  '20',
  '25',
  '28',
  '30',
  '35',
  '40',
  '45',
  '50',
  '55',
  '60',
  '70',
  '80',
  '90',
  '95',
]

type Sentence = [who: Who[], action: OrderAction, from: OrderStatus[], to: OrderStatus, given?: Partial<OrderFacts>]

/**
 * Complete specification of the order flow: who may perform which move, in which states, and the target state. All
 * other moves are refused.
 */
const life: Sentence[] = [
  [['buyer'], 'submit', ['10', '25'], '20', after({ approved: false })],
  [['buyer'], 'submit', ['10', '25'], '30', after({ approved: true })],
  [['buyer'], 'submit', ['10'], '28', { order_type: 'group', ...after({ approved: true }) }],
  [['buyer'], 'edit', ['10'], '10'],
  [['buyer'], 'edit', ['25'], '25'],
  [['buyer'], 'edit', ['20', '30'], '20', after({ approved: false })],
  [['buyer'], 'edit', ['20', '30'], '30', after({ approved: true })],
  [['buyer'], 'withdraw', ['20'], '10'],
  [['buyer'], 'cancel', ['10', '20', '25', '28', '30', '35'], '90'],
  [['buyer'], 'reopen', ['35'], '10'],
  [['approver'], 'approve', ['20'], '20', after({ approved: false })],
  [['approver'], 'approve', ['20'], '30', after({ approved: true })],
  [['approver'], 'approve', ['20'], '28', { order_type: 'group', ...after({ approved: true }) }],
  [['approver'], 'reject', ['20'], '25'],
  [['product'], 'settleGroup', ['28'], '40'],
  [['product'], 'dissolveGroup', ['20', '28'], '90'],
  [['product'], 'expireApproval', ['20'], '25'],
  [['buyer', 'colleague'], 'urge', ['30'], '30'],
  [['buyer', 'colleague'], 'urge', ['40'], '40'],
  [['buyer', 'colleague'], 'urge', ['45'], '45'],
  [['supplier'], 'accept', ['30'], '40'],
  [['supplier'], 'propose', ['30'], '30'],
  [['buyer'], 'agreeProposal', ['30'], '40'],
  [['buyer'], 'declineProposal', ['30'], '30'],
  [['supplier'], 'refuse', ['30'], '35'],
  [['product'], 'expire', ['30'], '90'],
  [['product'], 'expireDraft', ['10'], '90'],
  [['buyer'], 'requestChange', ['40'], '40'],
  [['buyer'], 'requestChange', ['45'], '45'],
  [['buyer'], 'withdrawChange', ['40'], '40', { change_status: 'approving' }],
  [['buyer'], 'withdrawChange', ['45'], '45', { change_status: 'waiting' }],
  [['supplier'], 'agreeChange', ['40'], '40', { change_status: 'waiting' }],
  [['supplier'], 'agreeChange', ['45'], '45', { change_status: 'waiting', ...after({ unshipped: 1, underway: 1 }) }],
  [['supplier'], 'agreeChange', ['45'], '50', { change_status: 'waiting', ...after({ underway: 2 }) }],
  [['supplier'], 'agreeChange', ['45'], '55', { change_status: 'waiting', ...after({ underway: 1, received: 1 }) }],
  [['supplier'], 'agreeChange', ['45'], '60', { change_status: 'waiting', ...after({ received: 1 }) }],
  [['supplier'], 'declineChange', ['40'], '40', { change_status: 'waiting' }],
  [['supplier'], 'declineChange', ['45'], '45', { change_status: 'waiting' }],
  [['buyer'], 'requestCancel', ['40'], '80'],
  [['supplier'], 'agreeCancel', ['80'], '90'],
  [['supplier'], 'refuseCancel', ['80'], '40'],
  [['supplier'], 'ship', ['40', '45'], '45', after({ unshipped: 1, underway: 1 })],
  [['supplier'], 'ship', ['40', '45'], '50', after({ underway: 2 })],
  [['supplier'], 'ship', ['45'], '55', after({ underway: 1, received: 1 })],
  [['buyer', 'colleague'], 'receive', ['45'], '45', after({ unshipped: 1, received: 1 })],
  [['buyer', 'colleague'], 'receive', ['50', '55'], '55', after({ underway: 1, received: 1 })],
  [['buyer', 'colleague'], 'receive', ['50', '55'], '60', after({ received: 2 })],
  [['buyer', 'colleague'], 'receive', ['50', '55'], '55', after({ received: 2, inspecting: 2 })],
  [['product'], 'autoReceive', ['50', '55'], '60'],
  [['product'], 'autoReceive', ['50', '55'], '55', after({ inspecting: 1 })],
  [['buyer', 'colleague'], 'inspect', ['45'], '45', after({ unshipped: 1 })],
  [['buyer', 'colleague'], 'inspect', ['45'], '45'],
  [['buyer', 'colleague'], 'inspect', ['55'], '55', after({ inspecting: 1 })],
  [['buyer', 'colleague'], 'inspect', ['55'], '60'],
  [['buyer'], 'shortClose', ['45'], '95', { progress: { unshipped: 1, underway: 0, received: 1, inspecting: 0 } }],
  [['buyer', 'colleague'], 'comment', ['60'], '70'],
  [['product'], 'autoComment', ['60'], '70'],
]

const cases = life.flatMap(([who, action, from, to, given]) =>
  who.flatMap((each) => from.map((state) => ({ who: each, action, from: state, to, given: given ?? {} }))),
)

describe('order flow: transitions', () => {
  test.each(cases)('$who: $action leads from $from to $to', ({ who, action, from, to, given }) => {
    const order = { ...asSeenBy(who, from), ...given }
    expect(decide(order, action, who)).toBe(to)
    if (who !== 'product') expect(orderFlow.can(order, people[who])).toContain(action)
  })

  test('every action of the flow is listed', () => {
    expect(new Set(life.map(([, action]) => action))).toEqual(new Set(actions))
  })

  test('the printed transitions are complete', () => {
    const key = (one: { action: string; from: string; to: string }) => `${one.action} ${one.from} ${one.to}`
    expect(orderFlow.transitions().map(key).toSorted()).toEqual([...new Set(cases.map(key))].toSorted())
  })

  const listed = new Set(cases.map(({ who, action, from }) => `${who} ${action} ${from}`))
  const roles = Object.keys(people) as Who[]
  test.each(roles)('all other actions of %s are refused', (who) => {
    for (const status of statuses)
      for (const action of actions) {
        if (listed.has(`${who} ${action} ${status}`)) continue
        expect([action, status, decide(asSeenBy(who, status), action, who)]).toEqual([
          action,
          status,
          expect.stringMatching(/^[a-z]+\.[a-zA-Z]+$/),
        ])
        expect(orderFlow.can(asSeenBy(who, status), people[who])).not.toContain(action)
      }
  })

  test('each action requires its permission', () => {
    for (const { who, action, from, given } of cases) {
      if (who === 'product') continue
      const { needs } = orderFlow.moves[action]
      const actor = people[who]
      const without = { ...actor, permissions: new Set([...actor.permissions].filter((each) => each !== needs)) }
      expect(orderFlow.can({ ...asSeenBy(who, from), ...given }, without)).not.toContain(action)
    }
  })
})
