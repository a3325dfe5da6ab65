import { expect, test } from 'vitest'
import { violationOf } from './agreement.rules.ts'

const price = { price: '10.0000', tiers: [], validFrom: '2026-01-01', validTo: '2026-12-31' }

test.each([
  ['accepts a price without tiers', price, false],
  ['accepts a price of one day', { ...price, validTo: '2026-01-01' }, false],
  ['refuses a price that ends before it starts', { ...price, validTo: '2025-12-31' }, 'agreementPrice.period'],
  [
    'accepts tiers with ascending quantities and descending prices',
    {
      ...price,
      tiers: [
        { qty: 10, price: '9' },
        { qty: 100, price: '8.5' },
      ],
    },
    false,
  ],
  ['refuses a tier with a higher price', { ...price, tiers: [{ qty: 10, price: '10.0001' }] }, 'agreementPrice.tiers'],
  ['refuses a tier with the same price', { ...price, tiers: [{ qty: 10, price: '10' }] }, 'agreementPrice.tiers'],
  [
    'refuses two tiers with the same quantity',
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
