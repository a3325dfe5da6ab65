import { listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import { queryReceiverAddress, saveReceiverAddress } from '#contract/ordering/addresses.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import { approveOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { type Filling, longText } from './fillings.ts'
import type { Page } from '@playwright/test'

/** Logged-in pages of the users who sell, review, buy and approve. */
export interface Traders {
  readonly supplier: Page
  readonly operator: Page
  readonly buyer: Page
  readonly approvers: readonly Page[]
}

export const price = '1288.5'

/** Orders the goods, with an address and remarks of maximum length. */
export async function ordersOf({ buyer }: Traders, filling: Filling, skuId: string) {
  const textOf = (length: number) => longText(filling, length)
  const [address] = await callApi(buyer, queryReceiverAddress, {})
  const [title] = await callApi(buyer, listInvoiceTitles, {})
  const { addressId } = await callApi(buyer, saveReceiverAddress, {
    consignee: textOf(40),
    mobile: address!.mobile,
    regions: address!.regions,
    detail: textOf(200),
    isDefault: false,
  })
  return async () => {
    const { orders } = await callApi(buyer, submitOrder, {
      lines: [{ skuId, quantity: 4, seenPrice: price }],
      addressId,
      invoiceTitleId: title!.invoiceTitleId,
      paymentMethod: 'term',
      purpose: textOf(200),
      remark: textOf(200),
    })
    return orders[0]!.orderId
  }
}

export async function approve({ buyer, approvers }: Traders, orderId: string) {
  for (const person of approvers) {
    const { version, status } = await callApi(buyer, orderDetail, { orderId })
    if (status === '20') await callApi(person, approveOrder, { orderId, version, decision: 'agree', reason: '同意' })
  }
  return orderId
}

export async function ship({ supplier }: Traders, filling: Filling, orderId: string) {
  await callApi(supplier, moveOrder, { orderId, action: 'accept' })
  const [carrier, trackingNo, remark] = [40, 60, 200].map((length) => longText(filling, length))
  await callApi(supplier, createDelivery, { orderId, carrier: carrier!, trackingNo: trackingNo!, remark: remark! })
  return orderId
}
