import { expect, test } from 'vitest'
import { obstacleTo, priceOf } from './price.rules.ts'

const list = { list_price: '100.0000', agreement_price: null, tiers: null }
const agreed = { ...list, agreement_price: '90.0000' }
const tiered = {
  ...agreed,
  tiers: [
    { qty: 10, price: '85' },
    { qty: 100, price: '80' },
  ],
}

test.each([
  ['without an agreement the list is the price', list, 1, '100.0000', 'list'],
  ['an agreement is the price', agreed, 1, '90.0000', 'agreement'],
  ['even where it is dearer than the list', { ...agreed, agreement_price: '120' }, 1, '120', 'agreement'],
  ['below the first tier it is the agreement', tiered, 9, '90.0000', 'agreement'],
  ['from its quantity on it is the tier', tiered, 10, '85', 'tier'],
  ['up to the next', tiered, 99, '85', 'tier'],
  ['and then the next', tiered, 100, '80', 'tier'],
] as const)('prices: %s', (_, facts, qty, price, source) => {
  expect(priceOf(facts, qty)).toEqual({ price, source })
})

const onSale = { ...list, is_live: true, supplier_status: 'active', min_qty: 5, available: 10, is_offered: true }
test.each([
  ['what is on sale can be bought', onSale, 5, null],
  ['down to the last one', onSale, 10, null],
  ['but no more than there is', onSale, 11, 'short'],
  ['nor less than the supplier sells', onSale, 4, 'belowMinimum'],
  ['what is off sale cannot', { ...onSale, is_live: false }, 5, 'off'],
  ['nor what a suspended supplier sells', { ...onSale, is_live: false, supplier_status: 'suspended' }, 5, 'suspended'],
  ['nor what has no price', { ...onSale, list_price: '0.0000' }, 5, 'unpriced'],
  [
    'but an agreement may give it away',
    { ...onSale, list_price: '0.0000', agreement_price: '0', tiers: null },
    5,
    null,
  ],
  ['nor what only others are offered, whatever else holds', { ...onSale, is_offered: false }, 5, 'notOffered'],
  ['not even before its goods are taken down', { ...onSale, supplier_status: 'suspended' }, 5, 'suspended'],
] as const)('prices: %s', (_, facts, qty, obstacle) => {
  expect(obstacleTo(facts, qty)).toBe(obstacle)
})
