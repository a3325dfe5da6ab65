import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import { editOrder, moveOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { refusals } from '#contract/refusals.ts'
import type { Page } from '@playwright/test'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { logIn } from '../users.ts'

const words = messagesOf['zh-CN'].ordering.edit

test('order draft: the key Enter saves without submitting, also after submitting was refused', async ({ page }) => {
  await logIn(page, 'dengxiaotang')
  const orderId = await withdrawnOrder(page)
  const read = () => callApi(page, orderDetail, { orderId })

  await page.goto(`${appUrl()}/orderDetail?orderId=${orderId}`)
  await page.getByRole('main').getByRole('button', { name: '修改', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.field.remark).fill('先存起来')
  const [code, message] = refusals['stock.reservedNegative']
  await page.route(`**${editOrder.path}`, (call) => call.fulfill({ json: { code, message, data: null, traceid: 'x' } }))
  await dialog.getByRole('button', { name: words.saveAndSubmit }).click()
  await expect(dialog.getByText(message)).toBeVisible()

  await page.unroute(`**${editOrder.path}`)
  await dialog.getByLabel(words.field.remark).press('Enter')
  await expect(page.getByText(words.done)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await read()).toMatchObject({ status: '10', remark: '先存起来' })

  await page.getByRole('main').getByRole('button', { name: '修改', exact: true }).click()
  await dialog.getByRole('button', { name: words.saveAndSubmit }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => (await read()).status).not.toBe('10')
})

/** An order of goods without an agreement, which has to be approved; taken back it is a draft. */
async function withdrawnOrder(page: Page): Promise<string> {
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
