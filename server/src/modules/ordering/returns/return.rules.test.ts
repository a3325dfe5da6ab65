import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minus, sum, times } from '#contract/kit/money.ts'
import { keptAmount } from '../cart/amounts.rules.ts'
import type { LineRow } from '../orders/order.columns.store.ts'
import { refundOf, spread, valueOf } from './return.amounts.rules.ts'

const lineOf = (price: string, quantity: number) =>
  ({
    price,
    quantity,
    amount: times(price, quantity),
    received: quantity,
    rejected: 0,
    closed: 0,
    in_return: 0,
    returned: 0,
    allowance: '0.00',
  }) as LineRow

const price = fc.integer({ min: 1, max: 9_999_999 }).map((units) => (units / 10_000).toFixed(4))

test('returns: refunds of any parts and allowances add up to the amount that is no longer kept', () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 300 })), { maxLength: 8 })
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 60 }), steps, (price, quantity, steps) => {
      let line = lineOf(price, quantity)
      const given: string[] = []
      for (const [pieces, cents] of steps) {
        const back = Math.min(pieces, quantity - line.returned)
        given.push(refundOf(line, back))
        line = { ...line, returned: line.returned + back }
        const kept = keptAmount(line)
        const [allowance] = spread((cents / 100).toFixed(2), [kept])
        given.push(allowance!)
        line = { ...line, allowance: sum([line.allowance, allowance!]) }
      }
      expect(sum(given)).toBe(minus(line.amount, keptAmount(line)))
    }),
  )
})

test('returns: the value of pieces counts those in open returns as returned', () => {
  const line = { ...lineOf('0.3333', 3), in_return: 2 }
  expect(valueOf(line, 1)).toBe('0.33')
  expect(valueOf({ ...line, in_return: 0 }, 3)).toBe('1.00')
})

test('returns: an amount is spread over lines up to their values', () => {
  expect(spread('5.00', ['3.00', '1.50', '4.00'])).toEqual(['3.00', '1.50', '0.50'])
})
