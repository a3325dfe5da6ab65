import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import type { Page } from '@playwright/test'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { expect } from '../app.ts'

/** Creates a draft by withdrawing a submitted order that requires approval (goods without an agreement price). */
export async function withdrawnOrder(page: Page): Promise<string> {
  const { records } = await callApi(page, queryGoodsListWithStandardByCatalog, {
    keyword: '手套',
    inStock: true,
    page: 1,
    limit: 60,
  })
  const goods = records.find(({ priceSource, available }) => priceSource === 'list' && available >= 200)!
  const [address] = await callApi(page, queryReceiverAddress, {})
  const [title] = await callApi(page, listInvoiceTitles, {})
  const { orders } = await callApi(page, submitOrder, {
    lines: [{ skuId: goods.skuId, quantity: Math.max(goods.minQty, 100), seenPrice: goods.price }],
    addressId: address!.addressId,
    invoiceTitleId: title!.invoiceTitleId,
    paymentMethod: 'term',
  })
  const { orderId } = orders[0]!
  expect((await callApi(page, orderDetail, { orderId })).status).toBe('20')
  await callApi(page, moveOrder, { orderId, action: 'withdraw' })
  return orderId
}
