import { expect, test } from 'vitest'
import { deliveryOf, isEmptyParcel } from './parcel.ts'

const lines = [
  { orderLineId: '1', quantity: 5 },
  { orderLineId: '2', quantity: 0 },
]

test('delivery form: only shipped lines are sent', () =>
  expect(deliveryOf({ carrier: '顺丰速运', trackingNo: 'SF1', packages: 2, lines })).toEqual({
    carrier: '顺丰速运',
    trackingNo: 'SF1',
    packages: 2,
    lines: [{ orderLineId: '1', quantity: 5 }],
  }))

test('delivery form: a delivery without goods is empty', () => {
  expect(isEmptyParcel({ lines })).toBe(false)
  expect(isEmptyParcel({ lines: lines.slice(1) })).toBe(true)
})
