import { expect, test } from 'vitest'
import type { ComparedItem } from './comparison.ts'
import { type ComparedQuote, lowestPrices, lowestTotal, percentAbove, sumOfLowest } from './comparing.ts'

const item = (id: string, quantity: string): ComparedItem => ({
  id,
  lineNo: Number(id),
  name: `物料 ${id}`,
  spec: '',
  unit: '件',
  quantity,
  budgetPrice: null,
  lastPrice: null,
})
const quote = (id: string, total: string | null, prices: Readonly<Record<string, string>>): ComparedQuote => ({
  id,
  status: total === null ? 'invalid' : 'valid',
  total,
  lines: Object.entries(prices).map(([itemId, price]) => ({
    itemId,
    qty: '1',
    price,
    taxRate: '13',
    amount: '0.00',
    brand: '',
    leadDays: 7,
    remark: '',
  })),
})
const items = [item('1', '3'), item('2', '0.5')]
const quotes = [
  quote('a', '31.01', { '1': '10.0000', '2': '2.0100' }),
  quote('b', '30.50', { '1': '9.5000', '2': '4.0000' }),
  quote('partial', '1.00', { '2': '1.9999' }),
  quote('invalid', null, { '1': '0.0001', '2': '0.0001' }),
]

test('comparison: the lowest price of an item is that of a valid quote', () => {
  expect([...lowestPrices(quotes)].toSorted()).toEqual([
    ['1', '9.5000'],
    ['2', '1.9999'],
  ])
})

test('comparison: the lowest total is that of a valid and complete quote', () => {
  expect(lowestTotal({ quotes, items } as never)).toBe('30.50')
  expect(lowestTotal({ quotes: quotes.slice(2), items } as never)).toBeUndefined()
})

test('comparison: the sum of lowest prices rounds each amount to the cent', () => {
  expect(sumOfLowest(items, lowestPrices(quotes))).toBe('29.50')
  expect(sumOfLowest(items, new Map([['2', '1.9999']]))).toBe('1.00')
})

test.each([
  ['95', '100', '-5.0'],
  ['100.05', '100', '0.1'],
  ['100.0499', '100', '0.0'],
  ['99.9501', '100', '0.0'],
  ['5.2', '9.8', '-46.9'],
  ['188', '139', '35.3'],
  ['1', '0', undefined],
])('comparison: %s compared with %s is %s %% higher', (price, base, percent) => {
  expect(percentAbove(price, base)).toBe(percent)
})
