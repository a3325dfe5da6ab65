import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { enter, refusalText, setLanguage, logIn } from '../users.ts'
import { expectPageQuality, expectToast, waitUntilStable } from '../visualAssertions.ts'

/** A user that no other test uses. */
const account = 'qiaonanxi'

for (const language of languagesOf(import.meta.filename))
  test(`restrictions: a restricted user applies, an operator approves, and the function is available again, in ${language}`, async ({
    page,
    browser,
  }) => {
    const { restrictions, restoreQueue, restoring, common, controls } = messagesOf[language]
    const reason = `恶意下单 ${Date.now()}`
    const apology = `已整改 ${Date.now()}`
    const orders = language === 'en' ? 'My orders' : '我的订单'
    await setLanguage(page, language)
    await logIn(page, account, { language })
    await waitUntilStable(page)
    await expect(page.getByRole('link', { name: orders, exact: true }).first()).toBeVisible()

    const operator = await enter(browser, 'operator', language, 'operator')
    await operator.goto(`${appUrl()}/restrictions`)
    await operator.getByRole('button', { name: restrictions.add }).click()
    const adding = operator.getByRole('dialog')
    await adding.getByRole('checkbox', { name: orders }).check()
    await adding.getByRole('textbox', { name: restrictions.form.reason.label }).fill(reason)
    await expectPageQuality(operator)
    await adding.getByRole('button', { name: common.save, exact: true }).click()
    await expect(adding.locator('[data-invalid]')).toHaveCount(1)
    await adding.getByLabel(restrictions.form.userIds.label).click()
    await operator.getByRole('searchbox').fill(account)
    await operator.getByRole('option', { name: account }).click()
    // The first Escape clears the search, the second closes the list.
    await operator.keyboard.press('Escape')
    await operator.keyboard.press('Escape')
    await expect(operator.getByRole('listbox')).toHaveCount(0)
    await expect(adding.getByRole('combobox', { name: restrictions.form.userIds.label })).toHaveValue(
      controls.chosen.replace('{{count}}', '1'),
    )
    await expectPageQuality(operator)
    await adding.getByRole('button', { name: common.save, exact: true }).click()
    await expect(operator.getByRole('row').filter({ hasText: reason })).toContainText(restrictions.status['01'])
    await expectPageQuality(operator)

    await page.goto(`${appUrl()}/orderManagement_list`)
    const notice = page.getByRole('dialog', { name: restoring.notice })
    await expect(notice).toContainText(reason)
    await expectPageQuality(page)
    await expect(page.getByRole('link', { name: orders, exact: true })).toHaveCount(0)
    await notice.getByRole('button', { name: restoring.apply }).click()
    const form = page.getByRole('dialog', { name: restoring.title })
    await form.getByRole('textbox', { name: restoring.form.applyUserName.label }).fill('')
    await form.getByRole('button', { name: restoring.apply }).click()
    for (const code of ['nameMissing', 'mobileMissing', 'reasonMissing'] as const)
      await expect(form.getByText(refusalText(`restoreApplication.${code}`, language))).toBeVisible()
    await expectPageQuality(page)
    await form.getByRole('textbox', { name: restoring.form.applyUserName.label }).fill('乔南溪')
    await form.getByRole('button', { name: restoring.saveDraft }).click()
    await expectToast(page, restoring.draftSaved)
    await expect(page.getByRole('row').filter({ hasText: restoring.status['01'] })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: restoring.continue }).first().click()
    await expect(form.getByRole('textbox', { name: restoring.form.applyUserName.label })).toHaveValue('乔南溪')
    await form.getByRole('textbox', { name: restoring.form.applyUserMobile.label }).fill('13900139000')
    await form.getByRole('textbox', { name: restoring.form.applyReason.label }).fill(apology)
    await form.getByRole('button', { name: restoring.apply }).click()
    await expectToast(page, restoring.sent)
    await expect(page.getByRole('row').filter({ hasText: apology })).toContainText(restoring.status['02'])
    await expectPageQuality(page)

    await operator.goto(`${appUrl()}/restoreQueue`)
    const row = operator.getByRole('row').filter({ hasText: apology })
    await row.getByRole('button', { name: restoreQueue.action.grant }).click()
    const decision = operator.getByRole('dialog', { name: restoreQueue.grantTitle })
    await decision.getByRole('textbox', { name: restoreQueue.form.reply.label }).fill('同意恢复')
    await expectPageQuality(operator)
    await decision.getByRole('button', { name: restoreQueue.action.grant }).click()
    await expect(operator.getByRole('row').filter({ hasText: apology })).toContainText(restoring.status['03'])
    await expectPageQuality(operator)

    await expect(async () => {
      await page.goto(`${appUrl()}/orderManagement_list`)
      await expect(page.getByRole('heading', { level: 1, name: orders })).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 20_000 })
    await page.goto(`${appUrl()}/permissionRestore`)
    await expect(page.getByRole('row').filter({ hasText: apology })).toContainText('同意恢复')
    await expect(page.getByText(restoring.noneDisabled)).toBeVisible()
    await expectPageQuality(page)
  })
