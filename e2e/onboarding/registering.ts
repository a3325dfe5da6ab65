import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { creditCodeCheckDigit } from '#contract/kit/text/creditCode.ts'
import { appUrl, expect } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { chooseInMultiSelect } from '../support/pickers.ts'
import { lastMessageTo, setLanguage } from '../users.ts'
import { expectToast } from '../visualAssertions.ts'

const { registerSupplier, mySupplierRequest, supplierApplications } = messagesOf['zh-CN']
const { cases, common, login, sms } = messagesOf['zh-CN']

/** One page of text, as a scan of a licence. */
export const licence = Buffer.from('%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n')

/** A stranger confirms a mobile number, writes an application, and submits it. */
export async function applyAsStranger(page: Page) {
  const suffix = String(Date.now())
  const mobile = `137${suffix.slice(-8)}`
  const company = `衡远防护 ${suffix}`
  const first17 = `9132058${suffix.slice(-10)}`
  await setLanguage(page, 'zh-CN')
  await page.goto(`${appUrl()}/login?entrance=supplier`)
  await page.getByRole('link', { name: login.register }).click()
  await expect(page.getByRole('heading', { level: 1, name: registerSupplier.title })).toBeVisible()
  await page.getByRole('textbox', { name: registerSupplier.field.mobile }).fill(mobile)
  await page.getByRole('button', { name: sms.get }).click()
  const picture = page.getByRole('dialog', { name: sms.picture })
  await picture.getByRole('textbox', { name: login.code }).fill('0000')
  await picture.getByRole('button', { name: common.confirm }).click()
  await expectToast(page, sms.sent)
  const { code } = await lastMessageTo(page, mobile)
  await page.getByRole('textbox', { name: registerSupplier.field.msgCode }).fill(code)
  await page.getByRole('button', { name: registerSupplier.begin }).click()
  await expect(page).toHaveURL(/mySupplierRequest/)

  const { field, certificate } = mySupplierRequest
  const text = (name: string) => page.getByRole('textbox', { name })
  await text(field.companyName).fill(company)
  await text(field.shortName).fill('衡远')
  await text(field.creditCode.label).fill(`${first17}${creditCodeCheckDigit(first17)}`)
  await text(field.legalPerson).fill('贺兰亭')
  await text(certificate.no).fill('L1')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: licence })
  await expect(page.getByText('licence.pdf')).toBeVisible()
  await chooseInMultiSelect(page.getByRole('combobox', { name: field.categoryIds }), 0)
  await text(field.contactName).fill('温如言')
  await text(field.contactTel).fill(mobile)
  await text(field.userCode.label).fill(`hy${suffix.slice(-8)}`)
  await page.getByRole('button', { name: cases.saveDraft }).click()
  await expectToast(page, cases.saved)
  await page.getByRole('button', { name: mySupplierRequest.submit }).click()
  await expectToast(page, mySupplierRequest.sent)
  await expect(page.getByText(mySupplierRequest.waiting)).toBeVisible()
  return { suffix, mobile, company }
}

/** An operator takes an application and grants it. */
export async function grantApplication(operator: Page, company: string, code: string) {
  await operator.goto(`${appUrl()}/supplierApplications`)
  const row = operator.getByRole('row').filter({ hasText: company })
  await row.getByRole('button', { name: cases.action.take }).click()
  await row.getByRole('button', { name: common.more }).click()
  await operator.getByRole('menuitem', { name: supplierApplications.action.grant }).click()
  const granting = operator.getByRole('dialog')
  await granting.getByRole('textbox', { name: supplierApplications.form.code }).fill(code)
  await granting.getByRole('button', { name: supplierApplications.action.grant }).click()
  await expect(granting).toBeHidden()
}
