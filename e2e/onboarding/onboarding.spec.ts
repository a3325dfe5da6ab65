import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { enter, lastMessageTo } from '../users.ts'
import { applyAsStranger, grantApplication } from './registering.ts'

const language = 'zh-CN'
const { mySupplierRequest, supplierApplications, supplierPeople, supplierInvitation } = messagesOf[language]
const { cases, passwords } = messagesOf[language]

test('a company applies, corrects its application, becomes a supplier, and invites a colleague', async ({
  page,
  browser,
}) => {
  const { suffix, company } = await applyAsStranger(page)
  const other = `136${suffix.slice(-8)}`

  const operator = await enter(browser, 'operator', language, 'operator')
  await operator.goto(`${appUrl()}/supplierApplications`)
  const row = operator.getByRole('row').filter({ hasText: company })
  await row.getByRole('button', { name: cases.action.take }).click()
  await row.getByRole('button', { name: supplierApplications.action.ask }).click()
  const asking = operator.getByRole('dialog')
  await expect(asking.getByText(supplierApplications.check.creditCode.ok)).toBeVisible()
  await asking.getByRole('textbox').fill('请补充住所')
  await asking.getByRole('button', { name: supplierApplications.action.ask }).click()
  await expect(asking).toBeHidden()

  await page.reload()
  await expect(page.getByText('请补充住所')).toBeVisible()
  await page.getByRole('textbox', { name: mySupplierRequest.field.address }).fill('昆山市城北中路 1288 号')
  await page.getByRole('button', { name: mySupplierRequest.submit }).click()
  await expect(page.getByText(mySupplierRequest.waiting)).toBeVisible()

  await grantApplication(operator, company, `E${suffix.slice(-8)}`)

  // The session goes on as that of the supplier's administrator.
  await page.goto(`${appUrl()}/supplierPeople`)
  await expect(page.getByRole('heading', { level: 1, name: supplierPeople.title })).toBeVisible()
  await page.getByRole('button', { name: supplierPeople.add }).click()
  const inviting = page.getByRole('dialog', { name: supplierPeople.add })
  await inviting.getByRole('textbox', { name: supplierPeople.field.userName }).fill('林青')
  await inviting.getByRole('textbox', { name: supplierPeople.field.userCode }).fill(`lq${suffix.slice(-8)}`)
  await inviting.getByRole('textbox', { name: supplierPeople.field.mobile }).fill(other)
  await inviting.getByRole('button', { name: supplierPeople.invite }).click()
  await expect(page.getByRole('dialog', { name: supplierPeople.invited })).toBeVisible()
  const message = await lastMessageTo(page, other)
  const link = /https?:\S+token=[0-9a-f]{64}/.exec(message.text)![0]
  const guest = await (await browser.newContext({ locale: language })).newPage()
  await guest.goto(`${appUrl()}${new URL(link).pathname}${new URL(link).search}`)
  await expect(guest.getByText(supplierInvitation.purpose.replace('{{supplier}}', company))).toBeVisible()
  await guest.getByLabel(passwords.new, { exact: true }).fill('Lin@2026qing')
  await guest.getByLabel(passwords.again, { exact: true }).fill('Lin@2026qing')
  await guest.getByRole('button', { name: supplierInvitation.accept }).click()
  await expect(guest).not.toHaveURL(/supplierInvitation/)
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: '林青' })).toContainText(supplierPeople.status.active)
})
