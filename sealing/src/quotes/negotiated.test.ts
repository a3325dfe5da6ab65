import { expect, test } from 'vitest'
import { offerOf, raiseIn } from './negotiated.ts'

const offer = (total: string, prices: Readonly<Record<string, string>>, freight = '0.00') =>
  offerOf({ head: { freight }, total, lines: Object.entries(prices).map(([itemId, price]) => ({ itemId, price })) })

test('raise: for complete quotes, totals are compared to the cent', () => {
  const rule = { partial: false }
  const before = offer('100.00', { a: '60.0000', b: '40.0000' })
  expect(raiseIn(offer('100.00', { a: '70.0000', b: '30.0000' }), before, rule)).toBeUndefined()
  expect(raiseIn(offer('99.99', { a: '60.0000', b: '39.9900' }), before, rule)).toBeUndefined()
  expect(raiseIn(offer('100.01', { a: '60.0000', b: '40.0100' }), before, rule)).toBe('raised')
})

test('raise: for partial quotes, each price and the freight are compared, and no item may be dropped', () => {
  const rule = { partial: true }
  const before = offer('100.00', { a: '60.0000', b: '40.0000' }, '5.00')
  expect(raiseIn(offer('190.00', { a: '60.0000', b: '40.0000', c: '90.0000' }, '5.00'), before, rule)).toBeUndefined()
  expect(raiseIn(offer('80.00', { a: '30.0000', b: '40.0001' }, '5.00'), before, rule)).toBe('raised')
  expect(raiseIn(offer('60.00', { a: '60.0000' }, '5.00'), before, rule)).toBe('dropped')
  expect(raiseIn(offer('90.00', { a: '60.0000', b: '30.0000' }, '5.01'), before, rule)).toBe('raised')
})

test('raise: hidden values are not compared', () => {
  const before = offer('100.00', { a: '60.0000' }, '5.00')
  const hidden = { total: undefined, freight: undefined, prices: undefined }
  expect(raiseIn(hidden, before, { partial: false })).toBeUndefined()
  expect(raiseIn(before, hidden, { partial: true })).toBeUndefined()
})
