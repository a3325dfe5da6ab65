import type { Locator, Page } from '@playwright/test'
import { type RegistrationStatus, registrationStatusNames } from '#contract/registrations/states.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { choose } from './departments.ts'
import { chooseInMultiSelect } from '../support/pickers.ts'
import { enter, lastMessageTo, refusalText, setLanguage } from '../users.ts'
import { expectPageQuality, expectToast, waitUntilStable } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename))
  test(`registrations: a visitor registers a department, corrects it after a rejection, and an operator approves it, in ${language}`, async ({
    page,
    browser,
  }) => {
    const { registering, registrationQueue, common, login, sms } = messagesOf[language]
    const { form: fields, mine, find } = registering
    const statusName = (status: RegistrationStatus) => registrationStatusNames[status][language === 'en' ? 1 : 0]
    const suffix = String(Date.now())
    const [deptName, first, mobile] = [`西南分公司 ${suffix}`, `139${suffix.slice(-8)}`, `138${suffix.slice(-8)}`]
    await setLanguage(page, language)
    await page.goto(`${appUrl('transport.localhost')}/registerDept`)
    await expect(page.getByRole('heading', { level: 1, name: common.missing.title })).toBeVisible()
    await page.goto(`${appUrl()}/login`)
    await page.getByRole('link', { name: login.registerDept }).click()
    await waitUntilStable(page)
    await page.getByRole('button', { name: registering.submit }).click()
    await expect(page.getByText(sms.need.sent)).toBeVisible()
    await expectPageQuality(page)
    const text = (name: string) => page.getByRole('textbox', { name })
    await text(fields.deptName.label).fill(deptName)
    await text(fields.contactName).fill('周西南')
    await text(fields.reason.label).fill('新设分公司')
    const confirmMobile = async (form: Page | Locator, number: string) => {
      await form.getByRole('textbox', { name: fields.mobile.label }).fill(number)
      await form.getByRole('button', { name: sms.get }).click()
      const picture = page.getByRole('dialog', { name: sms.picture })
      await picture.getByRole('textbox', { name: login.code }).fill('0000')
      await picture.getByRole('button', { name: common.confirm }).click()
      await expectToast(page, sms.sent)
      const { code } = await lastMessageTo(page, number)
      await form.getByRole('textbox', { name: fields.msgCode }).fill(code)
    }
    await expect(page.getByRole('button', { name: sms.get })).toBeDisabled()
    await confirmMobile(page, first)
    await page.getByRole('button', { name: registering.submit }).click()
    await expect(page.getByRole('heading', { name: registering.sent })).toBeVisible()
    await expectPageQuality(page)
    const requestNo = (await page.getByText(/^ZC[0-9A-Z]{14}$/).textContent()) ?? ''

    const operator = await enter(browser, 'operator', language, 'operator')
    await operator.goto(`${appUrl()}/registrationQueue`)
    const row = operator.getByRole('row').filter({ hasText: deptName })
    await row.getByRole('button', { name: registrationQueue.action.refuse }).click()
    const refusing = operator.getByRole('dialog', { name: registrationQueue.refuseTitle })
    await refusing.getByRole('textbox', { name: registrationQueue.form.reply.label }).fill('请补充上级单位')
    await refusing.getByRole('button', { name: registrationQueue.action.refuse }).click()
    await expect(row).toContainText(statusName('04'))
    await expectPageQuality(operator)

    await page.getByRole('link', { name: registering.toRequests }).first().click()
    await text(find.requestNo.label).fill(requestNo.toLowerCase())
    await text(find.mobile).fill('13900000000')
    await page.getByRole('button', { name: find.submit }).click()
    await expect(page.getByText(refusalText('registration.notFound', language))).toBeVisible()
    await text(find.mobile).fill(first)
    await page.getByRole('button', { name: find.submit }).click()
    await expect(page.getByText('请补充上级单位').first()).toBeVisible()
    await expectPageQuality(page)
    await page.getByRole('button', { name: mine.action.resubmit }).click()
    const resubmitDialog = page.getByRole('dialog', { name: mine.resubmitTitle })
    await resubmitDialog.getByRole('textbox', { name: fields.parentName.label }).fill('启明集团')
    await confirmMobile(resubmitDialog, mobile)
    await resubmitDialog.getByRole('button', { name: registering.submit }).click()
    await expectToast(page, registering.sent)
    await expect(page.getByText(statusName('02'))).toBeVisible()

    await operator.reload()
    await row.getByRole('button', { name: registrationQueue.action.approve }).click()
    const approving = operator.getByRole('dialog', { name: registrationQueue.approveTitle })
    await approving.getByRole('textbox', { name: registrationQueue.form.deptCode.label }).fill(`D${suffix}`)
    await approving.getByRole('textbox', { name: registrationQueue.form.userCode.label }).fill(`u${suffix}`)
    await choose(operator, language, approving.getByLabel(registrationQueue.form.pDeptId), '采购管理部')
    await chooseInMultiSelect(approving.getByLabel(registrationQueue.form.roleIds.label), 0)
    await expectPageQuality(operator)
    await approving.getByRole('button', { name: registrationQueue.action.approve }).click()
    await expect(row).toContainText(statusName('03'))
    await text(find.mobile).fill(mobile)
    await page.getByRole('button', { name: find.submit }).click()
    await expect(page.getByText(`u${suffix}`).first()).toBeVisible()
    await expectPageQuality(page)
  })
