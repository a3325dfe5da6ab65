import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare, decimal, minus, sum } from '#contract/kit/money.ts'
import { movementOf, sharesOf } from './request.rules.ts'

const owed = (...rests: readonly string[]) => rests.map((rest, index) => ({ id: String(index + 1), rest }))

test('payments: credits settle the first payables, the rest is paid in money', () => {
  expect(sharesOf(owed('100.00', '50.00'), [{ id: '9', rest: '-120.00' }])).toEqual([
    { payableId: '1', amount: '100.00', cash: '0.00' },
    { payableId: '2', amount: '50.00', cash: '30.00' },
    { payableId: '9', amount: '-120.00', cash: '0.00' },
  ])
})

test('payments: of a credit no more is used than there is to pay', () => {
  const shares = sharesOf(owed('100.00'), [
    { id: '8', rest: '-60.00' },
    { id: '9', rest: '-60.00' },
    { id: '10', rest: '-5.00' },
  ])
  expect(shares).toEqual([
    { payableId: '1', amount: '100.00', cash: '0.00' },
    { payableId: '8', amount: '-60.00', cash: '0.00' },
    { payableId: '9', amount: '-40.00', cash: '0.00' },
  ])
})

test('payments: shares add up, and settling them leaves nothing reserved', () => {
  const cents = fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(cents, cents, (payables, credits) => {
      const shares = sharesOf(
        payables.map((value, at) => ({ id: `p${at}`, rest: decimal(value * 100n) })),
        credits.map((value, at) => ({ id: `c${at}`, rest: decimal(-value * 100n) })),
      )
      const total = sum(shares.map(({ amount }) => amount))
      expect(total).toBe(sum(shares.map(({ cash }) => cash)))
      expect(compare(total, '0')).toBeGreaterThanOrEqual(0)
      const settled = shares.map((share) => movementOf(share, 'settle'))
      expect(sum(settled.map(({ offset }) => offset))).toBe('0.00')
      for (const [index, share] of shares.entries()) {
        const { paid, offset, reserved } = settled[index]!
        expect(sum([paid, offset])).toBe(share.amount)
        expect(sum([movementOf(share, 'reserve').reserved, reserved])).toBe('0.00')
        expect(minus(movementOf(share, 'reserve').reserved, share.amount)).toBe('0.00')
      }
    }),
  )
})
