import type { Page } from '@playwright/test'
import { units } from '#contract/kit/money.ts'
import { agreeReturn, createReturn, listReturnable } from '#contract/ordering/returns/returns.ts'
import { approveInvoice, uploadInvoice } from '#contract/settlement/matching/matching.ts'
import { listPayables } from '#contract/settlement/payables.ts'
import { listRedForms } from '#contract/settlement/red/redForms.ts'
import { confirmStatement, createStatement, sendStatement } from '#contract/settlement/statements.ts'
import { callApi, uploadText } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { bookLines, invoiceOf } from '../support/invoicing.ts'
import { receivedOrder } from '../support/receivedOrder.ts'
import { enter } from '../users.ts'

const { redForms, invoices, payables } = messagesOf['zh-CN']
// Another supplier than in the journey of statements, which has one statement a month.
const goods = { seller: '安岚', priceFrom: '100' }
const allowance = '10.00'

const at = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version })
const sure = async (on: Page, name: string) => {
  await on.getByRole('button', { name, exact: true }).first().click()
  await on.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

/** From an allowance on invoiced goods to the red invoice and what is owed: finance clerk and supplier. */
test('red letters: an allowance after the invoice is confirmed by both, invoiced in red and owed no more', async ({
  browser,
}) => {
  const open = (account: string, entrance?: 'operator' | 'supplier') => enter(browser, account, 'zh-CN', entrance)
  const clerk = await open('guqinghe')
  const supplier = await open('anlan01', 'supplier')
  const approvers = [await open('shenruochuan'), await open('xujingxing')]
  const buyer = await open('linzhiyuan')
  const operator = await open('operator', 'operator')
  const orderId = await receivedOrder({ buyer, approvers, supplier, operator }, goods)
  const { supplierId, payerNo, month } = await bookLines(clerk, goods.seller)
  const draft = await callApi(clerk, createStatement, { supplierId, payerNo, month })
  const statement = await callApi(clerk, sendStatement, at(draft))
  await callApi(supplier, confirmStatement, at(statement))
  const { number, content } = await invoiceOf(supplier, operator, statement.id)
  const { files } = await uploadText(supplier, uploadInvoice, `${number}.xml`, content)
  await callApi(clerk, approveInvoice, at(files[0]!.invoice!))
  const owed = async () => (await callApi(clerk, listPayables, { tab: 'all', keyword: number })).records[0]
  await expect.poll(async () => (await owed())?.invoiceNo).toBe(number)
  const { gross } = (await owed())!

  const { lines } = await callApi(buyer, listReturnable, { orderId })
  const requested = await callApi(buyer, createReturn, {
    orderId,
    kind: 'allowance',
    reason: 'quality',
    note: '表面有划痕，不影响使用',
    lines: [{ orderLineId: lines[0]!.orderLineId, quantity: 1, amount: allowance }],
  })
  await callApi(supplier, agreeReturn, at(requested))

  const ofInvoice = (on: Page) => on.getByRole('row').filter({ hasText: number })
  await expect(async () => {
    await clerk.goto(`${appUrl()}/redLetters?keyword=${number}`)
    await expect(ofInvoice(clerk)).toContainText(allowance, { timeout: 5000 })
  }).toPass({ timeout: 120_000 })
  await ofInvoice(clerk).getByRole('button', { name: redForms.due.action.start }).click()
  await clerk.getByRole('dialog').getByRole('button', { name: redForms.due.action.start }).click()
  await expect(clerk).toHaveURL(/\/redLetters\?view=forms&id=/)
  expect(await owed()).toMatchObject({ status: 'held', rest: gross })

  await expect(async () => {
    await supplier.goto(`${appUrl()}/supplierRedLetters?view=forms&tab=waiting&keyword=${number}`)
    const confirm = ofInvoice(supplier).getByRole('button', { name: redForms.action.confirm, exact: true })
    await expect(confirm).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 120_000 })
  await sure(supplier, redForms.action.confirm)
  const letter = async () => (await callApi(clerk, listRedForms, { keyword: number })).records[0]!
  await expect.poll(async () => (await letter()).redStatus, { timeout: 180_000 }).toBe('matched')
  await supplier.goto(`${appUrl()}/supplierRedLetters?view=forms&tab=issued&keyword=${number}`)
  await expect(ofInvoice(supplier)).toContainText(redForms.field.status.options.issued)

  await clerk.goto(`${appUrl()}/matching?tab=matched`)
  await clerk.getByRole('link', { name: (await letter()).redNumber.slice(-6) }).click()
  await sure(clerk, invoices.action.approve)
  const left = async () => units((await owed())!.rest)
  await expect.poll(left).toBe(units(gross) - units(allowance))
  await clerk.goto(`${appUrl()}/payables?keyword=${number}`)
  await expect(ofInvoice(clerk).first()).toContainText(payables.tab.open)
})
