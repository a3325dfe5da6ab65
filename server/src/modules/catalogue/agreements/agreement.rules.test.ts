import { expect, test } from 'vitest'
import { violationOf } from './agreement.rules.ts'

const price = { price: '10.0000', tiers: [], validFrom: '2026-01-01', validTo: '2026-12-31' }

test.each([
  ['a price without tiers is fine', price, false],
  ['a price of one day is fine', { ...price, validTo: '2026-01-01' }, false],
  ['one that ends before it begins is not', { ...price, validTo: '2025-12-31' }, 'agreementPrice.period'],
  [
    'tiers that rise in quantity and fall in price are fine',
    {
      ...price,
      tiers: [
        { qty: 10, price: '9' },
        { qty: 100, price: '8.5' },
      ],
    },
    false,
  ],
  ['a tier that costs more is not', { ...price, tiers: [{ qty: 10, price: '10.0001' }] }, 'agreementPrice.tiers'],
  ['nor one that costs the same', { ...price, tiers: [{ qty: 10, price: '10' }] }, 'agreementPrice.tiers'],
  [
    'nor two of the same quantity',
    {
      ...price,
      tiers: [
        { qty: 10, price: '9' },
        { qty: 10, price: '8' },
      ],
    },
    'agreementPrice.tiers',
  ],
] as const)('agreement prices: %s', (_, draft, outcome) =>
  expect(violationOf({ ...draft, tiers: [...draft.tiers] })).toBe(outcome),
)
