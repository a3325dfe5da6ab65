import type { Page } from '@playwright/test'
import { listOpenLines, listToInvoice } from '#contract/settlement/matching/matching.ts'
import { listUnstated } from '#contract/settlement/statements.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { invoiceXml } from '#kit/taxBureau/invoiceXml.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { asOwner } from '../support/ownerDatabase.ts'
import { receivedOrder } from '../support/receivedOrder.ts'
import { enter } from '../users.ts'

const { statements, invoices, common } = messagesOf['zh-CN']

/** Books the lines of a received order, and moves them into the last month. */
async function bookLines(clerk: Page) {
  const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)
  const booked = async () => (await callApi(clerk, listUnstated, { month })).records.length
  await expect.poll(booked, { timeout: 30_000 }).toBeGreaterThan(0)
  await asOwner((owner) =>
    owner.query(`update settlement.lines set booked_on = date_trunc('month', booked_on)::date - 5`),
  )
}

/** From the receipt to the confirmed statement and its approved invoice: finance clerk and supplier, each on their own pages. */
test('settlement: a statement is drawn up, sent, disputed, answered and confirmed, then invoiced and approved', async ({
  browser,
}) => {
  const open = (account: string, entrance?: 'operator' | 'supplier') => enter(browser, account, 'zh-CN', entrance)
  const clerk = await open('guqinghe')
  const supplier = await open('jianglan01', 'supplier')
  const approvers = [await open('shenruochuan'), await open('xujingxing')]
  const buyer = await open('linzhiyuan')
  const operator = await open('operator', 'operator')
  await receivedOrder({ buyer, approvers, supplier, operator })
  await bookLines(clerk)
  const sure = async (on: Page, name: string) => {
    await on.getByRole('button', { name, exact: true }).first().click()
    await on.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  }

  await clerk.goto(`${appUrl()}/statements?view=unstated`)
  // Other journeys have lines of other suppliers booked at the same time.
  const own = clerk.getByRole('row').filter({ hasText: '江澜' })
  await own.getByRole('button', { name: statements.unstated.action.create, exact: true }).click()
  await clerk.getByRole('dialog').getByRole('button', { name: statements.unstated.action.create, exact: true }).click()
  await expect(own).toHaveCount(0)
  await clerk.goto(`${appUrl()}/statements`)
  await own.getByRole('link').first().click()
  await expect(clerk).toHaveURL(/\/statement\?id=/)
  const statementId = new URL(clerk.url()).searchParams.get('id')
  await sure(clerk, statements.action.send)
  await expect(clerk.getByText(statements.waiting)).toBeVisible()

  await supplier.goto(`${appUrl()}/supplierStatements`)
  await supplier.getByRole('table', { name: statements.title }).getByRole('link').first().click()
  await supplier.getByRole('button', { name: statements.line.action.dispute, exact: true }).first().click()
  const dispute = supplier.getByRole('dialog')
  await dispute.getByLabel(statements.dispute.field.requested.label).fill('1.00')
  await dispute.getByLabel(statements.dispute.field.text).fill('单价有误')
  await dispute.getByRole('button', { name: statements.dispute.submit }).click()
  await expect(supplier.getByText(statements.waitForAnswer.replace('{{count}}', '1'))).toBeVisible()

  await clerk.reload()
  await clerk.getByRole('button', { name: statements.line.action.answer, exact: true }).click()
  const answer = clerk.getByRole('dialog')
  await answer.getByLabel(statements.answer.field.answer).fill('同意按核对金额结算')
  await answer.getByRole('button', { name: statements.answer.submit }).click()
  await expect(clerk.getByText(statements.toSend)).toBeVisible()
  await sure(clerk, statements.action.send)
  await expect(clerk.getByText(statements.waiting)).toBeVisible()

  await supplier.reload()
  await sure(supplier, statements.action.confirm)
  await expect(supplier.getByText(statements.field.status.options.confirmed).first()).toBeVisible()
  await expect(supplier.getByRole('button', { name: common.more })).toHaveCount(0)

  const { records } = await callApi(supplier, listToInvoice, { limit: 50 })
  const statement = records.find(({ id }) => id === statementId)!
  const { records: lines } = await callApi(supplier, listOpenLines, { statementId: statement.id, limit: 50 })
  const { records: sellers } = await callApi(operator, listSuppliers, { keyword: '江澜', limit: 1 })
  const number = `26${String(Date.now()).padStart(18, '0')}`
  const content = invoiceXml({
    number,
    issuedOn: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10),
    seller: { no: sellers[0]!.creditCode, name: sellers[0]!.name },
    buyer: { no: statement.payerNo, name: statement.payerTitle },
    lines: lines.map(({ name, unit, quantity, gross, rate }) => ({
      name,
      unit,
      gross,
      rate: rate ?? '9.00',
      ...(quantity > 0 ? { quantity } : {}),
    })),
    remark: statement.statementNo,
  })
  await supplier.goto(`${appUrl()}/supplierInvoices`)
  const file = { name: `${number}.xml`, mimeType: 'application/xml', buffer: Buffer.from(content) }
  await supplier.locator('input[type=file]').first().setInputFiles(file)
  const results = supplier.getByRole('region', { name: invoices.upload.results })
  await expect(results.getByText(invoices.verdict.matchedNote)).toBeVisible()

  await clerk.goto(`${appUrl()}/matching?tab=matched`)
  await clerk.getByRole('link', { name: number.slice(-6) }).click()
  await sure(clerk, invoices.action.approve)
  await expect(clerk.getByText(invoices.verdict.approvedNote)).toBeVisible()
  await supplier.goto(`${appUrl()}/supplierInvoices?tab=approved`)
  await expect(supplier.getByRole('row').filter({ hasText: number })).toBeVisible()
  await buyer.goto(`${appUrl()}/myInvoice?tab=invoiced`)
  await expect(buyer.getByRole('row').filter({ hasText: number })).toBeVisible()
})
