import type { Input } from '#contract/kit/route.ts'
import { shape, type Static } from '#contract/kit/schema.ts'
import { editOrder } from '#contract/ordering/orderMoves.ts'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { changedLines } from '#web/modules/ordering/parts/changedLines.ts'

const { orderId: _order, version: _version, ...drafted } = editOrder.input.properties
/** Draft of an edited order: all lines; address and title only if changed. */
export const OrderDraft = shape(drafted)
export type OrderDraft = Static<typeof OrderDraft>

export const draftOf = ({ lines, attachments, ...order }: OrderDetail): Partial<OrderDraft> => ({
  lines: lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity })),
  paymentMethod: order.paymentMethod,
  expectedDate: order.expectedDate ?? '',
  purpose: order.purpose,
  remark: order.remark,
  attachments: attachments.map(({ storageFileId }) => storageFileId),
})

/** Changed values to send. A requested date cannot be removed. */
export function changesOf(
  order: OrderDetail,
  { lines: all = [], attachments = [], purpose = '', remark = '', ...draft }: OrderDraft,
): Omit<Input<typeof editOrder>, 'orderId' | 'version'> {
  const { addressId, invoiceTitleId, paymentMethod, expectedDate } = draft
  const lines = changedLines(order, all)
  const hasSameFiles = String(attachments) === String(order.attachments.map(({ storageFileId }) => storageFileId))
  return {
    ...(lines.length > 0 ? { lines } : {}),
    ...(addressId ? { addressId } : {}),
    ...(invoiceTitleId ? { invoiceTitleId } : {}),
    ...(paymentMethod && paymentMethod !== order.paymentMethod ? { paymentMethod } : {}),
    ...(expectedDate && expectedDate !== order.expectedDate ? { expectedDate } : {}),
    ...(purpose === order.purpose ? {} : { purpose }),
    ...(remark === order.remark ? {} : { remark }),
    ...(hasSameFiles ? {} : { attachments }),
  }
}
