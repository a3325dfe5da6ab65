import type { OrderDetail } from '#contract/ordering/orders.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'

/** An order as somebody changes it. Empty address and title: they stay as they are. */
export interface OrderDraft {
  readonly quantities: Readonly<Record<string, number>>
  readonly addressId: string
  readonly invoiceTitleId: string
  readonly paymentMethod: string
  readonly expectedDate: string
  readonly purpose: string
  readonly remark: string
}

export const draftOf = (order: OrderDetail): OrderDraft => ({
  quantities: Object.fromEntries(order.lines.map(({ orderLineId, quantity }) => [orderLineId, quantity])),
  addressId: '',
  invoiceTitleId: '',
  paymentMethod: order.paymentMethod,
  expectedDate: order.expectedDate ?? '',
  purpose: order.purpose,
  remark: order.remark,
})

export const changedLines = ({ lines }: OrderDetail, { quantities }: OrderDraft) =>
  lines.flatMap(({ orderLineId, quantity: before }) => {
    const quantity = quantities[orderLineId] ?? before
    return quantity === before ? [] : [{ orderLineId, quantity }]
  })

/** What is sent beside the lines: only what differs. */
export function patchOf(order: OrderDetail, draft: OrderDraft) {
  return {
    ...(draft.addressId === '' ? {} : { addressId: draft.addressId }),
    ...(draft.invoiceTitleId === '' ? {} : { invoiceTitleId: draft.invoiceTitleId }),
    ...(draft.paymentMethod === order.paymentMethod ? {} : { paymentMethod: draft.paymentMethod as PaymentMethod }),
    ...(draft.expectedDate === '' || draft.expectedDate === order.expectedDate
      ? {}
      : { expectedDate: draft.expectedDate }),
    ...(draft.purpose === order.purpose ? {} : { purpose: draft.purpose }),
    ...(draft.remark === order.remark ? {} : { remark: draft.remark }),
  }
}
