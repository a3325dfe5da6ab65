import { describe, expect, test } from 'vitest'
import type { OrderAction, OrderStatus } from '#contract/ordering/orderStates.ts'
import type { Permission } from '#contract/permissions.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import { Refusal } from '#kit/refusal.ts'
import { factsOf, holdsFunds, type OrderFacts, orderFlow, partyOf, progressOf } from './order.rules.ts'

const now = new Date('2026-11-21T02:00:00Z')
const person = (userId: string, permissions: Permission[], more: Partial<Actor> = {}): Actor => ({
  ...systemActor('1', '', now),
  entrance: 'purchaser',
  userId,
  deptId: '12',
  deptPath: ['1', '12'],
  permissions: new Set(permissions),
  ...more,
})

const buying: Permission[] = ['order.read', 'order.submit', 'order.cancel', 'order.receive', 'order.comment']
const people = {
  buyer: person('7', buying),
  colleague: person('8', [...buying, 'order.readAll']),
  stranger: person('9', buying),
  approver: person('10', [...buying, 'approval.decide'], { deptId: '1', deptPath: ['1'] }),
  supplier: person('20', ['supplierOrder.read', 'supplierOrder.accept', 'supplierOrder.deliver'], {
    entrance: 'supplier',
    supplierId: '5',
    deptId: '99',
    deptPath: ['99'],
  }),
  otherSupplier: person('21', ['supplierOrder.read', 'supplierOrder.accept', 'supplierOrder.deliver'], {
    entrance: 'supplier',
    supplierId: '6',
  }),
  operator: person('30', ['order.oversee'], { entrance: 'operator' }),
  product: systemActor('1', '', now),
}
type Who = keyof typeof people

const progress = { unshipped: 0, underway: 0, received: 0 }
const anOrder = (status: OrderStatus, more: Partial<OrderFacts> = {}): OrderFacts => ({
  status,
  buyer_id: '7',
  supplier_id: '5',
  dept_path: ['1', '12'],
  sent: true,
  approves: false,
  awaits_me: false,
  has_proposal: false,
  urged_at: null,
  progress,
  after: { ...progress, approved: false },
  ...more,
})

/** An order as it stands for anyone who asks: only the approver is asked, and there is always something to ship, receive and answer. */
const asSeenBy = (who: Who, status: OrderStatus) =>
  anOrder(status, {
    approves: who === 'approver',
    awaits_me: who === 'approver' && status === '20',
    has_proposal: true,
    progress: {
      unshipped: 1,
      underway: ['45', '50', '55'].includes(status) ? 1 : 0,
      received: status === '55' ? 1 : 0,
    },
  })

const after = (facts: Partial<OrderFacts['after']>) => ({ after: { ...progress, approved: false, ...facts } })

