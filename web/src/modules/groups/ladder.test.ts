import { expect, test } from 'vitest'
import { leftOf, outcomesOf, placeOf, priceNow, rungAt } from './ladder.ts'

const rungs = [
  { from: 20, price: '438' },
  { from: 60, price: '419' },
  { from: 100, price: '405' },
]

test('group ladder: the reached rung, its price and its place', () => {
  expect([0, 19, 20, 60, 99, 500].map((pledged) => rungAt(rungs, pledged))).toEqual([-1, -1, 0, 1, 1, 2])
  expect([0, 60].map((pledged) => priceNow({ rungs, pledged, price: null }))).toEqual(['438', '419'])
  expect(priceNow({ rungs, pledged: 0, price: '405' })).toBe('405')
  expect([0, 10, 20, 40, 60, 100].map((pledged) => Math.round(placeOf(rungs, pledged)))).toEqual([0, 8, 17, 33, 50, 92])
})

test('group ladder: what a quantity costs at each rung still ahead', () => {
  expect(outcomesOf({ rungs, pledged: 72, listPrice: '468' }, 15)).toEqual([
    { from: 60, price: '419', isCurrent: true, amount: '6285.00', saved: '735.00' },
    { from: 100, price: '405', isCurrent: false, amount: '6075.00', saved: '945.00' },
  ])
})

test('group ladder: the time that is left', () => {
  expect(leftOf(86_400_000 + 68_768_000)).toEqual({ days: 1, time: '19:06:08' })
  expect(leftOf(-5)).toEqual({ days: 0, time: '00:00:00' })
})
