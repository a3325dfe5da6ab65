import { saveLoginSettings } from '#contract/tenancy/loginSettingsRoutes.ts'
import { refusals } from '#contract/refusals.ts'
import { expect, test } from './app.ts'
import { languagesOf } from './languages.ts'
import { logIn, setLanguage } from './users.ts'
import { expectAccessible, waitUntilStable } from './visualAssertions.ts'
import { messagesOf } from './messages.ts'

const languages = languagesOf(import.meta.filename)
for (const language of languages)
  test(
    `unsaved: leaving a page with unsaved changes asks for confirmation, unless the session has ended (${language})`,
    { tag: '@core' },
    async ({ page }) => {
      const { portal, common } = messagesOf[language]
      await setLanguage(page, language)
      await logIn(page, 'operator', { entrance: 'operator', language })
      const sms = page.getByRole('checkbox', { name: portal.login.field.smsLogin, exact: true })
      const settings = page.getByRole('link', { name: portal.login.title })
      const suppliers = page.locator('a[href="/suppliers"]').first()
      const prompt = page.getByRole('dialog', { name: common.unsaved.title })

      await settings.click()
      await waitUntilStable(page)
      const wasChecked = await sms.isChecked()
      await suppliers.click()
      await expect(page).toHaveURL(/\/suppliers/)
      await settings.click()
      await waitUntilStable(page)
      await sms.setChecked(!wasChecked, { force: true })
      await suppliers.click()
      await expect(prompt).toBeVisible()
      await expectAccessible(page)
      await prompt.getByRole('button', { name: common.unsaved.stay }).click()
      await expect(prompt).toBeHidden()
      await expect(page).toHaveURL(/\/loginSettings/)
      expect(await sms.isChecked()).toBe(!wasChecked)

      // Going back is asynchronous: it is done when the page receives the event.
      await page.evaluate(() => history.back())
      await prompt.getByRole('button', { name: common.unsaved.stay }).click()
      await expect(prompt).toBeHidden()
      await expect(page).toHaveURL(/\/loginSettings/)
      expect(await sms.isChecked()).toBe(!wasChecked)
      await page.evaluate(() => history.back())
      await prompt.getByRole('button', { name: common.unsaved.leave }).click()
      await expect(page).toHaveURL(/\/suppliers/)
      await page.goForward()
      await waitUntilStable(page)
      await sms.setChecked(!wasChecked, { force: true })

      // Native prompt of the browser, when leaving the application.
      const requested = page.waitForEvent('dialog')
      await page.close({ runBeforeUnload: true })
      const browsers = await requested
      expect(browsers.type()).toBe('beforeunload')
      await browsers.dismiss()
      expect(await sms.isChecked()).toBe(!wasChecked)

      await suppliers.click()
      await prompt.getByRole('button', { name: common.unsaved.leave }).click()
      // Returning before the next page is rendered keeps the form.
      await expect(sms).toHaveCount(0)
      await settings.click()
      await waitUntilStable(page)
      expect(await sms.isChecked()).toBe(wasChecked)

      await sms.setChecked(!wasChecked, { force: true })
      let isBlocked = false
      page.on('dialog', (dialog) => {
        isBlocked = true
        void dialog.accept()
      })
      // Who gives up an ended session has decided, so there is no further confirmation.
      const [number, message] = refusals['session.idle']
      await page.route(`**${saveLoginSettings.path}`, (route) =>
        route.fulfill({ json: { code: number, message, data: null, traceid: 'x' } }),
      )
      await page.getByRole('button', { name: common.save, exact: true }).click()
      const effects = page.getByRole('dialog').getByRole('button', { name: common.save, exact: true })
      const loginButton = page.getByRole('dialog').getByRole('button', { name: common.session.giveUp })
      await expect(effects.or(loginButton)).toBeVisible()
      if (await effects.isVisible()) await effects.click()
      await loginButton.click()
      await expect(page).toHaveURL(/\/login/)
      await waitUntilStable(page)
      expect(isBlocked).toBe(false)
    },
  )

test('unsaved: a saved or unchanged form is left without confirmation', async ({ page }) => {
  const { common, approvalRules } = messagesOf['zh-CN']
  let isBlocked = false
  page.on('dialog', (dialog) => {
    isBlocked = true
    void dialog.accept()
  })
  await logIn(page, 'operator', { entrance: 'operator' })
  const rules = page.locator('a[href="/approvalRules"]').first()
  await rules.click()
  await page.getByRole('link', { name: approvalRules.add }).click()
  await waitUntilStable(page)
  await rules.click()
  await expect(page).toHaveURL(/\/approvalRules$/)
  await page.getByRole('link', { name: approvalRules.add }).click()
  await waitUntilStable(page)
  const main = page.getByRole('main')
  const name = `停用规则 ${Date.now()}`
  for (const box of await main.getByRole('textbox', { name: /名称/ }).all()) await box.fill(name)
  // Disabled, so that the rule does not apply to orders of other tests.
  await main.getByRole('checkbox').first().uncheck({ force: true })
  await main.getByRole('button', { name: common.save, exact: true }).click()
  await expect(page).toHaveURL(/\/approvalRules$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(name).first()).toBeVisible()
  expect(isBlocked).toBe(false)
})
