import { expect, test } from 'vitest'
import type { Tier } from '#contract/catalogue/goods.ts'
import { areSameTiers, discounted, repriced } from './price.rules.ts'

test('agreement prices: a discount is taken off the list price, rounded to four decimals', () => {
  expect(discounted('35.2000', '12')).toBe('30.9760')
  expect(discounted('0.0003', '50')).toBe('0.0002')
  expect(discounted('99.9999', '0.01')).toBe('99.9899')
})

test('agreement prices: factors from 0.9 to 1.1 are within the bounds, the bounds too', () => {
  const line = (price: string, tiers: Tier[] = []) => [{ sku_id: '1', name: '手套', price, tiers }]
  const isWithin = (price: string) => repriced(line('30.0000'), line(price)).map((each) => each.isWithin)
  expect(['27.0000', '33.0000', '26.9999', '33.0001'].map(isWithin)).toEqual([[true], [true], [false], [false]])
  expect(isWithin('30')).toEqual([])
  expect(repriced([], line('30'))).toEqual([])
  const tiered = (qty: number, price: string) => line('30', [{ qty, price }])
  const isTierWithin = (qty: number, price: string) =>
    repriced(tiered(10, '20.0000'), tiered(qty, price)).map((each) => each.isWithin)
  expect([isTierWithin(10, '20'), isTierWithin(10, '22'), isTierWithin(10, '17.9')]).toEqual([[], [true], [false]])
  expect([isTierWithin(5, '20'), repriced(tiered(10, '20'), line('30'))[0]!.isWithin]).toEqual([[false], false])
})

test('agreement prices: tiers are the same however their decimals are written', () => {
  const tier = (qty: number, price: string): Tier[] => [{ qty, price }]
  expect(areSameTiers(tier(10, '1.0'), tier(10, '1.0000'))).toBe(true)
  expect(
    [tier(10, '1.01'), tier(11, '1'), [], [...tier(10, '1'), ...tier(20, '1')]].map((each) =>
      areSameTiers(tier(10, '1'), each),
    ),
  ).toEqual([false, false, false, false])
})
