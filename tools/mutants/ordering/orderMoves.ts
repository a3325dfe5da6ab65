import type { Mutant } from '../mutant.ts'

const races = 'server/src/modules/ordering/flow/races.routes.test.ts'
const orderApproval = 'server/src/modules/ordering/flow/decide.routes.test.ts'
/** Every transition is in the timeline. */
const moves = {
  file: 'server/src/modules/ordering/orders/timeline/timeline.routes.test.ts',
  name: 'timeline: has every transition from submission to review; for suppliers from acceptance on',
}
export const orderMoves: readonly Mutant[] = [
  {
    guards: 'I-04',
    without: 'the lock on the order that several people move',
    edits: [
      {
        file: 'server/src/modules/ordering/orders/order.store.ts',
        from: "db.selectFrom('ordering.orders').select('id').where('id', '=', $.id).forUpdate(),",
        to: "db.selectFrom('ordering.orders').select('id').where('id', '=', $.id),",
      },
    ],
    test: { file: races, name: 'order races: reservations end once' },
  },
  {
    guards: 'I-15',
    without: 'the list of transitions as it was agreed: one more',
    edits: [
      {
        file: 'server/src/modules/ordering/orders/order.rules.ts',
        from: "accept: { from: ['30'], to: '40'",
        to: "accept: { from: ['30', '35'], to: '40'",
      },
    ],
    test: {
      file: 'server/src/modules/ordering/orders/order.rules.test.ts',
      name: 'the printed transitions are complete',
    },
  },
  {
    guards: 'I-17',
    without: 'the new approval that a change asks for',
    edits: [
      {
        file: 'server/src/modules/ordering/orders/order.rules.ts',
        from: "status === '10' || status === '25' ? status : after.approved ? '30' : '20'",
        to: "status === '10' || status === '25' || status === '30' ? status : after.approved ? '30' : '20'",
      },
    ],
    test: { file: orderApproval, name: 'a change after the approval requires a new one' },
  },
  {
    guards: 'I-35',
    without: 'the event of every other move',
    edits: [
      {
        file: 'server/src/modules/ordering/orders/order.service.ts',
        from: '  await publish(tx, actor, ...(done.events ?? []), moved)',
        to: '  void moved',
      },
    ],
    test: moves,
  },
  {
    guards: 'I-29',
    without: 'the entrance at which an operator oversees orders',
    edits: [
      {
        file: 'server/src/modules/ordering/orders/order.party.rules.ts',
        from: "actor.entrance === 'operator' || actor.entrance === 'purchaser' ? reachOf(actor, 'order.oversee') : nowhere",
        to: "reachOf(actor, 'order.oversee')",
      },
    ],
    test: {
      file: 'server/src/modules/ordering/orders/order.party.rules.test.ts',
      name: 'not for an expert with that permission',
    },
  },
]
