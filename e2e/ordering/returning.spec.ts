import type { Page } from '@playwright/test'
import { formatMoney } from '#contract/kit/format.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { listReturns } from '#contract/ordering/returns/returns.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { asOwner } from '../support/ownerDatabase.ts'
import { chooseOption } from '../support/pickers.ts'
import { receivedOrder } from '../support/receivedOrder.ts'
import { enter } from '../users.ts'
import { expectAccessible, waitUntilStable } from '../visualAssertions.ts'

const { returns, orders, common } = messagesOf['zh-CN']
const { action, field, next } = returns
const status = field.status.options

/** From the complaint to the refund: buyer, supplier and operator, each on their own pages. */
test('returns: refused, appealed, decided, sent back, taken in and refunded', async ({ browser }) => {
  const open = (account: string, entrance?: 'operator' | 'supplier') => enter(browser, account, 'zh-CN', entrance)
  const buyer = await open('linzhiyuan')
  const supplier = await open('jianglan01', 'supplier')
  const operator = await open('operator', 'operator')
  const approvers = [await open('shenruochuan'), await open('xujingxing')]
  const orderId = await receivedOrder({ buyer, approvers, supplier, operator })
  const before = await callApi(buyer, orderDetail, { orderId })
  const [line] = before.lines
  const act = (on: Page, name: string) => on.getByRole('button', { name, exact: true }).first().click()
  const dialogOf = (on: Page) => on.getByRole('dialog')
  const say = (on: Page, label: string, text: string) => dialogOf(on).getByRole('textbox', { name: label }).fill(text)
  const submit = async (on: Page, name: string) => {
    await dialogOf(on).getByRole('button', { name, exact: true }).click()
    await expect(dialogOf(on)).toHaveCount(0)
  }
  const fillPieces = async (on: Page, name: string, pieces: string) => {
    const box = dialogOf(on).getByRole('textbox', { name: `${common.quantity.label} ${name}` })
    await box.fill(pieces)
    await box.press('Enter')
  }
  const shows = (on: Page, text: string) => expect(on.getByText(text).first()).toBeVisible()

  await buyer.goto(`${appUrl()}/orderDetail?orderId=${orderId}`)
  await act(buyer, orders.requestReturn)
  await chooseOption(
    dialogOf(buyer).getByRole('combobox', { name: returns.request.field.reason.label }),
    returns.request.field.reason.options.quality,
  )
  await fillPieces(buyer, line!.name, '2')
  await say(buyer, returns.request.field.note.label, '表面开裂，无法使用')
  await submit(buyer, returns.request.submit)
  await expect(buyer).toHaveURL(/\/returnDetail\?id=/)
  const page = buyer.url()
  await shows(buyer, status['30'])
  await shows(buyer, next.buyer['30'])
  await waitUntilStable(buyer)
  await expectAccessible(buyer)

  await supplier.goto(`${appUrl()}/supplierReturns?tab=supplier`)
  const { records } = await callApi(buyer, listReturns, { orderId })
  const { returnNo, requested } = records[0]!
  await supplier.getByRole('row').filter({ hasText: returnNo }).getByRole('link', { name: returnNo }).click()
  await shows(supplier, next.supplier['30'])
  await act(supplier, action.refuse)
  await say(supplier, returns.refuseField.text.label, '出厂检验合格，属使用不当')
  await submit(supplier, action.refuse)
  await shows(supplier, status['35'])

  await buyer.reload()
  await shows(buyer, next.buyer['35'])
  await shows(buyer, '出厂检验合格，属使用不当')
  await act(buyer, action.appeal)
  await say(buyer, returns.appealField.text.label, '到货当日即发现开裂')
  await submit(buyer, action.appeal)
  await shows(buyer, status['60'])

  await operator.goto(`${appUrl()}/arbitrations`)
  await operator.getByRole('row').filter({ hasText: returnNo }).getByRole('link', { name: returnNo }).click()
  await shows(operator, '出厂检验合格，属使用不当')
  await shows(operator, '到货当日即发现开裂')
  await waitUntilStable(operator)
  await expectAccessible(operator)
  await act(operator, action.decide)
  await chooseOption(
    dialogOf(operator).getByRole('combobox', { name: returns.decideField.outcome.label }),
    returns.decideField.outcome.options.return,
  )
  await say(operator, returns.decideField.reason.label, '凭证显示到货即损')
  await submit(operator, action.decide)
  await shows(operator, status['40'])

  await buyer.reload()
  await shows(buyer, next.buyer['40'])
  await shows(buyer, '凭证显示到货即损')
  await act(buyer, action.send)
  await chooseOption(dialogOf(buyer).getByRole('combobox', { name: returns.sendField.carrier }), '德邦快递')
  await say(buyer, returns.sendField.trackingNo, 'DP0000000042')
  await submit(buyer, action.send)
  await shows(buyer, status['50'])

  await supplier.reload()
  await shows(supplier, next.supplier['50'])
  await shows(supplier, 'DP0000000042')
  await act(supplier, action.take)
  await fillPieces(supplier, `${returns.takeLine.scrapped} ${line!.name}`, '1')
  await submit(supplier, action.take)
  await shows(supplier, status['80'])
  await waitUntilStable(supplier)
  await expectAccessible(supplier)

  await buyer.reload()
  await shows(buyer, status['80'])
  await expect(buyer).toHaveURL(page)
  // Both sides see the same amount, which is what the settlement owes.
  const { settlement } = await callApi(buyer, orderDetail, { orderId })
  expect(settlement).toMatchObject({ returned: 2, deducted: requested })
  const { title, payable } = orders.settlement
  for (const [on, path, label] of [
    [buyer, 'orderDetail', payable.buyer],
    [supplier, 'supplierOrderDetail', payable.supplier],
  ] as const) {
    await on.goto(`${appUrl()}/${path}?orderId=${orderId}`)
    const section = on.getByRole('region', { name: title })
    await expect(section.locator('div').filter({ hasText: label }).last()).toContainText(
      formatMoney(settlement.payable),
    )
    await expect(on.getByRole('link', { name: returnNo })).toBeVisible()
    await waitUntilStable(on)
    await expectAccessible(on)
  }
  await expect.poll(() => owedFor(orderId), { timeout: 60_000 }).toBe(settlement.payable)
})

/** What the settlement owes for an order. */
async function owedFor(orderId: string): Promise<string> {
  let owed = ''
  await asOwner(async (owner) => {
    const { rows } = await owner.query<{ owed: string }>(
      'select coalesce(sum(gross), 0)::text as owed from settlement.lines where order_id = $1',
      [orderId],
    )
    owed = rows[0]!.owed
  })
  return owed
}
