import type { Input } from '#contract/kit/route.ts'
import { shape, type Static } from '#contract/kit/schema.ts'
import { pointsOfYuan } from '#contract/ledger/points.ts'
import { editOrder } from '#contract/ordering/orderMoves.ts'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { changedLines } from '#web/modules/ordering/parts/changedLines.ts'

const { orderId: _order, version: _version, ...drafted } = editOrder.input.properties
/** Draft of an edited order: all lines; address and title only if changed. */
export const OrderDraft = shape(drafted)
export type OrderDraft = Static<typeof OrderDraft>

export const draftOf = ({ lines, attachments, ...order }: OrderDetail): Partial<OrderDraft> => ({
  lines: lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity })),
  allocations: lines.map(({ orderLineId, costCentreId, projectNo }) => ({ orderLineId, costCentreId, projectNo })),
  paymentMethod: order.paymentMethod,
  points: pointsOfYuan(order.pointsAmount ?? '0.00'),
  expectedDate: order.expectedDate ?? '',
  purpose: order.purpose,
  remark: order.remark,
  attachments: attachments.map(({ storageFileId }) => storageFileId),
})

/** Changed values to send. A requested date cannot be removed. */
export function changesOf(
  order: OrderDetail,
  { lines: all = [], allocations: chosen = [], attachments = [], purpose = '', remark = '', ...draft }: OrderDraft,
): Omit<Input<typeof editOrder>, 'orderId' | 'version'> {
  const { addressId, invoiceTitleId, paymentMethod, points, expectedDate } = draft
  const lines = changedLines(order, all)
  const former = new Map(order.lines.map((line) => [line.orderLineId, line]))
  const allocations = chosen.filter(({ orderLineId, costCentreId, projectNo }) => {
    const line = former.get(orderLineId)
    return line && (line.costCentreId !== costCentreId || line.projectNo !== projectNo)
  })
  const hasSameFiles = String(attachments) === String(order.attachments.map(({ storageFileId }) => storageFileId))
  return {
    ...(lines.length > 0 ? { lines } : {}),
    ...(allocations.length > 0 ? { allocations } : {}),
    ...(addressId ? { addressId } : {}),
    ...(invoiceTitleId ? { invoiceTitleId } : {}),
    ...(paymentMethod && paymentMethod !== order.paymentMethod ? { paymentMethod } : {}),
    ...(points === undefined || points === pointsOfYuan(order.pointsAmount ?? '0.00') ? {} : { points }),
    ...(expectedDate && expectedDate !== order.expectedDate ? { expectedDate } : {}),
    ...(purpose === order.purpose ? {} : { purpose }),
    ...(remark === order.remark ? {} : { remark }),
    ...(hasSameFiles ? {} : { attachments }),
  }
}
