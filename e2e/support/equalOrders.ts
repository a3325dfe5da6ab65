import type { Page } from '@playwright/test'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { placeOrder } from './placeOrder.ts'

/** Creates identical orders with an unusual quantity, so that a filter by amount finds only them. */
export async function equalOrders(buyer: Page, count: number, quantity: number) {
  const goods = await callApi(buyer, queryGoodsListWithStandardByCatalog, {
    priceFrom: '300',
    priceTo: '2000',
    inStock: true,
    limit: 1,
  })
  const { skuId, price } = goods.records[0]!
  const orders: { orderId: string; orderNo: string; amount: string }[] = []
  while (orders.length < count) orders.push(...(await placeOrder(buyer, { skuId, quantity, seenPrice: price })))
  return orders
}
