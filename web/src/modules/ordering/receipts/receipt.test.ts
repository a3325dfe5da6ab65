import { expect, test } from 'vitest'
import type { Delivery } from '#contract/ordering/delivery/deliveries.ts'
import { countedAll, isNothing, lacksReason, receiptOf } from './receipt.ts'

const line = (orderLineId: string, quantity: number, received: number) => ({
  orderLineId,
  skuId: orderLineId,
  name: `商品${orderLineId}`,
  spec: '',
  unit: '个',
  picture: '',
  quantity,
  received,
  rejected: 0,
  inspecting: 0,
  needsInspection: false,
  batchNo: '',
})
const delivery: Delivery = {
  deliveryId: '1',
  deliveryNo: 'FH1',
  orderId: '1',
  orderNo: 'DD1',
  supplierName: '',
  consignee: '',
  status: 'partlyReceived',
  carrier: '',
  trackingNo: '',
  packages: 1,
  shippedAt: '2026-11-21T10:00:00Z',
  etaDate: null,
  remark: '',
  attachments: [],
  lines: [line('1', 10, 4), line('2', 5, 5), line('3', 8, 0)],
}

test('receipt: by default everything open is received and accepted', () => {
  const lines = countedAll(delivery)
  expect(lines.map(({ orderLineId }) => orderLineId)).toEqual(['1', '3'])
  expect(isNothing(lines)).toBe(false)
  expect(lines.some(lacksReason)).toBe(false)
  expect(receiptOf({ lines })).toEqual({
    lines: [
      { orderLineId: '1', accepted: 6 },
      { orderLineId: '3', accepted: 8 },
    ],
  })
})

test('receipt: a rejection requires a reason', () => {
  const counted = { orderLineId: '1', accepted: 4, rejected: 2, reason: ' ' }
  expect(lacksReason(counted)).toBe(true)
  const withReason = { ...counted, reason: ' 破损 ' }
  expect(lacksReason(withReason)).toBe(false)
  expect(receiptOf({ lines: [withReason] })).toEqual({
    lines: [{ orderLineId: '1', accepted: 4, rejected: 2, reason: '破损' }],
  })
})

test('receipt: lines without received goods are omitted; at least one is required', () => {
  const none = { orderLineId: '1', accepted: 0, rejected: 0, reason: '' }
  expect(isNothing([none])).toBe(true)
  expect(receiptOf({ lines: [none, { ...none, orderLineId: '3', accepted: 8 }] })).toEqual({
    lines: [{ orderLineId: '3', accepted: 8 }],
  })
})
