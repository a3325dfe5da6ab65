import type { Page } from '@playwright/test'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { asOwner } from '../support/ownerDatabase.ts'
import { enter } from '../users.ts'

const { payables, paymentRequests, paymentBatches, payees, supplierPayments, approvals } = messagesOf['zh-CN']
const invoiceNo = '26312000000099990001'

/** Payable of an invoice, as it is once the invoice is approved. */
const owe = (supplierId: string) =>
  asOwner((owner) =>
    owner.query(
      `insert into settlement.payables (tenant_id, invoice_id, invoice_no, supplier_id, supplier_name, payer_no, payer_title, gross,
         accepted_on, due_on, created_at)
       select tenant_id, 99990001, $2, id, name, '91320594MA00000X00', '启明集团有限公司', 1234.50, current_date, current_date, now()
       from suppliers.suppliers where id = $1`,
      [supplierId, invoiceNo],
    ),
  )

/** From the payee account to the money: supplier, clerk, head of finance and cashier, each on their own pages. */
test('payments: an account is verified, a payment requested, approved, sent and received', async ({ browser }) => {
  const open = (account: string, entrance?: 'operator' | 'supplier') => enter(browser, account, 'zh-CN', entrance)
  const supplier = await open('jianglan01', 'supplier')
  const operator = await open('operator', 'operator')
  const [clerk, head, cashier] = [await open('heyuanshan'), await open('guqinghe'), await open('songwanning')]
  const { records } = await callApi(operator, listSuppliers, { keyword: '江澜', limit: 1 })
  await owe(records[0]!.id)
  const act = (on: Page, row: string, name: string) =>
    on.getByRole('row').filter({ hasText: row }).first().getByRole('button', { name, exact: true }).click()
  const sure = (on: Page, name: string) => on.getByRole('dialog').getByRole('button', { name, exact: true }).click()

  await supplier.goto(`${appUrl()}/supplierPayments?view=payee`)
  await supplier.getByRole('button', { name: payees.own.register }).click()
  const form = supplier.getByRole('dialog')
  await form.getByLabel(payees.form.name.label).fill('江澜智能科技有限公司')
  await form.getByLabel(payees.form.accountNo.label).fill('6222020200112233445')
  await form.getByLabel(payees.form.cnaps.label).fill('308290003020')
  await form.getByLabel(payees.form.bank.label).fill('招商银行上海分行营业部')
  await form.getByRole('button', { name: payees.propose }).click()
  await expect(supplier.getByText(payees.field.status.options.submitted)).toBeVisible()

  await clerk.goto(`${appUrl()}/payeeAccounts?tab=submitted`)
  await act(clerk, '江澜', payees.action.callBack)
  await clerk.getByRole('dialog').getByLabel(payees.callBack.field.callNote.label).fill('已致电财务核实')
  await sure(clerk, payees.callBack.submit)
  await expect(clerk.getByRole('dialog')).toHaveCount(0)
  await head.goto(`${appUrl()}/payeeAccounts?tab=verified`)
  await act(head, '江澜', payees.action.approve)
  await sure(head, payees.action.approve)
  await expect(head.getByRole('row').filter({ hasText: '江澜' })).toHaveCount(0)
  await asOwner((owner) =>
    owner.query(`update payments.payee_changes set effective_at = now() where status = 'cooling' and last4 = '3445'`),
  )
  await expect(async () => {
    await supplier.reload()
    await expect(supplier.getByText(payees.own.change)).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 90_000 })

  await clerk.goto(`${appUrl()}/payables?keyword=${invoiceNo}`)
  await clerk.getByRole('row').filter({ hasText: invoiceNo }).getByRole('checkbox').check()
  await clerk.getByRole('button', { name: payables.action.request, exact: true }).click()
  await sure(clerk, payables.create.submit)
  await expect(clerk).toHaveURL(/\/paymentRequest\?id=/)
  const requestUrl = clerk.url()
  await clerk.getByRole('button', { name: paymentRequests.action.submit, exact: true }).click()
  await sure(clerk, paymentRequests.action.submit)
  await expect(clerk.getByText(paymentRequests.field.status.options.approving).first()).toBeVisible()

  await head.goto(requestUrl)
  await head.getByRole('button', { name: approvals.agree, exact: true }).click()
  await expect(head).not.toHaveURL(requestUrl)

  await cashier.goto(requestUrl)
  await cashier.getByRole('button', { name: paymentRequests.action.send, exact: true }).click()
  await sure(cashier, paymentRequests.batch.submit)
  await expect(cashier).toHaveURL(/\/paymentBatch\?id=/)
  const downloading = cashier.waitForEvent('download')
  await cashier.getByRole('button', { name: paymentBatches.download }).click()
  const file = await (await downloading).createReadStream()
  const content = Buffer.concat(await file.toArray()).toString('utf8')
  expect(content).toContain('6222020200112233445')
  const serial = /BC\d+/.exec(content)![0]
  await cashier.locator('input[type=file]').setInputFiles({
    name: '结果.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`请求流水号,处理结果,银行流水号\n${serial},成功,N20261128001\n`),
  })
  await expect(cashier.getByText(paymentBatches.field.status.options.done).first()).toBeVisible()

  await supplier.goto(`${appUrl()}/supplierPayments?view=receipts`)
  const receipt = supplier.getByRole('row').filter({ hasText: 'N20261128001' })
  await expect(receipt).toBeVisible()
  await expect(supplier.getByText(supplierPayments.view.receipts).first()).toBeVisible()
})
