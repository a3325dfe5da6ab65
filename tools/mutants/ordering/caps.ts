import type { Mutant } from '../mutant.ts'

const store = 'server/src/modules/ordering/caps/cap.store.ts'
const file = 'server/src/modules/ordering/caps/cap.routes.test.ts'
const limits = { file, name: 'caps: the limits of a person and a department hold for several sessions and accounts' }

export const caps: readonly Mutant[] = [
  {
    guards: 'I-300',
    without: 'the lock on caps before their uses are counted',
    edits: [{ file: store, from: '  await lockCapRows(tx, { ids })\n', to: '  void ids\n' }],
    test: limits,
  },
  {
    guards: 'I-300',
    without: 'the places',
    edits: [
      { file: store, from: 'where c.used_qty + w.qty > c.max_qty', to: 'where false' },
      {
        file: 'server/migrations/0350_caps.sql',
        from: 'check (used_qty between 0 and max_qty)',
        to: 'check (used_qty >= 0)',
      },
    ],
    test: { file, name: 'caps: of a hundred orders for the last place one is placed' },
  },
  {
    guards: 'I-300',
    without: 'the limit of a person',
    edits: [{ file: store, from: 'where o.qty + w.qty > c.per_buyer', to: 'where false' }],
    test: limits,
  },
  {
    guards: 'I-300',
    without: 'the end of a cap',
    edits: [{ file: store, from: 'where not c.is_open or c.ends_at <= $now', to: 'where false' }],
    test: { file, name: 'caps: nothing is taken of closed, ended and foreign caps' },
  },
  {
    guards: 'I-301',
    without: 'giving back of caps',
    edits: [
      {
        file: 'server/src/modules/ordering/flow/reservation.service.ts',
        from: '  if (hasCaps(order.order_type)) await giveBackCaps(tx, order.id, lines)\n',
        to: '  void giveBackCaps\n',
      },
    ],
    test: { file, name: 'caps: a cancelled order gives back its places once, with stock and funds' },
  },
]
