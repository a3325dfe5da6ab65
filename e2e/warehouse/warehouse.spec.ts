import type { Page } from '@playwright/test'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { saveReceiverAddress } from '#contract/ordering/addresses.ts'
import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import { saveInvoiceTitle } from '#contract/ordering/invoiceTitles.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { listInbound } from '#contract/warehouse/inbound.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { enter } from '../users.ts'

const { stockDocuments, stockRequests, common } = messagesOf['zh-CN']

/** From the receipt of an order to its issue: buyer, keeper and a department, each on their own pages. */
test('warehouse: what an order brought is put away, requested, issued and signed for', async ({ browser }) => {
  const open = (account: string, entrance?: 'operator' | 'supplier') => enter(browser, account, 'zh-CN', entrance)
  const operator = await open('operator', 'operator')
  const [buyer, supplier] = [await open('niehuaijin'), await open('jianglan01', 'supplier')]
  const [keeper, requester] = [await open('songwanzhao', 'operator'), await open('mengchunhe')]
  const { orderNo, name } = await receive({ operator, buyer, supplier })
  const sure = (on: Page, action: string) =>
    on.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()

  // The receipt reaches the warehouse by its event.
  await expect(async () => {
    const { total } = await callApi(keeper, listInbound, { tab: 'waiting', keyword: orderNo })
    expect(total).toBe(1)
  }).toPass({ timeout: 60_000 })
  await keeper.goto(`${appUrl()}/inboundTasks?tab=waiting&keyword=${orderNo}`)
  await keeper.getByRole('table').getByRole('link').first().click()
  await expect(keeper).toHaveURL(/stockDocument/)
  const cell = (field: keyof typeof stockDocuments.putAway.line) =>
    keeper.getByLabel(`${name} ${stockDocuments.putAway.line[field]}`).first()
  await cell('batchNo').fill('AL#1')
  await keeper.getByRole('button', { name: stockDocuments.putAway.submit, exact: true }).click()
  await expect(keeper.getByText('入库批次号格式不正确').first()).toBeVisible()
  await cell('batchNo').fill('AL20261108A')
  await cell('placeId').click()
  await keeper.getByRole('option').first().click()
  await keeper.getByRole('button', { name: stockDocuments.putAway.submit, exact: true }).click()
  await expect(keeper.getByText(stockDocuments.field.status.options.received).first()).toBeVisible()

  await requester.goto(`${appUrl()}/stockRequests`)
  await requester.getByRole('button', { name: stockDocuments.create.issue }).click()
  const form = requester.getByRole('dialog')
  await form.getByLabel(stockDocuments.create.field.warehouseId).click()
  await requester.getByRole('option', { name: '园区中心仓' }).click()
  await form.getByLabel(stockDocuments.create.field.note).fill('班组补充')
  await form.getByLabel(stockDocuments.create.line.itemId).click()
  await requester.getByRole('option', { name }).first().click()
  await form.getByLabel(stockDocuments.create.line.quantity).fill('2')
  await sure(requester, common.confirm)
  await expect(requester).toHaveURL(/stockDocument/)
  await expect(requester.getByText(stockDocuments.field.status.options.toPick).first()).toBeVisible()
  const address = requester.url()

  await keeper.goto(address)
  await keeper.getByRole('button', { name: stockDocuments.action.issue, exact: true }).click()
  await sure(keeper, stockDocuments.issue.submit)
  await expect(keeper.getByText(stockDocuments.field.status.options.issued).first()).toBeVisible()

  await requester.reload()
  await requester.getByRole('button', { name: stockDocuments.action.sign, exact: true }).click()
  await sure(requester, stockDocuments.action.sign)
  await expect(requester.getByText(stockDocuments.field.status.options.signed).first()).toBeVisible()
  await requester.goto(`${appUrl()}/stockRequests?tab=issued`)
  await expect(requester.getByRole('table', { name: stockRequests.title })).toContainText(name)
})

interface Parties {
  readonly operator: Page
  readonly buyer: Page
  readonly supplier: Page
}
/** Order of one product that is delivered to the address of a warehouse, and received. */
async function receive({ operator, buyer, supplier }: Parties) {
  const { records: sellers } = await callApi(operator, listSuppliers, { keyword: '江澜', limit: 1 })
  const { records: goods } = await callApi(buyer, queryGoodsListWithStandardByCatalog, {
    supplierIds: [sellers[0]!.id],
    priceTo: '150',
    inStock: true,
    limit: 1,
  })
  const [{ skuId, price, minQty, name }] = goods as [(typeof goods)[number]]
  const { addressId } = await callApi(buyer, saveReceiverAddress, {
    consignee: '聂怀瑾',
    mobile: '13800001011',
    regions: [
      { code: '320000', name: '江苏省' },
      { code: '320500', name: '苏州市' },
      { code: '320571', name: '苏州工业园区' },
      { code: '320571001', name: '娄葑街道' },
    ],
    detail: '仓储路 1 号',
    isDefault: true,
  })
  const { invoiceTitleId } = await callApi(buyer, saveInvoiceTitle, {
    title: '启明集团有限公司',
    taxNo: '91320594MA00000X00',
    invoiceType: 'normal',
    address: '',
    phone: '',
    bank: '',
    bankAccount: '',
    isDefault: true,
  })
  const { orders } = await callApi(buyer, submitOrder, {
    lines: [{ skuId, quantity: Math.max(minQty, 4), seenPrice: price }],
    addressId,
    invoiceTitleId,
    paymentMethod: 'term',
  })
  const { orderId, orderNo } = orders[0]!
  await callApi(supplier, moveOrder, { orderId, action: 'accept' })
  await callApi(supplier, createDelivery, { orderId, carrier: '顺丰速运', trackingNo: 'SF1390000088' })
  await callApi(buyer, moveOrder, { orderId, action: 'receive' })
  return { orderNo, name }
}
