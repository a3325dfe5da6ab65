import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare, sum, units, times } from '#contract/kit/money.ts'
import { freightOf, refunded, keptAmount, lineAmounts, orderAmounts, settlementOf } from './amounts.rules.ts'

describe('order amounts: line amounts', () => {
  test.each([
    ['35.20', 120, '13', '4224.00', '485.95'],
    ['0.0001', 1, '13', '0.00', '0.00'],
    ['0.005', 1, '0', '0.01', '0.00'],
    ['99999999.9999', 1, '13', '100000000.00', '11504424.78'],
    ['0.1', 3, '6', '0.30', '0.02'],
  ])('%s × %d at %s %% is %s, including tax of %s', (price, quantity, taxRate, amount, taxAmount) => {
    expect(lineAmounts({ price, quantity, taxRate })).toEqual({ amount, taxAmount })
  })
})

describe('order amounts: freight', () => {
  test.each([
    ['below the limit it is asked', '499.99', { fee: '12', freeFrom: '500' }, '12.00'],
    ['from the limit on it is free', '500.00', { fee: '12', freeFrom: '500' }, '0.00'],
    ['without a limit it is always asked', '1000000.00', { fee: '8.5', freeFrom: null }, '8.50'],
    ['nothing ordered, nothing asked', '0.00', { fee: '12', freeFrom: '500' }, '0.00'],
  ])('%s', (_, goods, rule, fee) => {
    expect(freightOf(goods, rule)).toBe(fee)
  })
})

const price = fc
  .record({ whole: fc.integer({ min: 0, max: 99_999_999 }), fraction: fc.integer({ min: 0, max: 9999 }) })
  .map(({ whole, fraction }) => `${whole}.${String(fraction).padStart(4, '0')}`)
const line = fc.record({
  price,
  quantity: fc.integer({ min: 1, max: 99_999 }),
  taxRate: fc.constantFrom('0', '1', '3', '6', '9', '13'),
})

test('order amounts: the total is exactly lines plus freight, tax included', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
      const priced = lines.map(lineAmounts)
      const amounts = orderAmounts(priced, () => '12.00')
      expect(amounts.goodsAmount).toBe(sum(priced.map(({ amount }) => amount)))
      expect(amounts.amount).toBe(sum([amounts.goodsAmount, '12.00']))
      expect(compare(amounts.taxAmount, amounts.goodsAmount)).not.toBe(1)
      for (const [index, { amount }] of priced.entries()) {
        const exact = units(lines[index]!.price) * BigInt(lines[index]!.quantity)
        const off = units(amount) - exact
        expect(off <= 50n && off >= -50n).toBe(true)
      }
    }),
  )
})

test('order amounts: stepwise refunds equal a single refund', () => {
  fc.assert(
    fc.property(price, fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 8 }), (price, rejections) => {
      const quantity = rejections.reduce((all, one) => all + one, 1)
      const amount = times(price, quantity)
      let rejected = 0
      const steps: string[] = []
      for (const more of rejections) {
        const before = { amount, price, quantity, rejected, closed: 0, returned: 0, allowance: '0.00' }
        rejected += more
        steps.push(refunded([before], [{ ...before, rejected }]))
      }
      const whole = { amount, price, quantity, rejected: 0, closed: 0, returned: 0, allowance: '0.00' }
      expect(sum(steps)).toBe(refunded([whole], [{ ...whole, rejected }]))
    }),
  )
})

test('order amounts: an awarded line keeps its own amount as maximum', () => {
  const line = { price: '0.3333', quantity: 3, rejected: 0, closed: 0, returned: 0, allowance: '0.00' }
  expect(keptAmount({ ...line, amount: '1.01' })).toBe('1.01')
  expect(keptAmount({ ...line, amount: '1.01', rejected: 1 })).toBe('0.67')
  expect(keptAmount({ ...line, price: '0.0040', amount: '0.00', rejected: 1 })).toBe('0.00')
})

test('order amounts: amounts are never negative', () => {
  expect(
    keptAmount({ amount: '6.00', price: '3', quantity: 2, rejected: 3, closed: 0, returned: 0, allowance: '0.00' }),
  ).toBe('0.00')
})

describe('order amounts: payable amount of an order', () => {
  const line = {
    amount: '422.40',
    price: '35.20',
    quantity: 12,
    received: 0,
    rejected: 0,
    inspecting: 0,
    closed: 0,
    returned: 0,
    allowance: '0.00',
  }
  const order = { status: '55' as const, freight: '12.00', amount: '434.40', lines: [line] }
  const cases: [sentence: string, given: Partial<typeof line>, settled: object][] = [
    ['all of it while all is to come', {}, { accepted: 0, rejected: 0, deducted: '0.00', payable: '434.40' }],
    ['not what was rejected', { received: 6, rejected: 2 }, { accepted: 4, deducted: '70.40', payable: '364.00' }],
    ['what waits for an inspector', { received: 6, inspecting: 6 }, { accepted: 0, inspecting: 6, payable: '434.40' }],
    ['not what will not come', { received: 6, closed: 6 }, { accepted: 6, deducted: '211.20', payable: '223.20' }],
    ['freight alone where all was rejected', { received: 12, rejected: 12 }, { accepted: 0, payable: '12.00' }],
    ['no more for more than was ordered', { received: 13 }, { accepted: 13, deducted: '0.00', payable: '434.40' }],
  ]
  test.each(cases)('%s', (_, given, settled) => {
    expect(settlementOf({ ...order, lines: [{ ...line, ...given }] })).toMatchObject({ ordered: 12, ...settled })
  })
  test('zero for a cancelled order', () => {
    expect(settlementOf({ ...order, status: '90' })).toMatchObject({ deducted: '434.40', payable: '0.00' })
  })
  test('pieces and amounts are the sums of all lines', () => {
    const lines = [
      { ...line, received: 6, rejected: 2 },
      { ...line, amount: '1.00', price: '0.3333', quantity: 3, received: 2, closed: 1 },
    ]
    expect(settlementOf({ ...order, amount: '435.40', lines })).toEqual({
      ordered: 15,
      accepted: 6,
      inspecting: 0,
      rejected: 2,
      closed: 1,
      returned: 0,
      deducted: '70.73',
      payable: '364.67',
    })
  })
})
