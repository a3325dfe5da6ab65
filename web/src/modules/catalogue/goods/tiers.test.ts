import { expect, test } from 'vitest'
import { costOf, stepsOf } from './tiers.ts'

const helmet = {
  price: '36.5000',
  minQty: 10,
  tiers: [
    { qty: 500, price: '33.8000' },
    { qty: 100, price: '35.2000' },
  ],
}

test('price tiers: tiers follow each other without a gap', () => {
  expect(stepsOf(helmet)).toEqual([
    { from: 10, to: 99, price: '36.5000' },
    { from: 100, to: 499, price: '35.2000' },
    { from: 500, to: null, price: '33.8000' },
  ])
})

test('price tiers: a tier that the smallest order has reached already is its price', () => {
  expect(
    stepsOf({
      price: '9',
      minQty: 50,
      tiers: [
        { qty: 20, price: '9' },
        { qty: 80, price: '8' },
      ],
    }),
  ).toEqual([
    { from: 50, to: 79, price: '9' },
    { from: 80, to: null, price: '8' },
  ])
})

test.each([
  [10, '365.00', 10],
  [99, '3613.50', 10],
  [100, '3520.00', 100],
  [120, '4224.00', 100],
  [500, '16900.00', 500],
])('price tiers: %i pieces cost %s', (quantity, amount, from) => {
  const cost = costOf(helmet, quantity)
  expect(cost.amount).toBe(amount)
  expect(cost.step.from).toBe(from)
})
