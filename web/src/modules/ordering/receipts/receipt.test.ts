import { expect, test } from 'vitest'
import type { Delivery } from '#contract/ordering/deliveries.ts'
import { countsOf, violationIn, receiptLines } from './receipt.ts'

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
const none = { accepted: 0, rejected: 0, reason: '' }

test('receipt: to begin with all that is open has arrived and is good', () => {
  const counts = countsOf(delivery)
  expect(Object.keys(counts)).toEqual(['1', '3'])
  expect(violationIn(delivery, counts)).toBeUndefined()
  expect(receiptLines(delivery, counts)).toEqual([
    { orderLineId: '1', accepted: 6 },
    { orderLineId: '3', accepted: 8 },
  ])
})

test('receipt: what is rejected needs a reason', () => {
  const counts = { ...countsOf(delivery), '1': { accepted: 4, rejected: 2, reason: ' ' } }
  expect(violationIn(delivery, counts)).toMatchObject({ word: 'needReason', facts: { name: '商品1' } })
  const withReason = { ...counts, '1': { accepted: 4, rejected: 2, reason: '破损' } }
  expect(violationIn(delivery, withReason)).toBeUndefined()
  expect(receiptLines(delivery, withReason)[0]).toEqual({ orderLineId: '1', accepted: 4, rejected: 2, reason: '破损' })
})

test('receipt: no more than is open, and something at least', () => {
  expect(violationIn(delivery, { '1': { ...none, accepted: 7 } })).toMatchObject({
    word: 'tooMuch',
    facts: { count: 6 },
  })
  expect(violationIn(delivery, { '1': none })).toMatchObject({ word: 'nothing' })
})

test('receipt: a line of which nothing has come is left out', () =>
  expect(receiptLines(delivery, { ...countsOf(delivery), '1': none })).toEqual([{ orderLineId: '3', accepted: 8 }]))
