import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, sum, units } from '#contract/kit/money.ts'
import { lineAmount } from '#sealing/quotes/amount.ts'
import { baseTotal, linesOf } from './bidLines.ts'

const item = fc.record({
  price: fc.bigInt({ min: 1n, max: 10_000_000n }).map((value) => decimal(value, 4)),
  quantity: fc.oneof(
    fc.integer({ min: 1, max: 20_000 }).map(String),
    fc.bigInt({ min: 1n, max: 99_999n }).map((value) => decimal(value * 100n)),
  ),
})

test('lines of a bid: amounts and freight are the bid to the cent, and no price rises', () => {
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 10_000 }),
      (items, share) => {
        const asked = items.map(({ quantity }, at) => ({ id: `${at + 1}`, quantity }))
        const base = items.map(({ price }, at) => ({
          itemId: `${at + 1}`,
          price,
          taxRate: '13',
          brand: '',
          leadDays: 1,
          remark: '',
        }))
        const whole = baseTotal(base, asked)
        fc.pre(units(whole) > 0n)
        const cents = (units(whole) * BigInt(share)) / 10_000n / 100n
        const bid = decimal((cents > 0n ? cents : 1n) * 100n)
        const { lines, freight } = linesOf(bid, whole, base, asked)
        expect(sum([...lines.map(({ amount }) => amount), freight])).toBe(bid)
        expect(units(freight) >= 0n).toBe(true)
        for (const [at, line] of lines.entries()) {
          expect(line.amount).toBe(lineAmount(line.price, line.qty))
          expect(units(line.price) <= units(base[at]!.price)).toBe(true)
          expect(units(line.price) >= 0n).toBe(true)
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('lines of a bid: where every amount is rounded up, their sum still is the bid', () => {
  const asked = Array.from({ length: 10 }, (_, at) => ({ id: `${at}`, quantity: '1' }))
  const base = asked.map(({ id }) => ({ itemId: id, price: '10' }))
  const { lines, freight } = linesOf('0.05', '100.00', base, asked)
  expect(sum([...lines.map(({ amount }) => amount), freight])).toBe('0.05')
  expect(lines.every(({ price }) => units(price) >= 0n)).toBe(true)
})
