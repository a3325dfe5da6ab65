import { lastMessageTo, setLanguage } from './users.ts'
import { appUrl, expect, test } from './app.ts'
import { languagesOf } from './languages.ts'
import { expectCurrentPageQuality, passwordField, press, textBox } from './login/fields.ts'
import { expectToast } from './visualAssertions.ts'
import { type Language, interpolate, messagesOf } from './messages.ts'

/** Demo users that no other test logs in as, with their numbers. */
const people = {
  'zh-CN': { account: 'niehuaijin', mobile: '13800006026', newPassword: 'Qiming#2027' },
  en: { account: 'shiyunfeng', mobile: '13800006027', newPassword: 'Qiming#2028' },
} as const satisfies Record<Language, unknown>

for (const language of languagesOf(import.meta.filename)) {
  const words = messagesOf[language]
  const { account, mobile, newPassword } = people[language]

  test(`reset: a forgotten password is replaced, in ${language}`, async ({ page }) => {
    await setLanguage(page, language)
    await page.goto(`${appUrl()}/resetPasswords`)
    await expect(page).toHaveURL(/\/login$/)
    await page.goto(`${appUrl()}/resetPasswords?type=forget`)
    await press(page, words.passwords.next)
    await expect(page.getByText(words.passwords.need.mobile)).toBeVisible()
    await expect(page.getByText(words.login.need.code)).toBeVisible()
    await expectCurrentPageQuality(page)

    await textBox(page, words.sms.mobile).fill('138 0000')
    await textBox(page, words.login.code).fill('0000')
    await press(page, words.passwords.next)
    await expect(page.getByText(words.passwords.wrongMobile)).toBeVisible()
    await textBox(page, words.sms.mobile).fill(`+86 ${mobile}`)
    const picture = page.getByRole('button', { name: words.login.codePicture }).locator('img')
    const before = await picture.getAttribute('src')
    await textBox(page, words.login.code).fill('XXXX')
    await press(page, words.passwords.next)
    await expect(textBox(page, words.login.code)).toHaveValue('')
    await expect(picture).not.toHaveAttribute('src', before ?? '')
    await textBox(page, words.login.code).fill('0000')
    await press(page, words.passwords.next)

    await press(page, words.passwords.confirmReset)
    await expect(page.getByText(words.passwords.need.sent)).toBeVisible()
    await press(page, words.sms.get)
    await expectToast(page, words.sms.sent)
    const [waitPrefix, waitSuffix] = words.sms.wait.split('{{count}}')
    await expect(page.getByRole('button', { name: new RegExp(`^${waitPrefix}\\d+${waitSuffix}$`) })).toBeDisabled()
    await passwordField(page, words.passwords.new).fill('12345678')
    await passwordField(page, words.passwords.again).focus()
    await expect(page.getByText(words.passwords.lowOnLeaving)).toBeVisible()
    await press(page, words.passwords.confirmReset)
    await expect(page.getByText(words.passwords.low)).toBeVisible()
    await passwordField(page, words.passwords.new).fill(newPassword)
    await expect(
      page.getByText(interpolate(words.passwords.strength, { level: words.passwords.level.best })),
    ).toBeVisible()
    await passwordField(page, words.passwords.again).fill('Other#2027')
    await press(page, words.passwords.confirmReset)
    await expect(page.getByText(words.passwords.differ)).toBeVisible()
    await expect(page.getByText(words.sms.need.code)).toBeVisible()
    await expectCurrentPageQuality(page)
    await passwordField(page, words.passwords.again).fill(newPassword)
    await textBox(page, words.sms.code).fill((await lastMessageTo(page, mobile)).code)
    await press(page, words.passwords.confirmReset)
    await expect(page.getByRole('heading', { name: words.passwords.resetDone })).toBeVisible()
    await expectCurrentPageQuality(page)

    await page.getByRole('link', { name: words.passwords.enter }).click()
    await textBox(page, words.login.account).fill(account)
    await page.getByPlaceholder(words.login.password).fill(newPassword)
    await textBox(page, words.login.code).fill('0000')
    await press(page, words.login.login)
    await expect(page).not.toHaveURL(/\/login/)
  })
}
