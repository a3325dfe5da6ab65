import type { Mutant } from '../mutant.ts'

const file = 'server/src/modules/ordering/returns/return.rules.ts'
const routes = 'server/src/modules/ordering/returns/return.routes.test.ts'
const disputes = 'server/src/modules/ordering/returns/return.disputes.routes.test.ts'

export const returns: readonly Mutant[] = [
  {
    guards: 'I-293',
    without: 'the pieces in open returns',
    edits: [
      {
        file: 'server/src/modules/ordering/returns/return.amounts.rules.ts',
        from: 'received - rejected - inspecting - inReturn - returned',
        to: 'received - rejected - inspecting - returned',
      },
      {
        file: 'server/migrations/0472_inspections.sql',
        from: 'in_return + returned <= received - rejected - inspecting',
        to: 'returned <= received - rejected',
      },
    ],
    test: { file: routes, name: 'one piece is returned once, however many ask at the same time' },
  },
  {
    guards: 'I-294',
    without: 'the returned pieces',
    edits: [
      {
        file: 'server/src/modules/ordering/cart/amounts.rules.ts',
        from: 'quantity - rejected - closed - returned',
        to: 'quantity - rejected - closed',
      },
    ],
    test: { file: routes, name: 'goods come back, stock, budget and settlement follow' },
  },
  {
    guards: 'I-294',
    without: 'the pieces that came back, for a late exchange',
    edits: [
      {
        file: 'server/src/modules/ordering/returns/returnMoves.service.ts',
        from: 'takenSoFar(held))',
        to: "takenWhole(held, 'scrapped'))",
      },
    ],
    test: { file: routes, name: 'a late exchange refunds the pieces that came back, and not those that were missing' },
  },
  {
    guards: 'I-295',
    without: 'the person of the buyer',
    edits: [{ file, from: 'actor.personId === row.buyer_person_id || ', to: '' }],
    test: { file: disputes, name: 'a refusal is appealed, and decided by an operator of neither side' },
  },
  {
    guards: 'I-295',
    without: 'the people of the supplier',
    edits: [{ file, from: ' || row.supplier_person_ids.includes(actor.personId)', to: '' }],
    test: { file: disputes, name: 'a refusal is appealed, and decided by an operator of neither side' },
  },
  {
    guards: 'I-294',
    without: 'the refund at the receipt, for rejected goods',
    edits: [
      {
        file: 'server/src/modules/ordering/returns/returnMoves.service.ts',
        from: "held.facts.kind === 'refund' && !held.facts.isRejected",
        to: "held.facts.kind === 'refund'",
      },
    ],
    test: { file: 'server/src/modules/ordering/returns/rejected.routes.test.ts', name: 'no money moves again' },
  },
]
