import type { Page } from '@playwright/test'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'

/** Creates identical orders with an unusual quantity, so that a filter by amount finds only them. */
export async function equalOrders(buyer: Page, count: number, quantity: number) {
  const goods = await callApi(buyer, queryGoodsListWithStandardByCatalog, {
    priceFrom: '300',
    priceTo: '2000',
    inStock: true,
    limit: 1,
  })
  const { skuId, price } = goods.records[0]!
  const [address] = await callApi(buyer, queryReceiverAddress, {})
  const [title] = await callApi(buyer, listInvoiceTitles, {})
  const orders: { orderId: string; orderNo: string; amount: string }[] = []
  for (let number = 0; number < count; number += 1) {
    const submitted = await callApi(buyer, submitOrder, {
      lines: [{ skuId, quantity, seenPrice: price }],
      addressId: address!.addressId,
      invoiceTitleId: title!.invoiceTitleId,
      paymentMethod: 'term',
    })
    orders.push(submitted.orders[0]!)
  }
  return orders
}
