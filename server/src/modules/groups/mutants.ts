import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const routes = 'server/src/modules/groups/group.routes.test.ts'
const ends = 'server/src/modules/groups/group.ends.routes.test.ts'
const late = { file: ends, name: 'groups: approval after the end is refused before the order was settled' }
const reached = {
  file: routes,
  name: 'groups: at the end all orders go on at the price that was reached, with the rest of their budget released',
}
const withdrawn = {
  file: routes,
  name: 'groups: orders are withdrawn until the freeze; a cancelled offer cancels them all',
}

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-302',
    without: 'the look at the caps when approving',
    edits: [
      {
        file: 'server/src/modules/ordering/flow/decide.service.ts',
        from: '!(await holdOpenCaps(tx, order.id, actor.now))',
        to: 'order.id === holdOpenCaps.name',
      },
    ],
    test: late,
  },
  {
    guards: 'I-302',
    without: 'the look at the caps when withdrawing',
    edits: [
      {
        file: 'server/src/modules/ordering/flow/moveEffects.service.ts',
        from: '!(await holdOpenCaps(tx, order.id, actor.now))',
        to: 'order.id === holdOpenCaps.name',
      },
    ],
    test: withdrawn,
  },
  {
    guards: 'I-302',
    without: 'the freeze',
    edits: [
      {
        file: 'server/src/modules/ordering/orders/order.rules.ts',
        from: "order.fixed_at !== null && now >= order.fixed_at && 'order.groupLocked'",
        to: "order.fixed_at !== null && now.getTime() === 0 && 'order.groupLocked'",
      },
    ],
    test: withdrawn,
  },
  {
    guards: 'I-302',
    without: 'the state of the orders that count',
    edits: [
      {
        file: 'server/src/modules/groups/offer.store.ts',
        from: "where u.cap_id = $capId and u.qty > 0 and o.status = '28'",
        to: 'where u.cap_id = $capId and u.qty > 0',
      },
    ],
    test: late,
  },
  {
    guards: 'I-303',
    without: 'the funds released before they are reserved anew',
    edits: [
      {
        file: 'server/src/modules/ordering/flow/group.service.ts',
        from: "  await releaseFunds(tx, actor, [fundsRef(order.id)], 'groupReached')\n",
        to: '  void releaseFunds\n',
      },
    ],
    test: reached,
  },
  {
    guards: 'I-304',
    without: 'the state that suppliers do not see',
    edits: [
      {
        file: 'server/src/modules/ordering/flow/decide.service.ts',
        from: '...(waits ? {} : { sent_at: actor.now })',
        to: 'sent_at: actor.now',
      },
    ],
    test: reached,
  },
  {
    guards: 'I-304',
    without: 'the person of the offer',
    edits: [
      {
        file: 'server/src/modules/groups/offer.rules.ts',
        from: 'personId !== offer.person_id',
        to: "personId !== ''",
      },
    ],
    test: { file: routes, name: 'groups: an offer is proposed, decided and seen by those whom it concerns' },
  },
]
