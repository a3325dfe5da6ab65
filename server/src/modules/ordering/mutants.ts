import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const manyTest = 'server/src/modules/ordering/flow/many.routes.test.ts'
const draftTest = 'server/src/modules/ordering/cart/draft.routes.test.ts'
const changesTest = 'server/src/modules/ordering/changes/change.routes.test.ts'

const returnApprovalTest = 'server/src/modules/ordering/returns/returnApproval.routes.test.ts'

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-470',
    without: 'the open pieces of an inspected line',
    edits: [
      {
        file: 'server/src/modules/ordering/inspections/inspection.service.ts',
        from: "    if (line.accepted + line.rejected > max) refuse('inspection.tooMuch', { name: taken.name, max })\n",
        to: '',
      },
      {
        file: 'server/src/modules/ordering/inspections/inspection.service.ts',
        from: '      inspecting: line.inspecting - own.accepted - own.rejected,',
        to: '      inspecting: Math.max(0, line.inspecting - own.accepted - own.rejected),',
      },
    ],
    test: {
      file: 'server/src/modules/ordering/inspections/inspection.routes.test.ts',
      name: 'inspection: many inspectors at once decide on each piece once',
    },
  },
  {
    guards: 'I-471',
    without: 'the sending of a return, which its supplier waits for',
    edits: [
      {
        file: 'server/src/modules/ordering/returns/returnList.store.ts',
        from: ' and r.sent_at is not null)`',
        to: ')`',
      },
    ],
    test: {
      file: returnApprovalTest,
      name: 'return approval: by amount; the supplier reads it once it is approved',
    },
  },
  {
    guards: 'I-472',
    without: 'the payer of the way back',
    edits: [
      {
        file: 'server/src/modules/settlement/booking.store.ts',
        from: " and t.freight_by = 'supplier'",
        to: '',
      },
    ],
    test: {
      file: returnApprovalTest,
      name: 'returns: what the way back costs is deducted from what the supplier is owed, once, if that side pays',
    },
  },
  {
    guards: 'I-473',
    without: 'the mark of what an alert has sent',
    edits: [
      {
        file: 'server/src/modules/ordering/watches/watch.store.ts',
        from: ' and is_armed returning id',
        to: ' returning id',
      },
    ],
    test: {
      file: 'server/src/modules/ordering/watches/watch.routes.test.ts',
      name: 'alerts: two jobs at once tell once',
    },
  },
  {
    guards: 'I-327',
    without: 'the clock of drafts, which an edit keeps',
    edits: [
      {
        file: 'server/src/modules/ordering/flow/edit.service.ts',
        from: "    keepsClock: order.status === '10',\n",
        to: '',
      },
    ],
    test: { file: draftTest, name: 'drafts of a checkout hold nothing, and are submitted once they are complete' },
  },
  {
    guards: 'I-328',
    without: 'the undoing of a refused part',
    edits: [
      {
        file: 'server/src/kit/database/attempt.ts',
        from: 'if (!refusal) throw error',
        to: 'throw error',
      },
    ],
    test: { file: manyTest, name: 'many orders at once: each has its result, a refused one changes nothing' },
  },
  {
    guards: 'I-325',
    without: 'the refund of what a changed order takes less',
    edits: [
      {
        file: 'server/src/modules/ordering/changes/changeHolds.service.ts',
        from: '  await refundOrder(tx, actor, order.id, less, `change:${change.id}`)\n',
        to: '',
      },
    ],
    test: {
      file: changesTest,
      name: 'less: given back when the supplier agrees, lines and amounts follow',
    },
  },
  {
    guards: 'I-326',
    without: 'the stop of shipments while a change is open',
    edits: [
      {
        file: 'server/src/modules/ordering/orders/order.rules.ts',
        from: 'only: [isSupplier, hasSomethingToShip],\n    unless: isChanging,',
        to: 'only: [isSupplier, hasSomethingToShip],',
      },
    ],
    test: {
      file: changesTest,
      name: 'more: approved first, held at once, committed when the supplier agrees; then all of it is shipped',
    },
  },
  {
    guards: 'I-312',
    without: 'the reach of those who are given names of departments',
    edits: [
      {
        file: 'server/src/modules/ordering/statistics/purchase.service.ts',
        from: 'isInReach(readBy(actor), path)',
        to: "actor.permissions.has('order.readAll')",
      },
    ],
    test: {
      file: 'server/src/modules/ordering/statistics/purchase.routes.test.ts',
      name: 'purchases: a receipt counts once, and departments are named to those who read their orders',
    },
  },
]
