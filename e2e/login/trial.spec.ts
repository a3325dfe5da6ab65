import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { type Language, messagesOf } from '../messages.ts'
import { setLanguage } from '../users.ts'
import { expectAccessible } from '../visualAssertions.ts'
import { expectCurrentPageQuality, passwordField, press, textBox } from './fields.ts'

/** One number for each language, because a number can apply only once. */
const phones = { 'zh-CN': '13912340001', en: '13912340002' } as const satisfies Record<Language, string>
const newPassword = 'Qiming#2027'

for (const language of languagesOf(import.meta.filename)) {
  const words = messagesOf[language]
  const tel = phones[language]

  test(`trial: an applicant logs in and must set a password first, in ${language}`, async ({ page }) => {
    await setLanguage(page, language)
    await page.goto(`${appUrl()}/login`)
    await page.waitForFunction(() => window.isHydrated)
    await press(page, words.login.trial)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: words.trial.apply, exact: true }).click()
    for (const wrong of ['orgName', 'contactsName', 'tel', 'email', 'demand'] as const)
      await expect(dialog.getByText(words.trial.wrong[wrong])).toBeVisible()
    await expectAccessible(page)
    const values = {
      orgName: '启明新材料',
      contactsName: '周念安',
      tel,
      email: 'zhou@qiming.example.com',
      demand: '试用',
    }
    for (const [name, value] of Object.entries(values)) await dialog.locator(`[name=${name}]`).fill(value)
    await dialog.locator('[name=code]').fill('0000')
    await dialog.getByRole('button', { name: words.trial.apply, exact: true }).click()
    await expect(dialog.getByRole('heading', { name: words.trial.given })).toBeVisible()
    await expectAccessible(page)
    const [trialAccount = '', trialPassword = ''] = await dialog.getByRole('definition').allInnerTexts()
    await dialog.getByRole('button', { name: words.trial.toLogin }).click()

    await textBox(page, words.login.account).fill(trialAccount.trim())
    await page.getByPlaceholder(words.login.password).fill(trialPassword.trim())
    await textBox(page, words.login.code).fill('0000')
    await press(page, words.login.login)
    await press(page, words.login.changeNow)
    await expect(page).toHaveURL(/\/passwordEdit$/)
    await page.goto(`${appUrl()}/mall`)
    await expect(page).toHaveURL(/\/passwordEdit$/)
    await expectCurrentPageQuality(page)
    await passwordField(page, words.passwords.current).fill(trialPassword.trim())
    await passwordField(page, words.passwords.new).fill(newPassword)
    await passwordField(page, words.passwords.again).fill(newPassword)
    await press(page, words.passwords.confirmChange)
    await expect(page).toHaveURL(`${appUrl()}/`)
  })
}
