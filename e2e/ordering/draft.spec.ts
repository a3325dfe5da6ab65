import { editOrder } from '#contract/ordering/orderMoves.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { refusals } from '#contract/refusals.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { logIn } from '../users.ts'
import { withdrawnOrder } from '../support/withdrawnOrder.ts'

const words = messagesOf['zh-CN'].ordering.edit

test('order draft: Enter saves without submitting, even after a refused submission', async ({ page }) => {
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
