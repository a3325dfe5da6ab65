import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare, decimal, minus, shortest, sum, taxWithin, times, units } from './money.ts'

/** Amounts with up to 12 digits and up to 4 decimals, possibly negative. */
const anyUnits = fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n })
const amount = anyUnits.map((value) => decimal(value, 4))
const price = fc.bigInt({ min: 0n, max: 99_999_999_9999n }).map((value) => decimal(value, 4))
const quantity = fc.integer({ min: 1, max: 99_999_999 })

/** Half up, away from zero, in an independent implementation with fractions. */
function toCents(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n
  const scaled = (negative ? -numerator : numerator) * 100n
  const cents = scaled / denominator + (2n * (scaled % denominator) >= denominator ? 1n : 0n)
  return negative ? -cents : cents
}
const cents = (text: string) => units(text) / 100n

test('money: parsing and formatting are inverse', () =>
  fc.assert(
    fc.property(anyUnits, (value) => {
      expect(units(decimal(value, 4))).toBe(value)
    }),
  ))

test('money: two decimals are the nearest, halves away from zero', () =>
  fc.assert(
    fc.property(anyUnits, (value) => {
      expect(cents(decimal(value))).toBe(toCents(value, 10_000n))
    }),
  ))

test('money: price times quantity is exact, then rounded once', () =>
  fc.assert(
    fc.property(price, quantity, (one, many) => {
      expect(cents(times(one, many))).toBe(toCents(units(one) * BigInt(many), 10_000n))
    }),
  ))

test('money: a sum is the exact sum, rounded once', () =>
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 50 }), (parts) => {
      expect(cents(sum(parts))).toBe(
        toCents(
          parts.map(units).reduce((all, one) => all + one, 0n),
          10_000n,
        ),
      )
    }),
  ))

test('money: subtracting and adding an amount restores the original', () =>
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [x, y] = [decimal(units(a)), decimal(units(b))]
      expect(sum([minus(x, y), y])).toBe(x)
    }),
  ))

test('money: amounts are compared as numbers', () =>
  fc.assert(
    fc.property(anyUnits, anyUnits, (a, b) => {
      expect(compare(decimal(a, 4), decimal(b, 4))).toBe(a < b ? -1 : a > b ? 1 : 0)
    }),
  ))

test('money: the tax within an amount is amount × rate ÷ (100 + rate), to the cent', () =>
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 9999 }), (gross, rate) => {
      const percent = decimal(BigInt(rate) * 100n)
      const exact = toCents(units(gross) * BigInt(rate), 10_000n * (10_000n + BigInt(rate)))
      expect(cents(taxWithin(gross, percent))).toBe(exact)
    }),
  ))

test('money: lines, total, and any split match to the cent', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(price, quantity), { minLength: 1, maxLength: 30 }),
      fc.array(fc.nat(100), { minLength: 1, maxLength: 5 }),
      (lines, shares) => {
        const amounts = lines.map(([one, many]) => times(one, many))
        const total = sum(amounts)
        const all = shares.reduce((sum, share) => sum + share, 0) || 1
        const parts = shares.map((share) => decimal(((units(total) / 100n) * BigInt(share) * 100n) / BigInt(all)))
        const rest = minus(total, sum(parts))
        expect(sum([...parts, rest])).toBe(total)
        expect(cents(total)).toBe(amounts.map(cents).reduce((a, b) => a + b, 0n))
      },
    ),
  ))

test('money: the shortest form is the same amount', () =>
  fc.assert(fc.property(amount, (text) => units(shortest(text)) === units(text))))
