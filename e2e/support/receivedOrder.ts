import type { Page } from '@playwright/test'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import { approveOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { placeOrder } from './placeOrder.ts'

interface People {
  readonly buyer: Page
  readonly approvers: readonly Page[]
  readonly supplier: Page
  readonly operator: Page
}

/** Order of goods of one supplier, which the head of the department has to approve, by calls of the people. */
export async function submittedOrder({ buyer, operator }: Pick<People, 'buyer' | 'operator'>): Promise<string> {
  const { records: sellers } = await callApi(operator, listSuppliers, { keyword: '江澜', limit: 1 })
  const { records: goods } = await callApi(buyer, queryGoodsListWithStandardByCatalog, {
    supplierIds: [sellers[0]!.id],
    inStock: true,
    priceFrom: '300',
    limit: 1,
  })
  const { skuId, minQty, price } = goods[0]!
  const [order] = await placeOrder(buyer, { skuId, quantity: Math.max(4, minQty), seenPrice: price })
  return order!.orderId
}

/** The same order, approved, accepted, delivered and received. */
export async function receivedOrder({ buyer, approvers, supplier, operator }: People): Promise<string> {
  const orderId = await submittedOrder({ buyer, operator })
  for (const person of approvers) {
    const { version, status } = await callApi(buyer, orderDetail, { orderId })
    if (status === '20') await callApi(person, approveOrder, { orderId, version, decision: 'agree', reason: '同意' })
  }
  await callApi(supplier, moveOrder, { orderId, action: 'accept' })
  await callApi(supplier, createDelivery, { orderId, carrier: '顺丰速运', trackingNo: 'SF1390000031' })
  await callApi(buyer, moveOrder, { orderId, action: 'receive' })
  return orderId
}
