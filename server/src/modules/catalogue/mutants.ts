import type { Mutant } from '../../../../tools/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-309',
    without: 'the smallest quantity in the price of a comparison',
    edits: [
      {
        file: 'server/src/modules/catalogue/comparison/comparison.service.ts',
        from: '({ skuId: sku_id, qty: min_qty })',
        to: '({ skuId: sku_id, qty: Math.min(min_qty, 1) })',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/comparison/comparison.routes.test.ts',
      name: 'prices: tile, page, variants, comparison and cart have one price for a department',
    },
  },
  {
    guards: 'I-311',
    without: 'the comparison with the last point of a price',
    edits: [
      {
        file: 'server/src/modules/catalogue/prices/price.history.store.ts',
        from: 'and s.list_price is distinct from (',
        to: 'and -s.list_price is distinct from (',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/prices/price.history.routes.test.ts',
      name: 'price history: has a point for each change of the list price, and none for anything else',
    },
  },
  {
    guards: 'I-311',
    without: 'the points of the list prices that are published',
    edits: [
      {
        file: 'server/src/modules/catalogue/products/content.store.ts',
        from: '  await addPricePoints(tx, tenantId, ids)\n',
        to: '  if (ids.length === 0) await addPricePoints(tx, tenantId, ids)\n',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/prices/price.history.routes.test.ts',
      name: 'price history: prices published at once are each a point',
    },
  },
]
