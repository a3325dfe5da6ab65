import type { Page } from '@playwright/test'
import type { Input } from '#contract/kit/route.ts'
import { queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'

/** Orders goods on credit, with the first address and invoice title of the buyer. */
export async function placeOrder(buyer: Page, ...lines: NonNullable<Input<typeof submitOrder>['lines']>) {
  const [address] = await callApi(buyer, queryReceiverAddress, {})
  const [title] = await callApi(buyer, listInvoiceTitles, {})
  const { orders } = await callApi(buyer, submitOrder, {
    lines,
    addressId: address!.addressId,
    invoiceTitleId: title!.invoiceTitleId,
    paymentMethod: 'term',
  })
  return orders
}
