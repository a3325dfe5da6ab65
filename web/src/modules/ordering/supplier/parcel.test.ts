import { expect, test } from 'vitest'
import { deliveryOf } from './parcel.ts'

test('delivery form: only what is in the parcel is sent, and nothing that was left empty', () =>
  expect(
    deliveryOf(
      '7',
      { carrier: ' 顺丰速运 ', trackingNo: 'SF1', packages: 2, etaDate: '', remark: ' ' },
      { '1': 5, '2': 0 },
    ),
  ).toEqual({
    orderId: '7',
    carrier: '顺丰速运',
    trackingNo: 'SF1',
    packages: 2,
    lines: [{ orderLineId: '1', quantity: 5 }],
  }))
