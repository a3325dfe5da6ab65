import type { Mutant } from './mutant.ts'

const timeline = {
  file: 'server/src/modules/ordering/orders/timeline/timeline.routes.test.ts',
  name: 'timeline: has every transition from submission to review; for suppliers from acceptance on',
}
const verify = 'server/src/modules/ordering/orders/order.verify.ts'
const verifyTest = 'server/src/modules/ordering/orders/order.verify.db.test.ts'

export const ordering: readonly Mutant[] = [
  {
    guards: 'I-13',
    without: 'the search for orders without lines',
    edits: [{ file: verify, from: 'where not exists (', to: 'where false and not exists (' }],
    test: { file: verifyTest, name: 'an order whose lines are gone' },
  },
  {
    guards: 'I-35',
    without: 'the comparison of an order with its last transition',
    edits: [
      {
        file: 'server/src/kit/verification.ts',
        from: 'where o.${state} is distinct from last.to_state',
        to: 'where false',
      },
    ],
    test: { file: verifyTest, name: 'a state that nobody led to' },
  },
  {
    guards: 'I-02',
    without: 'the refusal of the same goods twice in one order',
    edits: [
      {
        file: 'server/src/modules/ordering/cart/basket.changes.rules.ts',
        from: "size < wishes.length) return 'order.duplicateLine'",
        to: "size < 0) return 'order.duplicateLine'",
      },
    ],
    test: {
      file: 'server/src/modules/ordering/flow/races.stock.routes.test.ts',
      name: 'one SKU counts once over all lines',
    },
  },
  {
    guards: 'I-16',
    without: 'the comparison of the price that was seen with the price that is',
    edits: [
      {
        file: 'server/src/modules/ordering/cart/basket.changes.rules.ts',
        from: 'const isOther = compare(seenPrice, quote.unitPrice) !== 0',
        to: 'const isOther = false',
      },
    ],
    test: {
      file: 'server/src/modules/ordering/orders/prices.routes.test.ts',
      name: 'a price other than the current one is refused with the current one, and nothing is written',
    },
  },
  {
    guards: 'I-19',
    without: 'the sequence behind the numbers of documents',
    edits: [
      {
        file: 'server/migrations/0671_department_in_numbers.sql',
        from: "nextval('kit.doc_seq')",
        to: 'floor(random() * 10000000)::bigint',
      },
    ],
    test: {
      file: 'server/src/modules/ordering/orders/numbers.db.test.ts',
      name: 'order numbers: twenty thousand numbers from two servers, with rolled back transactions, are unique',
    },
  },
  {
    guards: 'I-19',
    without: 'the constraint on the number of an order',
    edits: [
      {
        file: 'server/migrations/0008_ordering.sql',
        from: '  unique (tenant_id, no),\n  check (amount = goods_amount + freight)',
        to: '  check (amount = goods_amount + freight)',
      },
    ],
    test: {
      file: 'server/src/modules/ordering/orders/numbers.db.test.ts',
      name: 'order numbers: a constraint prevents duplicates',
    },
  },
  {
    guards: 'I-28',
    without: 'the protection of one table',
    edits: [
      {
        file: 'server/migrations/0008_ordering.sql',
        from: "select kit.protect('ordering.addresses');",
        to: 'grant select, insert, update, delete on ordering.addresses to baicai_app;',
      },
    ],
    test: {
      file: 'server/src/kit/database/database.isolation.db.test.ts',
      name: 'database: every tenant table has forced row-level security and the tenant in its key',
    },
  },
  {
    guards: 'I-35',
    without: 'the event of a submit',
    edits: [
      {
        file: 'server/src/modules/ordering/cart/submit.service.ts',
        from: 'publish(tx, actor, ...orders.map(submitted), ...approval.events)',
        to: 'publish(tx, actor, ...approval.events)',
      },
    ],
    test: timeline,
  },
  {
    guards: 'I-58',
    without: 'what a supplier was not sent, where its orders are added up',
    edits: [
      {
        file: 'server/src/modules/ordering/orders/lists/supplierStatistics.store.ts',
        from: 'o.supplier_id = $supplierId and o.sent_at is not null and',
        to: 'o.supplier_id = $supplierId and',
      },
    ],
    test: {
      file: 'server/src/modules/ordering/orders/lists/supplierStatistics.routes.test.ts',
      name: "supplier statistics: monthly sums of the supplier's own orders, without cancelled ones",
    },
  },
]