const decide = (order: OrderFacts, action: OrderAction, who: Who): OrderStatus | RefusalCode => {
  try {
    return orderFlow.decide(order, action, people[who])
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

const actions = Object.keys(orderFlow.moves) as OrderAction[]
const statuses: OrderStatus[] = ['10', '20', '25', '30', '35', '40', '45', '50', '55', '60', '70', '80', '90', '95']

type Sentence = [who: Who[], action: OrderAction, from: OrderStatus[], to: OrderStatus, given?: Partial<OrderFacts>]

/** The whole life of an order: who may do what, when, and where it leads. What is not said here is refused. */
const life: Sentence[] = [
  [['buyer'], 'submit', ['10', '25'], '20', after({ approved: false })],
  [['buyer'], 'submit', ['10', '25'], '30', after({ approved: true })],
  [['buyer'], 'edit', ['10'], '10'],
  [['buyer'], 'edit', ['25'], '25'],
  [['buyer'], 'edit', ['20', '30'], '20', after({ approved: false })],
  [['buyer'], 'edit', ['20', '30'], '30', after({ approved: true })],
  [['buyer'], 'withdraw', ['20'], '10'],
  [['buyer'], 'cancel', ['10', '20', '25', '30', '35'], '90'],
  [['buyer'], 'reopen', ['35'], '10'],
  [['approver'], 'approve', ['20'], '20', after({ approved: false })],
  [['approver'], 'approve', ['20'], '30', after({ approved: true })],
  [['approver'], 'reject', ['20'], '25'],
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
  [['buyer'], 'requestCancel', ['40'], '80'],
  [['supplier'], 'agreeCancel', ['80'], '90'],
  [['supplier'], 'refuseCancel', ['80'], '40'],
  [['supplier'], 'ship', ['40', '45'], '45', after({ unshipped: 1, underway: 1 })],
  [['supplier'], 'ship', ['40', '45'], '50', after({ underway: 2 })],
  [['supplier'], 'ship', ['45'], '55', after({ underway: 1, received: 1 })],
  [['buyer', 'colleague'], 'receive', ['45'], '45', after({ unshipped: 1, received: 1 })],
  [['buyer', 'colleague'], 'receive', ['50', '55'], '55', after({ underway: 1, received: 1 })],
  [['buyer', 'colleague'], 'receive', ['50', '55'], '60', after({ received: 2 })],
  [['product'], 'autoReceive', ['50', '55'], '60'],
  [['buyer'], 'shortClose', ['45'], '95', { progress: { unshipped: 1, underway: 0, received: 1 } }],
  [['buyer', 'colleague'], 'comment', ['60'], '70'],
  [['product'], 'autoComment', ['60'], '70'],
]

const cases = life.flatMap(([who, action, from, to, given]) =>
  who.flatMap((each) => from.map((state) => ({ who: each, action, from: state, to, given: given ?? {} }))),
)

describe('order flow: the life of an order', () => {
  test.each(cases)('$who: $action leads from $from to $to', ({ who, action, from, to, given }) => {
    const order = { ...asSeenBy(who, from), ...given }
    expect(decide(order, action, who)).toBe(to)
    if (who !== 'product') expect(orderFlow.can(order, people[who])).toContain(action)
  })

  test('every action of the flow is listed', () => {
    expect(new Set(life.map(([, action]) => action))).toEqual(new Set(actions))
  })

  test('the printed transitions are exactly these', () => {
    const key = (one: { action: string; from: string; to: string }) => `${one.action} ${one.from} ${one.to}`
    expect(orderFlow.transitions().map(key).toSorted()).toEqual([...new Set(cases.map(key))].toSorted())
  })

  const listed = new Set(cases.map(({ who, action, from }) => `${who} ${action} ${from}`))
  const roles = Object.keys(people) as Who[]
  test.each(roles)('whatever else %s tries is refused', (who) => {
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

  test('nobody does without the permission what the others do with it', () => {
    for (const { who, action, from, given } of cases) {
      if (who === 'product') continue
      const { needs } = orderFlow.moves[action]
      const actor = people[who]
      const without = { ...actor, permissions: new Set([...actor.permissions].filter((each) => each !== needs)) }
      expect(orderFlow.can({ ...asSeenBy(who, from), ...given }, without)).not.toContain(action)
    }
  })
})

describe('order flow: what stands in the way', () => {
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
      anOrder('45', { progress: { unshipped: 1, underway: 1, received: 0 } }),
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
  test('a day later the supplier is reminded again', () => {
    expect(decide(anOrder('30', { urged_at: new Date(now.getTime() - 24 * hour) }), 'urge', 'buyer')).toBe('30')
  })
})

describe('order flow: for whom an order exists', () => {
  const cases: [sentence: string, Actor, Partial<OrderFacts>, ReturnType<typeof partyOf>][] = [
    ['for its buyer', people.buyer, {}, 'owner'],
    ['for a colleague who may read all of the department', people.colleague, {}, 'colleague'],
    ['for one in a department above', { ...people.colleague, deptId: '1', deptPath: ['1'] }, {}, 'colleague'],
    ['not for one in a department beside', { ...people.colleague, deptId: '13' }, {}, null],
    ['not for one who may read only their own', people.stranger, {}, null],
    ['for who approves it', people.approver, { approves: true }, 'approver'],
    ['not for who approves others', people.approver, {}, null],
    ['for its supplier when it was sent', people.supplier, {}, 'supplier'],
    ['not for its supplier before', people.supplier, { sent: false }, null],
    ['not for another supplier', people.otherSupplier, {}, null],
    ['not for a supplier without the permission', { ...people.supplier, permissions: new Set() }, {}, null],
    ['not for a visitor', { ...people.stranger, entrance: 'visitor', userId: '0', permissions: new Set() }, {}, null],
    ['for an operator who oversees all orders', people.operator, {}, 'operator'],
    ['not for a buyer with that permission', { ...people.operator, entrance: 'purchaser' }, {}, null],
    ['for the product', people.product, {}, 'product'],
  ]
  test.each(cases)('%s', (_, actor, more, party) => {
    expect(partyOf(anOrder('30', more), actor)).toBe(party)
  })
})

test('order flow: progress counts pieces, and more received than sent is not a debt', () => {
  const lines = [
    { quantity: 10, shipped: 4, received: 5, closed: 0 },
    { quantity: 5, shipped: 5, received: 2, closed: 0 },
    { quantity: 3, shipped: 0, received: 0, closed: 3 },
  ]
  expect(progressOf(lines)).toEqual({ unshipped: 6, underway: 3, received: 7 })
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

test('order flow: funds are held and let go by the moves that reserve and give back, and by no other', () => {
  const moving = (holds: boolean) =>
    orderFlow.transitions().filter(({ from, to }) => holdsFunds[from] !== holds && holdsFunds[to] === holds)
  const actionsOf = (moves: readonly { action: OrderAction }[]) =>
    [...new Set(moves.map(({ action }) => action))].toSorted((a, b) => a.localeCompare(b))
  expect(actionsOf(moving(true))).toEqual(['submit'])
  expect(actionsOf(moving(false))).toEqual([
    'agreeCancel',
    'cancel',
    'expire',
    'expireApproval',
    'refuse',
    'reject',
    'withdraw',
  ])
})
