import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, sum, units } from '#contract/kit/money.ts'
import { lineAmount } from '#sealing/quotes/amount.ts'
import { type Need, partsOf, splitAmount } from './share.rules.ts'

const cents = fc.bigInt({ min: 0n, max: 10n ** 12n })
const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 10n }), { minLength: 1, maxLength: 12 })

test('split amounts: the sum is the amount, and each is within a cent of its exact share', () => {
  fc.assert(
    fc.property(cents, weights, (amount, by) => {
      const shares = splitAmount(decimal(amount * 100n), by)
      expect(units(sum(shares))).toBe(amount * 100n)
      const all = by.reduce((sofar, each) => sofar + each, 0n)
      if (all === 0n) return
      for (const [at, share] of shares.entries()) {
        const off = (units(share) / 100n) * all - amount * by[at]!
        expect(off < all && off > -all).toBe(true)
      }
    }),
  )
})

test.each([
  ['0.05', [1n, 1n], ['0.02', '0.03']],
  ['10.00', [1n, 1n, 1n], ['3.33', '3.33', '3.34']],
  ['10.00', [2n, 1n, 0n], ['6.67', '3.33', '0.00']],
  ['1.00', [0n, 0n], ['0.00', '1.00']],
] as const)('split amounts: %s by %s is %s', (amount, by, shares) => {
  expect(splitAmount(amount, by)).toEqual(shares)
})

/** Arbitrary: needs of one item, and an award of exactly their sum to some suppliers. */
const awards = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(null, '2026-12-01', '2026-12-24')), {
      minLength: 1,
      maxLength: 8,
    }),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 10_000_000 })), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([needed, offered]) => {
    const needs: Need[] = needed.map(([quantity, needDate], at) => ({
      id: String(1000 + at),
      quantity: decimal(BigInt(quantity) * 100n, 4),
      needDate,
    }))
    const all = needs.reduce((sofar, { quantity }) => sofar + units(quantity), 0n)
    const ratio = offered.reduce((sofar, [part]) => sofar + BigInt(part), 0n)
    let left = all
    const lines = offered.flatMap(([part, price], at) => {
      const quantity = at === offered.length - 1 ? left : (all * BigInt(part)) / ratio
      left -= quantity
      const [q, p] = [decimal(quantity, 4), decimal(BigInt(price), 4)]
      return quantity === 0n
        ? []
        : [{ itemId: '1', supplierId: String(at), quantity: q, price: p, amount: lineAmount(p, q) }]
    })
    return { needs, lines }
  })

test('parts of an award: quantities and amounts of lines and needs add up exactly', () => {
  fc.assert(
    fc.property(awards, ({ needs, lines }) => {
      const parts = partsOf(lines, new Map([['1', needs]]))
      for (const line of lines) {
        const own = parts.filter((part) => part.line === line)
        expect(own.reduce((all, { quantity }) => all + units(quantity), 0n)).toBe(units(line.quantity))
        expect(sum(own.map(({ amount }) => amount))).toBe(line.amount)
      }
      for (const need of needs) {
        const own = parts.filter(({ needId }) => needId === need.id)
        expect(own.reduce((all, { quantity }) => all + units(quantity), 0n)).toBe(units(need.quantity))
      }
      expect(parts.length).toBeLessThanOrEqual(lines.length + needs.length - 1)
    }),
  )
})

test('parts of an award: independent of the order of needs', () => {
  fc.assert(
    fc.property(awards, ({ needs, lines }) => {
      const parts = partsOf(lines, new Map([['1', needs]]))
      expect(partsOf(lines, new Map([['1', needs.toReversed()]]))).toEqual(parts)
    }),
  )
})

test('parts of an award: earlier needs get the cheapest parts; items without needs belong to the own department', () => {
  const line = (supplierId: string, quantity: string, price: string, itemId = '1') => ({
    itemId,
    supplierId,
    quantity,
    price,
    amount: lineAmount(price, quantity),
  })
  const needs = [
    { id: '8', quantity: '4', needDate: null },
    { id: '9', quantity: '6', needDate: '2026-12-01' },
  ]
  const lines = [line('b', '3', '11'), line('a', '7', '10'), line('a', '2', '5', '2')]
  const said = partsOf(lines, new Map([['1', needs]])).map(
    ({ line: { supplierId }, needId, quantity, amount }) => `${supplierId} ${needId} ${quantity} ${amount}`,
  )
  expect(said).toEqual(['b 8 3.0000 33.00', 'a 9 6.0000 60.00', 'a 8 1.0000 10.00', 'a null 2.0000 10.00'])
})
