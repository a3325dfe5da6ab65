import type { Mutant } from './mutant.ts'

const stockTest = 'server/src/modules/catalogue/stock/stock.db.test.ts'

export const stock: readonly Mutant[] = [
  {
    guards: 'I-01',
    without: 'the lock on the stock of a SKU',
    edits: [
      {
        file: 'server/src/modules/catalogue/stock/reservation.store.ts',
        from: 'order by s.sku_id for update of s\n  ), short as (',
        to: 'order by s.sku_id\n  ), short as (',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/stock/reservation.db.test.ts',
      name: 'of concurrent reservations of the last unit exactly one succeeds',
    },
  },
  {
    guards: 'I-01',
    without: 'the check that a SKU has what is asked for',
    edits: [
      {
        file: 'server/src/modules/catalogue/stock/reservation.store.ts',
        from: 'where coalesce(l.available, 0) < w.qty',
        to: 'where false',
      },
      {
        file: 'server/migrations/0005_catalogue.sql',
        from: 'constraint "stock.short" check (reserved <= on_hand)',
        to: 'constraint "stock.short" check (reserved <= on_hand + 1000)',
      },
    ],
    test: {
      file: 'server/src/modules/ordering/flow/races.stock.routes.test.ts',
      name: 'the last unit is sold to one of two hundred buyers',
    },
  },
  {
    guards: 'I-01',
    without: 'the constraint that no more is held than there is',
    edits: [
      {
        file: 'server/migrations/0005_catalogue.sql',
        from: 'constraint "stock.short" check (reserved <= on_hand)',
        to: 'constraint "stock.short" check (true)',
      },
    ],
    test: { file: stockTest, name: 'database constraints refuse a reserved quantity above stock' },
  },
  {
    guards: 'I-02',
    without: 'the sum over documents with the same goods',
    edits: [
      {
        file: 'server/src/modules/catalogue/stock/reservation.store.ts',
        from: 'select sku_id, sum(qty) as qty from fresh group by sku_id',
        to: 'select sku_id, max(qty) as qty from fresh group by sku_id',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/stock/reservation.db.test.ts',
      name: 'adds up the same goods of several lines and documents',
    },
  },
  {
    guards: 'I-03',
    without: 'the refusal of an order that can be held in part only',
    edits: [
      {
        file: 'server/src/modules/catalogue/stock/reservation.service.ts',
        from: '  if (short.length === 0) return\n',
        to: '  if (short.length >= 0) return\n',
      },
    ],
    test: {
      file: 'server/src/modules/ordering/flow/races.stock.routes.test.ts',
      name: 'all lines are reserved or none, in any order',
    },
  },
  {
    guards: 'I-04',
    without: 'the lock on what is given back',
    edits: [
      {
        file: 'server/src/modules/catalogue/stock/reservation.store.ts',
        from: 'order by r.sku_id, r.ref_id for update of r\n  ), ended as (',
        to: 'order by r.sku_id, r.ref_id\n  ), ended as (',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/stock/stock.lock.db.test.ts',
      name: 'a concurrent second release waits, and releases nothing',
    },
  },
]
