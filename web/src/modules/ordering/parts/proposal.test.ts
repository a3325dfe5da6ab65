import { expect, test } from 'vitest'
import type { OrderLine } from '#contract/ordering/orderSummary.ts'
import { changeOf } from './proposal.ts'

const line = (orderLineId: string, price: string, quantity: number, amount: string) =>
  ({ orderLineId, price, quantity, amount }) as OrderLine
const order = {
  lines: [line('1', '35.5', 4, '142.00'), line('2', '0.3333', 10, '3.33')],
  freight: '8.00',
  amount: '153.33',
}

test('proposal: amounts shrink with the quantities, freight stays, the rest is given back', () => {
  const change = changeOf(order, { promisedDate: null, reason: '', lines: [{ orderLineId: '1', quantity: 3 }] })
  expect(change.lines.map(({ quantity, amount }) => [quantity, amount])).toEqual([
    [3, '106.50'],
    [10, '3.33'],
  ])
  expect(change).toMatchObject({ isLess: true, amount: '117.83', saved: '35.50' })
})

test('proposal: a line may be left out', () => {
  const change = changeOf(order, { promisedDate: null, reason: '', lines: [{ orderLineId: '2', quantity: 0 }] })
  expect(change).toMatchObject({ amount: '150.00', saved: '3.33' })
})

test('proposal: another date alone changes no money', () => {
  const change = changeOf(order, { promisedDate: '2026-12-01', reason: '', lines: [] })
  expect(change).toMatchObject({ isLess: false, amount: '153.33', saved: '0.00' })
})
