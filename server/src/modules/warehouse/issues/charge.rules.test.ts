import { expect, test } from 'vitest'
import { sum } from '#contract/kit/money.ts'
import { totalOf } from '../stock/pick.rules.ts'
import { chargeOf, shareBack, valueOf } from './charge.rules.ts'

test('charge: the cost with tax, nothing where the own budget has paid, or there is none', () => {
  const pick = { quantity: '3', unit_price: '33.3333', payer_id: '7' }
  expect(chargeOf(pick, '8')).toBe('100.00')
  expect(chargeOf(pick, '7')).toBe('0.00')
  expect(chargeOf(pick, null)).toBe('0.00')
  expect(valueOf([pick, { quantity: '0.5', unit_price: '0.0100' }])).toBe('100.01')
})

test('charge: parts that come back add up to the charge to the cent', () => {
  for (const [charged, issued] of [
    ['100.00', '3'],
    ['0.01', '7'],
    ['99999999.99', '13'],
  ] as const) {
    let [back, returned] = ['0', '0.00']
    for (let piece = 0; piece < Number(issued); piece++) {
      const part = shareBack({ charged, returned, issued, back }, '1')
      back = totalOf([back, '1'])
      returned = sum([returned, part])
    }
    expect(returned).toBe(charged)
  }
})
