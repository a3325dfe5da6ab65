import { expect, test } from 'vitest'
import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import { chosen, isMeasure, splitItems } from './shares.ts'

const comparison = (awardBy: Comparison['awardBy']) =>
  ({
    awardBy,
    items: [
      { id: '1', quantity: '3' },
      { id: '2', quantity: '0.5' },
    ],
  }) as Comparison
const share = (itemId: string, quoteId: string, quantity: string) => ({ itemId, quoteId, quantity })

test('award: as a whole, a click selects the quote', () => {
  expect(chosen(comparison('total'), [share('1', 'a', '3'), share('2', 'a', '0.5')], '2', 'b')).toEqual([
    share('1', 'b', '3'),
    share('2', 'b', '0.5'),
  ])
})

test('award: by line, a click selects the quote of the item', () => {
  expect(chosen(comparison('line'), [share('1', 'a', '3'), share('2', 'a', '0.5')], '1', 'b')).toEqual([
    share('2', 'a', '0.5'),
    share('1', 'b', '3'),
  ])
})

test('award: by shares, a click adds a quote without quantity, and removes it; the last one stays', () => {
  const both = chosen(comparison('split'), [share('1', 'a', '3')], '1', 'b')
  expect(both).toEqual([share('1', 'a', '3'), share('1', 'b', '')])
  expect([...splitItems(both).keys()]).toEqual(['1'])
  expect(chosen(comparison('split'), [share('1', 'a', '1'), share('1', 'b', '2')], '1', 'a')).toEqual([
    share('1', 'b', '3'),
  ])
  expect(chosen(comparison('split'), [share('1', 'b', '3')], '1', 'b')).toEqual([share('1', 'b', '3')])
})

test.each([
  ['3', true],
  ['0.0001', true],
  ['', false],
  ['0', false],
  ['0.00', false],
  ['1e3', false],
  ['-1', false],
  ['1.23456', false],
])('award: “%s” is a quantity: %s', (text, is) => expect(isMeasure(text)).toBe(is))
