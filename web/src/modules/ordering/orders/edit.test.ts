import { expect, test } from 'vitest'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { changesOf, draftOf } from './edit.ts'

const order = {
  lines: [
    { orderLineId: '1', quantity: 3 },
    { orderLineId: '2', quantity: 1 },
  ],
  paymentMethod: 'term',
  expectedDate: '2026-12-01',
  purpose: '办公',
  remark: '送到前台',
  attachments: [{ storageFileId: 'a' }, { storageFileId: 'b' }],
} as OrderDetail
const draft = { ...draftOf(order), paymentMethod: 'term' } as const

test('order edit: unchanged values are not sent', () => expect(changesOf(order, draft)).toEqual({}))

test('order edit: a cleared remark, a removed attachment, another quantity and method are sent', () =>
  expect(
    changesOf(order, {
      ...draft,
      remark: undefined,
      attachments: ['b'],
      paymentMethod: 'quota',
      addressId: '9',
      lines: [
        { orderLineId: '1', quantity: 0 },
        { orderLineId: '2', quantity: 1 },
      ],
    } as never),
  ).toEqual({
    lines: [{ orderLineId: '1', quantity: 0 }],
    addressId: '9',
    paymentMethod: 'quota',
    remark: '',
    attachments: ['b'],
  }))
