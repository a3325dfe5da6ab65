import { expect, test } from 'vitest'
import type { Cart, CartLine } from '#contract/ordering/cart.ts'
import { canBeChosen, chosenOf, isMendable, isVoid, linesOf, missingToFree, shownLines, withSelection } from './cart.ts'

const line = (given: Partial<CartLine>): CartLine => ({
  lineId: '1',
  skuId: '1',
  productId: '1',
  name: '安全帽',
  spec: '红色',
  brandName: '',
  unit: '顶',
  picture: '',
  quantity: 10,
  price: '35.20',
  priceSource: 'agreement',
  listPrice: '40.00',
  taxRate: '13.00',
  amount: '352.00',
  available: 500,
  minQty: 1,
  leadDays: 3,
  problem: null,
  selected: true,
  addedPrice: '35.20',
  priceChange: null,
  addedAt: '2026-11-21T10:00:00Z',
  ...given,
})

test.each([
  ['what is in order', {}, { chosen: true, mendable: false, void: false }],
  ['what is off sale', { problem: 'off' }, { chosen: false, mendable: false, void: true }],
  [
    'what is short, but some are left',
    { problem: 'short', available: 4 },
    { chosen: false, mendable: true, void: false },
  ],
  ['what is out', { problem: 'short', available: 0 }, { chosen: false, mendable: false, void: true }],
  [
    'what is left is less than the smallest quantity',
    { problem: 'short', available: 4, minQty: 5 },
    { chosen: false, mendable: false, void: true },
  ],
  ['too few', { problem: 'belowMinimum' }, { chosen: false, mendable: true, void: false }],
] as const)('cart: %s', (_, given, is) => {
  const one = line(given)
  expect({ chosen: canBeChosen(one), mendable: isMendable(one), void: isVoid(one) }).toEqual(is)
})

test('cart: the select-all checkbox considers only selectable lines', () => {
  const off = line({ problem: 'off', selected: true })
  expect(chosenOf([line({}), off])).toBe(true)
  expect(chosenOf([line({}), line({ selected: false })])).toBe('some')
  expect(chosenOf([off])).toBe(false)
})

test('cart: selecting some lines keeps the others; without lines it applies to all', () => {
  const cart = {
    groups: [{ lines: [line({ lineId: '1' }), line({ lineId: '2', selected: false })] }],
  } as unknown as Cart
  const chosen = (after: Cart) => linesOf(after).map(({ selected }) => selected)
  expect(chosen(withSelection(cart, { lineIds: ['2'], selected: true }))).toEqual([true, true])
  expect(chosen(withSelection(cart, { lineIds: ['1'], selected: false }))).toEqual([false, false])
  expect(chosen(withSelection(withSelection(cart, { selected: false }), { lineIds: ['2'], selected: true }))).toEqual([
    false,
    true,
  ])
})

test('cart: agreement goods and changed prices can be filtered', () => {
  const lines = [line({}), line({ priceSource: 'list' }), line({ priceSource: 'tier', priceChange: 'down' })]
  expect(shownLines(lines, 'agreement')).toHaveLength(2)
  expect(shownLines(lines, 'changed')).toHaveLength(1)
})

test('cart: the amount missing for free freight is shown', () => {
  const group = { supplierId: '1', supplierName: '', lines: [], goodsAmount: '316.00', freight: '12.00' }
  expect(missingToFree({ ...group, freightFreeFrom: '358.00' })).toBe('42.00')
  expect(missingToFree({ ...group, freight: '0.00', freightFreeFrom: '300.00' })).toBe(null)
  expect(missingToFree({ ...group, freightFreeFrom: null })).toBe(null)
})
