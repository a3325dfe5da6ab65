import { expect, test } from 'vitest'
import { units } from '#contract/kit/money.ts'
import { expectedMonth, indexedPrice, isFollowed, isMissing, startOf } from './index.rules.ts'

const wide = { share: '80', up: '99.99', down: '99.99' }
const priced = (basePrice: string, price = basePrice) => ({ basePrice, price })

test.each([
  ['30', '100', '110', '80', '32.4000'],
  ['30', '100', '90', '80', '27.6000'],
  ['30', '100', '110', '100', '33.0000'],
  ['0.0003', '100', '150', '50', '0.0004'],
  ['1', '3', '4', '100', '1.3333'],
  ['1', '3', '5', '100', '1.6667'],
  ['0.0003', '2', '3', '100', '0.0005'],
  ['99999999.9999', '123456.789012', '123456.789013', '99.99', '100000000.0007'],
])('indexed prices: %s with the index from %s to %s at %s percent is %s', (price, base, value, share, next) =>
  expect(indexedPrice(priced(price), { base, value }, { ...wide, share })).toBe(next),
)

test('indexed prices: one step stays within the collar around the price that applies, whose bounds are rounded inward', () => {
  const collar = { share: '100', up: '10', down: '5' }
  const next = (price: string, value: string) => indexedPrice(priced('30', price), { base: '100', value }, collar)
  expect(next('30', '200')).toBe('33.0000')
  expect(next('33', '200')).toBe('36.3000')
  expect(next('30', '110')).toBe('33.0000')
  expect(next('30', '110.0001')).toBe('33.0000')
  expect(next('30', '50')).toBe('28.5000')
  expect(next('28.5', '50')).toBe('27.0750')
  expect(indexedPrice(priced('0.0003'), { base: '1', value: '9' }, collar)).toBe('0.0003')
  expect(indexedPrice(priced('0.0003'), { base: '9', value: '1' }, collar)).toBe('0.0003')
  expect(indexedPrice(priced('30'), { base: '100', value: '200' }, { ...collar, up: '0' })).toBe('30.0000')
})

test('indexed prices: a step never leaves its collar, whatever the index does, and an index that stays changes nothing', () => {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return 1 + (seed % below)
  }
  for (let round = 0; round < 2000; round++) {
    const price = `${next(9999)}.${String(next(9999)).padStart(4, '0')}`
    const [base, value] = [`${next(999)}.${next(999)}`, `${next(999)}.${next(999)}`]
    const formula = { share: String(next(100)), up: String(next(50)), down: String(next(50)) }
    const after = units(indexedPrice(priced(price), { base, value }, formula))
    expect(after * 100n <= units(price) * BigInt(100 + Number(formula.up))).toBe(true)
    expect(after * 100n >= units(price) * BigInt(100 - Number(formula.down))).toBe(true)
    expect(units(indexedPrice(priced(price), { base, value: base }, formula))).toBe(units(price))
  }
})

test('indexed prices: values that are followed, and from when one is missing', () => {
  expect(['2026-08', '2026-09', '2026-12'].map((month) => isFollowed(month, 'quarter'))).toEqual([false, true, true])
  expect(expectedMonth('2026-11-20', 'month')).toBe('2026-10')
  expect(expectedMonth('2026-01-20', 'month')).toBe('2025-12')
  expect(expectedMonth('2026-11-20', 'quarter')).toBe('2026-09')
  expect(expectedMonth('2026-01-20', 'quarter')).toBe('2025-12')
  expect(expectedMonth('2026-12-31', 'quarter')).toBe('2026-09')
  expect([isMissing('2026-11-14'), isMissing('2026-11-15')]).toEqual([false, true])
})

test('indexed prices: new ones start on the first of a month, after the notice and the last start', () => {
  expect(startOf('2026-11-20', 10, null)).toBe('2026-12-01')
  expect(startOf('2026-11-21', 10, null)).toBe('2026-12-01')
  expect(startOf('2026-11-22', 10, null)).toBe('2027-01-01')
  expect(startOf('2026-11-20', 10, '2026-12-01')).toBe('2027-01-01')
  expect(startOf('2026-11-20', 10, '2026-12-15')).toBe('2027-01-01')
})
