import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import type { Page } from '@playwright/test'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { expect } from '../app.ts'
import { placeOrder } from './placeOrder.ts'

/** Creates a draft by withdrawing a submitted order that requires approval (goods without an agreement price). */
export async function withdrawnOrder(page: Page): Promise<string> {
  const { records } = await callApi(page, queryGoodsListWithStandardByCatalog, {
    keyword: '手套',
    inStock: true,
    page: 1,
    limit: 60,
  })
  const goods = records.find(({ priceSource, available }) => priceSource === 'list' && available >= 200)!
  const { skuId, minQty, price } = goods
  const [order] = await placeOrder(page, { skuId, quantity: Math.max(minQty, 100), seenPrice: price })
  const { orderId } = order!
  expect((await callApi(page, orderDetail, { orderId })).status).toBe('20')
  await callApi(page, moveOrder, { orderId, action: 'withdraw' })
  return orderId
}
